"""Why a move of Tile Row is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.tile_row.board import COLOUR_NAMES
from azulejos.engine.tile_row.moves import Take

from azulejos.engine.errors import Reason

if TYPE_CHECKING:
    from azulejos.engine.tile_row.state import TileRowState


def reason(state: TileRowState, move: Take) -> Reason | None:
    if state.is_over:
        return Reason("game-over")
    if state.needs_deal:
        return Reason("deal-due")
    if not state.row[move.colour]:
        return Reason("tile_row.colour-not-there", {"tile": COLOUR_NAMES[move.colour]})
    return None
