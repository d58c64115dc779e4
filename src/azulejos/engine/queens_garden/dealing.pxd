cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport HEXAGONS, NOTHING
from azulejos.engine.queens_garden.fields cimport (
    ACTING, EXPANSION_TURNED, FILLING, HIDDEN, ROUND_OPENED, STACK_SPILLED, START_SCORED,
    TILE_DEALT, TOWER_POURED, TURNING, GardenFields
)
from azulejos.engine.rng cimport Rng

cdef int draw_weight(GardenFields state, int item) noexcept nogil
@cython.locals(left=int64_t)
cdef int random_draw(GardenFields state, Rng rng) noexcept nogil
@cython.locals(hexagon=int, reach=int, other=int)
cdef int nth_tile(int16_t* pool, int number) noexcept nogil
cdef void deal_randomly(GardenFields state, Rng rng) noexcept nogil
cdef void draw(GardenFields state, int item) noexcept nogil
@cython.locals(full=bint)
cdef void deal_tile(GardenFields state, int hexagon) noexcept nogil
@cython.locals(seat=int)
cdef void note_start(GardenFields state) noexcept nogil
@cython.locals(hexagon=int)
cdef void pour_tower(GardenFields state) noexcept nogil
@cython.locals(index=int)
cdef void put_on_place(GardenFields state, int place, int hexagon) noexcept nogil
cdef void turn_over(GardenFields state, int hexagon) noexcept nogil
cdef void open_deal(GardenFields state, bint fill) noexcept nogil
cdef void continue_turning(GardenFields state) noexcept nogil
@cython.locals(place=int)
cdef int next_to_turn(GardenFields state) noexcept nogil
@cython.locals(place=int, index=int)
cdef void survey_display(GardenFields state) noexcept nogil
