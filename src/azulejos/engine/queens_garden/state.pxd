cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.queens_garden cimport dealing, passing, paying, placing, taking
from azulejos.engine.queens_garden.board cimport HEXAGONS
from azulejos.engine.queens_garden.fields cimport (
    ACTING, BUILDING, BUY, BUYING, COPY, COPYING, DISCARDING, NEW_SLOT, PASS, PAYING,
    PLACE_EXPANSION, PLACE_TILE, SETTING, GardenFields
)
from azulejos.engine.queens_garden.observation cimport observe
from azulejos.engine.rng cimport Rng

cdef class QueensGardenState(GardenFields):
    cdef int draw_weight(self, int item) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef bint may_act(self, int move) noexcept nogil
    @cython.locals(index=int)
    cdef bint is_listed(self, int move) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int)
    cdef int actions_into(self, int16_t* buffer) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef void act(self, int move) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil
