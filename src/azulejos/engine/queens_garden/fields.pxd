cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

from azulejos.engine.game cimport GameState
from azulejos.engine.queens_garden.board cimport (
    CATEGORIES, HEXAGONS, KINDS, NOTHING, PLACE_TILES, PLACES, SEATS, SLOTS, SPACES, Board
)
from azulejos.engine.rng cimport folded, folded_all

cdef enum:
    HIDDEN = -1
    GONE = -2
    EMPTY_SLOT = -1
    FACE_DOWN = 36
    UNDECIDED = -2
    MOST_STEPS = 16
    LONGEST_LIST = 64

cdef enum:
    FILLING, TURNING, ACTING, COPYING, SETTING, BUILDING, BUYING, PAYING, DISCARDING, END

cdef enum:
    TILE_DEALT, TOWER_POURED, EXPANSION_TURNED, STACK_SPILLED, ROUND_OPENED, START_SCORED
    TILE_ACQUIRED, EXPANSION_ACQUIRED, STACK_MOVED, PAID, JOKERS_PAID, TILE_PLACED, EXPANSION_PLACED
    EXPANSION_BOUGHT, JOKERS_WON, JOKERS_LOST, PASSED, MARKER_SCORED, DISCARDED, WHEEL_SCORED
    PAVILIONS_SCORED, DISPLAY_CLEARED, JOKERS_SCORED, LEFTOVERS_SCORED, GROUP_SCORED, ENDED

cdef enum:
    PLACE_TILE = 12
    PLACE_EXPANSION = 48
    BUY = 84
    PASS = 85
    COPY = 86
    SPACE = 94
    SLOT = 142
    NEW_SLOT = 178
    PAY = 184
    JOKERS = 256
    DISCARD = 257
    STOP = 329

cdef class GardenFields(GameState):
    cdef Board board
    cdef readonly int side, phase, start, marker, passed, top, stack_size, supply
    cdef readonly int bag_size, tower_size, turning
    cdef readonly int64_t unseen, offered_tiles, offered_expansions
    cdef readonly uint64_t numbers
    cdef readonly int16_t wheel_points[CATEGORIES]
    cdef readonly int16_t group_bonus[KINDS + 1]
    cdef readonly int16_t bag[HEXAGONS]
    cdef readonly int16_t tower[HEXAGONS]
    cdef readonly int16_t face[PLACES]
    cdef readonly int16_t tiles_on[PLACES]
    cdef readonly int16_t tile[PLACES][PLACE_TILES]
    cdef readonly int16_t jokers[SEATS]
    cdef readonly int16_t tile_count[SEATS]
    cdef readonly int16_t expansion_count[SEATS]
    cdef readonly int16_t stored[SEATS][HEXAGONS]
    cdef readonly int64_t held_tiles[SEATS]
    cdef readonly int64_t held_expansions[SEATS]
    cdef readonly int16_t slot_hexagon[SEATS][SLOTS]
    cdef readonly int16_t slot_turn[SEATS][SLOTS]
    cdef readonly int16_t garden[SEATS][SPACES]
    cdef readonly int64_t free_spaces[SEATS]
    cdef readonly int64_t unbuilt[SEATS]
    cdef readonly int64_t occupied[SEATS]
    cdef readonly int64_t beside_any[SEATS]
    cdef readonly int64_t of_colour[SEATS][KINDS]
    cdef readonly int64_t of_pattern[SEATS][KINDS]
    cdef readonly int64_t beside_colour[SEATS][KINDS]
    cdef readonly int64_t beside_pattern[SEATS][KINDS]
    cdef readonly int16_t step[MOST_STEPS]
    cdef readonly int16_t copy_place[KINDS]
    cdef readonly int steps, copying
    cdef readonly int64_t paid_tiles, paid_expansions
    cdef int16_t listed[LONGEST_LIST]

    cdef int allocate(self, object options) except -1
    cdef void copy_from(self, GameState other) noexcept nogil
    cdef void copy_fields(self, GardenFields source) noexcept nogil
    cdef void copy_array_fields(self, GardenFields source) noexcept nogil
    cdef void copy_tiles(self, GardenFields source) noexcept nogil
    cdef void copy_storage(self, GardenFields source) noexcept nogil
    cdef void copy_slots(self, GardenFields source) noexcept nogil
    cdef void copy_gardens(self, GardenFields source) noexcept nogil
    cdef void reset(self) noexcept nogil
    @cython.locals(hexagon=int)
    cdef void reset_pools(self) noexcept nogil
    @cython.locals(place=int, index=int)
    cdef void reset_display(self) noexcept nogil
    @cython.locals(hexagon=int, slot=int, space=int, kind=int)
    cdef void reset_seat(self, int seat) noexcept nogil
    @cython.locals(index=int)
    cdef void reset_steps(self) noexcept nogil
    @cython.locals(digest=uint64_t, place=int, seat=int)
    cdef uint64_t fold_fields(self) noexcept nogil
    cdef uint64_t fold_numbers(self) noexcept nogil
    cdef uint64_t fold_seat(self, int seat, uint64_t digest) noexcept nogil
