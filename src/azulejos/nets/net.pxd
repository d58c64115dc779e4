cimport cython
from libc.stdint cimport int16_t

cdef enum:
    WIDTH = 64
    NARROW = 32
    MOST_HEADS = 8
    MOST_ACTIVE = 512
    ONE = 512
    UNIT = 262144

cdef class Net:
    cdef readonly object layers
    cdef readonly int inputs, heads
    cdef int16_t[::1] first
    cdef int16_t first_steps[WIDTH]
    cdef int16_t second[NARROW][WIDTH]
    cdef int second_steps[NARROW]
    cdef int16_t last[MOST_HEADS][NARROW]
    cdef int last_steps[MOST_HEADS]
    cdef int16_t active[MOST_ACTIVE]
    cdef int16_t wide[WIDTH]
    cdef int16_t narrow[NARROW]
    cdef int values[MOST_HEADS]

    cdef int take_over(self, object layers) except -1
    @cython.locals(index=int, total=int, product=int)
    cdef void judge(self, int count) noexcept nogil
    @cython.locals(at=Py_ssize_t)
    cdef void add_input(self, int number) noexcept nogil

@cython.locals(column=int)
cdef void copy(int16_t* sums, int16_t* steps) noexcept nogil
@cython.locals(column=int)
cdef void add_row(int16_t* sums, int16_t* row) noexcept nogil
@cython.locals(column=int)
cdef void cut(int16_t* sums) noexcept nogil
@cython.locals(column=int, total=int)
cdef int wide_product(int16_t* row, int16_t* activations) noexcept nogil
@cython.locals(column=int, total=int)
cdef int narrow_product(int16_t* row, int16_t* activations) noexcept nogil
