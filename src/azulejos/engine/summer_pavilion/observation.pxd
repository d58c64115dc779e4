cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.buffers cimport clear_numbers
from azulejos.engine.summer_pavilion.board cimport COLOURS, DISPLAYS, IN_LANE, LANE, ROUNDS, SPACES
from azulejos.engine.summer_pavilion.fields cimport (
    KEEP, LAY, NOTHING, PICK, REFILL, TAKE, PavilionFields
)

cdef enum:
    SEAT_NUMBERS = 270
    TABLE_NUMBERS = 130

@cython.locals(place=int, observed=int)
cdef void observe(PavilionFields state, int seat, float* buffer) noexcept nogil
@cython.locals(colour=int, display=int, tiles=int64_t)
cdef void observe_tiles(PavilionFields state, float* buffer) noexcept nogil
@cython.locals(index=int)
cdef void observe_round(PavilionFields state, float* buffer) noexcept nogil
@cython.locals(colour=int, space=int)
cdef void observe_seat(PavilionFields state, int seat, int first, float* buffer) noexcept nogil
