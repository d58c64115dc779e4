"""The events of Queen's Garden, grouped into the lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.engine.log_lines import EventData, Item, LogLine, LogWriter

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
"""The kinds of events that bring points, in the order of the final table."""

CONTINUING = frozenset({"payment", "jokers-won", "jokers-lost", "marker-scored", "item-discarded"})
# The board shows what was dealt, and the set-up is the same in every game.
UNTOLD = ("tile-dealt", "start-scored", "stack-moved", "display-cleared")
PAYMENT = ("item-paid", "jokers-paid")
ACQUIRED = ("tile-acquired", "expansion-acquired")
PLACED = ("tile-placed", "expansion-placed")


def log_lines(events: Sequence[EventData]) -> list[LogLine]:
    """One phrase for all that was acquired, and the payment after what it paid for."""
    log = LogWriter(CONTINUING)
    paid: list[int] = []
    for place, event in enumerate(events):
        kind = event["kind"]
        if kind in PAYMENT:
            paid.append(place)
        elif kind in ACQUIRED:
            log.gather(place, event["seat"], "hexagons-acquired", item(event))
        elif kind not in UNTOLD:
            log.tell(place, event)
            if kind in PLACED and paid:
                log.list("payment", event["seat"], [item(events[one]) for one in paid], paid)
                paid = []
    return log.lines


def item(event: EventData) -> Item:
    if event["kind"] == "jokers-paid":
        return {"kind": "jokers", "values": {"amount": event["amount"]}}
    is_expansion = event["kind"] == "expansion-acquired" or event.get("item") == "expansion"
    return {
        "kind": "expansion" if is_expansion else "hexagon",
        "values": {"tile": event["tile"]},
    }
