"""A turn: one tile of the row, which goes to the board of whoever takes it."""

from __future__ import annotations

from azulejos.engine.tile_row.board import COLOURS
from azulejos.engine.tile_row.events import TAKEN
from azulejos.engine.tile_row.fields import TileRowFields
from azulejos.engine.tile_row.rounds import end_turn
from azulejos.engine.tile_row.scoring import score_tile


def may_take(state: TileRowFields, colour: int) -> bool:
    return not state.over and not state.deal_due and state.row[colour] > 0


def takes(state: TileRowFields) -> list[int]:
    return [colour for colour in range(COLOURS) if may_take(state, colour)]


def take(state: TileRowFields, colour: int) -> None:
    state.row[colour] -= 1
    state.held[state.current][colour] += 1
    state.events.note(TAKEN, state.current, colour, -1, -1, 1)
    score_tile(state, state.current, colour)
    end_turn(state)
