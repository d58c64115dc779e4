cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.inputs cimport add
from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.masks cimport Masks
from azulejos.engine.summer_pavilion.board cimport (
    CENTRE, COLOURS, FACTORY_TILES, IN_LANE, LANE, ROUNDS, SLOTS, STARS, Board, tile_count
)
from azulejos.engine.summer_pavilion.fields cimport (
    DEAL, KEEP, NOTHING, REFILL, TAKE, PavilionFields
)
from azulejos.engine.summer_pavilion.scoring cimport is_one_coloured, star_spaces

cdef enum:
    SETS = 63
    NUMBERS = 4
    MOST_OF_NUMBER = 12
    KINDS = 3
    OF_KIND = 6
    LEFT_OVER = 12
    NEXT_JOKERS = 4
    STAR_TILES = 6
    HAND_TILES = 8
    SCORES = 30
    SCORE_STEP = 5
    OWED_TILES = 6
    BAG_TILES = 11
    BAG_STEP = 2
    HANDFULS = 126
    CENTRE_TILES = 8
    SUPPLY_TILES = 6
    LEADS = 61
    LEAD_STEP = 2
    HOPE_STEP = 200
    CODES = 15625

cdef enum:
    MIXED = 378
    CENTRE_STAR = 504
    NUMBER_COUNTS = 630
    LACKING = 678
    KEPT = 708
    TILES_NOW = 724
    HAND = 766
    JOKERS = 814
    SCORE = 822
    IS_FIRST = 852
    HAS_PASSED = 853
    SEAT_INPUTS = 854

cdef enum:
    OWED = 18
    KEEPING = 24
    REFILLS = 25
    BAG = 26
    FACTORIES = 92
    CENTRE_COUNTS = 218
    SUPPLY = 266
    TOKEN_LEFT = 302
    TABLE_INPUTS = 303

cdef class Features:
    cdef Board board
    cdef Masks masks
    cdef int16_t handfuls[CODES]

    @cython.locals(count=int, seat=int, place=int, first=int)
    cdef int write(
        self, PavilionFields state, PavilionFields plan, int* hopes, int16_t* inputs
    ) noexcept nogil
    @cython.locals(at=int, star=int, spaces=int, colours=int, colour=int)
    cdef int write_stars(
        self, PavilionFields plan, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(number=int, spaces=int64_t, covered=int, star=int)
    cdef int write_numbers(
        self, PavilionFields plan, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(kind=int, lack_one=int, lack_two=int, place=int, spaces=int64_t)
    cdef int write_lacking(
        self, PavilionFields plan, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(tiles=int, joker=int, jokers=int)
    cdef int write_kept(
        self, PavilionFields state, PavilionFields plan, int seat, int first, int16_t* inputs,
        int count) noexcept nogil
    @cython.locals(star=int, tiles=int, colour=int, at=int, steps=int)
    cdef int write_hand(
        self, PavilionFields state, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(at=int, colour=int, tiles=int)
    cdef int write_table(
        self, PavilionFields state, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(display=int, handful=int, colour=int, tiles=int, is_left=bint)
    cdef int write_offer(
        self, PavilionFields state, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(seat=int, other=int, place=int, lead=int, at=int)
    cdef int write_leads(
        self, PavilionFields state, int* hopes, int first, int16_t* inputs, int count
    ) noexcept nogil

cdef int step(int lead, int size) noexcept nogil
@cython.locals(number=int, power=int, colour=int)
cdef int code(int64_t tiles) noexcept nogil
cdef int first_seat(PavilionFields state) noexcept nogil
cdef int next_joker(PavilionFields state) noexcept nogil
