cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.inputs cimport add
from azulejos.bots.queens_garden.evaluation cimport (
    ITEM, JOKER, MORE_SPACE, PAIR, PLANTED, POINT, SINGLE, SPACE, Evaluation
)
from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport CATEGORIES, KINDS, ROUNDS, SEATS, SLOTS
from azulejos.engine.queens_garden.fields cimport FACE_DOWN, FILLING
from azulejos.engine.queens_garden.scoring cimport (
    group_at, group_points, pavilions, spaces_of, storage_value
)
from azulejos.engine.queens_garden.state cimport QueensGardenState

cdef enum:
    SURROUNDED = 13
    OF_CATEGORY = 8
    LARGEST = 5
    HELD = 6
    EXPANSIONS = 2
    JOKERS = 12
    TILES = 12
    VALUES = 24
    VALUE_STEP = 3
    AROUND = 6
    LEAST_AROUND = 3
    LEVELS = 4
    FREE = 24
    SCORES = 40
    SCORE_STEP = 4
    WHEEL = 24
    LATER_STEP = 2
    GROUPS = 40
    GROUP_STEP = 3
    PLANTABLE = 10
    GROWING = 20
    GROWING_STEP = 2
    LEFT = 12
    ROOM = 16
    HOPES = 48
    HOPE_STEP = 3
    STACK = 8
    EXPANSIONS_OFFERED = 3
    ITEMS = 24
    ITEM_STEP = 2
    LEADS = 51
    LEAD_STEP = 2

cdef enum:
    LARGEST_AT = 96
    HELD_AT = 156
    REACH_AT = 228
    EXPANSIONS_AT = 300
    JOKERS_AT = 312
    TILES_AT = 324
    VALUES_AT = 336
    FOUNTAIN_AT = 360
    STAR_AT = 366
    FREE_AT = 414
    SLOTS_AT = 438
    SCORE_AT = 450
    WHEEL_AT = 490
    LATER_AT = 514
    GROUPS_AT = 538
    PASSED_AT = 578
    STARTS_AT = 579
    PLANTED_AT = 580
    PAIRS_AT = 590
    SINGLES_AT = 610
    LEFT_AT = 630
    JOKERS_LEFT_AT = 642
    ROOM_AT = 654
    HOPE_AT = 670
    SEAT_INPUTS = 718

cdef enum:
    STACK_AT = 8
    DEAL_AT = 16
    OFFER_AT = 18
    OFFERED_AT = 90
    ITEMS_AT = 108
    TABLE_INPUTS = 132

cdef class Features:
    cdef Evaluation evaluation
    cdef QueensGardenState state
    cdef int worth[SEATS]
    cdef int levels[2][LEVELS]

    @cython.locals(count=int, first=int, seat=int)
    cdef int write(self, int16_t* inputs) noexcept nogil
    cdef int next_seat(self, int seat) noexcept nogil
    @cython.locals(
        points=int, category=int, spaces=int64_t, at=int, largest=int, group=int64_t)
    cdef int write_garden(
        self, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(
        occupied=int64_t, level=int, feature=int, around=int, at=int, free=int, face_down=int,
        slot=int)
    cdef int write_features(
        self, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(
        held=int64_t, offered=int64_t, category=int, members=int64_t, at=int, pattern=int,
        expansions=int, values=int)
    cdef int write_storage(
        self, int seat, int first, int16_t* inputs, int count) noexcept nogil
    cdef int64_t offered_to(self, int seat) noexcept nogil
    @cython.locals(
        score=int, now=int, later=int, category=int, hexagons=int, scored=int)
    cdef int write_points(
        self, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(pairs=int, singles=int, room=int, hope=int)
    cdef int write_measures(
        self, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(begins=bint, at=int, kind=int, items=int)
    cdef int write_table(self, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(
        offered=int64_t, category=int, members=int64_t, at=int, pattern=int, expansions=int)
    cdef int write_offer(self, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(other=int, place=int, lead=int, step=int)
    cdef int write_leads(self, int first, int16_t* inputs, int count) noexcept nogil
