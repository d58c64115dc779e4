"""Chance in Tile Row: the row is filled from the bag, one tile at a time."""

from __future__ import annotations

from azulejos.engine.tile_row.board import ROW_TILES
from azulejos.engine.tile_row.events import DRAWN
from azulejos.engine.tile_row.fields import TileRowFields
from azulejos.engine.tile_row.rounds import open_round

from azulejos.engine.rng import Rng


def random_draw(state: TileRowFields, rng: Rng) -> int:
    tile = rng.pick(sum(state.bag))
    for colour, count in enumerate(state.bag):
        if tile < count:
            return colour
        tile -= count
    raise AssertionError("a tile beyond the bag")


def draw(state: TileRowFields, colour: int) -> None:
    state.bag[colour] -= 1
    state.row[colour] += 1
    state.events.note(DRAWN, -1, colour, -1, -1, 1)
    if sum(state.row) == ROW_TILES:
        open_round(state)
