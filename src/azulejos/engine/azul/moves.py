"""The moves of Azul: as integers, as frozen types, and as codes of three ASCII characters.

| move | code | integer |
|---|---|---|
| take blue from factory 3, put it on line 2 | `3B2` | (source * 5 + colour) * 6 + destination |
| take white from the centre, let it fall to the floor | `CWF` | the same; source 9, destination 5 |
| grey wall: the tile of line 2 goes to column 4 | `T24` | 300 + line * 5 + column |

Integers count from 0, codes from 1. They mean the same at every player count and on both walls.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from azulejos.engine.azul.board import (
    CENTRE_ID,
    COLOUR_NAMES,
    FLOOR_ID,
    LETTERS,
    factory_id,
    line_id,
)
from azulejos.engine.errors import MalformedMove

CENTRE = 9
FLOOR = 5
TAKES = 300
MOVES = 325

EXAMPLES = "3B2 CB5 CWF T24"
_TAKE = re.compile(r"([1-9C])([BYRKW])([1-5F])")
_TILE = re.compile(r"T([1-5])([1-5])")


@dataclass(frozen=True, slots=True)
class Take:
    """All tiles of a colour from a display (9: the centre) to a line (0 to 4) or the floor (5)."""

    source: int
    colour: int
    destination: int

    @property
    def number(self) -> int:
        return (self.source * 5 + self.colour) * 6 + self.destination

    @property
    def code(self) -> str:
        source = "C" if self.source == CENTRE else str(self.source + 1)
        destination = "F" if self.destination == FLOOR else str(self.destination + 1)
        return source + LETTERS[self.colour] + destination

    @property
    def colour_name(self) -> str:
        return COLOUR_NAMES[self.colour]


@dataclass(frozen=True, slots=True)
class Tile:
    """On the grey wall: the tile of a full line goes to a column of its row."""

    line: int
    column: int

    @property
    def number(self) -> int:
        return TAKES + self.line * 5 + self.column

    @property
    def code(self) -> str:
        return f"T{self.line + 1}{self.column + 1}"


Move = Take | Tile


def from_number(number: int) -> Move:
    """
    >>> from_number(63)
    Take(source=2, colour=0, destination=3)
    """
    if not 0 <= number < MOVES:
        raise MalformedMove("move-number", move=number, expected=f"0..{MOVES - 1}")
    if number >= TAKES:
        return Tile(*divmod(number - TAKES, 5))
    display, destination = divmod(number, 6)
    return Take(*divmod(display, 5), destination)


def from_code(code: str) -> Move:
    """
    >>> from_code("CWF")
    Take(source=9, colour=4, destination=5)
    """
    if match := _TAKE.fullmatch(code):
        source, colour, destination = match.groups()
        return Take(
            CENTRE if source == "C" else int(source) - 1,
            LETTERS.index(colour),
            FLOOR if destination == "F" else int(destination) - 1,
        )
    if match := _TILE.fullmatch(code):
        return Tile(int(match[1]) - 1, int(match[2]) - 1)
    raise MalformedMove("azul.move-code", move=code, expected=EXAMPLES)


def source_id(display: int) -> str:
    return CENTRE_ID if display == CENTRE else factory_id(display)


def destination_id(destination: int) -> str:
    return FLOOR_ID if destination == FLOOR else line_id(destination)
