cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, IN_LANE, LANE, LINES, SPACES
from azulejos.engine.azul.fields cimport NOTHING, OFFER, TILING, AzulFields
from azulejos.engine.buffers cimport clear_numbers

cdef enum:
    SEAT_NUMBERS = 156
    TABLE_NUMBERS = 64

@cython.locals(place=int, observed=int)
cdef void observe(AzulFields state, int seat, float* buffer) noexcept nogil
@cython.locals(colour=int, display=int, tiles=int64_t)
cdef void observe_table(AzulFields state, float* buffer) noexcept nogil
cdef void observe_seat(AzulFields state, int seat, int first, float* buffer) noexcept nogil
@cython.locals(space=Py_ssize_t, colour=Py_ssize_t)
cdef void observe_wall(AzulFields state, int seat, int first, float* buffer) noexcept nogil
@cython.locals(line=Py_ssize_t, filled=float)
cdef void observe_lines(AzulFields state, int seat, int first, float* buffer) noexcept nogil
