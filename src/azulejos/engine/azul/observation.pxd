cimport cython

from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, IN_LANE, LANE, LINES, SPACES
from azulejos.engine.azul.layout cimport NOTHING, OFFER, TILING, AzulLayout

cdef enum:
    SEAT_NUMBERS = 156
    TABLE_NUMBERS = 64

@cython.locals(index=int, place=int, observed=int)
cdef void observe(AzulLayout state, int seat, float* buffer) noexcept nogil
@cython.locals(colour=int, display=int, tiles=int)
cdef void observe_table(AzulLayout state, float* buffer) noexcept nogil
@cython.locals(line=int, colour=int, filled=float, space=int)
cdef void observe_seat(AzulLayout state, int seat, int first, float* buffer) noexcept nogil
