cimport cython
from libc.math cimport sqrt

from azulejos.engine.buffers cimport SEATS
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.search.guide cimport Guide

cdef class Policy(Guide):
    cdef int expected[SEATS]
    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void expected_into(self, GameState state, int* points) noexcept nogil
    cdef int own_value(self, GameState state, int seat) noexcept nogil
    cdef int spread(self, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void evaluate_into(
        self, GameState state, Rng rng, double* chances, double* points) noexcept nogil
    @cython.locals(seat=int, other=int, lead=double, total=double, chance=double)
    cdef void chances_into(self, int players, double spread, double* chances) noexcept nogil
    @cython.locals(index=int, best=double, total=double, share=double)
    cdef void priors_from_gains(self, double* gains, int count, int prior_scale) noexcept nogil
