cimport cython
from libc.stdint cimport int16_t

from azulejos.bots.policy cimport Policy
from azulejos.engine.buffers cimport MOST_MOVES
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng

cdef class Greedy:
    cdef Policy policy
    cdef readonly str name
    cdef int overlooked, vague
    cdef GameState now, trial
    cdef int16_t moves[MOST_MOVES]
    @cython.locals(best=int)
    cdef int best_move(self, GameState now, GameState trial, Rng rng) except -1
    @cython.locals(count=int, best=int, best_value=int, equals=int, index=int, value=int)
    cdef int look_around(self, GameState now, GameState trial, Rng rng) noexcept nogil
    cdef int judged(self, GameState trial, int seat) noexcept nogil
