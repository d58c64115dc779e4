from libc.stdint cimport int16_t

cdef enum:
    SEATS = 4
    MOST_MOVES = 1024
    MOST_NUMBERS = 4096

cdef class MoveBuffer:
    cdef int16_t moves[MOST_MOVES]

cdef class UtilityBuffer:
    cdef double values[SEATS]

cdef class ObservationBuffer:
    cdef float values[MOST_NUMBERS]
