cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport COLOURS, FLOOR_SPACES, LINES
from azulejos.engine.azul.fields cimport (
    COLOUR_BONUS, COLUMN_BONUS, FLOOR_SCORED, NOTHING, ROW_BONUS, SCORED_ACROSS, SCORED_ALONE, SCORED_DOWN,
    AzulFields
)

cdef int run_points(int length) noexcept nogil
cdef int tile_points(int across, int down) noexcept nogil
@cython.locals(across=int, down=int, points=int)
cdef void score_tile(AzulFields state, int seat, int row, int column) noexcept nogil
cdef int floor_loss(int score, int cost) noexcept nogil
@cython.locals(spaces=int, loss=int, space=int)
cdef void score_floor(AzulFields state, int seat) noexcept nogil
@cython.locals(index=int)
cdef void score_bonuses(AzulFields state, int seat) noexcept nogil
@cython.locals(row=int)
cdef bint has_every_tile_of(AzulFields state, int seat, int colour) noexcept nogil
cdef void score_bonus(AzulFields state, int seat, int kind, int index, int points) noexcept nogil
@cython.locals(index=int, count=int)
cdef int complete_rows(AzulFields state, int seat) noexcept nogil
