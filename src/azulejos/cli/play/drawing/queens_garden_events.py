"""The events of Queen's Garden as people tell them."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.cli.play.words import EventData

LETTERS = {
    "light_blue": "B",
    "dark_green": "G",
    "light_green": "L",
    "yellow": "Y",
    "light_purple": "P",
    "dark_purple": "V",
}
VALUES = {"tree": 1, "bird": 2, "butterfly": 3, "flower": 4, "plant": 5, "lily": 6}
POINT_SOURCES = (
    "start-scored",
    "expansion-bought",
    "marker-scored",
    "item-discarded",
    "wheel-scored",
    "pavilions-scored",
    "jokers-scored",
    "leftovers-scored",
    "group-scored",
)
CONTINUING = frozenset(
    {
        "payment",
        "stack-moved",
        "jokers-won",
        "jokers-lost",
        "marker-scored",
        "item-discarded",
    }
)
# The screen shows what was dealt, and the set-up is the same in every game.
_UNTOLD = ("tile-dealt", "start-scored", "stack-moved", "display-cleared")
_PAYMENT = ("item-paid", "jokers-paid")
_PLACED = ("tile-placed", "expansion-placed")


def code(tile: str) -> str:
    """
    >>> code("yellow:lily")
    'Y6'
    """
    colour, _, pattern = tile.partition(":")
    return f"{LETTERS[colour]}{VALUES[pattern]}"


def retold(events: Sequence[EventData]) -> list[EventData]:
    """One event for all that was acquired, and the payment after what it paid for."""
    told: list[EventData] = []
    paid: list[str] = []
    for event in events:
        kind = event["kind"]
        if kind in _PAYMENT:
            paid.append(paid_with(event))
        elif kind in ("tile-acquired", "expansion-acquired"):
            acquire(told, event)
        elif kind not in _UNTOLD:
            told.append(event)
            if kind in _PLACED and paid:
                told.append({"kind": "payment", "seat": event["seat"], "tiles": " ".join(paid)})
                paid = []
    return told


def paid_with(event: EventData) -> str:
    if event["kind"] == "jokers-paid":
        return "J" * int(event["amount"])
    return named(event["tile"], event["item"] == "expansion")


def named(tile: str, expansion: bool) -> str:
    return f"({code(tile)})" if expansion else code(tile)


def acquire(told: list[EventData], event: EventData) -> None:
    """Adds to the acquiring told last, or begins a new one."""
    name = named(event["tile"], event["kind"] == "expansion-acquired")
    if told and told[-1]["kind"] == "hexagons-acquired" and told[-1]["seat"] == event["seat"]:
        told[-1] = {**told[-1], "tiles": f"{told[-1]['tiles']} {name}"}
    else:
        told.append({"kind": "hexagons-acquired", "seat": event["seat"], "tiles": name})


def effects(kind: str, events: Sequence[EventData]) -> list[EventData]:
    """The jokers that a placement wins or loses."""
    if kind not in ("space", "pay"):
        return []
    return [event for event in events if event["kind"] in ("jokers-won", "jokers-lost")]
