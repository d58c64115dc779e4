cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.game cimport GameState

cdef class Ply:
    cdef GameState state
    cdef MoveBuffer buffer
    cdef Ply below
    @cython.locals(count=int64_t)
    cdef int64_t count_all(self, int depth) except -1
    @cython.locals(moves=int, index=int, total=int64_t)
    cdef int64_t count(self, int depth) noexcept nogil
