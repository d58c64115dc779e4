"""The moves of Queen's Garden: as integers, as frozen types, and as short ASCII codes.

A turn is one action. The action comes first; what it leaves open is decided by further moves.

| move | code | integer |
|---|---|---|
| acquire everything yellow; every flower | `AY` `A4` | category: 0 to 5 colours, 6 to 11 patterns |
| place the stored tile yellow lily | `TY6` | 12 + hexagon |
| place the stored expansion yellow lily | `EY6` | 48 + hexagon |
| buy a face-down expansion | `BUY` | 84 |
| pass | `PASS` | 85 |
| of identical hexagons take the one on place 3 of the display | `C3` | 86 + place |
| the tile goes to space 2 of slot 1 | `S12` | 94 + space |
| the expansion goes to slot 1, its hexagon on space 2 | `X12` | 142 + slot * 6 + space |
| the bought expansion goes to slot 3 | `N3` | 178 + slot |
| pay with a tile; with an expansion | `WB1` `WEB1` | 184 + item |
| pay the rest with jokers | `WJ` | 256 |
| discard a tile; an expansion | `DB1` `DEB1` | 257 + item |
| discard nothing more | `D0` | 329 |

A hexagon is colour * 6 + pattern, an item hexagon * 2 (+ 1 for an expansion). Items are paid and
discarded in rising order, so every turn can be played in exactly one way. Integers count from 0,
codes from 1; they mean the same at every player count and on both sides of the scoring board.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from azulejos.engine.errors import MalformedMove
from azulejos.engine.queens_garden.board import LETTERS, hexagon_code, space_code

# The first number of each kind of move; the header of `fields` lists the same.
ACQUIRE = 0
PLACE_TILE = 12
PLACE_EXPANSION = 48
BUY = 84
PASS = 85
COPY = 86
SPACE = 94
SLOT = 142
NEW_SLOT = 178
PAY = 184
JOKERS = 256
DISCARD = 257
STOP = 329
MOVES = 330

EXAMPLES = "AY A4 TY6 EY6 BUY PASS C3 S12 X12 N3 WB1 WEB1 WJ DB1 DEB1 D0"


@dataclass(frozen=True, slots=True)
class Acquire:
    """Every hexagon of a colour (0 to 5) or a pattern (6 to 11) from the display."""

    category: int

    @property
    def number(self) -> int:
        return ACQUIRE + self.category

    @property
    def code(self) -> str:
        return "A" + category_code(self.category)


@dataclass(frozen=True, slots=True)
class Place:
    """A hexagon of the storage goes to the garden: a tile, or an expansion (face up)."""

    hexagon: int
    expansion: bool

    @property
    def number(self) -> int:
        return (PLACE_EXPANSION if self.expansion else PLACE_TILE) + self.hexagon

    @property
    def code(self) -> str:
        return ("E" if self.expansion else "T") + hexagon_code(self.hexagon)


@dataclass(frozen=True, slots=True)
class Buy:
    """The top expansion of the supply, face down, for points."""

    number = BUY
    code = "BUY"


@dataclass(frozen=True, slots=True)
class Pass:
    number = PASS
    code = "PASS"


@dataclass(frozen=True, slots=True)
class Copy:
    """Of identical hexagons, the one that lies on this place of the display."""

    place: int

    @property
    def number(self) -> int:
        return COPY + self.place

    @property
    def code(self) -> str:
        return f"C{self.place + 1}"


@dataclass(frozen=True, slots=True)
class Space:
    """Where the tile goes."""

    space: int

    @property
    def number(self) -> int:
        return SPACE + self.space

    @property
    def code(self) -> str:
        return f"S{space_code(self.space)}"


@dataclass(frozen=True, slots=True)
class Slot:
    """Where the expansion goes, and on which space of its ring the printed hexagon lies."""

    slot: int
    orientation: int

    @property
    def number(self) -> int:
        return SLOT + self.slot * 6 + self.orientation

    @property
    def code(self) -> str:
        return f"X{self.slot + 1}{self.orientation + 1}"


@dataclass(frozen=True, slots=True)
class NewSlot:
    """Where the face-down expansion goes."""

    slot: int

    @property
    def number(self) -> int:
        return NEW_SLOT + self.slot

    @property
    def code(self) -> str:
        return f"N{self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Pay:
    """One more item of the payment."""

    hexagon: int
    expansion: bool

    @property
    def number(self) -> int:
        return PAY + self.hexagon * 2 + self.expansion

    @property
    def code(self) -> str:
        return f"W{'E' if self.expansion else ''}{hexagon_code(self.hexagon)}"


@dataclass(frozen=True, slots=True)
class Jokers:
    """Jokers for all that is still to be paid."""

    number = JOKERS
    code = "WJ"


@dataclass(frozen=True, slots=True)
class Discard:
    """One more item that leaves the storage at a pass."""

    hexagon: int
    expansion: bool

    @property
    def number(self) -> int:
        return DISCARD + self.hexagon * 2 + self.expansion

    @property
    def code(self) -> str:
        return f"D{'E' if self.expansion else ''}{hexagon_code(self.hexagon)}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Nothing more is discarded."""

    number = STOP
    code = "D0"


Move = Acquire | Place | Buy | Pass | Copy | Space | Slot | NewSlot | Pay | Jokers | Discard | Stop


def category_code(category: int) -> str:
    return LETTERS[category] if category < 6 else str(category - 5)


def _all_moves() -> tuple[Move, ...]:
    """Every move, in the order of the integers."""
    items = [(hexagon, expansion) for hexagon in range(36) for expansion in (False, True)]
    return (
        *(Acquire(category) for category in range(12)),
        *(Place(hexagon, False) for hexagon in range(36)),
        *(Place(hexagon, True) for hexagon in range(36)),
        Buy(),
        Pass(),
        *(Copy(place) for place in range(8)),
        *(Space(space) for space in range(48)),
        *(Slot(*divmod(index, 6)) for index in range(36)),
        *(NewSlot(slot) for slot in range(6)),
        *(Pay(*item) for item in items),
        Jokers(),
        *(Discard(*item) for item in items),
        Stop(),
    )


_MOVES = _all_moves()
_BY_CODE = {move.code: move for move in _MOVES}


def from_number(number: int) -> Move:
    """
    >>> from_number(35), from_number(107).code
    (Place(hexagon=23, expansion=False), 'S21')
    """
    if not 0 <= number < MOVES:
        raise MalformedMove("move-number", move=number, expected=f"0..{MOVES - 1}")
    return _MOVES[number]


def from_code(code: str) -> Move:
    """
    >>> from_code("WEB1")
    Pay(hexagon=0, expansion=True)
    """
    if code not in _BY_CODE:
        raise MalformedMove("queens_garden.move-code", move=code, expected=EXAMPLES)
    return _BY_CODE[code]


HEXAGON = re.compile(rf"([{LETTERS}])([1-6])")


def read_hexagon(code: str) -> int:
    """
    >>> read_hexagon("Y6")
    23
    """
    return LETTERS.index(code[0]) * 6 + int(code[1]) - 1
