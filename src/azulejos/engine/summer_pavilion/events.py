"""What can happen in Summer Pavilion, as frozen types; each carries the id of its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from azulejos.engine.events import Event, Row, Scored
from azulejos.engine.summer_pavilion.board import (
    COLOUR_NAMES,
    DECORATION_IDS,
    SUPPLY_ID,
    factory_id,
    source_id,
    space_id,
    star_id,
)
from azulejos.engine.summer_pavilion.rules import END_REASONS

# The kinds of rows that the rules note; the header of `fields` lists the same.
(
    DRAWN,
    JOKER_DRAWN,
    TOWER_POURED,
    ROUND_OPENED,
    TAKEN,
    MOVED_TO_CENTRE,
    TOKEN_TAKEN,
    LAYING_OPENED,
    LAID,
    GROUP_SCORED,
    SURROUNDED,
    BONUS_LAPSED,
    PICKED,
    PASSED,
    KEPT,
    DISCARDED,
    CORNERS_RETURNED,
    STAR_BONUS,
    NUMBER_BONUS,
    ENDED,
) = range(20)


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """`target` is the supply or a factory."""

    rule: ClassVar[str] = "summer_pavilion.deal"
    tile: str
    target: str


@dataclass(frozen=True, slots=True)
class JokerDrawn(Event):
    """Random order of jokers: this colour is the joker of that round."""

    rule: ClassVar[str] = "summer_pavilion.joker-order"
    tile: str
    round: int


@dataclass(frozen=True, slots=True)
class TowerPoured(Event):
    """The empty bag was filled with all tiles of the tower."""

    rule: ClassVar[str] = "summer_pavilion.refill"
    amount: int


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """The factories are filled; `seat` moves first, `tile` is the joker."""

    rule: ClassVar[str] = "summer_pavilion.round"
    round: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilesTaken(Event):
    """`amount` tiles of a colour, and `jokers` (0 or 1) that came with them."""

    rule: ClassVar[str] = "summer_pavilion.take"
    tile: str
    source: str
    amount: int
    jokers: int


@dataclass(frozen=True, slots=True)
class TilesMovedToCentre(Event):
    rule: ClassVar[str] = "summer_pavilion.rest-to-centre"
    tile: str
    source: str
    amount: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Scored):
    """The first from the centre loses a point for each of so many tiles, down to the floor."""

    rule: ClassVar[str] = "summer_pavilion.token"
    amount: int


@dataclass(frozen=True, slots=True)
class LayingOpened(Event):
    """All tiles are taken; `seat` lays first."""

    rule: ClassVar[str] = "summer_pavilion.lay-order"
    round: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """`amount` tiles were paid, `jokers` of them jokers."""

    rule: ClassVar[str] = "summer_pavilion.lay"
    tile: str
    target: str
    amount: int
    jokers: int


@dataclass(frozen=True, slots=True)
class GroupScored(Scored):
    """The new tile belongs to a connected group of `points` tiles."""

    rule: ClassVar[str] = "summer_pavilion.group"
    target: str


@dataclass(frozen=True, slots=True)
class DecorationSurrounded(Event):
    """The last space around a pillar, statue or window is covered."""

    rule: ClassVar[str] = "summer_pavilion.bonus"
    target: str
    amount: int


@dataclass(frozen=True, slots=True)
class BonusLapsed(Event):
    """The supply could not give so many of the tiles earned."""

    rule: ClassVar[str] = "summer_pavilion.supply-short"
    amount: int


@dataclass(frozen=True, slots=True)
class BonusPicked(Event):
    rule: ClassVar[str] = "summer_pavilion.pick"
    tile: str


@dataclass(frozen=True, slots=True)
class PlayerPassed(Event):
    rule: ClassVar[str] = "summer_pavilion.pass"
    round: int


@dataclass(frozen=True, slots=True)
class TileKept(Event):
    rule: ClassVar[str] = "summer_pavilion.keep"
    tile: str


@dataclass(frozen=True, slots=True)
class HandDiscarded(Scored):
    """`amount` tiles went to the tower; `points` is what was really lost."""

    rule: ClassVar[str] = "summer_pavilion.discard"
    amount: int


@dataclass(frozen=True, slots=True)
class CornersReturned(Event):
    rule: ClassVar[str] = "summer_pavilion.corners"
    amount: int


@dataclass(frozen=True, slots=True)
class StarBonus(Scored):
    """`tile` is the colour of the complete star, None if it is multicoloured."""

    rule: ClassVar[str] = "summer_pavilion.bonus-star"
    target: str
    tile: str | None


@dataclass(frozen=True, slots=True)
class NumberBonus(Scored):
    rule: ClassVar[str] = "summer_pavilion.bonus-number"
    number: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "summer_pavilion.end"
    reason: str


def _tile(row: Row) -> str:
    return COLOUR_NAMES[row[2]]


def _target(row: Row) -> str:
    return SUPPLY_ID if row[4] < 0 else factory_id(row[4])


READERS: dict[int, Callable[[Row], Event]] = {
    DRAWN: lambda row: TileDrawn(None, _tile(row), _target(row)),
    JOKER_DRAWN: lambda row: JokerDrawn(None, _tile(row), row[5]),
    TOWER_POURED: lambda row: TowerPoured(None, row[5]),
    ROUND_OPENED: lambda row: RoundOpened(row[1], row[5], _tile(row)),
    TAKEN: lambda row: TilesTaken(row[1], _tile(row), source_id(row[3]), row[5], row[4]),
    MOVED_TO_CENTRE: lambda row: TilesMovedToCentre(None, _tile(row), source_id(row[3]), row[5]),
    TOKEN_TAKEN: lambda row: TokenTaken(row[1], row[5], row[4]),
    LAYING_OPENED: lambda row: LayingOpened(row[1], row[5]),
    LAID: lambda row: TileLaid(row[1], _tile(row), space_id(row[4]), row[5], row[3]),
    GROUP_SCORED: lambda row: GroupScored(row[1], row[5], space_id(row[4])),
    SURROUNDED: lambda row: DecorationSurrounded(row[1], DECORATION_IDS[row[2]], row[5]),
    BONUS_LAPSED: lambda row: BonusLapsed(row[1], row[5]),
    PICKED: lambda row: BonusPicked(row[1], _tile(row)),
    PASSED: lambda row: PlayerPassed(row[1], row[5]),
    KEPT: lambda row: TileKept(row[1], _tile(row)),
    DISCARDED: lambda row: HandDiscarded(row[1], row[5], row[4]),
    CORNERS_RETURNED: lambda row: CornersReturned(row[1], row[5]),
    STAR_BONUS: lambda row: StarBonus(
        row[1], row[5], star_id(row[4]), None if row[2] < 0 else _tile(row)
    ),
    NUMBER_BONUS: lambda row: NumberBonus(row[1], row[5], row[2]),
    ENDED: lambda row: GameEnded(None, END_REASONS[row[2]]),
}


def read(row: Row) -> Event:
    return READERS[row[0]](row)
