cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.azul.board cimport (
    COLOURS, DISPLAYS, EACH, FACTORY_TILES, FLOOR_SPACES, IN_LANE, LANE, LINES, TAKES
)
from azulejos.engine.azul.layout cimport MARKER, NOTHING, OFFER, TILING
from azulejos.engine.azul.observation cimport observe
from azulejos.engine.azul.tiling cimport (
    DRAWN, LID_POURED, LINE_FILLED, MARKER_TAKEN, MOVED_TO_CENTRE, ROUND_OPENED, TAKEN, AzulTiling
)
from azulejos.engine.rng cimport Rng

cdef enum:
    CENTRE = 9
    FLOOR = 5

cdef class AzulState(AzulTiling):
    @cython.locals(pool=int64_t)
    cdef int draw_weight(self, int item) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    @cython.locals(colour=int, reach=int, other=int)
    cdef int colour_of(self, int64_t pool, int tile) noexcept nogil
    @cython.locals(factory=int)
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    cdef bint factories_are_full(self) noexcept nogil
    cdef bint no_tile_is_left(self) noexcept nogil
    @cython.locals(size=int, colour=int)
    cdef int lid_size(self) noexcept nogil
    cdef void pour_lid(self) noexcept nogil
    cdef void open_round(self) noexcept nogil
    @cython.locals(colour=int, offered=int, accepted=int64_t)
    cdef bint is_legal(self, int move) noexcept nogil
    cdef bint may_tile(self, int line, int column) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, source=int, colour=int, accepted=int, index=int, destination=int)
    cdef int takes_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(line=int, columns=int, count=int, index=int)
    cdef int tiles_into(self, int16_t* buffer) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    @cython.locals(
        accepted=int64_t, takes=int, colour=int, sources=int, chosen=int, other=int, lines=int,
        count=int, nth=int, source=int, destination=int)
    cdef int random_take(self, Rng rng) noexcept nogil
    @cython.locals(line=int, columns=int, chosen=int)
    cdef int random_tile(self, Rng rng) noexcept nogil
    @cython.locals(source=int)
    cdef void apply(self, int move) noexcept nogil
    @cython.locals(seat=int, count=int)
    cdef void take(self, int source, int colour, int destination) noexcept nogil
    @cython.locals(rest=int64_t, colours=int64_t)
    cdef void lift_tiles(self, int source, int colour) noexcept nogil
    @cython.locals(other=int, rest=int)
    cdef void tell_the_rest(self, int source, int colour) noexcept nogil
    @cython.locals(space=int)
    cdef void take_marker(self, int seat) noexcept nogil
    @cython.locals(room=int, placed=int)
    cdef void fill_line(self, int seat, int line, int colour, int count) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil
