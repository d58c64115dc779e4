cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

from azulejos.engine.azul.board cimport (
    COLOURS, DESTINATIONS, DISPLAYS, EACH, FACTORY_TILES, FLOOR_SPACES, LINES, SEATS, SPACES, Board
)
from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks
from azulejos.engine.rng cimport folded, folded_all

cdef enum:
    NOTHING = -1
    EVERYWHERE = 63
    SPACE = 4
    IN_SPACE = 0xF

cdef enum:
    DEAL, OFFER, TILING, END

cdef enum:
    DRAWN, LID_POURED, ROUND_OPENED, TAKEN, MOVED_TO_CENTRE, MARKER_TAKEN, LINE_FILLED, DROPPED
    OVERFLOWED, LAID, LINE_FELL, SCORED_ALONE, SCORED_ACROSS, SCORED_DOWN, FLOOR_SCORED
    ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS, ENDED

cdef class AzulFields(GameState):
    cdef Board board
    cdef Masks masks
    cdef readonly bint grey
    cdef readonly int max_rounds, phase, start, marker, bag_size, on_display, deal_size
    cdef readonly int64_t bag, lid
    cdef readonly int64_t display[DISPLAYS]
    cdef readonly int64_t offer
    cdef readonly int64_t accepts[SEATS]
    cdef readonly int16_t line_colour[SEATS][DESTINATIONS]
    cdef readonly int16_t line_count[SEATS][DESTINATIONS]
    cdef readonly int16_t full_lines[SEATS]
    cdef readonly int16_t wall[SEATS][SPACES]
    cdef readonly int16_t row_spaces[SEATS][LINES]
    cdef readonly int16_t column_spaces[SEATS][LINES]
    cdef readonly int16_t row_colours[SEATS][LINES]
    cdef readonly int16_t column_colours[SEATS][LINES]
    cdef readonly int16_t floor_count[SEATS]
    cdef int64_t floor[SEATS]
    cdef int64_t fallen[SEATS]
    cdef int16_t seat_after[SEATS]

    cdef int allocate(self, object options) except -1
    cdef void copy_from(self, GameState other) noexcept nogil
    cdef void copy_fields(self, AzulFields source) noexcept nogil
    cdef void copy_lines(self, AzulFields source) noexcept nogil
    cdef void copy_walls(self, AzulFields source) noexcept nogil
    @cython.locals(display=int, seat=int)
    cdef void reset(self) noexcept nogil
    @cython.locals(line=int, space=int)
    cdef void reset_board(self, int seat) noexcept nogil
    @cython.locals(digest=uint64_t, display=int, seat=int)
    cdef uint64_t fold_fields(self) noexcept nogil
    @cython.locals(space=int)
    cdef uint64_t fold_board(self, int seat, uint64_t digest) noexcept nogil
