cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

from azulejos.engine.azul.board cimport (
    ANY_LINE, COLOURS, DISPLAYS, EACH, FLOOR_SPACES, IN_LANE, LANE, passed_colours
)
from azulejos.engine.azul.fields cimport (
    DROPPED, LINE_FILLED, MARKER_TAKEN, MOVED_TO_CENTRE, NOTHING, OFFER, OVERFLOWED, SPACE, TAKEN,
    AzulFields
)
from azulejos.engine.rng cimport Rng

cdef enum:
    CENTRE = 9
    FLOOR = 5
    MARKER = 5
    EACH_SPACE = 0x1111111

@cython.locals(colour=int, offered=int, accepted=int)
cdef bint may_take(AzulFields state, int move) noexcept nogil
@cython.locals(
    count=int, source=int, colour=int, offered=int64_t, accepted=int, first=int, index=int)
cdef int takes_into(AzulFields state, int16_t* buffer) noexcept nogil
@cython.locals(
    accepted=uint64_t, offer=uint64_t, takes=uint64_t, reach=uint64_t, colour=int, sources=int,
    ways=int64_t, chosen=int, lines=int, count=int, nth=int, source=int, destination=int)
cdef (int, int, int) drawn_take(AzulFields state, Rng rng) noexcept nogil
@cython.locals(source=int, colour=int, destination=int)
cdef int random_take(AzulFields state, Rng rng) noexcept nogil
@cython.locals(source=int, colour=int)
cdef void take(AzulFields state, int move) noexcept nogil
@cython.locals(seat=int, count=int)
cdef void take_from(AzulFields state, int source, int colour, int destination) noexcept nogil
@cython.locals(takes=int, source=int, colour=int, destination=int)
cdef int take_randomly(AzulFields state, Rng rng, int most) noexcept nogil
@cython.locals(rest=int64_t, colours=int64_t)
cdef void lift_tiles(AzulFields state, int source, int colour) noexcept nogil
@cython.locals(other=int, rest=int)
cdef void tell_the_rest(AzulFields state, int source, int colour) noexcept nogil
@cython.locals(space=int)
cdef void take_marker(AzulFields state, int seat) noexcept nogil
@cython.locals(held=int, room=int, placed=int, accepted=int64_t)
cdef void fill_line(AzulFields state, int seat, int line, int colour, int count) noexcept nogil
@cython.locals(first=int, room=int, landed=int, spaces=int64_t, tile=int64_t)
cdef void drop(AzulFields state, int seat, int colour, int count) noexcept nogil
