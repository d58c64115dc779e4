cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport COLOURS, DONE, KEEPS, LAYS, PASS, PICKS, SLOTS
from azulejos.engine.summer_pavilion.dealing cimport deal_randomly, draw, draw_weight, random_draw
from azulejos.engine.summer_pavilion.fields cimport KEEP, LAY, PICK, TAKE, PavilionFields
from azulejos.engine.summer_pavilion.observation cimport observe
from azulejos.engine.summer_pavilion.passing cimport (
    finish_pass, keep, keeps_into, may_keep, may_pass, pass_round, random_keep
)
from azulejos.engine.summer_pavilion.placing cimport (
    may_pick, may_place, pick, picks_into, place, placements_into, random_pick, random_placement
)
from azulejos.engine.summer_pavilion.taking cimport may_take, random_take, take, takes_into

cdef class PavilionState(PavilionFields):
    cdef int draw_weight(self, int item) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil

    cdef bint is_legal(self, int move) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    @cython.locals(tile=int)
    cdef void apply(self, int move) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil

cdef class SummerPavilionState(PavilionState):
    pass

cdef class SummerPavilionMiniState(PavilionState):
    pass
