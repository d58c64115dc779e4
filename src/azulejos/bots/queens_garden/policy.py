"""How good a position of Queen's Garden is, and which move looks best at a glance.

A half-made turn is judged by what it will be: the best place for what is being placed, and the
payment, copies and discards that look best at a glance. Before a search asks for expected points,
everybody plays one more turn of this round: the turn that leaves the best margin. Whose turn it is
matters less then.
"""

from __future__ import annotations

from dataclasses import replace

import cython

from azulejos.bots.inputs import expect_fitting
from azulejos.bots.policy import Policy
from azulejos.bots.queens_garden.evaluation import Evaluation
from azulejos.bots.queens_garden.features import VERSION, Features, input_count
from azulejos.bots.queens_garden.planting_plan import PlantingPlan
from azulejos.bots.queens_garden.weights import TUNED, Weights
from azulejos.engine.game import GameState
from azulejos.engine.queens_garden.board import BOARD, SIDE_NAMES, Board
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState
from azulejos.nets import Learned

if not cython.compiled:
    from azulejos.bots.policy import USUAL
    from azulejos.bots.queens_garden.evaluation import STACK_ITEMS
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import RING, ROUNDS
    from azulejos.engine.queens_garden.fields import (
        BUILDING,
        BUYING,
        COPYING,
        DISCARDING,
        LONGEST_LIST,
        PAYING,
        SETTING,
    )
    from azulejos.engine.queens_garden.moves import (
        BUY,
        COPY,
        JOKERS,
        NEW_SLOT,
        PASS,
        PAY,
        PLACE_EXPANSION,
        PLACE_TILE,
        SLOT,
        SPACE,
        STOP,
    )
    from azulejos.engine.queens_garden.paying import (
        hexagon_to_place,
        next_payers,
        still_owed,
    )
    from azulejos.engine.queens_garden.placing import printed_space

    LEAST = -1000000
    FIRST_PAYMENT = 2


