cimport cython
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport MOST_MOVES, SEATS, clear_flags
from azulejos.engine.game cimport GameState
from azulejos.engine.rng cimport Rng
from azulejos.search.rewards cimport rewards_into

# An element of a list without a reference to it, for loops that do not hold the GIL.
cdef extern from "Python.h":
    void* item "PyList_GET_ITEM"(list items, Py_ssize_t index) nogil

cdef class Lane:
    cdef list states
    cdef Rng rng
    cdef Py_ssize_t first, games, moves, numbers, players
    cdef int move_cap
    cdef bint by_rank
    cdef float[::1] observations
    cdef signed char[::1] masks
    cdef float[::1] rewards
    cdef signed char[::1] dones
    cdef signed char[::1] truncated
    cdef signed char[::1] seats
    cdef uint64_t[::1] dealers
    cdef uint64_t[::1] choosers
    cdef int[::1] played
    cdef int16_t legal[MOST_MOVES]
    cdef double result[SEATS]

    cdef int attach(self, dict arrays) except -1
    cdef int seed(self, Py_ssize_t game, uint64_t seed) except -1
    @cython.locals(index=Py_ssize_t)
    cdef void reset_all(self) noexcept nogil
    @cython.locals(game=Py_ssize_t)
    cpdef Py_ssize_t find_illegal(self, int[::1] actions) except -2
    @cython.locals(index=Py_ssize_t, move=int)
    cdef Py_ssize_t first_refused(self, int[::1] actions) noexcept nogil
    cdef bint may_play(self, GameState state, int move) noexcept nogil
    cpdef int step(self, int[::1] actions) except -1
    @cython.locals(index=Py_ssize_t, game=Py_ssize_t)
    cdef void step_all(self, int[::1] actions) noexcept nogil
    cpdef int choose(self, int[::1] actions) except -1
    @cython.locals(index=Py_ssize_t, game=Py_ssize_t)
    cdef void choose_all(self, int[::1] actions) noexcept nogil
    @cython.locals(move=int)
    cdef int chosen(self, Py_ssize_t game, GameState state) noexcept nogil
    cdef void begin(self, Py_ssize_t game, GameState state) noexcept nogil
    cdef void step_game(self, Py_ssize_t game, GameState state, int move) noexcept nogil
    cdef void deal(self, Py_ssize_t game, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void note_result(self, Py_ssize_t game, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void forget_result(self, Py_ssize_t game) noexcept nogil
    cdef void show(self, Py_ssize_t game, GameState state) noexcept nogil
    @cython.locals(index=int, count=int)
    cdef void show_moves(self, GameState state, signed char* mask) noexcept nogil

    # Where the numbers and flags of a game begin.

    cdef inline float* observation(self, Py_ssize_t game) noexcept nogil:
        return &self.observations[game * self.numbers]

    cdef inline signed char* mask(self, Py_ssize_t game) noexcept nogil:
        return &self.masks[game * self.moves]
