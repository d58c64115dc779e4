"""What can happen in Azul, as frozen types; each carries the id of the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from azulejos.engine.azul.board import (
    COLOUR_NAMES,
    factory_id,
    floor_id,
    line_id,
    wall_id,
)
from azulejos.engine.azul.moves import destination_id, source_id
from azulejos.engine.azul.rules import END_REASONS
from azulejos.engine.events import Event, Row, Scored

# The kinds of rows that the rules note; the header of `state` lists the same.
(
    DRAWN,
    LID_POURED,
    ROUND_OPENED,
    TAKEN,
    MOVED_TO_CENTRE,
    MARKER_TAKEN,
    LINE_FILLED,
    DROPPED,
    OVERFLOWED,
    LAID,
    LINE_FELL,
    SCORED_ALONE,
    SCORED_ACROSS,
    SCORED_DOWN,
    FLOOR_SCORED,
    ROW_BONUS,
    COLUMN_BONUS,
    COLOUR_BONUS,
    ENDED,
) = range(19)


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    rule: ClassVar[str] = "azul.deal"
    tile: str
    target: str


@dataclass(frozen=True, slots=True)
class LidPoured(Event):
    """The empty bag was filled with all tiles of the lid."""

    rule: ClassVar[str] = "azul.refill"
    amount: int


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """The factories are filled; `seat` moves first."""

    rule: ClassVar[str] = "azul.round"
    round: int


@dataclass(frozen=True, slots=True)
class TilesTaken(Event):
    rule: ClassVar[str] = "azul.take"
    tile: str
    source: str
    target: str
    amount: int


@dataclass(frozen=True, slots=True)
class TilesMovedToCentre(Event):
    rule: ClassVar[str] = "azul.rest-to-centre"
    tile: str
    source: str
    amount: int


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """`target` is the floor space of the marker, None if the floor was full."""

    rule: ClassVar[str] = "azul.marker"
    target: str | None


@dataclass(frozen=True, slots=True)
class LineFilled(Event):
    rule: ClassVar[str] = "azul.line"
    tile: str
    target: str
    amount: int


@dataclass(frozen=True, slots=True)
class TilesDropped(Event):
    """`targets` are the floor spaces they fell on, from the left."""

    rule: ClassVar[str] = "azul.floor"
    tile: str
    targets: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class FloorOverflowed(Event):
    """Tiles that found no floor space went to the lid without a penalty."""

    rule: ClassVar[str] = "azul.floor-full"
    tile: str
    amount: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    rule: ClassVar[str] = "azul.tiling"
    tile: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class LineFell(Event):
    """Grey wall: a full line had no open space."""

    rule: ClassVar[str] = "azul.grey-fall"
    tile: str
    source: str
    amount: int


@dataclass(frozen=True, slots=True)
class ScoredAlone(Scored):
    rule: ClassVar[str] = "azul.score-alone"
    target: str


@dataclass(frozen=True, slots=True)
class ScoredAcross(Scored):
    rule: ClassVar[str] = "azul.score-across"
    target: str


@dataclass(frozen=True, slots=True)
class ScoredDown(Scored):
    rule: ClassVar[str] = "azul.score-down"
    target: str


@dataclass(frozen=True, slots=True)
class FloorScored(Scored):
    """`points` is what was really lost: the score never falls below 0."""

    rule: ClassVar[str] = "azul.floor-penalty"
    spaces: int


@dataclass(frozen=True, slots=True)
class RowBonus(Scored):
    rule: ClassVar[str] = "azul.bonus-row"
    row: int


@dataclass(frozen=True, slots=True)
class ColumnBonus(Scored):
    rule: ClassVar[str] = "azul.bonus-column"
    column: int


@dataclass(frozen=True, slots=True)
class ColourBonus(Scored):
    rule: ClassVar[str] = "azul.bonus-colour"
    tile: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "azul.end"
    reason: str


def _seat(row: Row) -> int | None:
    return row[1] if row[1] >= 0 else None


def _tile(row: Row) -> str:
    return COLOUR_NAMES[row[2]]


def _floor_spaces(first: int, amount: int) -> tuple[str, ...]:
    return tuple(floor_id(space) for space in range(first, first + amount))


def _marker_space(space: int) -> str | None:
    return floor_id(space) if space < 7 else None


READERS: dict[int, Callable[[Row], Event]] = {
    DRAWN: lambda row: TileDrawn(None, _tile(row), factory_id(row[4])),
    LID_POURED: lambda row: LidPoured(None, row[5]),
    ROUND_OPENED: lambda row: RoundOpened(_seat(row), row[5]),
    TAKEN: lambda row: TilesTaken(
        _seat(row), _tile(row), source_id(row[3]), destination_id(row[4]), row[5]
    ),
    MOVED_TO_CENTRE: lambda row: TilesMovedToCentre(None, _tile(row), source_id(row[3]), row[5]),
    MARKER_TAKEN: lambda row: MarkerTaken(_seat(row), _marker_space(row[4])),
    LINE_FILLED: lambda row: LineFilled(_seat(row), _tile(row), line_id(row[4]), row[5]),
    DROPPED: lambda row: TilesDropped(
        _seat(row), _tile(row), _floor_spaces(row[4], row[5]), row[5]
    ),
    OVERFLOWED: lambda row: FloorOverflowed(_seat(row), _tile(row), row[5]),
    LAID: lambda row: TileLaid(_seat(row), _tile(row), line_id(row[3]), wall_id(row[3], row[4])),
    LINE_FELL: lambda row: LineFell(_seat(row), _tile(row), line_id(row[3]), row[5]),
    SCORED_ALONE: lambda row: ScoredAlone(row[1], row[5], wall_id(row[3], row[4])),
    SCORED_ACROSS: lambda row: ScoredAcross(row[1], row[5], wall_id(row[3], row[4])),
    SCORED_DOWN: lambda row: ScoredDown(row[1], row[5], wall_id(row[3], row[4])),
    FLOOR_SCORED: lambda row: FloorScored(row[1], row[5], row[4]),
    ROW_BONUS: lambda row: RowBonus(row[1], row[5], row[2] + 1),
    COLUMN_BONUS: lambda row: ColumnBonus(row[1], row[5], row[2] + 1),
    COLOUR_BONUS: lambda row: ColourBonus(row[1], row[5], _tile(row)),
    ENDED: lambda row: GameEnded(None, END_REASONS[row[2]]),
}


def read(row: Row) -> Event:
    return READERS[row[0]](row)
