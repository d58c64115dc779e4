"""The events of Summer Pavilion, grouped into the lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.engine.log_lines import EventData, Item, LogLine, LogWriter, Phrase

POINT_SOURCES = ("group-scored", "token-taken", "hand-discarded", "star-bonus", "number-bonus")
"""The kinds of events that bring points, in the order of the final table."""

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
# Events that come tile by tile, and the phrase that gathers them.
GATHERED = {
    "tiles-moved-to-centre": "rest-to-centre",
    "bonus-picked": "tiles-picked",
    "tile-kept": "tiles-kept",
    "joker-drawn": "order-drawn",
}


def log_lines(events: Sequence[EventData]) -> list[LogLine]:
    """Tiles that go the same way in one phrase, a laid tile together with its points."""
    log = LogWriter(CONTINUING)
    for place, event in enumerate(events):
        kind = event["kind"]
        laid = log.last_of("tile-laid")
        if kind == "tile-drawn":
            continue  # the board shows what was dealt
        if kind == "group-scored" and laid is not None:
            add_points(laid, place, event)
        elif kind in GATHERED:
            log.gather(place, event["seat"], GATHERED[kind], tiles(event))
        else:
            log.tell(place, event)
    return log.lines


def add_points(laid: Phrase, place: int, event: EventData) -> None:
    laid["kind"] = "tile-scored"
    laid["values"]["points"] = event["points"]
    laid["events"].append(place)


def tiles(event: EventData) -> Item:
    if "amount" not in event:
        return {"kind": "colour", "values": {"tile": event["tile"]}}
    return {"kind": "tiles", "values": {"tile": event["tile"], "amount": event["amount"]}}
