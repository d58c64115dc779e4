cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int16_t

from azulejos.engine.buffers cimport SEATS, MoveBuffer
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.nets.net cimport UNIT, Net
from azulejos.search.guide cimport Guide

cdef enum:
    HEAD_POINTS = 20
    VARIANTS = 2
    QUARTERS = 4
    USUAL = 2
    STEEP = 4

cdef class Policy(Guide):
    cdef int expected[SEATS]
    cdef readonly object learned
    cdef list nets
    cdef void* net_at[VARIANTS][SEATS + 1]
    cdef bint has_net[VARIANTS][SEATS + 1]
    cdef int certainty[VARIANTS][SEATS + 1]

    cdef int seat_net(self, Net net, int variant, int players, int certainty) except -1
    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void expected_into(self, GameState state, int* points) noexcept nogil
    cdef int own_value(self, GameState state, int seat) noexcept nogil
    cdef int spread(self, GameState state) noexcept nogil
    @cython.locals(seat=int, variant=int)
    cdef void evaluate_into(
        self, GameState state, Rng rng, double* chances, double* points) noexcept nogil
    @cython.locals(seat=int, other=int, lead=double, total=double, chance=double)
    cdef void chances_into(self, int players, double spread, double* chances) noexcept nogil
    cdef int variant(self, GameState state) noexcept nogil
    cdef int inputs_into(self, GameState state, int16_t* inputs) noexcept nogil
    cdef int viewer(self, GameState state) noexcept nogil
    @cython.locals(place=int, seat=int, tilt=double, total=double)
    cdef void correct(
        self, GameState state, Net net, double* chances, double* points) noexcept nogil
    @cython.locals(seat=int, total=double, chance=double, root=double, power=double, _=int)
    cdef void make_certain(self, int players, int quarters, double* chances) noexcept nogil
    @cython.locals(index=int, best=double, total=double, share=double)
    cdef void priors_from_gains(
        self, double* gains, int count, int prior_scale, int power) noexcept nogil
