cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport CENTRE, COLOURS, DISPLAYS, EACH, IN_LANE, LANE
from azulejos.engine.summer_pavilion.laying cimport (
    MOVED_TO_CENTRE, TAKEN, TOKEN_TAKEN, PavilionLaying
)
from azulejos.engine.summer_pavilion.layout cimport NOTHING, TAKE
from azulejos.engine.summer_pavilion.scoring cimport loss

cdef class PavilionTaking(PavilionLaying):
    @cython.locals(source=int, colour=int)
    cdef bint may_take(self, int move) noexcept nogil
    cdef int sources(self, int colour) noexcept nogil
    @cython.locals(others=int, colour=int)
    cdef int joker_sources(self) noexcept nogil
    @cython.locals(joker_sources=int, count=int, source=int, colour=int, offered=int)
    cdef int takes_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(takes=int, colour=int, chosen=int, count=int)
    cdef int random_take(self, Rng rng) noexcept nogil
    @cython.locals(seat=int, jokers=int, amount=int, extra=int, taken=int64_t)
    cdef void take(self, int source, int colour) noexcept nogil
    @cython.locals(rest=int64_t, colours=int64_t)
    cdef void lift_tiles(self, int source, int colour, int64_t taken) noexcept nogil
    @cython.locals(colour=int, left=int)
    cdef void tell_the_rest(self, int source, int64_t rest) noexcept nogil
    @cython.locals(lost=int)
    cdef void take_token(self, int seat, int tiles) noexcept nogil
