"""Whose turn is next, where a round begins and ends, and how the game ends."""

from __future__ import annotations

from azulejos.engine.tile_row.events import ENDED, ROUND_OPENED
from azulejos.engine.tile_row.fields import TileRowFields

BY_BAG = 0


def open_round(state: TileRowFields) -> None:
    state.deal_due = False
    state.events.note(ROUND_OPENED, state.current, -1, -1, -1, state.round)


def end_turn(state: TileRowFields) -> None:
    state.turn += 1
    state.current = 1 - state.current
    if not any(state.row):
        end_round(state)


def end_round(state: TileRowFields) -> None:
    if any(state.bag):
        state.round += 1
        state.deal_due = True
    else:
        state.over = True
        state.ending = BY_BAG
        state.events.note(ENDED, -1, BY_BAG, -1, -1, 0)
