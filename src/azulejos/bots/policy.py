"""What a bot must know about a game: how good a position is for a seat."""

from __future__ import annotations

import cython

from azulejos.engine.game import GameState

if not cython.compiled:
    from azulejos.engine.game import SEATS


@cython.auto_pickle(False)
@cython.cclass
class Policy:
    """The judgement of one game. It keeps scratch space, so every thread needs its own.

    `value` is the inner form, without the GIL and unchecked; each game writes its evaluation there.
    """

    def value(self, state: GameState, seat: int) -> int:
        """The expected margin of a seat over its best opponent, in hundredths of a point."""
        return 0

    def evaluate(self, state: GameState, seat: int) -> int:
        """`value` for Python; `state` is left as it is."""
        if not 0 <= seat < state.players:
            raise ValueError(f"expected a seat from 0 to {state.players - 1}, got {seat}")
        return self.value(state, seat)

    def evaluate_all(self, state: GameState) -> tuple[int, ...]:
        """The value of every seat."""
        return tuple([self.value(state, seat) for seat in range(min(state.players, SEATS))])
