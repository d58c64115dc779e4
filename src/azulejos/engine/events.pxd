from libc.stdint cimport int16_t

cdef enum:
    CAPACITY = 512

cdef class Events:
    cdef readonly bint recording
    cdef bint overflowed
    cdef int length
    cdef int16_t rows[CAPACITY][6]
    cdef void note(self, int kind, int seat, int what, int source, int target, int amount) noexcept nogil
