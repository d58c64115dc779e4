cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.policy cimport Policy
from azulejos.bots.queens_garden.judgement cimport Judgement
from azulejos.engine.game cimport GameState
from azulejos.engine.queens_garden.actions cimport (
    BUY, PASS, PLACE_EXPANSION, PLACE_TILE, SLOT, SPACE, STOP
)
from azulejos.engine.queens_garden.bits cimport size_of
from azulejos.engine.queens_garden.board cimport KINDS, RING, Board
from azulejos.engine.queens_garden.layout cimport (
    ACTING, BUILDING, BUYING, DISCARDING, LONGEST_LIST, SETTING
)
from azulejos.engine.queens_garden.state cimport QueensGardenState

cdef enum:
    LEAST = -1000000
    THOUSAND = 1000

cdef class QueensGardenPolicy(Policy):
    cdef QueensGardenState table, half
    cdef Judgement judgement
    cdef object weights
    cdef Board board
    cdef int win_value, rivalry
    cdef int16_t options[LONGEST_LIST]
    cdef int16_t glanced[LONGEST_LIST]

    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    cdef bint asks_where(self) noexcept nogil
    @cython.locals(count=int, best=int, index=int, value=int)
    cdef int best_place(self, int seat) noexcept nogil
    cdef void complete(self) noexcept nogil
    @cython.locals(own=int, best=int, other=int, worth=int)
    cdef int margin(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int victory(self, int seat) noexcept nogil
    @cython.locals(count=int, best=int, best_gain=int, index=int, gain=int)
    cdef int glance(self) noexcept nogil
    cdef int gain(self, int move) noexcept nogil
    @cython.locals(hexagon=int)
    cdef int action_gain(self, int move) noexcept nogil
    @cython.locals(seat=int, hexagon=int, beside=int64_t)
    cdef int space_gain(self, int space) noexcept nogil
