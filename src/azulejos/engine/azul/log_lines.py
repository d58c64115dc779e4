"""The events of Azul, grouped into the lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.engine.log_lines import EventData, Item, LogLine, LogWriter, Phrase

POINT_SOURCES = (
    "scored-alone",
    "scored-across",
    "scored-down",
    "floor-scored",
    "row-bonus",
    "column-bonus",
    "colour-bonus",
)
"""The kinds of events that bring points, in the order of the final table."""

CONTINUING = frozenset({"rest-to-centre", "marker-taken", "tiles-dropped", "floor-overflowed"})
TILE_POINTS = ("scored-alone", "scored-across", "scored-down")
# The board shows what was dealt, and the taking says where the tiles went.
UNTOLD = ("tile-drawn", "line-filled")


def log_lines(events: Sequence[EventData]) -> list[LogLine]:
    """One phrase for the rest of a factory, and one for a laid tile with all its points."""
    log = LogWriter(CONTINUING)
    for place, event in enumerate(events):
        kind = event["kind"]
        laid = log.last_of("tile-scored")
        if kind in TILE_POINTS and laid is not None:
            add_points(laid, place, event)
        elif kind == "tiles-moved-to-centre":
            log.gather(place, None, "rest-to-centre", tiles(event))
        elif kind == "tile-laid":
            log.tell(place, event, "tile-scored", across=0, down=0, points=0)
        elif kind not in UNTOLD and not is_told(event, log):
            log.tell(place, event)
    return log.lines


def add_points(laid: Phrase, place: int, event: EventData) -> None:
    values, points = laid["values"], event["points"]
    direction = event["kind"].removeprefix("scored-")
    if direction in values:
        values[direction] = points
    total = values["points"]
    assert isinstance(total, int)
    values["points"] = total + points
    laid["events"].append(place)


def tiles(event: EventData) -> Item:
    return {"kind": "tiles", "values": {"tile": event["tile"], "amount": event["amount"]}}


def is_told(event: EventData, log: LogWriter) -> bool:
    """Tiles that were taken to the floor or fell with their line have been told of already."""
    if event["kind"] != "tiles-dropped" or not log.lines:
        return False
    first = log.lines[-1][0]
    return first["kind"] == "line-fell" or first["values"].get("target") == "floor"
