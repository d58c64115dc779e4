from libc.stdint cimport int16_t, int64_t, uint64_t

cdef enum:
    COLOURS = 5
    LINES = 5
    SPACES = 25
    FACTORY_TILES = 4
    FLOOR_SPACES = 7
    SEATS = 4
    DISPLAYS = 10
    DESTINATIONS = 6
    TAKES = 300

cdef enum:
    LANE = 12
    IN_LANE = 0xFFF

cdef extern from *:
    """
    #define AZUL_EACH UINT64_C(0x1001001001001)
    #define AZUL_HIGHEST UINT64_C(0x800800800800800)
    #define AZUL_ANY_LINE UINT64_C(0x1F01F01F01F01F)
    """
    const uint64_t EACH "AZUL_EACH"
    const uint64_t HIGHEST "AZUL_HIGHEST"
    const uint64_t ANY_LINE "AZUL_ANY_LINE"

# Its body stands here so that the compiler can put it into the loops of other modules.

cdef inline uint64_t passed_colours(uint64_t reach, uint64_t number) noexcept nogil:
    return (number * EACH + HIGHEST - reach) >> (LANE - 1) & EACH

cdef class Board:
    cdef readonly int tiles_per_colour
    cdef readonly int row_bonus, column_bonus, colour_bonus
    cdef readonly int16_t factories[SEATS + 1]
    cdef readonly int16_t capacity[DESTINATIONS]
    cdef readonly int16_t printed_colour[LINES][COLOURS]
    cdef readonly int16_t printed_column[LINES][COLOURS]
    cdef readonly int16_t floor_cost[FLOOR_SPACES + 1]
    cdef readonly int16_t run[32][COLOURS]
    cdef int16_t tile_points[COLOURS + 1][COLOURS + 1]
    cdef int64_t one[COLOURS]
    cdef int64_t lane[COLOURS]
    cdef int64_t spread[32]
    cdef int16_t take_number[DISPLAYS][COLOURS][DESTINATIONS]
    cdef int16_t take_source[TAKES]
    cdef int16_t take_colour[TAKES]
    cdef int16_t take_destination[TAKES]
