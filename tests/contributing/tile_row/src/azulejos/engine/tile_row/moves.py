"""The moves of Tile Row: `TB` takes a blue tile; as an integer, the number of the colour."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.engine.tile_row.board import COLOURS, LETTERS

from azulejos.engine.errors import MalformedMove

MOVES = COLOURS
EXAMPLES = "TB TW"


@dataclass(frozen=True, slots=True)
class Take:
    """A tile of this colour from the row."""

    colour: int

    @property
    def number(self) -> int:
        return self.colour

    @property
    def code(self) -> str:
        return f"T{LETTERS[self.colour]}"


Move = Take
CODES = tuple(Take(colour).code for colour in range(COLOURS))


def from_number(number: int) -> Move:
    if not 0 <= number < MOVES:
        raise MalformedMove("move-number", move=number, expected=f"0..{MOVES - 1}")
    return Take(number)


def from_code(code: str) -> Move:
    if code not in CODES:
        raise MalformedMove("tile_row.move-code", move=code, expected=EXAMPLES)
    return Take(CODES.index(code))
