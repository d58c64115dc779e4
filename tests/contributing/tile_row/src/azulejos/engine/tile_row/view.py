"""Everything that can be seen of a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from azulejos.engine.tile_row.board import COLOUR_NAMES, ROW_ID
from azulejos.engine.tile_row.notation import phase

from azulejos.engine.answers import Asks

if TYPE_CHECKING:
    from azulejos.engine.tile_row.state import TileRowState


class BoardView(TypedDict):
    seat: int
    score: int
    held: dict[str, int]


class TileRowView(TypedDict):
    game: str
    rules: int
    players: int
    variant: str
    options: dict[str, str | int]
    round: int
    turn: int
    phase: str
    scores: list[int]
    asks: Asks | None
    outcome: dict[str, Any] | None
    row: dict[str, int]
    bag: dict[str, int]
    boards: list[BoardView]


def view(state: TileRowState) -> TileRowView:
    outcome = state.outcome()
    return {
        "game": state.rules.name,
        "rules": state.rules.version,
        "players": state.players,
        "variant": state.options.variant,
        "options": dict(state.options.extras),
        "round": state.round,
        "turn": state.turn,
        "phase": phase(state),
        "scores": list(state.scores),
        "asks": asks(state),
        "outcome": outcome.data() if outcome else None,
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
