"""A position as numbers, for programs that learn."""

from __future__ import annotations

from azulejos.engine.tile_row.board import COLOURS, SEATS, TILES_PER_COLOUR
from azulejos.engine.tile_row.fields import TileRowFields

OBSERVATION_SIZE = (2 + SEATS) * COLOURS


def observe(state: TileRowFields, seat: int, buffer: list[float]) -> None:
    counts = [*state.bag, *state.row, *state.held[seat], *state.held[1 - seat]]
    for index, count in enumerate(counts):
        buffer[index] = count / TILES_PER_COLOUR
