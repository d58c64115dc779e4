"""The events of Tile Row, grouped into the lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.engine.log_lines import EventData, LogLine, LogWriter

POINT_SOURCES = ("tile-scored",)
"""The kinds of events that bring points, in the order of the final table."""


def log_lines(events: Sequence[EventData]) -> list[LogLine]:
    """The points stand beside the tile; the row itself shows what was dealt."""
    log = LogWriter(continuing=POINT_SOURCES)
    for place, event in enumerate(events):
        if event["kind"] != "tile-drawn":
            log.tell(place, event)
    return log.lines
