cimport cython
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport MOST_MOVES, SEATS
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.search.guide cimport Guide
from azulejos.search.lane cimport item

cdef class Judge:
    cdef Guide guide
    cdef Rng rng
    cdef list states
    cdef Py_ssize_t moves, players
    cdef float[::1] likely
    cdef float[::1] chances
    cdef float[::1] points
    cdef int16_t legal[MOST_MOVES]
    cdef double priors[MOST_MOVES]
    cdef double seat_chances[SEATS]
    cdef double seat_points[SEATS]

    cdef int attach(self, dict arrays) except -1
    cdef int judge(self, Py_ssize_t first, Py_ssize_t end, uint64_t seed) except -1
    @cython.locals(index=Py_ssize_t)
    cdef void judge_all(self, Py_ssize_t first, Py_ssize_t end, uint64_t seed) noexcept nogil
    @cython.locals(index=Py_ssize_t, count=Py_ssize_t)
    cdef void judge_moves(self, Py_ssize_t number, GameState state) noexcept nogil
    @cython.locals(seat=Py_ssize_t, at=Py_ssize_t)
    cdef void judge_seats(self, Py_ssize_t number, GameState state) noexcept nogil
