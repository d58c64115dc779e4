cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport LINES
from azulejos.engine.azul.fields cimport (
    COLOUR_BONUS, COLUMN_BONUS, FLOOR_SCORED, NOTHING, ROW_BONUS, SCORED_ACROSS, SCORED_ALONE, SCORED_DOWN,
    AzulFields
)

@cython.locals(across=int, down=int)
cdef void score_tile(AzulFields state, int seat, int row, int column) noexcept nogil
cdef int floor_loss(int score, int cost) noexcept nogil
@cython.locals(spaces=int, loss=int)
cdef void score_floor(AzulFields state, int seat) noexcept nogil
@cython.locals(row=int, columns=int, colours=int)
cdef void score_bonuses(AzulFields state, int seat) noexcept nogil
@cython.locals(index=int, which=int)
cdef void score_bonus(AzulFields state, int seat, int kind, int complete, int points) noexcept nogil
@cython.locals(row=int, rows=int)
cdef int complete_rows(AzulFields state, int seat) noexcept nogil
