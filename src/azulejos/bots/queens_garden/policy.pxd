cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.bots.policy cimport USUAL, Policy
from azulejos.bots.queens_garden.evaluation cimport STACK_ITEMS, Evaluation
from azulejos.bots.queens_garden.features cimport Features
from azulejos.bots.queens_garden.planting_plan cimport PlantingPlan
from azulejos.engine.game cimport GameState
from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport RING, ROUNDS, Board
from azulejos.engine.queens_garden.fields cimport (
    BUILDING, BUY, BUYING, COPY, COPYING, DISCARDING, JOKERS, LONGEST_LIST, NEW_SLOT, PASS, PAY,
    PAYING, PLACE_EXPANSION, PLACE_TILE, SETTING, SLOT, SPACE, STOP
)
from azulejos.engine.queens_garden.paying cimport hexagon_to_place, next_payers, still_owed
from azulejos.engine.queens_garden.placing cimport printed_space
from azulejos.engine.queens_garden.state cimport QueensGardenState

cdef enum:
    LEAST = -1000000
    FIRST_PAYMENT = 2

cdef class QueensGardenPolicy(Policy):
    cdef QueensGardenState scratch, before
    cdef int16_t options[LONGEST_LIST]
    cdef Evaluation evaluation
    cdef PlantingPlan plan
    cdef Features features
    cdef object weights
    cdef Board board
    cdef int prior_scale, step_prior_scale, play_on
    cdef int wide[ROUNDS + 1]
    cdef bint is_payment_chosen
    cdef int64_t payment
    cdef int16_t glanced[LONGEST_LIST]

    cdef int value(self, GameState state, int seat) noexcept nogil
    cdef int likely_move(self, GameState state) noexcept nogil
    @cython.locals(seat=int, turns=int)
    cdef void expected_into(self, GameState state, int* points) noexcept nogil
    @cython.locals(left=int, items=int, step=int)
    cdef int spread(self, GameState state) noexcept nogil
    @cython.locals(index=int)
    cdef void priors_into(
        self, GameState state, int16_t* moves, int count, double* priors) noexcept nogil
    cdef int variant(self, GameState state) noexcept nogil
    cdef int inputs_into(self, GameState state, int16_t* inputs) noexcept nogil
    cdef int viewer(self, GameState state) noexcept nogil
    cdef void complete(self) noexcept nogil
    @cython.locals(count=int, best=int, chosen=int, index=int, margin=int)
    cdef void play_best(self) noexcept nogil
    cdef void play_turn(self, int move) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int lead(self, int seat) noexcept nogil
    @cython.locals(count=int, best=int, best_gain=int, index=int, gain=int)
    cdef int glance(self) noexcept nogil
    @cython.locals(ring=int64_t)
    cdef int gain(self, int move) noexcept nogil
    @cython.locals(left=int)
    cdef int space_gain(self, int space) noexcept nogil
    cdef int action_gain(self, int move) noexcept nogil
    @cython.locals(hexagon=int)
    cdef int next_payment(self) noexcept nogil
    @cython.locals(seat=int, payers=int64_t)
    cdef void choose_payment(self) noexcept nogil
