cimport cython
from libc.stdint cimport int16_t

from azulejos.bots.azul.board_potential cimport POINT, SURE, BoardPotential
from azulejos.bots.azul.features cimport Features
from azulejos.bots.azul.take_terms cimport TakeTerms
from azulejos.bots.policy cimport STEEP, USUAL, Policy
from azulejos.engine.azul.board cimport (
    COLOURS, FLOOR_SPACES, IN_LANE, LANE, LINES, SEATS, TAKES, Board
)
from azulejos.engine.azul.fields cimport NOTHING, OFFER, TILING
from azulejos.engine.azul.placing cimport next_line, open_columns
from azulejos.engine.azul.state cimport AzulState
from azulejos.engine.azul.taking cimport CENTRE, FLOOR
from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks
from azulejos.search.guide cimport PriorBuffer

cdef enum:
    LEAST = -1000000
    COLUMN_TILE = 50
    CLOSED_ROW = 33

cdef class AzulPolicy(Policy):
    cdef AzulState scratch
    cdef object weights
    cdef Features features
    cdef BoardPotential potential
    cdef TakeTerms terms
    cdef Board board
    cdef Masks masks
    cdef int start_value, win_value, rivalry, foresight, prior_scale, wide, wider
    cdef int standing_now[SEATS]
    cdef int trust[2][SEATS + 1][LINES + 2]
    cdef int quiet[SEATS + 1]
    cdef int started[LINES]
    cdef int worth[SEATS][LINES][COLOURS]
    cdef int promise[SEATS]
    cdef int weighed_left[SEATS]
    cdef int weighed_spaces[SEATS][LINES]
    cdef int weighed_colours[SEATS][LINES]

    @cython.locals(quiet=int)
    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void expected_into(self, GameState state, int* points) noexcept nogil
    @cython.locals(trust=int, seat=int, hope=int, share=int)
    cdef void calibrate(self, GameState state, int* points) noexcept nogil
    cdef int spread(self, GameState state) noexcept nogil
    @cython.locals(index=int, scale=int, space=int)
    cdef void priors_into(
        self, GameState state, int16_t* moves, int count, double* priors) noexcept nogil
    @cython.locals(index=int, source=int, colour=int, destination=int)
    cdef void take_gains_into(self, int16_t* moves, int count, double* gains) noexcept nogil
    cdef int variant(self, GameState state) noexcept nogil
    cdef int inputs_into(self, GameState state, int16_t* inputs) noexcept nogil
    @cython.locals(seat=int, left=int)
    cdef void board_values_into(self, int* points) noexcept nogil
    @cython.locals(total=int)
    cdef int mixed(self, int quiet, int played, int share) noexcept nogil

    cdef void finish_round(self) noexcept nogil
    @cython.locals(left=int, best=int, other=int, margin=int)
    cdef int lead(self, int seat) noexcept nogil
    @cython.locals(value=int)
    cdef int board_value(self, int seat, int left) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int victory(self, int seat) noexcept nogil

    @cython.locals(best=int, other=int)
    cdef int quiet_margin(self, int seat) noexcept nogil
    @cython.locals(value=int, line=int, colour=int, missing=int)
    cdef int quiet_value(self, int seat) noexcept nogil
    @cython.locals(left=int, seat=int)
    cdef void weigh_walls(self) noexcept nogil
    @cython.locals(changed=bint, row=int)
    cdef bint has_changed(self, int seat, int left) noexcept nogil
    @cython.locals(line=int, colour=int)
    cdef void weigh_lines(self, int seat) noexcept nogil

    @cython.locals(
        seat=int, best_gain=int, best=int, colour=int, offer=int, accepted=int, index=int,
        source=int, group=int, tried=int, choice=int, destination=int, gain=int)
    cdef int likely_take(self) noexcept nogil
    @cython.locals(lines=int)
    cdef int lines_or_floor(self, int seat, int colour) noexcept nogil
    cdef int group(self, int source, int colour) noexcept nogil
    @cython.locals(count=int, floor=int, gain=int, room=int)
    cdef int take_gain(self, int seat, int source, int colour, int destination) noexcept nogil
    @cython.locals(held=int, missing=int, share=int)
    cdef int line_gain(self, int seat, int colour, int line, int count) noexcept nogil

    @cython.locals(
        seat=int, line=int, columns=int, best_gain=int, best=int, index=int, column=int, gain=int)
    cdef int likely_tile(self) noexcept nogil
    @cython.locals(colour=int, filled=int, gain=int, row=int, needs_colour=bint)
    cdef int tile_gain(self, int seat, int line, int column) noexcept nogil
