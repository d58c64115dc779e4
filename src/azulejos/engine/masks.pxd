from libc.stdint cimport int16_t

cdef enum:
    MASKS = 1024
    MEMBERS = 10
    DIVIDENDS = 128

cdef class Masks:
    cdef int16_t size[MASKS]
    cdef int16_t member[MASKS][MEMBERS]
    cdef int16_t quotient[DIVIDENDS][MEMBERS + 1]

