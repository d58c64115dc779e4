cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport COLOURS, FLOOR_SPACES, LINES
from azulejos.engine.azul.layout cimport (
    DEAL, DISPLAYS, END, MARKER, NOTHING, OFFER, TILING, AzulLayout
)
from azulejos.engine.azul.scoring cimport (
    complete_count, floor_loss, is_dead, run_points, tile_points
)
from azulejos.engine.rng cimport Rng

cdef enum:
    CENTRE = 9
    FLOOR = 5
    FIRST_TILE_MOVE = 300

cdef enum:
    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS

cdef enum:
    DRAWN, LID_POURED, ROUND_OPENED, TAKEN, MOVED_TO_CENTRE, MARKER_TAKEN, LINE_FILLED, DROPPED
    OVERFLOWED, LAID, LINE_FELL, SCORED_ALONE, SCORED_ACROSS, SCORED_DOWN, FLOOR_SCORED
    ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS, ENDED

cdef class AzulState(AzulLayout):
    cdef int draw_weight(self, int item) noexcept nogil
    @cython.locals(size=int, colour=int, tile=int)
    cdef int random_draw(self, Rng rng) noexcept nogil
    @cython.locals(factory=int)
    cdef void apply_draw(self, int item) noexcept nogil
    cdef void deal_randomly(self, Rng rng) noexcept nogil
    @cython.locals(factories=int)
    cdef bint factories_are_full(self) noexcept nogil
    @cython.locals(colour=int)
    cdef bint no_tile_is_left(self) noexcept nogil
    @cython.locals(colour=int)
    cdef void pour_lid(self) noexcept nogil
    cdef void open_round(self) noexcept nogil

    cdef bint is_legal(self, int move) noexcept nogil
    cdef bint may_take(self, int source, int colour, int destination) noexcept nogil
    cdef bint may_tile(self, int line, int column) noexcept nogil
    cdef int legal_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(count=int, source=int, colour=int, accepted=int, index=int, destination=int)
    cdef int takes_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(line=int, columns=int, count=int, index=int)
    cdef int tiles_into(self, int16_t* buffer) noexcept nogil
    cdef int random_move(self, Rng rng) noexcept nogil
    @cython.locals(
        seat=int, takes=int, colour=int, chosen=int, accepted=int, lines=int, source=int)
    cdef int random_take(self, Rng rng) noexcept nogil
    cdef int takes_of(self, int seat, int colour) noexcept nogil
    @cython.locals(line=int, columns=int, chosen=int)
    cdef int random_tile(self, Rng rng) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    @cython.locals(seat=int, count=int)
    cdef void take(self, int source, int colour, int destination) noexcept nogil
    cdef int seat_after(self, int seat) noexcept nogil
    @cython.locals(other=int, rest=int)
    cdef void lift_tiles(self, int source, int colour) noexcept nogil
    @cython.locals(space=int)
    cdef void take_marker(self, int seat) noexcept nogil
    @cython.locals(room=int, placed=int, other=int)
    cdef void fill_line(self, int seat, int line, int colour, int count) noexcept nogil
    @cython.locals(space=int, landed=int)
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
    @cython.locals(colour=int)
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
    @cython.locals(colour=int, exhausted=int)
    cdef int exhausted_colours(self) noexcept nogil
    @cython.locals(exhausted=int, dead=int, row=int, colours=int, spaces=int)
    cdef int dead_row_mask(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self, int ending) noexcept nogil
    @cython.locals(index=int)
    cdef void score_bonuses(self, int seat) noexcept nogil
    @cython.locals(row=int)
    cdef bint has_every_tile_of(self, int seat, int colour) noexcept nogil
    cdef void score_bonus(self, int seat, int kind, int index, int points) noexcept nogil
    cdef int standing(self, int seat) noexcept nogil
