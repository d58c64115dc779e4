"""A tile is worth as many points as its owner now has tiles of its colour."""

from __future__ import annotations

from azulejos.engine.tile_row.events import SCORED
from azulejos.engine.tile_row.fields import TileRowFields


def score_tile(state: TileRowFields, seat: int, colour: int) -> None:
    points = state.held[seat][colour]
    state.score[seat] += points
    state.events.note(SCORED, seat, colour, -1, -1, points)
