"""Looks at every legal move and plays the one that leaves the best position: one ply, no rules."""

from __future__ import annotations

import cython

from azulejos.bots.policy import Policy
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.game import MOST_MOVES


@cython.final
@cython.auto_pickle(False)
@cython.cclass
class Greedy:
    """Plays by the evaluation of a policy; chance decides between equally good moves."""

    name = "greedy"

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.turn_start = None
        self.trial = None
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is. The same seed gives the same turn."""
        state.expect_move()
        if self.turn_start is None or self.turn_start.options != state.options:
            self.turn_start = state.blank()
            self.trial = state.blank()
        self.turn_start.copy_from(state)
        chosen: list[int] = []
        while self.turn_start.turn == state.turn:
            move = self.best_move(rng)
            self.turn_start.apply(move)
            chosen.append(move)
        return chosen

    def best_move(self, rng: Rng) -> int:
        with cython.nogil:
            best = self.search(rng)
        return best

    def search(self, rng: Rng) -> int:
        """The move after which the policy likes the position best for the seat that moves."""
        seat = self.turn_start.current
        count = self.turn_start.legal_into(self.moves)
        best = self.moves[0]
        best_value = 0
        equals = 0
        for index in range(count):
            self.trial.copy_from(self.turn_start)
            self.trial.apply(self.moves[index])
            value = self.policy.value(self.trial, seat)
            if equals == 0 or value > best_value:
                best_value = value
                equals = 0
            if value == best_value:
                equals += 1
                if equals == 1 or rng.pick(equals) == 0:
                    best = self.moves[index]
        return best
