cimport cython

from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, IN_LANE, LANE, LINES, SPACES
from azulejos.engine.azul.fields cimport NOTHING, OFFER, TILING, AzulFields

cdef enum:
    SEAT_NUMBERS = 156
    TABLE_NUMBERS = 64

@cython.locals(index=int, place=int, observed=int)
cdef void observe(AzulFields state, int seat, float* buffer) noexcept nogil
@cython.locals(colour=int, display=int, tiles=int)
cdef void observe_table(AzulFields state, float* buffer) noexcept nogil
@cython.locals(line=int, colour=int, filled=float, space=int)
cdef void observe_seat(AzulFields state, int seat, int first, float* buffer) noexcept nogil
