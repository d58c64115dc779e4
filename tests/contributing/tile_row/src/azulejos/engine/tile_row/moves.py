"""The moves of Tile Row: `TB` takes a blue tile; as an integer, the number of the colour."""

from __future__ import annotations

from azulejos.engine.tile_row.board import COLOURS, LETTERS

from azulejos.engine.errors import MalformedMove

CODES = tuple(f"T{letter}" for letter in LETTERS)


def number(move: int | str | object) -> int:
    if isinstance(move, str) and move in CODES:
        return CODES.index(move)
    if isinstance(move, int) and 0 <= move < COLOURS:
        return move
    raise MalformedMove("tile_row.move-code", move=str(move), expected=" ".join(CODES))
