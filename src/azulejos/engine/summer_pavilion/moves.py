"""The moves of Summer Pavilion: as integers, as frozen types, and as short ASCII codes.

| move | code | integer |
|---|---|---|
| take red from factory 3, from the centre | `3R`, `CR` | source * 6 + colour; the centre is 9 |
| lay blue on slot 4 of the star `ne` | `NE4B` | 60 + (space * 6 + colour) * 6 + jokers |
| the same, two of the tiles paid are jokers | `NE4B2` | the same |
| take a green bonus tile from the supply | `+G` | 1572 + colour |
| pass | `PASS` | 1578 |
| keep a green tile in a corner | `KG` | 1579 + colour |
| keep no more | `DONE` | 1585 |

The stars are `C` (centre), `NW`, `NE`, `E`, `SE`, `SW`, `W`. Integers count from 0, codes from 1.
They mean the same at every player count, on both sides of the board and in both editions.

Bonus tiles are picked, and tiles kept, in the order of the colours: so every complete turn can be
played in exactly one way. A pass is over as soon as nothing more can be kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from azulejos.engine.errors import MalformedMove
from azulejos.engine.summer_pavilion.board import COLOUR_NAMES, LETTERS, STAR_NAMES, space_id

CENTRE = 9
LAYS = 60
PICKS = 1572
PASS = 1578
KEEPS = 1579
DONE = 1585
MOVES = 1586

STAR_CODES = tuple("C" if name == "centre" else name.upper() for name in STAR_NAMES)
EXAMPLES = "3R CR NE4B NE4B2 +G PASS KG DONE"
_TAKE = re.compile(rf"([1-9C])([{LETTERS}])")
_LAY = re.compile(rf"(C|NW|NE|E|SE|SW|W)([1-6])([{LETTERS}])([1-5]?)")
_ONE_TILE = re.compile(rf"([+K])([{LETTERS}])")


@dataclass(frozen=True, slots=True)
class Take:
    """A colour from a display (9: the centre), with one joker if any lies there."""

    source: int
    colour: int

    @property
    def number(self) -> int:
        return self.source * 6 + self.colour

    @property
    def code(self) -> str:
        return ("C" if self.source == CENTRE else str(self.source + 1)) + LETTERS[self.colour]

    @property
    def colour_name(self) -> str:
        return COLOUR_NAMES[self.colour]


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile on a space; `jokers` of the tiles paid for it are jokers."""

    space: int
    colour: int
    jokers: int = 0

    @property
    def number(self) -> int:
        return LAYS + (self.space * 6 + self.colour) * 6 + self.jokers

    @property
    def code(self) -> str:
        star, slot = divmod(self.space, 6)
        jokers = str(self.jokers) if self.jokers else ""
        return f"{STAR_CODES[star]}{slot + 1}{LETTERS[self.colour]}{jokers}"

    @property
    def colour_name(self) -> str:
        return COLOUR_NAMES[self.colour]

    @property
    def space_id(self) -> str:
        return space_id(self.space)


@dataclass(frozen=True, slots=True)
class Pick:
    """One bonus tile from the supply."""

    colour: int

    @property
    def number(self) -> int:
        return PICKS + self.colour

    @property
    def code(self) -> str:
        return "+" + LETTERS[self.colour]


@dataclass(frozen=True, slots=True)
class Pass:
    """No more turns in this round."""

    number: ClassVar[int] = PASS
    code: ClassVar[str] = "PASS"


@dataclass(frozen=True, slots=True)
class Keep:
    """After a pass: one tile stays in a corner of the board."""

    colour: int

    @property
    def number(self) -> int:
        return KEEPS + self.colour

    @property
    def code(self) -> str:
        return "K" + LETTERS[self.colour]


@dataclass(frozen=True, slots=True)
class Done:
    """After a pass: the rest of the hand is discarded."""

    number: ClassVar[int] = DONE
    code: ClassVar[str] = "DONE"


Move = Take | Lay | Pick | Pass | Keep | Done


def from_number(number: int) -> Move:
    """
    >>> from_number(27)
    Take(source=4, colour=3)
    """
    if not 0 <= number < MOVES:
        raise MalformedMove("move-number", move=number, expected=f"0..{MOVES - 1}")
    if number < LAYS:
        return Take(*divmod(number, 6))
    if number < PICKS:
        tile, jokers = divmod(number - LAYS, 6)
        return Lay(*divmod(tile, 6), jokers)
    if number < PASS:
        return Pick(number - PICKS)
    if number < KEEPS:
        return Pass()
    return Keep(number - KEEPS) if number < DONE else Done()


def from_code(code: str) -> Move:
    """
    >>> from_code("NE4B2")
    Lay(space=15, colour=4, jokers=2)
    """
    if match := _TAKE.fullmatch(code):
        source = CENTRE if match[1] == "C" else int(match[1]) - 1
        return Take(source, LETTERS.index(match[2]))
    if match := _LAY.fullmatch(code):
        space = STAR_CODES.index(match[1]) * 6 + int(match[2]) - 1
        return Lay(space, LETTERS.index(match[3]), int(match[4] or 0))
    if match := _ONE_TILE.fullmatch(code):
        colour = LETTERS.index(match[2])
        return Pick(colour) if match[1] == "+" else Keep(colour)
    if code in (Pass.code, Done.code):
        return Pass() if code == Pass.code else Done()
    raise MalformedMove("summer_pavilion.move-code", move=code, expected=EXAMPLES)
