from libc.stdint cimport int16_t
from libc.string cimport memset

cdef enum:
    SEATS = 4
    MOST_MOVES = 1024
    MOST_NUMBERS = 4096

# Their bodies stand here so that loops in other modules need not call them.

cdef inline void clear_numbers(float* buffer, Py_ssize_t count) noexcept nogil:
    memset(buffer, 0, count * sizeof(float))

cdef inline void clear_flags(signed char* buffer, Py_ssize_t count) noexcept nogil:
    memset(buffer, 0, count)

cdef class MoveBuffer:
    cdef int16_t moves[MOST_MOVES]

cdef class UtilityBuffer:
    cdef double values[SEATS]

cdef class ObservationBuffer:
    cdef float values[MOST_NUMBERS]
