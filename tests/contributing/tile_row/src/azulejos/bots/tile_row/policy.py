"""How good a position of Tile Row is: the points so far, and what the next tile may bring."""

from __future__ import annotations

from azulejos.engine.tile_row.state import TileRowState

from azulejos.bots.policy import Policy
from azulejos.engine.game import GameState


class TileRowPolicy(Policy):
    """Likes many tiles of one colour."""

    state_type = TileRowState

    def value(self, state: GameState, seat: int) -> int:
        self.expected_into(state, self.expected)
        return self.expected[seat] - self.expected[1 - seat]

    def expected_into(self, state: GameState, points: list[int]) -> None:
        assert isinstance(state, TileRowState)
        for seat in range(state.players):
            points[seat] = 100 * state.score[seat] + 50 * max(state.held[seat])

    def likely_move(self, state: GameState) -> int:
        assert isinstance(state, TileRowState)
        held = state.held[state.current]
        return max(state.legal_moves(), key=lambda colour: held[colour])
