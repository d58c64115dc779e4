"""The legal moves of Azul as plain data, with everything a page must know to offer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.answers import Choice
from azulejos.engine.azul import moves
from azulejos.engine.azul.board import line_id, wall_id
from azulejos.engine.azul.moves import Move, Take, destination_id, source_id
from azulejos.engine.azul.view import tile_name

if TYPE_CHECKING:
    from azulejos.engine.azul.state import AzulState


def choices(state: AzulState) -> list[Choice]:
    return [_choice(state, moves.from_number(number)) for number in state.legal_moves()]


def _choice(state: AzulState, move: Move) -> Choice:
    if isinstance(move, Take):
        touches = [source_id(move.source), destination_id(move.destination)]
        tile, amount = move.colour, state.tiles_on(move.source)[move.colour]
        kind = "take"
    else:
        touches = [line_id(move.line), wall_id(move.line, move.column)]
        tile, amount = state.line_colour[state.current][move.line], 1
        kind = "tile"
    return {
        "kind": kind,
        "code": move.code,
        "moves": [move.code],
        "touches": touches,
        "tile": tile_name(tile),
        "amount": amount,
        "suggested": False,
    }
