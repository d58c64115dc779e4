"""A bot that always plays the first legal move."""

from __future__ import annotations

from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.engine.turns import choose_turn


class FirstChoice:
    """See `Bot`."""

    name = "first"

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        return choose_turn(state, lambda now: now.legal_moves()[0])
