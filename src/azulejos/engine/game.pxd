cimport cython
from libc.stdint cimport int16_t, uint64_t

from azulejos.engine.buffers cimport SEATS, MoveBuffer, ObservationBuffer, UtilityBuffer
from azulejos.engine.events cimport Events
from azulejos.engine.rng cimport Rng, folded, folded_all

cdef MoveBuffer _legal

cdef class GameState:
    cdef readonly object options
    cdef readonly Events events
    cdef readonly int players, current, turn, round
    cdef bint over, deal_due
    cdef readonly int ending
    cdef int16_t score[SEATS]

    cdef int allocate(self, object options) except -1
    cdef void reset(self) noexcept nogil
    cdef void copy_from(self, GameState other) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef int draw_weight(self, int item) noexcept nogil
    cdef int ranking_key(self, int seat) noexcept nogil
    cdef uint64_t fold_fields(self) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    @cython.locals(moves=int)
    cdef int play_out(self, Rng rng, int most) noexcept nogil
    @cython.locals(seat=int, best=int, winners=int, key=int)
    cdef void utilities_into(self, double* buffer) noexcept nogil
    @cython.locals(seat=int)
    cdef void copy_common(self, GameState other) noexcept nogil
    cdef void reset_common(self) noexcept nogil
    cdef uint64_t fold_common(self, uint64_t digest) noexcept nogil
