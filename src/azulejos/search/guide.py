"""What a tree search must be told about a game: which moves look good, how a position stands."""

from __future__ import annotations

import cython

from azulejos.engine.buffers import MoveBuffer, UtilityBuffer
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.buffers import MOST_MOVES


@cython.final
@cython.cclass
class PriorBuffer:
    """Room for the priors of the longest list of moves."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = [0.0] * MOST_MOVES


@cython.cclass
class Guide:
    """Knows nothing: all moves look equal. It may keep scratch space, so every tree has its own."""

    @property
    def state_type(self) -> type[GameState]:
        """The kind of state it knows; compiled code would misread any other."""
        return GameState

    def priors_into(
        self, state: GameState, moves: list[int], count: int, priors: list[float]
    ) -> None:
        """How likely each of the legal moves is the best one; together 1."""
        for index in range(count):
            priors[index] = 1.0 / count

    def evaluate_into(
        self, state: GameState, rng: Rng, chances: list[float], points: list[float]
    ) -> None:
        """Each seat's chance to win, together 1, and its final score as far as one can tell."""
        state.utilities_into(chances)
        for seat in range(state.players):
            points[seat] = state.score[seat]

    def evaluate(self, state: GameState, rng: Rng) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """`evaluate_into` for Python: the chances and points of all seats."""
        expected(rng, Rng)
        expected(state, self.state_type)
        chances, points = UtilityBuffer(), UtilityBuffer()
        self.evaluate_into(state, rng, chances.values, points.values)
        seats = range(state.players)
        return (
            tuple([chances.values[seat] for seat in seats]),
            tuple([points.values[seat] for seat in seats]),
        )

    def priors(self, state: GameState) -> dict[int, float]:
        """`priors_into` for Python: every legal move with its prior."""
        expected(state, self.state_type)
        legal, shares = MoveBuffer(), PriorBuffer()
        count = self.list_priors(state, legal, shares)
        return {legal.moves[index]: shares.values[index] for index in range(count)}

    def list_priors(self, state: GameState, legal: MoveBuffer, shares: PriorBuffer) -> int:
        count = state.legal_into(legal.moves)
        if count:
            self.priors_into(state, legal.moves, count, shares.values)
        return count


@cython.final
@cython.cclass
class RandomGuide(Guide):
    """Judges a position by one random game from there to the end."""

    state: GameState
    move_cap: int

    def __init__(self, state: GameState) -> None:
        self.state = state.blank()
        self.move_cap = state.move_cap

    @property
    def state_type(self) -> type[GameState]:
        return type(self.state)

    def evaluate_into(
        self, state: GameState, rng: Rng, chances: list[float], points: list[float]
    ) -> None:
        self.state.copy_from(state)
        self.state.play_out(rng, self.move_cap)
        self.state.utilities_into(chances)
        for seat in range(self.state.players):
            points[seat] = self.state.score[seat]
