from libc.stdint cimport int16_t

cdef enum:
    MASKS = 1024
    MEMBERS = 10

cdef class Masks:
    cdef int16_t size[MASKS]
    cdef int16_t member[MASKS][MEMBERS]

