cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.policy cimport USUAL, Policy
from azulejos.bots.summer_pavilion.board_potential cimport POINT, SURE
from azulejos.bots.summer_pavilion.features cimport Features
from azulejos.bots.summer_pavilion.placement_plan cimport LEAST, PlacementPlan
from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks
from azulejos.engine.summer_pavilion.board cimport (
    CENTRE, COLOURS, DONE, IN_LANE, KEEPS, KEPT_TILES, LANE, LAYS, PASS, PICKS, ROUNDS, SEATS,
    SLOTS, tile_count
)
from azulejos.engine.summer_pavilion.fields cimport DEAL, KEEP, LAY, NOTHING, PICK, TAKE
from azulejos.engine.summer_pavilion.passing cimport keepable
from azulejos.engine.summer_pavilion.paying cimport sort_hand
from azulejos.engine.summer_pavilion.placing cimport pickable
from azulejos.engine.summer_pavilion.state cimport PavilionState, SummerPavilionState
from azulejos.engine.summer_pavilion.taking cimport sources

cdef class PavilionPolicy(Policy):
    cdef SummerPavilionState scratch
    cdef object weights
    cdef Masks masks
    cdef Features features
    cdef PlacementPlan plan
    cdef int start_value, rivalry, foresight, prior_scale
    cdef int present_points[SEATS]

    @cython.locals(best=int, other=int)
    cdef int value(self, GameState state, int seat) noexcept nogil
    @cython.locals(seat=int, quiet=int, rest=int)
    cdef void expected_into(self, GameState state, int* points) noexcept nogil
    cdef int spread(self, GameState state) noexcept nogil
    @cython.locals(left=int, spread=int, more=int)
    cdef int spread_of(self, PavilionState state) noexcept nogil
    @cython.locals(seat=int)
    cdef int likely_move(self, GameState state) noexcept nogil

    cdef int rounds_left(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void evaluate_hands(self, int* points) noexcept nogil
    @cython.locals(left=int, worth=int)
    cdef int seat_worth(self, int seat) noexcept nogil
    cdef int first_seat(self) noexcept nogil
    @cython.locals(colour=int)
    cdef void pick_the_rest(self, int seat, int left) noexcept nogil
    cdef bint may_still_place(self, int seat) noexcept nogil
    @cython.locals(least=int, room=int, worth=int)
    cdef int kept_worth(self, int seat, int left) noexcept nogil
    @cython.locals(worth=int, next_joker=int, tiles=int, count=int, colour=int)
    cdef int tiles_worth(self, int64_t word, int room, int least, int left) noexcept nogil
    cdef int next_joker(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void finish_taking(self) noexcept nogil
    @cython.locals(best=int, best_gain=int, colour=int, offered=int, index=int, source=int, gain=int)
    cdef int likely_take(self) noexcept nogil
    @cython.locals(seat=int, tiles=int, jokers=int, gain=int)
    cdef int take_gain(self, int source, int colour) noexcept nogil
    @cython.locals(colours=int)
    cdef int likely_keep(self) noexcept nogil

    @cython.locals(seat=int, left=int, index=int)
    cdef void priors_into(
        self, GameState state, int16_t* moves, int count, double* priors) noexcept nogil
    @cython.locals(tile=int, jokers=int)
    cdef int move_gain(self, int move, int left) noexcept nogil
    @cython.locals(gain=int)
    cdef int keep_gain(self, int colour, int left) noexcept nogil
