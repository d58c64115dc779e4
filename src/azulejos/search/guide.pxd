cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.buffers cimport MOST_MOVES, MoveBuffer, UtilityBuffer
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng

cdef class PriorBuffer:
    cdef double values[MOST_MOVES]

cdef class Guide:
    cdef void priors_into(
        self, GameState state, int16_t* moves, int count, double* priors) noexcept nogil
    cdef void evaluate_into(
        self, GameState state, Rng rng, double* chances, double* points) noexcept nogil
    @cython.locals(count=int)
    cdef int list_priors(self, GameState state, MoveBuffer legal, PriorBuffer shares) except -1


cdef class RandomGuide(Guide):
    cdef GameState state
    cdef int move_cap
