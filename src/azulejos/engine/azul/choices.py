"""The legal moves of Azul as plain data, with everything a page must know to offer them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from azulejos.engine.answers import Choice
from azulejos.engine.azul import moves
from azulejos.engine.azul.board import line_id, wall_id
from azulejos.engine.azul.moves import CENTRE, Move, Take, destination_id, source_id
from azulejos.engine.azul.view import tile_name

if TYPE_CHECKING:
    from azulejos.engine.azul.state import AzulState


def choices(state: AzulState) -> list[Choice]:
    tiles = [state.tiles_on(display) for display in range(CENTRE + 1)]
    lines = state.line_colour[state.current]
    return [_choice(number, *_tiles_of(number, tiles, lines)) for number in state.legal_moves()]


def _tiles_of(number: int, displays: list[list[int]], lines: Sequence[int]) -> tuple[int, int]:
    """Which tile a move is about, and how many of them."""
    move = _move(number)
    if isinstance(move, Take):
        return move.colour, displays[move.source][move.colour]
    return lines[move.line], 1


_move = cache(moves.from_number)


@cache
def _choice(number: int, tile: int, amount: int) -> Choice:
    """There are a few thousand at most, and making them again took most of the time."""
    move: Move = _move(number)
    if isinstance(move, Take):
        touches = [source_id(move.source), destination_id(move.destination)]
        kind = "take"
    else:
        touches = [line_id(move.line), wall_id(move.line, move.column)]
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
