cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul cimport dealing, placing, rounds, scoring, taking
from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, FLOOR_SPACES, IN_LANE, LANE, LINES, TAKES
from azulejos.engine.azul.fields cimport IN_SPACE, OFFER, SPACE, TILING, AzulFields
from azulejos.engine.azul.observation cimport observe
from azulejos.engine.rng cimport Rng

cdef class AzulState(AzulFields):
    cdef int draw_weight(self, int item) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    @cython.locals(moves=int)
    cdef int play_out(self, Rng rng, int most) noexcept nogil
    cdef int ranking_key(self, int seat) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil
