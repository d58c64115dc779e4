"""Turns the words of `examples.json` into positions and moves, and events into its words."""

from __future__ import annotations

from typing import Any

from tests.azul.positions import Board, Setting, table

from azulejos.engine.azul.board import COLOUR_NAMES, LETTERS
from azulejos.engine.azul.events import (
    ColourBonus,
    ColumnBonus,
    LidPoured,
    LineFell,
    RowBonus,
    ScoredAcross,
    ScoredAlone,
    ScoredDown,
    TileDrawn,
    TileLaid,
)
from azulejos.engine.azul.state import AzulState
from azulejos.engine.events import Event

Example = dict[str, Any]
TILE_POINTS = (ScoredAlone, ScoredAcross, ScoredDown)
BONUSES = (RowBonus, ColumnBonus, ColourBonus)


def colour_letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def by_letter(counts: dict[str, int]) -> dict[str, int]:
    return {colour_letter(colour): count for colour, count in counts.items()}


def set_up(example: Example) -> AzulState:
    """The example's position, with recording on."""
    given = example["position"]
    start = given.get("start_player", 0)
    phase = given.get("phase", "offer")
    said: Setting = {
        "players": example.get("players", 2),
        "variant": example.get("wall", "standard"),
        "phase": phase,
        "start": start,
        "seat": given.get("to_move", start if phase == "deal" else 0),
        "factories": given.get("factories", []),
        "centre": given.get("centre", ""),
        "boards": [board(words) for words in given.get("boards", [])],
    }
    if given.get("marker", "centre") != "centre":
        said["marker"] = given["marker"]
    if "bag" in given or "lid" in given:
        said["bag"] = by_letter(given.get("bag", {}))
        said["lid"] = by_letter(given.get("lid", {}))
    return table(**said)


def board(words: dict[str, Any]) -> Board:
    lines = {int(line): tiles for line, tiles in words.get("lines", {}).items()}
    wall = words.get("wall", Board().wall)
    return Board(words.get("score", 0), wall, lines, words.get("floor", ""))


def code(words: str) -> str:
    """`take 0 red floor` as `1RF`, `tile 3 4` as `T34`."""
    match words.split():
        case ["take", source, colour, line]:
            place = "C" if source == "centre" else str(int(source) + 1)
            return place + colour_letter(colour) + ("F" if line == "floor" else line)
        case ["tile", line, column]:
            return f"T{line}{column}"
    raise ValueError(words)


def tile_points(events: list[Event], seat: int) -> list[int]:
    """The points of every tile this seat laid, in order."""
    points: list[int] = []
    for event in events:
        if event.seat == seat and isinstance(event, TileLaid):
            points.append(0)
        if event.seat == seat and isinstance(event, TILE_POINTS):
            points[-1] += event.points
    return points


def bonus(events: list[Event], seat: int) -> int:
    return sum(
        event.points for event in events if isinstance(event, BONUSES) and event.seat == seat
    )


def falls(events: list[Event]) -> list[list[int]]:
    """Seat and line (from 1) of every line that fell."""
    fallen = [event for event in events if isinstance(event, LineFell)]
    return [[event.seat or 0, int(event.source.removeprefix("line/"))] for event in fallen]


def poured_at(events: tuple[Event, ...]) -> int | None:
    """How many tiles had been drawn when the lid was poured into the bag; None if it was not."""
    drawn = 0
    for event in events:
        if isinstance(event, LidPoured):
            return drawn
        drawn += isinstance(event, TileDrawn)
    return None
