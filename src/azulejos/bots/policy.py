"""What a bot must know about a game: how good a position is, and which moves look good."""

from __future__ import annotations

from typing import Any

import cython

from azulejos.engine.buffers import MoveBuffer
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.nets.net import Net
from azulejos.nets.weights_file import BadWeights, Learned
from azulejos.search.guide import Guide

if not cython.compiled:
    from math import sqrt

    from azulejos.engine.buffers import SEATS
    from azulejos.nets.shape import UNIT

    HEAD_POINTS = 20
    VARIANTS = 2
    QUARTERS = 4
    USUAL = 2
    STEEP = 4


@cython.cclass
class Policy(Guide):
    """How one game is evaluated. It keeps scratch space, so every thread needs its own.

    `value`, `likely_move`, `expected_into` and `spread` are the inner forms, without the GIL and
    unchecked; each game writes its evaluation there. Greedy plays by `value`, search by the others
    and `priors_into`.

    Nets may have learned how far off this is, each at one kind of table (`learned`). They then
    correct what search is told there. Of two nets for the same table the second counts.
    """

    expected: list[int]
    learned: tuple[Learned, ...]
    nets: list[Net]
    net_at: list[list[Any]]
    has_net: list[list[bool]]
    certainty: list[list[int]]

    def __init__(self, learned: tuple[Learned, ...] = ()) -> None:
        if not cython.compiled:
            self.expected = [0] * SEATS
            self.net_at = [[None] * (SEATS + 1) for _ in range(VARIANTS)]
            self.has_net = [[False] * (SEATS + 1) for _ in range(VARIANTS)]
            self.certainty = [[QUARTERS] * (SEATS + 1) for _ in range(VARIANTS)]
        self.learned = learned
        self.nets = []
        for each in learned:
            self.seat_net(
                Net(each.layers),
                self.number_of(each),
                each.heading.players,
                each.heading.certainty,
            )

    @classmethod
    def to_correct(cls) -> Policy:
        """What nets correct: the evaluation that search hears at a table with a net."""
        return cls()

    def number_of(self, learned: Learned) -> int:
        """The number of the variant that a net is for; `BadWeights` if it does not fit this game.

        A net that learned something else would judge nonsense without a word.
        """
        raise BadWeights("weights-of-another-game", value=learned.heading.game, expected="-")

    def seat_net(self, net: Net, variant: int, players: int, certainty: int) -> int:
        """Compiled, a table holds only the address, which needs no lock: the list keeps the net."""
        self.nets.append(net)
        self.net_at[variant][players] = cython.cast(cython.p_void, net) if cython.compiled else net
        self.has_net[variant][players] = True
        self.certainty[variant][players] = certainty
        return 0

    def value(self, state: GameState, seat: int) -> int:
        """The expected margin of a seat over its best opponent, in hundredths of a point."""
        return 0

    def likely_move(self, state: GameState) -> int:
        """The legal move that looks best at a glance: much quicker than to compare values."""
        return 0

    def expected_into(self, state: GameState, points: list[int]) -> None:
        """The final score that every seat may expect, in hundredths of a point."""
        for seat in range(state.players):
            points[seat] = self.value(state, seat)

    def spread(self, state: GameState) -> int:
        """How far a margin may still move until the end, in hundredths of a point; above 0."""
        return 1000

    def own_value(self, state: GameState, seat: int) -> int:
        """What a seat may expect for itself, whatever the others have."""
        self.expected_into(state, self.expected)
        return self.expected[seat]

    def evaluate_into(
        self, state: GameState, rng: Rng, chances: list[float], points: list[float]
    ) -> None:
        if state.over:
            state.utilities_into(chances)
            for seat in range(state.players):
                points[seat] = state.score[seat]
            return
        self.expected_into(state, self.expected)
        for seat in range(state.players):
            points[seat] = self.expected[seat] / 100.0
        self.chances_into(state.players, self.spread(state), chances)
        variant = self.variant(state)
        if self.has_net[variant][state.players]:
            net = self.net_at[variant][state.players]
            self.correct(state, cython.cast(Net, net), chances, points)
            if self.certainty[variant][state.players] != QUARTERS:
                self.make_certain(state.players, self.certainty[variant][state.players], chances)

    def chances_into(self, players: int, spread: float, chances: list[float]) -> None:
        """From expected scores: the chance to be ahead of all others at once, together 1.

        Only square roots and what every machine rounds alike: searches must agree everywhere.
        """
        total = 0.0
        for seat in range(players):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    lead = (self.expected[seat] - self.expected[other]) / spread
                    chance *= 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)
            chances[seat] = chance
            total += chance
        for seat in range(players):
            chances[seat] /= total

    def variant(self, state: GameState) -> int:
        """The number of the variant that is played: 0 or 1."""
        return 0

    def inputs_into(self, state: GameState, inputs: list[int]) -> int:
        """The active inputs of a net, and how many; right after the same position was evaluated."""
        return 0

    def viewer(self, state: GameState) -> int:
        """The seat with which the inputs that were just written begin."""
        return state.current

    def inputs(self, state: GameState) -> tuple[int, list[int]]:
        """For Python: the seat with which the inputs of a net begin, and the active ones."""
        room = MoveBuffer()
        self.expected_into(expected(state, self.state_type), self.expected)
        count = self.inputs_into(state, room.moves)
        return self.viewer(state), [room.moves[index] for index in range(count)]

    def correct(
        self, state: GameState, net: Net, chances: list[float], points: list[float]
    ) -> None:
        """By the heads of the net, for the seats in the order of the inputs: how much likelier each
        is to win, and how many points more it will have, in units of 20.

        `tilt + sqrt(1 + tilt * tilt)` grows like an exponential, and is rounded alike everywhere.
        """
        net.judge(self.inputs_into(state, net.active))
        total = 0.0
        seat = self.viewer(state)
        for place in range(state.players):
            tilt = net.values[place] / float(UNIT)
            chances[seat] *= tilt + sqrt(1.0 + tilt * tilt)
            total += chances[seat]
            points[seat] += net.values[state.players + place] * HEAD_POINTS / float(UNIT)
            seat = (seat + 1) % state.players
        for seat in range(state.players):
            chances[seat] /= total

    def make_certain(self, players: int, quarters: int, chances: list[float]) -> None:
        """Each chance to the power of so many quarters, which square roots can tell, together 1."""
        total = 0.0
        for seat in range(players):
            chance = chances[seat]
            root = sqrt(chance)
            power = 1.0
            for _ in range(quarters // QUARTERS):
                power *= chance
            if quarters & 2:
                power *= root
            if quarters & 1:
                power *= sqrt(root)
            chances[seat] = power
            total += power
        for seat in range(players):
            chances[seat] /= total

    def priors_from_gains(
        self, gains: list[float], count: int, prior_scale: int, power: int
    ) -> None:
        """Turns gains into priors: `prior_scale` below the best is half as likely, to the power of
        2 or 4.
        """
        best = gains[0]
        for index in range(1, count):
            best = max(best, gains[index])
        total = 0.0
        for index in range(count):
            share = prior_scale / (prior_scale + best - gains[index])
            share *= share
            if power == STEEP:
                share *= share
            gains[index] = share
            total += share
        for index in range(count):
            gains[index] /= total

    def margin(self, state: GameState, seat: int) -> int:
        """`value` for Python; `state` is left as it is."""
        if not 0 <= seat < state.players:
            raise ValueError(f"expected a seat from 0 to {state.players - 1}, got {seat}")
        return self.value(expected(state, self.state_type), seat)

    def margins(self, state: GameState) -> tuple[int, ...]:
        """The value of every seat."""
        expected(state, self.state_type)
        return tuple([self.value(state, seat) for seat in range(min(state.players, SEATS))])

    def suggest(self, state: GameState) -> int:
        """`likely_move` for Python; `state` is left as it is."""
        expected(state, self.state_type).expect_move()
        return self.likely_move(state)
