cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest
from azulejos.engine.queens_garden.board cimport KINDS, NOTHING, RING, SLOTS, TOUCHED
from azulejos.engine.queens_garden.fields cimport (
    EXPANSION_BOUGHT, EXPANSION_PLACED, FACE_DOWN, JOKERS, JOKERS_LOST, JOKERS_WON, NEW_SLOT,
    PAYING, PLACE_EXPANSION, PLACE_TILE, SLOT, SPACE, TILE_PLACED, GardenFields
)
from azulejos.engine.queens_garden.paying cimport can_pay, hexagon_to_place, pay, still_owed
from azulejos.engine.queens_garden.rounds cimport end_turn
from azulejos.engine.queens_garden.scoring cimport lose
from azulejos.engine.queens_garden.storage cimport remove_expansion, remove_tile, room_left

@cython.locals(seat=int, held=int64_t, area=int64_t)
cdef bint may_place(GardenFields state, int hexagon, bint expansion) noexcept nogil
@cython.locals(seat=int, held=int64_t, hexagon=int)
cdef int placements_into(GardenFields state, int16_t* buffer, int count, bint expansion) noexcept nogil
cdef bint may_buy(GardenFields state) noexcept nogil
@cython.locals(near=int64_t, found=int64_t, space=int)
cdef int64_t fitting_spaces(GardenFields state, int seat, int hexagon, int64_t area) noexcept nogil
cdef int64_t matching(GardenFields state, int seat, int hexagon) noexcept nogil
@cython.locals(near=int64_t)
cdef bint fits_somewhere(GardenFields state, int seat, int hexagon, int64_t area) noexcept nogil
@cython.locals(colour=int, pattern=int)
cdef bint fits_beside(GardenFields state, int seat, int hexagon, int space) noexcept nogil
@cython.locals(group=int64_t, frontier=int64_t, fresh=int64_t, kinds=int, member=int, other=int)
cdef bint joins_twins(
    GardenFields state, int seat, int space, int64_t area, int hexagon, bint by_colour
) noexcept nogil
@cython.locals(count=int, spaces=int64_t)
cdef int spaces_into(GardenFields state, int16_t* buffer) noexcept nogil
@cython.locals(count=int, spaces=int64_t, space=int)
cdef int slots_into(GardenFields state, int16_t* buffer) noexcept nogil
@cython.locals(count=int, slot=int)
cdef int new_slots_into(GardenFields state, int16_t* buffer) noexcept nogil
cdef void continue_placing(GardenFields state, int move) noexcept nogil
@cython.locals(seat=int, hexagon=int)
cdef void place(GardenFields state) noexcept nogil
cdef void place_tile(GardenFields state, int seat, int hexagon, int space) noexcept nogil
@cython.locals(slot=int, space=int)
cdef void place_expansion(GardenFields state, int seat, int hexagon, int way) noexcept nogil
@cython.locals(seat=int)
cdef void buy(GardenFields state, int slot) noexcept nogil
@cython.locals(colour=int, pattern=int, beside=int64_t)
cdef void put_hexagon(GardenFields state, int seat, int space, int hexagon) noexcept nogil
cdef void put_expansion(
    GardenFields state, int seat, int slot, int orientation, int hexagon
) noexcept nogil
cdef int printed_space(int slot, int orientation) noexcept nogil
cdef void put_face_down(GardenFields state, int seat, int slot) noexcept nogil
@cython.locals(won=int, kept=int)
cdef void win_jokers(GardenFields state, int seat, int space) noexcept nogil
@cython.locals(index=int, feature=int, won=int)
cdef int surrounded_jokers(GardenFields state, int seat, int space) noexcept nogil
cdef bint is_surrounded(GardenFields state, int seat, int feature) noexcept nogil
