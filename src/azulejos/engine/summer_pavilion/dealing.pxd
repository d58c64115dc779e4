cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, FACTORY_TILES, IN_LANE, LANE, ROUNDS, SUPPLY_SPACES
)
from azulejos.engine.summer_pavilion.fields cimport (
    DEAL, DRAWN, JOKER_DRAWN, LAY, NOTHING, TOWER_POURED, PavilionFields
)
from azulejos.engine.summer_pavilion.rounds cimport open_round

@cython.locals(pool=int64_t)
cdef int draw_weight(PavilionFields state, int item) noexcept nogil
@cython.locals(index=int)
cdef bint is_drawn(PavilionFields state, int joker) noexcept nogil
cdef int random_draw(PavilionFields state, Rng rng) noexcept nogil
@cython.locals(left=int, joker=int)
cdef int random_joker(PavilionFields state, Rng rng) noexcept nogil
@cython.locals(colour=int, reach=int, other=int)
cdef int colour_of(int64_t pool, int tile) noexcept nogil
cdef void deal_randomly(PavilionFields state, Rng rng) noexcept nogil

cdef void draw(PavilionFields state, int item) noexcept nogil
cdef void draw_joker(PavilionFields state, int joker) noexcept nogil
cdef void pour_tower(PavilionFields state) noexcept nogil
@cython.locals(target=int)
cdef void draw_tile(PavilionFields state, int colour) noexcept nogil
cdef bint deal_is_complete(PavilionFields state) noexcept nogil
cdef void finish_deal(PavilionFields state) noexcept nogil
