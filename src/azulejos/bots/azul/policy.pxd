cimport cython

from azulejos.bots.policy cimport Policy
from azulejos.engine.azul.board cimport COLOURS, FLOOR_SPACES, LINES, SEATS, Board
from azulejos.engine.azul.layout cimport NOTHING, OFFER, TILING
from azulejos.engine.azul.scoring cimport tile_points
from azulejos.engine.azul.state cimport CENTRE, FIRST_TILE_MOVE, FLOOR, AzulState
from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks

cdef enum:
    POINT = 100
    SURE = 1000
    LEAST = -1000000

cdef class AzulPolicy(Policy):
    cdef AzulState table
    cdef Board board
    cdef Masks masks
    cdef int start_value, win_value, growth, rivalry, quiet, most_certain
    cdef int started[LINES + 1]
    cdef int laid_by_end[LINES][LINES + 1]
    cdef int held_by_end[LINES][LINES + 1]
    cdef int space_chance[LINES][COLOURS]
    cdef int colour_chance[LINES][COLOURS]
    cdef int column_hope[COLOURS]
    cdef int colour_hope[COLOURS]
    cdef int worth[SEATS][LINES][COLOURS]
    cdef int weighed_spaces[SEATS][LINES]
    cdef int weighed_colours[SEATS][LINES]
    cdef int weighed_left[SEATS]
    cdef int wall_value[SEATS]

    @cython.locals(quiet=int)
    cdef int value(self, GameState state, int seat) noexcept nogil
    @cython.locals(total=int)
    cdef int mixed(self, int quiet, int played) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    cdef void finish_round(self) noexcept nogil
    @cython.locals(left=int, best=int, other=int, value=int, margin=int)
    cdef int margin(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int, value=int)
    cdef int quiet_margin(self, int seat) noexcept nogil
    @cython.locals(value=int, line=int, colour=int, missing=int)
    cdef int quiet_value(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int victory(self, int seat) noexcept nogil
    @cython.locals(fullest=int, seat=int, row=int, tiles=int)
    cdef int rows_left(self) noexcept nogil

    @cython.locals(value=int)
    cdef int board_value(self, int seat, int left) noexcept nogil
    @cython.locals(value=int, index=int)
    cdef int prospects(self, int seat) noexcept nogil
    @cython.locals(points=int, row=int, column=int)
    cdef int future_points(self, int seat) noexcept nogil
    @cython.locals(across=int, down=int)
    cdef int points(self, int seat, int row, int column) noexcept nogil
    @cython.locals(row=int, empty=int, held=int, usual=int, missing=int)
    cdef void estimate_chances(self, int seat, int left, bint with_lines) noexcept nogil
    cdef int limited(self, int chance) noexcept nogil
    @cython.locals(colour=int, column=int)
    cdef void spread_chance(self, int seat, int row, int usual, int held, int certain) noexcept nogil
    @cython.locals(missing=int, column=int, index=int, colour=int)
    cdef void spread_over_grey_row(self, int seat, int row) noexcept nogil
    @cython.locals(columns=int, count=int, index=int, column=int)
    cdef void spread_colour(self, int seat, int row, int colour) noexcept nogil
    @cython.locals(columns=int, column=int)
    cdef int columns_for(self, int seat, int row, int colour) noexcept nogil
    @cython.locals(index=int, column_chance=int, colour_chance=int, row=int)
    cdef void estimate_hopes(self, int seat) noexcept nogil
    @cython.locals(chance=int, column=int)
    cdef int row_hope(self, int seat, int row) noexcept nogil

    @cython.locals(left=int, seat=int)
    cdef void weigh_walls(self) noexcept nogil
    @cython.locals(changed=bint, row=int)
    cdef bint has_changed(self, int seat, int left) noexcept nogil
    @cython.locals(row=int, colour=int, column=int)
    cdef void weigh_wall(self, int seat) noexcept nogil
    @cython.locals(columns=int, best=int, index=int, worth=int)
    cdef int best_space_worth(self, int seat, int row, int colour) noexcept nogil
    @cython.locals(worth=int)
    cdef int space_worth(self, int seat, int row, int column) noexcept nogil
    cdef int step(self, int hope, int chance) noexcept nogil
    @cython.locals(chance=int)
    cdef int new_neighbours(self, int seat, int row, int column) noexcept nogil
    @cython.locals(taken=int)
    cdef int open_chance(self, int seat, int row, int column) noexcept nogil
    @cython.locals(
        seat=int, best_gain=int, best=int, colour=int, offer=int, accepted=int, index=int,
        source=int, choice=int, destination=int, gain=int)
    cdef int likely_take(self) noexcept nogil
    @cython.locals(count=int, floor=int, gain=int, room=int)
    cdef int take_gain(self, int seat, int source, int colour, int destination) noexcept nogil
    @cython.locals(held=int, missing=int, share=int)
    cdef int line_gain(self, int seat, int colour, int line, int count) noexcept nogil

    @cython.locals(
        seat=int, line=int, columns=int, best_gain=int, best=int, index=int, column=int, gain=int)
    cdef int likely_tile(self) noexcept nogil
    @cython.locals(colour=int, filled=int, gain=int, row=int)
    cdef int tile_gain(self, int seat, int line, int column) noexcept nogil
