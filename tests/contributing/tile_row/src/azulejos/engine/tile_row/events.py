"""What can happen in Tile Row, as frozen types; each carries the id of the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from azulejos.engine.tile_row.board import COLOUR_NAMES
from azulejos.engine.tile_row.rules import END_REASONS

from azulejos.engine.events import Event, Row, Scored

DRAWN, ROUND_OPENED, TAKEN, SCORED, ENDED = range(5)


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    rule: ClassVar[str] = "tile_row.deal"
    tile: str


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    rule: ClassVar[str] = "tile_row.deal"
    round: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    rule: ClassVar[str] = "tile_row.take"
    tile: str


@dataclass(frozen=True, slots=True)
class TileScored(Scored):
    rule: ClassVar[str] = "tile_row.points"
    tile: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "tile_row.end"
    reason: str


def read(row: Row) -> Event:
    kind, seat, what, _, _, amount = row
    if kind == DRAWN:
        return TileDrawn(None, COLOUR_NAMES[what])
    if kind == ROUND_OPENED:
        return RoundOpened(seat, amount)
    if kind == TAKEN:
        return TileTaken(seat, COLOUR_NAMES[what])
    if kind == SCORED:
        return TileScored(seat, amount, COLOUR_NAMES[what])
    return GameEnded(None, END_REASONS[what])
