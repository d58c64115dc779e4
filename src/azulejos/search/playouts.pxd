cimport cython
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport SEATS
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng, folded

cdef uint64_t WORD

cdef class Playouts:
    cdef GameState state
    cdef Rng rng
    cdef int shared
    cdef readonly uint64_t checksum
    cdef readonly long long games, moves, ties, limited
    cdef readonly double score_sums[SEATS]
    cdef readonly double wins[SEATS]
    cdef double utilities[SEATS]
    cdef int play(self, uint64_t seed, uint64_t first, uint64_t games, int move_cap) except -1
    @cython.locals(number=uint64_t)
    cdef void play_all(self, uint64_t seed, uint64_t first, uint64_t games, int move_cap) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_result(self, uint64_t number) noexcept nogil
