cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.azul.board cimport COLOURS, EACH, FACTORY_TILES, IN_LANE, LANE, passed_colours
from azulejos.engine.azul.fields cimport DRAWN, LID_POURED, NOTHING, AzulFields
from azulejos.engine.azul.rounds cimport open_round
from azulejos.engine.rng cimport Rng

@cython.locals(pool=int64_t)
cdef int draw_weight(AzulFields state, int item) noexcept nogil
cdef int random_draw(AzulFields state, Rng rng) noexcept nogil
cdef int colour_of(int64_t pool, int tile) noexcept nogil
@cython.locals(factory=int)
cdef void draw(AzulFields state, int colour) noexcept nogil
cdef void deal_randomly(AzulFields state, Rng rng) noexcept nogil
cdef bint may_fill_factory(AzulFields state) noexcept nogil
@cython.locals(
    reach=int64_t, bag_size=int, tiles=int64_t, colours=int64_t, index=int, passed=int64_t, tile=int64_t,
    factory=int)
cdef void fill_factory(AzulFields state, Rng rng) noexcept nogil
cdef bint deal_is_complete(AzulFields state) noexcept nogil
@cython.locals(size=int, colour=int)
cdef int lid_size(AzulFields state) noexcept nogil
cdef void pour_lid(AzulFields state) noexcept nogil
