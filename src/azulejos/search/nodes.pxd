cimport cython
from libc.stdint cimport uint64_t

from azulejos.engine.buffers cimport MOST_MOVES

cdef enum:
    NOTHING = -1

cdef class Nodes:
    cdef int players
    cdef readonly object columns
    cdef readonly int nodes, edges
    cdef int node_room, edge_room
    cdef signed char[::1] kind
    cdef signed char[::1] seat
    cdef int[::1] visits
    cdef int[::1] first
    cdef int[::1] count
    cdef int[::1] opened
    cdef uint64_t[::1] key
    cdef double[::1] chances
    cdef double[::1] points
    cdef int[::1] move
    cdef float[::1] prior
    cdef int[::1] child
    cdef float[::1] mean
    cdef float[::1] appeal
    cdef int[::1] tries
    cdef int[::1] slots
    cdef uint64_t last_slot

    cdef int attach(self) except -1
    @cython.locals(slot=uint64_t)
    cdef uint64_t slot(self, uint64_t key) noexcept nogil
    @cython.locals(node=int)
    cdef void enter_all(self) noexcept nogil
    @cython.locals(node=int, nodes=int)
    cdef int nodes_below(self, int fewest) noexcept nogil
    @cython.locals(node=int, edges=int)
    cdef int edges_below(self, int fewest) noexcept nogil
    cdef int graft(self, Nodes other, int root, int fewest) except -1
    @cython.locals(seat=int, at=int)
    cdef int copy_node(self, int node, Nodes other, int old) except -1
    @cython.locals(index=int, first=int, end=int, child=int)
    cdef int copy_edges(self, int node, Nodes other, int old, list origins, int[::1] places) except -1
