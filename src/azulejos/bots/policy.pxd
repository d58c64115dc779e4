from azulejos.engine.game cimport SEATS, GameState

cdef class Policy:
    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
