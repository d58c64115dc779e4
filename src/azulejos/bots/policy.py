"""What a bot must know about a game: how good a position is for a seat."""

from __future__ import annotations

import cython

from azulejos.engine.game import GameState

if not cython.compiled:
    from azulejos.engine.game import SEATS


@cython.cclass
class Policy:
    """The judgement of one game. It keeps scratch space, so every thread needs its own.

    `value` and `likely_move` are the inner forms, without the GIL and unchecked; each game writes
    its judgement there.
    """

    def value(self, state: GameState, seat: int) -> int:
        """The expected margin of a seat over its best opponent, in hundredths of a point."""
        return 0

    def likely_move(self, state: GameState) -> int:
        """The legal move that looks best at a glance: much quicker than to compare values."""
        return 0

    def evaluate(self, state: GameState, seat: int) -> int:
        """`value` for Python; `state` is left as it is."""
        if not 0 <= seat < state.players:
            raise ValueError(f"expected a seat from 0 to {state.players - 1}, got {seat}")
        return self.value(state, seat)

    def evaluate_all(self, state: GameState) -> tuple[int, ...]:
        """The value of every seat."""
        return tuple([self.value(state, seat) for seat in range(min(state.players, SEATS))])

    def suggest(self, state: GameState) -> int:
        """`likely_move` for Python; `state` is left as it is."""
        state.expect_move()
        return self.likely_move(state)
