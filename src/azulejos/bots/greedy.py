"""Looks at every legal move and plays the one that leaves the best position: one ply, no rules."""

from __future__ import annotations

import cython

from azulejos.bots.policy import Policy
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.buffers import MOST_MOVES


@cython.final
@cython.cclass
class Greedy:
    """Plays by the evaluation of a policy; chance decides between equally good moves.

    One that overlooks some moves (so many of a thousand) is a beginner, who also looks at nothing
    but the own board. With `vague` it cannot tell moves apart whose values differ by less, in
    hundredths of a point: each seems better than it is by up to that, as chance has it.
    """

    name: str
    overlooked: int
    vague: int
    policy: Policy
    now: GameState | None
    trial: GameState | None
    moves: list[int]

    def __init__(
        self, policy: Policy, name: str = "greedy", overlooked: int = 0, vague: int = 0
    ) -> None:
        self.policy = policy
        self.name = name
        self.overlooked = overlooked
        self.vague = vague
        self.now = None
        self.trial = None
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES

    def __reduce__(self) -> tuple[type[Greedy], tuple[Policy, str, int, int]]:
        return Greedy, (self.policy, self.name, self.overlooked, self.vague)

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is. A seed always gives the same."""
        expected(rng, Rng)
        expected(state, self.policy.state_type).expect_move()
        if self.now is None or self.trial is None or self.now.options != state.options:
            self.now = state.blank()
            self.trial = state.blank()
        self.now.copy_from(state)
        chosen: list[int] = []
        while self.now.turn == state.turn:
            move = self.best_move(self.now, self.trial, rng)
            self.now.apply(move)
            chosen.append(move)
        return chosen

    def best_move(self, now: GameState, trial: GameState, rng: Rng) -> int:
        with cython.nogil:
            best = self.look_around(now, trial, rng)
        return best

    def look_around(self, now: GameState, trial: GameState, rng: Rng) -> int:
        """The move after which the policy likes the position best for the seat that moves."""
        count = now.legal_into(self.moves)
        best = self.moves[rng.pick(count)] if self.overlooked else 0
        best_value = 0
        equals = 0
        for index in range(count):
            if self.overlooked and rng.pick(1000) < self.overlooked:
                continue
            trial.copy_from(now)
            trial.apply(self.moves[index])
            value = self.judged(trial, now.current)
            if self.vague:
                value += rng.pick(self.vague)
            if equals == 0 or value > best_value:
                best_value = value
                equals = 0
            if value == best_value:
                equals += 1
                if equals == 1 or rng.pick(equals) == 0:
                    best = self.moves[index]
        return best

    def judged(self, trial: GameState, seat: int) -> int:
        if self.overlooked:
            return self.policy.own_value(trial, seat)
        return self.policy.value(trial, seat)
