from libc.stdint cimport int16_t

cdef enum:
    COLOURS = 5
    LINES = 5
    SPACES = 25
    FLOOR_SPACES = 7
    SEATS = 4

cdef class Board:
    cdef readonly int tiles_per_colour, tiles_per_factory
    cdef readonly int row_bonus, column_bonus, colour_bonus
    cdef readonly int16_t factories[SEATS + 1]
    cdef readonly int16_t capacity[LINES]
    cdef readonly int16_t printed_colour[LINES][COLOURS]
    cdef readonly int16_t printed_column[LINES][COLOURS]
    cdef readonly int16_t floor_cost[FLOOR_SPACES + 1]
    cdef readonly int16_t run[32][COLOURS]
    cdef void measure_runs(self) noexcept
