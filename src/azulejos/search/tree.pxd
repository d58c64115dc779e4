cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport MOST_MOVES, SEATS
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.search.guide cimport Guide
from azulejos.search.nodes cimport NOTHING, Nodes

cdef enum:
    DECISION = 0
    CHANCE = 1
    END = 2
    DEEPEST = 1000
    WIDEST = 64

cdef class Tree(Nodes):
    cdef Guide guide
    cdef readonly GameState root
    cdef GameState state
    cdef Rng rng, dealer
    cdef uint64_t seed
    cdef double exploration, widening
    cdef object parameters
    cdef int deals
    cdef bint stopped
    cdef int path[DEEPEST + 1]
    cdef int way[DEEPEST + 1]
    cdef int16_t legal[MOST_MOVES]
    cdef double likely[MOST_MOVES]
    cdef double leaf_chances[SEATS]
    cdef double leaf_points[SEATS]

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
    @cython.locals(key=uint64_t, slot=uint64_t, node=int)
    cdef int node_reached(self, int parent) noexcept nogil
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
    @cython.locals(seat=int, node=int, at=int)
    cdef void add_known(self, int depth) noexcept nogil
    @cython.locals(level=int)
    cdef void add_up(self, int depth) noexcept nogil
    @cython.locals(at=int, seat=int)
    cdef void visit(self, int node) noexcept nogil
    cdef void follow(self, int edge, int seat, int child) noexcept nogil
    cdef bint is_better(self, int edge, int other) noexcept nogil
    cdef Tree grown_from(self, Tree other, int root, int fewest)
