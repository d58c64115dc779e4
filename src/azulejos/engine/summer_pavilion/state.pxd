cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, DONE, FACTORY_TILES, IN_LANE, KEEPS, LANE, LAYS, PASS, PICKS, ROUNDS, SLOTS,
    SUPPLY_SPACES
)
from azulejos.engine.summer_pavilion.laying cimport DRAWN, JOKER_DRAWN, ROUND_OPENED, TOWER_POURED
from azulejos.engine.summer_pavilion.layout cimport DEAL, KEEP, LAY, NOTHING, PICK, TAKE
from azulejos.engine.summer_pavilion.observation cimport observe
from azulejos.engine.summer_pavilion.taking cimport PavilionTaking

cdef class PavilionState(PavilionTaking):
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
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, index=int)
    cdef int tiles_into(self, int first, int colours, int16_t* buffer) noexcept nogil
    @cython.locals(count=int)
    cdef int keeps_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(colours=int, chosen=int)
    cdef int random_move(self, Rng rng) noexcept nogil

    @cython.locals(tile=int)
    cdef void apply(self, int move) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil

cdef class SummerPavilionState(PavilionState):
    pass

cdef class SummerPavilionMiniState(PavilionState):
    pass
