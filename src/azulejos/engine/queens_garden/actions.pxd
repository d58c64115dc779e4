cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest
from azulejos.engine.queens_garden.board cimport CATEGORIES, RING, SLOTS
from azulejos.engine.queens_garden.display cimport GardenDisplay
from azulejos.engine.queens_garden.layout cimport (
    ACTING, BUILDING, BUYING, COPYING, DISCARDING, PAYING, SETTING
)
from azulejos.engine.rng cimport Rng

cdef enum:
    PLACE_TILE = 12
    PLACE_EXPANSION = 48
    BUY = 84
    PASS = 85
    COPY = 86
    SPACE = 94
    SLOT = 142
    NEW_SLOT = 178
    PAY = 184
    JOKERS = 256
    DISCARD = 257
    STOP = 329

cdef class GardenActions(GardenDisplay):
    cdef bint is_legal(self, int move) noexcept nogil
    @cython.locals(index=int, count=int)
    cdef bint is_listed(self, int move) noexcept nogil
    cdef bint may_act(self, int move) noexcept nogil
    @cython.locals(bit=int64_t)
    cdef bint may_place(self, int hexagon, bint expansion) noexcept nogil
    cdef bint may_buy(self) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, category=int)
    cdef int actions_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(hexagon=int)
    cdef int places_into(self, int16_t* buffer, int count, int64_t held, bint expansion) noexcept nogil
    @cython.locals(count=int, place=int)
    cdef int copies_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, spaces=int64_t)
    cdef int spaces_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, spaces=int64_t, space=int)
    cdef int slots_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, slot=int)
    cdef int new_slots_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, left=int64_t, hexagon=int)
    cdef int payments_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, left=int64_t, hexagon=int, item=int)
    cdef int discards_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(held=int, index=int)
    cdef bint may_discard(self, int item) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
