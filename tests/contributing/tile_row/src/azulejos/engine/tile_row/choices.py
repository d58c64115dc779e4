"""What the seat to move may do, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.tile_row.board import BOARD_ID, COLOUR_NAMES, ROW_ID
from azulejos.engine.tile_row.moves import CODES

from azulejos.engine.answers import Choice

if TYPE_CHECKING:
    from azulejos.engine.tile_row.state import TileRowState


def choices(state: TileRowState) -> list[Choice]:
    return [_choice(colour) for colour in state.legal_moves()]


def _choice(colour: int) -> Choice:
    return {
        "kind": "take",
        "code": CODES[colour],
        "moves": [CODES[colour]],
        "touches": [ROW_ID, BOARD_ID],
        "tile": COLOUR_NAMES[colour],
        "amount": 1,
        "suggested": False,
    }
