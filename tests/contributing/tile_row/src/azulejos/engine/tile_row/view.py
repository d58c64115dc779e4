"""Everything that can be seen of a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from azulejos.engine.tile_row.board import COLOUR_NAMES, ROW_ID
from azulejos.engine.tile_row.notation import phase

from azulejos.engine.answers import Asks
from azulejos.engine.common_view import CommonView, common_view

if TYPE_CHECKING:
    from azulejos.engine.tile_row.state import TileRowState


class BoardView(TypedDict):
    seat: int
    score: int
    held: dict[str, int]


class TileRowView(CommonView):
    row: dict[str, int]
    bag: dict[str, int]
    boards: list[BoardView]


def view(state: TileRowState) -> TileRowView:
    return {
        **common_view(state, phase(state), asks(state)),
        "row": named(state.row),
        "bag": named(state.bag),
        "boards": [
            {"seat": seat, "score": state.scores[seat], "held": named(state.held[seat])}
            for seat in range(state.players)
        ],
    }


def asks(state: TileRowState) -> Asks | None:
    if state.is_over or state.needs_deal:
        return None
    return {"decision": "take", "seat": state.current, "about": ROW_ID, "tile": None}


def named(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts, strict=True))
