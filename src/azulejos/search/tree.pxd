cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport MOST_MOVES, SEATS
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.search.guide cimport Guide

cdef enum:
    DECISION = 0
    CHANCE = 1
    END = 2
    NOTHING = -1
    DEEPEST = 1000
    WIDEST = 64

cdef class Tree:
    cdef Guide guide
    cdef readonly GameState root
    cdef GameState state
    cdef Rng rng, dealer
    cdef uint64_t seed
    cdef int players
    cdef double exploration, widening
    cdef readonly object columns
    cdef object parameters
    cdef readonly int nodes, edges
    cdef int node_room, edge_room, deals
    cdef bint stopped
    cdef signed char[::1] kind
    cdef signed char[::1] seat
    cdef int[::1] visits
    cdef int[::1] first
    cdef int[::1] count
    cdef int[::1] opened
    cdef double[::1] chances
    cdef double[::1] points
    cdef int[::1] move
    cdef float[::1] prior
    cdef int[::1] child
    cdef float[::1] mean
    cdef float[::1] appeal
    cdef int path[DEEPEST + 1]
    cdef int way[DEEPEST + 1]
    cdef int16_t legal[MOST_MOVES]
    cdef double likely[MOST_MOVES]
    cdef double leaf_chances[SEATS]
    cdef double leaf_points[SEATS]

    cdef int attach(self) except -1
    cdef int run_slice(self, int simulations) except -1
    @cython.locals(done=int, is_short=bint)
    cdef int simulate_all(self, int simulations) noexcept nogil
    @cython.locals(depth=int, node=int, edge=int, child=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(edge=int)
    cdef int next_edge(self, int node) noexcept nogil
    cdef void step(self, int node, int edge) noexcept nogil
    @cython.locals(node=int)
    cdef int add_node(self) noexcept nogil
    @cython.locals(count=int, index=int)
    cdef bint expand(self, int node) noexcept nogil
    @cython.locals(
        seat=int, first=int, opened=int, index=int, best=int, reach=double, best_worth=double,
        worth=double)
    cdef int best_edge(self, int node) noexcept nogil
    @cython.locals(first=int, best=int, index=int, end=int, move=int, prior=float)
    cdef void bring_forward(self, int node) noexcept nogil
    @cython.locals(first=int, opened=int, best=int, index=int, fewest=int, visited=int)
    cdef int outcome_edge(self, int node) noexcept nogil
    @cython.locals(level=int, node=int, at=int, seat=int)
    cdef void add_up(self, int depth) noexcept nogil
    @cython.locals(level=int, edge=int, node=int, at=int, visits=int)
    cdef void note_edges(self, int depth) noexcept nogil
    @cython.locals(child=int, best=int, at=int)
    cdef bint is_better(self, int edge, int other) noexcept nogil
    cdef int graft(self, Tree other, int root) except -1
    @cython.locals(seat=int, at=int)
    cdef int copy_node(self, int node, Tree other, int old) except -1
    @cython.locals(index=int)
    cdef int copy_edges(self, int node, Tree other, int old, list origins) except -1
