"""The events of Azul as people tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.cli.play.words import EventData
from azulejos.engine.azul.board import COLOUR_NAMES
from azulejos.engine.azul.board import LETTERS as CODE_LETTERS

LETTERS = dict(zip(COLOUR_NAMES, CODE_LETTERS, strict=True))
POINT_SOURCES = (
    "scored-alone",
    "scored-across",
    "scored-down",
    "floor-scored",
    "row-bonus",
    "column-bonus",
    "colour-bonus",
)
CONTINUING = frozenset({"rest-to-centre", "marker-taken", "tiles-dropped", "floor-overflowed"})

_TILE_POINTS = ("scored-alone", "scored-across", "scored-down")
# The screen shows what was dealt, and the taking says where the tiles went.
_UNTOLD = ("tile-drawn", "line-filled")


def retold(events: Sequence[EventData]) -> list[EventData]:
    """One event for the rest of a factory, and one for a laid tile with all its points."""
    told: list[EventData] = []
    for event in events:
        kind = event["kind"]
        if is_told(event, told):
            continue
        if kind in _TILE_POINTS and told and told[-1]["kind"] == "tile-scored":
            told[-1] = with_points(told[-1], event)
        elif kind == "tiles-moved-to-centre" and told and told[-1]["kind"] == "rest-to-centre":
            told[-1] = {**told[-1], "tiles": f"{told[-1]['tiles']} {letters(event)}"}
        else:
            told.append(opened(event))
    return told


def opened(event: EventData) -> EventData:
    """The event, or the one that gathers what follows it."""
    if event["kind"] == "tiles-moved-to-centre":
        return {"kind": "rest-to-centre", "seat": None, "tiles": letters(event)}
    if event["kind"] == "tile-laid":
        return {**event, "kind": "tile-scored", "across": 0, "down": 0, "points": 0}
    return event


def with_points(told: EventData, event: EventData) -> EventData:
    direction = event["kind"].removeprefix("scored-")
    points = event["points"]
    known = {direction: points} if direction in told else {}
    return {**told, **known, "points": told["points"] + points}


def letters(event: EventData) -> str:
    return LETTERS[event["tile"]] * int(event["amount"])


def is_told(event: EventData, told: Sequence[EventData]) -> bool:
    """Tiles that were taken to the floor or fell with their line have been told of already."""
    if event["kind"] in _UNTOLD:
        return True
    if event["kind"] != "tiles-dropped":
        return False
    before = [other for other in told if other["kind"] not in CONTINUING]
    if not before:
        return False
    return before[-1]["kind"] == "line-fell" or before[-1].get("target") == "floor"


def effects(kind: str, events: Sequence[EventData]) -> list[EventData]:
    """What a take costs, or what the tile scores; not what the end of the round then brings."""
    wanted = CONTINUING - {"rest-to-centre"} if kind == "take" else {"tile-scored"}
    return list(first_of_each(event for event in events if event["kind"] in wanted))


def first_of_each(events: Iterator[EventData]) -> Iterator[EventData]:
    seen: set[str] = set()
    for event in events:
        if event["kind"] not in seen:
            seen.add(event["kind"])
            yield event
