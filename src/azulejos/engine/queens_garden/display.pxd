cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport HEXAGONS, KINDS, NOTHING, SEATS
from azulejos.engine.queens_garden.layout cimport (
    ACTING, COPYING, DISPLAY_CLEARED, EXPANSION_ACQUIRED, EXPANSION_TURNED, FILLING, GONE, HIDDEN,
    ROUND_OPENED, STACK_MOVED, STACK_SPILLED, START_SCORED, TILE_ACQUIRED, TILE_DEALT, TOWER_POURED,
    TURNING, UNDECIDED
)
from azulejos.engine.queens_garden.scoring cimport GardenScoring
from azulejos.engine.rng cimport Rng

cdef class GardenDisplay(GardenScoring):
    cdef int draw_weight(self, int item) noexcept nogil
    @cython.locals(left=int64_t, skip=int)
    cdef int random_draw(self, Rng rng) noexcept nogil
    @cython.locals(hexagon=int, reach=int, other=int)
    cdef int nth_tile(self, int16_t* pool, int number) noexcept nogil
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    @cython.locals(full=bint)
    cdef void deal_tile(self, int hexagon) noexcept nogil
    @cython.locals(hexagon=int)
    cdef void pour_tower(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void tell_the_start(self) noexcept nogil
    cdef void turn_over(self, int hexagon) noexcept nogil
    cdef void open_deal(self, bint fill) noexcept nogil
    @cython.locals(place=int)
    cdef int next_to_turn(self) noexcept nogil
    cdef void continue_turning(self) noexcept nogil
    @cython.locals(place=int, index=int)
    cdef void clear_display(self) noexcept nogil
    @cython.locals(wanted=int64_t, tiles=int64_t, expansions=int64_t, spare=int, seat=int)
    cdef bint may_acquire(self, int category) noexcept nogil
    cdef int category(self) noexcept nogil
    @cython.locals(index=int, hexagon=int)
    cdef void begin_acquiring(self, int category) noexcept nogil
    @cython.locals(place=int, found=int)
    cdef int only_place(self, int hexagon) noexcept nogil
    @cython.locals(index=int)
    cdef bint holds(self, int place, int hexagon) noexcept nogil
    @cython.locals(index=int)
    cdef int next_copy(self) noexcept nogil
    cdef bint may_copy(self, int place) noexcept nogil
    @cython.locals(tiles=int, expansions=int, either=int, index=int, chosen=int, hexagon=int, seat=int)
    cdef bint leaves_room(self, int place) noexcept nogil
    @cython.locals(index=int, place=int, hexagon=int, from_stack=bint)
    cdef bint take_all(self, int seat) noexcept nogil
    cdef void take_expansion(self, int seat, int place) noexcept nogil
    @cython.locals(index=int)
    cdef void take_tile(self, int seat, int place, int hexagon) noexcept nogil
