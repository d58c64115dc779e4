cimport cython

from azulejos.engine.buffers cimport UtilityBuffer
from azulejos.engine.game cimport GameState

cdef void rewards_into(GameState state, bint by_rank, double* buffer) noexcept nogil
@cython.locals(seat=int)
cdef void victories_into(GameState state, double* buffer) noexcept nogil
@cython.locals(seat=int, other=int, key=int, place=int)
cdef void places_into(GameState state, double* buffer) noexcept nogil
