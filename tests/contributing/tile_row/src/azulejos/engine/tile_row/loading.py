"""Puts a position into the fields of a state."""

from __future__ import annotations

from azulejos.engine.tile_row.board import COLOURS, SEATS
from azulejos.engine.tile_row.fields import TileRowFields
from azulejos.engine.tile_row.notation import Placement


def load(state: TileRowFields, placed: Placement) -> None:
    """The state becomes this position, which must be in order."""
    state.round = placed.round
    state.turn = placed.turn
    state.current = placed.seat
    state.deal_due = placed.phase == "deal"
    state.over = placed.phase == "end"
    state.ending = placed.ending
    state.row = list(placed.row)
    state.bag = list(placed.bag)
    for seat in range(SEATS):
        state.score[seat] = placed.scores[seat]
        for colour in range(COLOURS):
            state.held[seat][colour] = placed.held[seat][colour]
