cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

cdef enum:
    COLOURS = 6
    STARS = 7
    SLOTS = 6
    SPACES = 42
    DECORATIONS = 18
    FACTORY_TILES = 4
    SUPPLY_SPACES = 10
    KEPT_TILES = 4
    ROUNDS = 6
    SEATS = 4
    DISPLAYS = 10
    CENTRE = 9
    SIDES = 2
    NUMBER_ROWS = 3
    FULL = 63

cdef enum:
    LANE = 10
    IN_LANE = 0x3FF

cdef extern from *:
    """
    #define PAVILION_EACH UINT64_C(0x4010040100401)
    """
    const uint64_t EACH "PAVILION_EACH"

cdef enum:
    LAYS = 60
    PICKS = 1572
    PASS = 1578
    KEEPS = 1579
    DONE = 1585

@cython.locals(count=int, colour=int)
cdef int tile_count(int64_t word) noexcept nogil

cdef class Board:
    cdef readonly int tiles_per_colour, starting_score, multicoloured
    cdef readonly int16_t factories[SEATS + 1]
    cdef readonly int16_t number[SIDES][SPACES]
    cdef readonly int16_t number_row[SIDES][STARS]
    cdef readonly int16_t home[STARS]
    cdef readonly int16_t welcome[SIDES][STARS]
    cdef readonly int16_t group[64][SLOTS]
    cdef readonly int16_t ways[NUMBER_ROWS][SLOTS + 1][SLOTS][64]
    cdef readonly int16_t decorations_at[SPACES][2]
    cdef readonly int16_t decoration_tiles[DECORATIONS]
    cdef readonly int64_t decoration_mask[DECORATIONS]
    cdef readonly int16_t star_points[COLOURS]
    cdef readonly int16_t number_points[SLOTS + 1]
    cdef readonly int64_t number_mask[SIDES][SLOTS + 1]
    cdef int64_t one[COLOURS]
    cdef int64_t bit[SPACES]
