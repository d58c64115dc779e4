cimport cython
from libc.stdint cimport int16_t, uint64_t

cdef extern from *:
    """
    #define RNG_STEP UINT64_C(0x9E3779B97F4A7C15)
    #define RNG_FIRST UINT64_C(0xBF58476D1CE4E5B9)
    #define RNG_SECOND UINT64_C(0x94D049BB133111EB)
    #define RNG_WORD UINT64_C(0xFFFFFFFFFFFFFFFF)
    """
    const uint64_t STEP "RNG_STEP"
    const uint64_t FIRST "RNG_FIRST"
    const uint64_t SECOND "RNG_SECOND"
    const uint64_t WORD "RNG_WORD"

# These have their bodies here, so that the compiler can put them into the loops of other modules.

cdef inline uint64_t mixed(uint64_t word) noexcept nogil:
    word = (word ^ (word >> 30)) * FIRST
    word = (word ^ (word >> 27)) * SECOND
    return word ^ (word >> 31)

cdef inline uint64_t folded(uint64_t digest, uint64_t value) noexcept nogil:
    digest = (digest ^ value) * FIRST
    return digest ^ (digest >> 29)

@cython.locals(index=int)
cdef uint64_t folded_all(uint64_t digest, int16_t* values, int count) noexcept nogil

@cython.final
cdef class Rng:
    cdef uint64_t word
    cdef void start(self, uint64_t seed, uint64_t stream) noexcept nogil

    cdef inline uint64_t next_word(self) noexcept nogil:
        self.word += STEP
        return mixed(self.word)

    cdef inline int pick(self, uint64_t bound) noexcept nogil:
        return <int> (((self.next_word() >> 32) * bound) >> 32)
