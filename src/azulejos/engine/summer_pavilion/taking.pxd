cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport CENTRE, COLOURS, DISPLAYS, EACH, IN_LANE, LANE
from azulejos.engine.summer_pavilion.fields cimport (
    MOVED_TO_CENTRE, NOTHING, TAKE, TAKEN, TOKEN_TAKEN, PavilionFields
)
from azulejos.engine.summer_pavilion.rounds cimport begin_placing, seat_after
from azulejos.engine.summer_pavilion.scoring cimport loss

cdef bint may_take(PavilionFields state, int move) noexcept nogil
cdef int sources(PavilionFields state, int colour) noexcept nogil
@cython.locals(others=int, colour=int)
cdef int joker_sources(PavilionFields state) noexcept nogil
@cython.locals(jokers=int, count=int, source=int, colour=int, offered=int)
cdef int takes_into(PavilionFields state, int16_t* buffer) noexcept nogil
@cython.locals(takes=int, colour=int, chosen=int, count=int)
cdef int random_take(PavilionFields state, Rng rng) noexcept nogil

@cython.locals(seat=int, jokers=int, amount=int, extra=int, taken=int64_t)
cdef void take(PavilionFields state, int source, int colour) noexcept nogil
@cython.locals(rest=int64_t, colours=int64_t)
cdef void lift_tiles(
    PavilionFields state, int source, int colour, int64_t taken) noexcept nogil
@cython.locals(colour=int, left=int)
cdef void tell_the_rest(PavilionFields state, int source, int64_t rest) noexcept nogil
@cython.locals(lost=int)
cdef void take_token(PavilionFields state, int seat, int tiles) noexcept nogil
