cimport cython
from libc.stdint cimport int16_t, uint64_t

cdef enum:
    STEP = 0x9E3779B97F4A7C15
    FIRST = 0xBF58476D1CE4E5B9
    SECOND = 0x94D049BB133111EB
    WORD = 0xFFFFFFFFFFFFFFFF

cdef uint64_t mixed(uint64_t word) noexcept nogil
cdef uint64_t folded(uint64_t digest, uint64_t value) noexcept nogil
@cython.locals(index=int)
cdef uint64_t folded_all(uint64_t digest, int16_t* values, int count) noexcept nogil

cdef class Rng:
    cdef uint64_t word
    cdef void start(self, uint64_t seed, uint64_t stream) noexcept nogil
    cdef uint64_t next_word(self) noexcept nogil
    cdef int pick(self, uint64_t bound) noexcept nogil
