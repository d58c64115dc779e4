from libc.stdint cimport uint64_t

cdef uint64_t STEP, FIRST, SECOND, WORD

cdef uint64_t mixed(uint64_t word) noexcept nogil
cdef uint64_t folded(uint64_t digest, uint64_t value) noexcept nogil

cdef class Rng:
    cdef uint64_t word
    cdef void start(self, uint64_t seed, uint64_t stream) noexcept nogil
    cdef uint64_t next_word(self) noexcept nogil
    cdef int pick(self, uint64_t bound) noexcept nogil
