cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport size_of
from azulejos.engine.queens_garden.board cimport CATEGORIES, KINDS, NOTHING
from azulejos.engine.queens_garden.dealing cimport open_deal
from azulejos.engine.queens_garden.fields cimport (
    COPY, COPYING, EXPANSION_ACQUIRED, GONE, STACK_MOVED, TILE_ACQUIRED, UNDECIDED, GardenFields
)
from azulejos.engine.queens_garden.rounds cimport end_turn
from azulejos.engine.queens_garden.storage cimport room_left, store_expansion, store_tile

@cython.locals(wanted=int64_t, tiles=int64_t, expansions=int64_t, spare=int, seat=int)
cdef bint may_take(GardenFields state, int category) noexcept nogil
@cython.locals(count=int, category=int)
cdef int takes_into(GardenFields state, int16_t* buffer) noexcept nogil
cdef int taken_category(GardenFields state) noexcept nogil
@cython.locals(index=int, hexagon=int)
cdef void take(GardenFields state, int category) noexcept nogil
cdef void choose_copy(GardenFields state, int place) noexcept nogil
@cython.locals(from_stack=bint)
cdef void continue_taking(GardenFields state) noexcept nogil
@cython.locals(place=int, found=int)
cdef int only_place(GardenFields state, int hexagon) noexcept nogil
@cython.locals(index=int)
cdef bint holds(GardenFields state, int place, int hexagon) noexcept nogil
@cython.locals(index=int)
cdef int next_copy(GardenFields state) noexcept nogil
cdef bint may_copy(GardenFields state, int place) noexcept nogil
@cython.locals(count=int, place=int)
cdef int copies_into(GardenFields state, int16_t* buffer) noexcept nogil
@cython.locals(tiles=int, expansions=int, either=int, index=int, chosen=int, hexagon=int, seat=int)
cdef bint leaves_room(GardenFields state, int place) noexcept nogil
@cython.locals(index=int, place=int, hexagon=int, from_stack=bint)
cdef bint take_all(GardenFields state, int seat) noexcept nogil
cdef void take_expansion(GardenFields state, int seat, int place) noexcept nogil
@cython.locals(index=int)
cdef void take_tile(GardenFields state, int seat, int place, int hexagon) noexcept nogil
