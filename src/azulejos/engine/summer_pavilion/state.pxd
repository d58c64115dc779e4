cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    CENTRE, COLOURS, DISPLAYS, DONE, EACH, FACTORY_TILES, IN_LANE, KEEPS, LANE, LAYS, PASS, PICKS,
    ROUNDS, SLOTS, SUPPLY_SPACES
)
from azulejos.engine.summer_pavilion.laying cimport (
    DRAWN, JOKER_DRAWN, MOVED_TO_CENTRE, ROUND_OPENED, TAKEN, TOKEN_TAKEN, TOWER_POURED,
    PavilionLaying
)
from azulejos.engine.summer_pavilion.layout cimport DEAL, KEEP, LAY, NOTHING, PICK, TAKE
from azulejos.engine.summer_pavilion.observation cimport observe
from azulejos.engine.summer_pavilion.scoring cimport loss

cdef class PavilionState(PavilionLaying):
    @cython.locals(pool=int64_t)
    cdef int draw_weight(self, int item) noexcept nogil
    @cython.locals(index=int)
    cdef bint is_drawn(self, int joker) noexcept nogil
    cdef int random_draw(self, Rng rng) noexcept nogil
    @cython.locals(left=int, joker=int)
    cdef int random_joker(self, Rng rng) noexcept nogil
    @cython.locals(colour=int, reach=int, other=int)
    cdef int colour_of(self, int64_t pool, int tile) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void draw_joker(self, int joker) noexcept nogil
    @cython.locals(target=int)
    cdef void draw_tile(self, int colour) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    cdef void pour_tower(self) noexcept nogil
    cdef bint deal_is_complete(self) noexcept nogil
    cdef void finish_deal(self) noexcept nogil
    cdef void open_round(self) noexcept nogil

    cdef bint is_legal(self, int move) noexcept nogil
    @cython.locals(source=int, colour=int)
    cdef bint may_take(self, int move) noexcept nogil
    @cython.locals(others=int, colour=int)
    cdef int joker_sources(self) noexcept nogil
    cdef int sources(self, int colour) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(joker_sources=int, count=int, source=int, colour=int, offered=int)
    cdef int takes_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, index=int)
    cdef int tiles_into(self, int first, int colours, int16_t* buffer) noexcept nogil
    @cython.locals(count=int)
    cdef int keeps_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(colours=int, chosen=int)
    cdef int random_move(self, Rng rng) noexcept nogil
    @cython.locals(takes=int, colour=int, chosen=int, count=int)
    cdef int random_take(self, Rng rng) noexcept nogil

    @cython.locals(tile=int)
    cdef void apply(self, int move) noexcept nogil
    @cython.locals(seat=int, jokers=int, amount=int, extra=int, taken=int64_t)
    cdef void take(self, int source, int colour) noexcept nogil
    @cython.locals(rest=int64_t, colours=int64_t)
    cdef void lift_tiles(self, int source, int colour, int64_t taken) noexcept nogil
    @cython.locals(colour=int, left=int)
    cdef void tell_the_rest(self, int source, int64_t rest) noexcept nogil
    @cython.locals(lost=int)
    cdef void take_token(self, int seat, int tiles) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil

cdef class SummerPavilionState(PavilionState):
    pass

cdef class SummerPavilionMiniState(PavilionState):
    pass
