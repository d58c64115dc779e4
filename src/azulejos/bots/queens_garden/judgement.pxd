cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport (
    CATEGORIES, FEATURES, HEXAGONS, KINDS, ROUNDS, SIDES, Board
)
from azulejos.engine.queens_garden.state cimport QueensGardenState

cdef enum:
    POINT = 100
    AROUND = 7
    FIRST_SPACES = 3
    MORE_SPACES = 6
    ROOMS = 4
    COMFORT = 6

cdef class Judgement:
    cdef QueensGardenState table
    cdef object weights
    cdef Board board
    cdef int room, crowding, start_worth
    cdef int joker[ROUNDS + 1]
    cdef int stored[ROUNDS + 1]
    cdef int left_over[ROUNDS + 1]
    cdef int playable[ROUNDS + 1]
    cdef int partners[ROUNDS + 1]
    cdef int pair[ROUNDS + 1]
    cdef int single[ROUNDS + 1]
    cdef int space[ROUNDS + 1]
    cdef int staying[ROUNDS + 1]
    cdef int surrounding[AROUND]
    cdef int coming[SIDES][ROUNDS][CATEGORIES]

    @cython.locals(left=int, worth=int)
    cdef int worth(self, int seat) noexcept nogil
    @cython.locals(worth=int, category=int, spaces=int64_t)
    cdef int garden_worth(self, int seat, int left) noexcept nogil
    @cython.locals(worth=int, group=int64_t)
    cdef int groups_worth(self, int seat, int left, int64_t spaces) noexcept nogil
    @cython.locals(size=int, values=int)
    cdef int group_worth(self, int seat, int left, int64_t group) noexcept nogil
    @cython.locals(worth=int, feature=int, around=int)
    cdef int features_worth(self, int seat, int left) noexcept nogil
    @cython.locals(free=int, first=int, more=int)
    cdef int spaces_worth(self, int seat, int left) noexcept nogil
    @cython.locals(worth=int, held=int64_t, hexagon=int, count=int, category=int)
    cdef int storage_worth(self, int seat, int left) noexcept nogil
    @cython.locals(items=int, excess=int)
    cdef int room_worth_of(self, int seat) noexcept nogil
    @cython.locals(worth=int, value=int, playable=bint)
    cdef int item_worth(self, int seat, int left, int hexagon, bint expansion) noexcept nogil
