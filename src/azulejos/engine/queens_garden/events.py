"""What can happen in Queen's Garden, as frozen types; each carries the id of its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from azulejos.engine.events import Event, Row, Scored
from azulejos.engine.queens_garden.board import (
    CATEGORY_NAMES,
    feature_id,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
)
from azulejos.engine.queens_garden.rules import END_REASONS

# The kinds of rows that the rules note; the header of `fields` lists the same.
(
    TILE_DEALT,
    TOWER_POURED,
    EXPANSION_TURNED,
    STACK_SPILLED,
    ROUND_OPENED,
    START_SCORED,
    TILE_ACQUIRED,
    EXPANSION_ACQUIRED,
    STACK_MOVED,
    PAID,
    JOKERS_PAID,
    TILE_PLACED,
    EXPANSION_PLACED,
    EXPANSION_BOUGHT,
    JOKERS_WON,
    JOKERS_LOST,
    PASSED,
    MARKER_SCORED,
    DISCARDED,
    WHEEL_SCORED,
    PAVILIONS_SCORED,
    DISPLAY_CLEARED,
    JOKERS_SCORED,
    LEFTOVERS_SCORED,
    GROUP_SCORED,
    ENDED,
) = range(26)


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    rule: ClassVar[str] = "queens_garden.deal"
    tile: str
    target: str


@dataclass(frozen=True, slots=True)
class TowerIntoBag(Event):
    """The empty bag was filled with all tiles of the tower."""

    rule: ClassVar[str] = "queens_garden.refill"
    amount: int


@dataclass(frozen=True, slots=True)
class ExpansionTurned(Event):
    """An expansion of the display that had no tiles left lies face up."""

    rule: ClassVar[str] = "queens_garden.turn"
    tile: str
    target: str


@dataclass(frozen=True, slots=True)
class StackSpilled(Event):
    """No tile was left to be dealt: the rest of the round stack goes to the display."""

    rule: ClassVar[str] = "queens_garden.no-tiles"
    amount: int


@dataclass(frozen=True, slots=True)
class GardenRoundOpened(Event):
    """`seat` has the first turn."""

    rule: ClassVar[str] = "queens_garden.round"
    round: int


@dataclass(frozen=True, slots=True)
class StartScored(Scored):
    rule: ClassVar[str] = "queens_garden.setup"


@dataclass(frozen=True, slots=True)
class TileAcquired(Event):
    rule: ClassVar[str] = "queens_garden.acquire"
    tile: str
    source: str


@dataclass(frozen=True, slots=True)
class ExpansionAcquired(Event):
    rule: ClassVar[str] = "queens_garden.acquire"
    tile: str
    source: str


@dataclass(frozen=True, slots=True)
class StackMoved(Event):
    """The top expansion of the round stack, `target`, lies in the display from now on."""

    rule: ClassVar[str] = "queens_garden.stack"
    target: str


@dataclass(frozen=True, slots=True)
class ItemPaid(Event):
    """`item` is `tile` or `expansion`."""

    rule: ClassVar[str] = "queens_garden.payment"
    tile: str
    item: str


@dataclass(frozen=True, slots=True)
class JokersPaid(Event):
    rule: ClassVar[str] = "queens_garden.payment"
    amount: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    rule: ClassVar[str] = "queens_garden.place-tile"
    tile: str
    target: str


@dataclass(frozen=True, slots=True)
class ExpansionPlaced(Event):
    """`space` is where its printed hexagon lies."""

    rule: ClassVar[str] = "queens_garden.place-expansion"
    tile: str
    target: str
    space: str


@dataclass(frozen=True, slots=True)
class ExpansionBought(Scored):
    """From the supply, face down."""

    rule: ClassVar[str] = "queens_garden.buy"
    target: str


@dataclass(frozen=True, slots=True)
class JokersWon(Event):
    """`feature` has just been surrounded."""

    rule: ClassVar[str] = "queens_garden.jokers"
    feature: str
    amount: int


@dataclass(frozen=True, slots=True)
class JokersLost(Event):
    """Won, but the storage had no room for them."""

    rule: ClassVar[str] = "queens_garden.joker-overflow"
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerPassed(Event):
    rule: ClassVar[str] = "queens_garden.pass"


@dataclass(frozen=True, slots=True)
class MarkerScored(Scored):
    """The first to pass took the marker."""

    rule: ClassVar[str] = "queens_garden.marker"


@dataclass(frozen=True, slots=True)
class ItemDiscarded(Scored):
    """`points` is what was really lost: the score never falls below 0."""

    rule: ClassVar[str] = "queens_garden.discard"
    tile: str
    item: str


@dataclass(frozen=True, slots=True)
class WheelScored(Scored):
    """All hexagons of a colour or a pattern."""

    rule: ClassVar[str] = "queens_garden.wheel"
    category: str


@dataclass(frozen=True, slots=True)
class PavilionsScored(Scored):
    rule: ClassVar[str] = "queens_garden.pavilions"


@dataclass(frozen=True, slots=True)
class DisplayCleared(Event):
    """`supply` is how many expansions it holds now."""

    rule: ClassVar[str] = "queens_garden.clearing"
    supply: int


@dataclass(frozen=True, slots=True)
class JokersScored(Scored):
    rule: ClassVar[str] = "queens_garden.storage"


@dataclass(frozen=True, slots=True)
class LeftoversScored(Scored):
    rule: ClassVar[str] = "queens_garden.storage"


@dataclass(frozen=True, slots=True)
class GroupScored(Scored):
    rule: ClassVar[str] = "queens_garden.groups"
    category: str
    size: int


@dataclass(frozen=True, slots=True)
class GardenGameEnded(Event):
    rule: ClassVar[str] = "queens_garden.end"
    reason: str


def _seat(row: Row) -> int | None:
    return row[1] if row[1] >= 0 else None


def _tile(row: Row) -> str:
    return hexagon_name(row[2])


def _item(row: Row) -> str:
    return "expansion" if row[3] else "tile"


READERS: dict[int, Callable[[Row], Event]] = {
    TILE_DEALT: lambda row: TileDealt(None, _tile(row), place_id(row[4])),
    TOWER_POURED: lambda row: TowerIntoBag(None, row[5]),
    EXPANSION_TURNED: lambda row: ExpansionTurned(None, _tile(row), place_id(row[4])),
    STACK_SPILLED: lambda row: StackSpilled(None, row[5]),
    ROUND_OPENED: lambda row: GardenRoundOpened(_seat(row), row[5]),
    START_SCORED: lambda row: StartScored(row[1], row[5]),
    TILE_ACQUIRED: lambda row: TileAcquired(_seat(row), _tile(row), place_id(row[3])),
    EXPANSION_ACQUIRED: lambda row: ExpansionAcquired(_seat(row), _tile(row), place_id(row[3])),
    STACK_MOVED: lambda row: StackMoved(None, place_id(row[4])),
    PAID: lambda row: ItemPaid(_seat(row), _tile(row), _item(row)),
    JOKERS_PAID: lambda row: JokersPaid(_seat(row), row[5]),
    TILE_PLACED: lambda row: TilePlaced(_seat(row), _tile(row), space_id(row[4])),
    EXPANSION_PLACED: lambda row: ExpansionPlaced(
        _seat(row), _tile(row), slot_id(row[3]), space_id(row[4])
    ),
    EXPANSION_BOUGHT: lambda row: ExpansionBought(row[1], row[5], slot_id(row[2])),
    JOKERS_WON: lambda row: JokersWon(_seat(row), feature_id(row[2]), row[5]),
    JOKERS_LOST: lambda row: JokersLost(_seat(row), row[5]),
    PASSED: lambda row: PlayerPassed(_seat(row)),
    MARKER_SCORED: lambda row: MarkerScored(row[1], row[5]),
    DISCARDED: lambda row: ItemDiscarded(
        row[1], row[5], hexagon_name(row[2] // 2), "expansion" if row[2] % 2 else "tile"
    ),
    WHEEL_SCORED: lambda row: WheelScored(row[1], row[5], CATEGORY_NAMES[row[2]]),
    PAVILIONS_SCORED: lambda row: PavilionsScored(row[1], row[5]),
    DISPLAY_CLEARED: lambda row: DisplayCleared(None, row[5]),
    JOKERS_SCORED: lambda row: JokersScored(row[1], row[5]),
    LEFTOVERS_SCORED: lambda row: LeftoversScored(row[1], row[5]),
    GROUP_SCORED: lambda row: GroupScored(row[1], row[5], CATEGORY_NAMES[row[2]], row[4]),
    ENDED: lambda row: GardenGameEnded(None, END_REASONS[row[2]]),
}


def read(row: Row) -> Event:
    return READERS[row[0]](row)
