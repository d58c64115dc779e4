cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.azul.board cimport COLOURS, DISPLAYS, FLOOR_SPACES, LINES
from azulejos.engine.azul.layout cimport DEAL, END, NOTHING, TILING, AzulLayout
from azulejos.engine.azul.scoring cimport (
    complete_count, floor_loss, is_dead, run_points, tile_points
)

cdef enum:
    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS

cdef enum:
    DRAWN, LID_POURED, ROUND_OPENED, TAKEN, MOVED_TO_CENTRE, MARKER_TAKEN, LINE_FILLED, DROPPED
    OVERFLOWED, LAID, LINE_FELL, SCORED_ALONE, SCORED_ACROSS, SCORED_DOWN, FLOOR_SCORED
    ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS, ENDED

cdef class AzulTiling(AzulLayout):
    cdef int seat_after(self, int seat) noexcept nogil
    @cython.locals(first=int, room=int, landed=int, space=int)
    cdef void drop(self, int seat, int colour, int count) noexcept nogil
    cdef void begin_tiling(self) noexcept nogil
    @cython.locals(seat=int, line=int)
    cdef void continue_tiling(self) noexcept nogil
    @cython.locals(full=int)
    cdef int next_line(self) noexcept nogil
    @cython.locals(colour=int, columns=int, column=int)
    cdef int open_columns(self, int seat, int line) noexcept nogil
    @cython.locals(seat=int)
    cdef void tile(self, int line, int column) noexcept nogil
    @cython.locals(colour=int)
    cdef void lay(self, int seat, int line, int column) noexcept nogil
    @cython.locals(across=int, down=int, points=int)
    cdef void score_tile(self, int seat, int row, int column) noexcept nogil
    cdef void empty_line(self, int seat, int line) noexcept nogil
    @cython.locals(colour=int, count=int)
    cdef void fall(self, int seat, int line) noexcept nogil
    @cython.locals(spaces=int, loss=int, space=int)
    cdef void clear_floor(self, int seat) noexcept nogil
    cdef void finish_tiling_of(self, int seat) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint a_row_is_complete(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint is_deadlocked(self) noexcept nogil
    @cython.locals(left=int64_t, colour=int, exhausted=int)
    cdef int exhausted_colours(self) noexcept nogil
    @cython.locals(left=int64_t, display=int, seat=int, line=int)
    cdef int64_t tiles_left(self) noexcept nogil
    @cython.locals(exhausted=int, columns=int, column=int, dead=int, row=int, colours=int, spaces=int)
    cdef int dead_row_mask(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self, int ending) noexcept nogil
    @cython.locals(index=int)
    cdef void score_bonuses(self, int seat) noexcept nogil
    @cython.locals(row=int)
    cdef bint has_every_tile_of(self, int seat, int colour) noexcept nogil
    cdef void score_bonus(self, int seat, int kind, int index, int points) noexcept nogil
    cdef int ranking_key(self, int seat) noexcept nogil
