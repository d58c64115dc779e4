from libc.stdint cimport int16_t

cdef int add(int16_t* inputs, int count, int first, int number) noexcept nogil
