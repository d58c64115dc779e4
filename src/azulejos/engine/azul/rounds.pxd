cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.azul.board cimport (
    COLOURS, DISPLAYS, FACTORY_TILES, IN_LANE, LANE, LINES
)
from azulejos.engine.azul.fields cimport (
    DEAL, END, ENDED, NOTHING, OFFER, ROUND_OPENED, AzulFields
)
from azulejos.engine.azul.scoring cimport complete_rows, score_bonuses

cdef enum:
    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS

cdef void open_round(AzulFields state) noexcept nogil
cdef void end_round(AzulFields state) noexcept nogil
cdef void begin_round(AzulFields state) noexcept nogil
@cython.locals(seat=int)
cdef bint a_row_is_complete(AzulFields state) noexcept nogil
@cython.locals(seat=int)
cdef void end_game(AzulFields state, int ending) noexcept nogil
cdef bint is_deadlocked(AzulFields state) noexcept nogil
@cython.locals(seat=int)
cdef bint every_row_is_dead(AzulFields state) noexcept nogil
@cython.locals(colour=int, tiles=int, turns=int, seat=int)
cdef bint only_waste_is_left(AzulFields state) noexcept nogil
@cython.locals(exhausted=int, colour=int)
cdef int only_colour_left(AzulFields state) noexcept nogil
@cython.locals(line=int, column=int, taken=int)
cdef bint can_use(AzulFields state, int seat, int colour) noexcept nogil
@cython.locals(left=int64_t, colour=int, exhausted=int)
cdef int exhausted_colours(AzulFields state) noexcept nogil
@cython.locals(left=int64_t, display=int, seat=int, line=int)
cdef int64_t tiles_left(AzulFields state) noexcept nogil
@cython.locals(exhausted=int, columns=int, column=int, dead=int, row=int, colours=int, spaces=int)
cdef int dead_row_mask(AzulFields state, int seat) noexcept nogil
@cython.locals(missing=int, group=int)
cpdef bint is_dead(int colours, int spaces, int columns, int exhausted, bint grey) noexcept nogil
@cython.locals(count=int, column=int, forbidden=int)
cdef int open_spaces(int group, int spaces, int columns) noexcept nogil
@cython.locals(count=int, colour=int)
cdef int members(int group) noexcept nogil