@cython.final
@cython.cclass
class QueensGardenPolicy(Policy):
    """The policy of Queen's Garden, on both sides of the board and for two to four players."""

    state_type = QueensGardenState

    scratch: QueensGardenState
    evaluation: Evaluation
    plan: PlantingPlan
    features: Features
    weights: Weights
    board: Board
    before: QueensGardenState
    options: list[int]
    prior_scale: int
    step_prior_scale: int
    play_on: int
    wide: list[int]
    is_payment_chosen: bool
    payment: int
    glanced: list[int]

    def __init__(self, weights: Weights = TUNED, learned: tuple[Learned, ...] = ()) -> None:
        super().__init__(learned)
        self.scratch = QueensGardenState(QUEENS_GARDEN.choose())
        self.evaluation = Evaluation(self.scratch, weights)
        self.plan = self.evaluation.plan
        self.features = Features(self.evaluation)
        self.play_on = weights.play_on
        self.is_payment_chosen = False
        self.payment = 0
        self.weights = weights
        self.board = BOARD
        self.before = QueensGardenState(QUEENS_GARDEN.choose())
        self.prior_scale = weights.prior_scale
        self.step_prior_scale = weights.step_prior_scale
        if not cython.compiled:
            self.glanced = [0] * LONGEST_LIST
            self.options = [0] * LONGEST_LIST
            self.wide = [0] * (ROUNDS + 1)
        for left in range(ROUNDS + 1):
            self.wide[left] = weights.wide[left]

    def __reduce__(self) -> tuple[type[QueensGardenPolicy], tuple[Weights, tuple[Learned, ...]]]:
        return QueensGardenPolicy, (self.weights, self.learned)

    @classmethod
    def to_correct(cls) -> QueensGardenPolicy:
        return cls(replace(TUNED, play_on=0))

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.scratch.copy_from(state)
        self.complete()
        return self.lead(seat)

    def likely_move(self, state: GameState) -> int:
        self.scratch.copy_from(state)
        self.is_payment_chosen = False
        return self.glance()

    def expected_into(self, state: GameState, points: list[int]) -> None:
        self.scratch.copy_from(state)
        self.complete()
        turns = self.play_on * self.scratch.players
        if self.has_net[self.scratch.side][self.scratch.players]:
            turns = 0
        for _ in range(turns):
            if not self.scratch.deal_due and not self.scratch.over:
                self.play_best()
        self.evaluation.look_at_display()
        for seat in range(self.scratch.players):
            points[seat] = self.evaluation.worth(seat)

    def spread(self, state: GameState) -> int:
        self.scratch.copy_from(state)
        self.evaluation.look_at_display()
        left = ROUNDS + 1 - self.scratch.round
        items = STACK_ITEMS * self.scratch.stack_size
        step = self.wide[left] - self.wide[left - 1]
        return self.wide[left - 1] + step * self.evaluation.items // items

    def priors_into(
        self, state: GameState, moves: list[int], count: int, priors: list[float]
    ) -> None:
        self.before.copy_from(state)
        for index in range(count):
            self.play_turn(moves[index])
            priors[index] = self.lead(self.before.current)
        self.priors_from_gains(
            priors, count, self.prior_scale if moves[0] < COPY else self.step_prior_scale, USUAL
        )

    def number_of(self, learned: Learned) -> int:
        inputs = input_count(learned.heading.players)
        expect_fitting(learned, ("queens_garden",), VERSION, inputs, SIDE_NAMES)
        return SIDE_NAMES.index(learned.heading.variant)

    def variant(self, state: GameState) -> int:
        return cython.cast(QueensGardenState, state).side

    def inputs_into(self, state: GameState, inputs: list[int]) -> int:
        """Between turns: what the turn under way will leave behind."""
        self.scratch.copy_from(state)
        self.complete()
        return self.features.write(inputs)

    def viewer(self, state: GameState) -> int:
        """Of the position that `inputs_into` has just looked at."""
        return self.scratch.current

    # Whole turns

    def complete(self) -> None:
        """Plays the turn under way to its end."""
        self.is_payment_chosen = False
        while self.scratch.steps > 0:
            self.scratch.apply(self.glance())

    def play_best(self) -> None:
        """The first of the turns that leave the best margin."""
        self.before.copy_from(self.scratch)
        count = self.before.legal_into(self.options)
        best = LEAST
        chosen = 0
        for index in range(count):
            self.play_turn(self.options[index])
            margin = self.lead(self.before.current)
            if margin > best:
                best = margin
                chosen = self.options[index]
        self.play_turn(chosen)

    def play_turn(self, move: int) -> None:
        self.scratch.copy_from(self.before)
        self.scratch.apply(move)
        self.complete()

    def lead(self, seat: int) -> int:
        """The expected score less the best opponent's, between turns."""
        self.evaluation.look_at_display()
        best = LEAST
        for other in range(self.scratch.players):
            if other != seat:
                best = max(best, self.evaluation.worth(other))
        return self.evaluation.worth(seat) - best

    # At a glance

    def glance(self) -> int:
        """The first of the moves that gain most."""
        if self.scratch.phase == DISCARDING:
            return STOP
        count = self.scratch.legal_into(self.glanced)
        if count == 1 or self.scratch.phase == COPYING:
            return self.glanced[0]
        if self.scratch.phase == PAYING:
            return self.next_payment()
        self.plan.scratch.copy_from(self.scratch)
        best = self.glanced[0]
        best_gain = LEAST
        for index in range(count):
            gain = self.gain(self.glanced[index])
            if gain > best_gain:
                best_gain = gain
                best = self.glanced[index]
        return best

    def gain(self, move: int) -> int:
        if self.scratch.phase == SETTING:
            return self.space_gain(move - SPACE)
        if self.scratch.phase == BUILDING:
            return self.space_gain(printed_space((move - SLOT) // RING, (move - SLOT) % RING))
        if self.scratch.phase == BUYING:
            ring = self.board.ring[move - NEW_SLOT]
            return size_of(ring & self.scratch.beside_any[self.scratch.current])
        return self.action_gain(move)

    def space_gain(self, space: int) -> int:
        left = ROUNDS + 1 - self.scratch.round
        return self.plan.gain(self.scratch.current, left, hexagon_to_place(self.scratch), space)

    def action_gain(self, move: int) -> int:
        """Many hexagons, or the placing of a dear one; buying only for want of spaces."""
        if move < PLACE_TILE:
            offered = self.scratch.offered_tiles | self.scratch.offered_expansions
            return 12 * size_of(offered & self.board.category[move])
        if move < PLACE_EXPANSION:
            return 10 * self.board.value[move - PLACE_TILE]
        if move < BUY:
            return 30 + 2 * self.board.value[move - PLACE_EXPANSION]
        if move == PASS:
            return 5
        return 8 if self.scratch.free_spaces[self.scratch.current] == 0 else 0

    # Payments

    def next_payment(self) -> int:
        """Items are paid in rising order, so all of them are chosen before the first."""
        if not self.is_payment_chosen:
            self.choose_payment()
        if self.payment == 0:
            return JOKERS
        hexagon = lowest(self.payment)
        self.payment &= self.payment - 1
        if self.scratch.held_tiles[self.scratch.current] & self.board.hexagon[hexagon]:
            return PAY + 2 * hexagon
        return PAY + 2 * hexagon + 1

    def choose_payment(self) -> None:
        """What would gain least by itself; jokers for the rest."""
        seat = self.scratch.current
        self.plan.scratch.copy_from(self.scratch)
        self.plan.choose(seat, ROUNDS + 1 - self.scratch.round)
        payers = next_payers(self.scratch)
        if self.scratch.steps == FIRST_PAYMENT:
            payers = self.plan.payers(seat, hexagon_to_place(self.scratch))
        self.payment = self.plan.least_of(payers, still_owed(self.scratch))
        self.is_payment_chosen = True
