cimport cython

from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.game cimport GameState

cdef MoveBuffer _legal

cpdef int write_observation(GameState state, int seat, float[::1] numbers) except -1
@cython.locals(index=int, count=int)
cpdef int write_mask(GameState state, signed char[::1] flags) except -1
