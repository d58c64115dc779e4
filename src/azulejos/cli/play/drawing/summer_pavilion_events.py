"""The events of Summer Pavilion as people tell them."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.cli.play.words import EventData

LETTERS = {"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"}
POINT_SOURCES = (
    "group-scored",
    "token-taken",
    "hand-discarded",
    "star-bonus",
    "number-bonus",
)
CONTINUING = frozenset(
    {
        "rest-to-centre",
        "token-taken",
        "decoration-surrounded",
        "bonus-lapsed",
        "tiles-picked",
        "tiles-kept",
        "hand-discarded",
    }
)

# Events that come tile by tile, and the one that gathers them.
_GATHERED = {
    "tiles-moved-to-centre": "rest-to-centre",
    "bonus-picked": "tiles-picked",
    "tile-kept": "tiles-kept",
    "joker-drawn": "order-drawn",
}
_EFFECTS = {
    "take": ("token-taken",),
    "lay": ("tile-scored", "decoration-surrounded"),
    "keep": ("hand-discarded",),
    "pass": ("hand-discarded",),
}


def retold(events: Sequence[EventData]) -> list[EventData]:
    """Tiles that go the same way in one event, a laid tile together with its points."""
    told: list[EventData] = []
    for event in events:
        kind = event["kind"]
        gathering = _GATHERED.get(kind)
        if kind == "tile-drawn":
            continue  # the screen shows what was dealt
        if kind == "group-scored" and told and told[-1]["kind"] == "tile-laid":
            told[-1] = {**told[-1], "kind": "tile-scored", "points": event["points"]}
        elif gathering and told and told[-1]["kind"] == gathering:
            told[-1] = {**told[-1], "tiles": f"{told[-1]['tiles']} {letters(event)}"}
        elif gathering:
            told.append({"kind": gathering, "seat": event["seat"], "tiles": letters(event)})
        else:
            told.append(event)
    return told


def letters(event: EventData) -> str:
    return LETTERS[event["tile"]] * int(event.get("amount", 1))


def effects(kind: str, events: Sequence[EventData]) -> list[EventData]:
    """What a take costs, what a tile scores and earns, what is lost with a pass."""
    wanted = _EFFECTS.get(kind, ())
    return [event for event in events if event["kind"] in wanted]
