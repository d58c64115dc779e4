cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.inputs cimport add
from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, FACTORY_TILES, IN_LANE, LANE, LINES
from azulejos.engine.azul.fields cimport NOTHING, AzulFields
from azulejos.engine.azul.taking cimport CENTRE
from azulejos.engine.buffers cimport MoveBuffer

cdef enum:
    SETS = 31
    COUNTS = 5
    FLOORS = 7
    SCORES = 19
    SCORE_STEP = 5
    ROUNDS = 6
    LEADS = 41
    LEAD_STEP = 2
    TILES = 20
    HANDFULS = 70
    CENTRE_TILES = 9
    CODES = 3125

cdef enum:
    COLUMN_SETS = 155
    COLOUR_COUNTS = 310
    LINE_TILES = 335
    FLOOR_COUNT = 410
    SCORE = 417
    HAS_MARKER = 436
    SEAT_INPUTS = 437

cdef enum:
    BAG = 12
    FACTORIES = 112
    CENTRE_COUNTS = 182
    MARKER_LEFT = 227
    TABLE_INPUTS = 228

cdef class Features:
    cdef int16_t handfuls[CODES]

    @cython.locals(count=int, seat=int, place=int, first=int)
    cdef int write(self, AzulFields state, int16_t* inputs) noexcept nogil
    @cython.locals(
        line=int, colour=int, colours=int64_t, spaces=int, at=int, fives=int, has_marker=bint)
    cdef int write_board(
        self, AzulFields state, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(line=int, colour=int, at=int)
    cdef int write_lines(
        self, AzulFields state, int seat, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(colour=int, at=int)
    cdef int write_table(
        self, AzulFields state, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(display=int, handful=int, colour=int, tiles=int, is_left=bint)
    cdef int write_offer(
        self, AzulFields state, int first, int16_t* inputs, int count) noexcept nogil
    @cython.locals(code=int, power=int, colour=int)
    cdef int code(self, int64_t tiles) noexcept nogil
    @cython.locals(other=int, place=int, lead=int, step=int)
    cdef int write_leads(
        self, AzulFields state, int first, int16_t* inputs, int count) noexcept nogil

cdef int lane(int64_t word, int colour) noexcept nogil
