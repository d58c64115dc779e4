"""What happened, grouped as people tell it: the lines of a log, for any language.

A line is a list of phrases, a phrase a kind with values, as an event is. Most phrases tell one
event; some gather several, and what only the board need show is left out. Each game groups its
events in its own `log_lines`; a catalogue puts phrases into words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypedDict

EventData = Mapping[str, Any]
"""An event as plain data; see `Event.data`."""


class Item(TypedDict):
    """One of several things that a phrase lists, such as tiles of one colour."""

    kind: str
    values: dict[str, str | int]


PhraseValue = str | int | None | list[Item]


class Phrase(TypedDict):
    """A part of a line. `seat` is whom it is about; `events` are the places of what it tells."""

    kind: str
    seat: int | None
    values: dict[str, PhraseValue]
    events: list[int]


LogLine = list[Phrase]

# What an event says beside its own values.
_COMMON = ("kind", "rule", "seat")


class LogWriter:
    """Lines in the making: a phrase of the kinds in `continuing` goes on with the line before."""

    def __init__(self, continuing: Collection[str] = ()) -> None:
        self.lines: list[LogLine] = []
        self._continuing = continuing

    def tell(self, place: int, event: EventData, kind: str = "", **more: PhraseValue) -> None:
        """The event as a phrase of its own, under another name and with more values if need be."""
        values = {**values_of(event), **more}
        self.add(
            {
                "kind": kind or event["kind"],
                "seat": event["seat"],
                "values": values,
                "events": [place],
            }
        )

    def gather(self, place: int, seat: int | None, kind: str, item: Item) -> None:
        """One more thing in the list of the phrase told last, or in a new one."""
        last = self.last_of(kind)
        if last is None or last["seat"] != seat:
            self.list(kind, seat, [item], [place])
            return
        items = last["values"]["tiles"]
        assert isinstance(items, list)
        items.append(item)
        last["events"].append(place)

    def list(self, kind: str, seat: int | None, items: list[Item], places: list[int]) -> None:
        self.add({"kind": kind, "seat": seat, "values": {"tiles": items}, "events": places})

    def add(self, phrase: Phrase) -> None:
        if self.lines and phrase["kind"] in self._continuing:
            self.lines[-1].append(phrase)
        else:
            self.lines.append([phrase])

    def last_of(self, kind: str) -> Phrase | None:
        """The phrase told last, if it is of this kind."""
        last = self.lines[-1][-1] if self.lines else None
        return last if last is not None and last["kind"] == kind else None


def values_of(event: EventData) -> dict[str, PhraseValue]:
    """Its own values, as far as a catalogue can say them."""
    return {
        name: value
        for name, value in event.items()
        if name not in _COMMON and (value is None or isinstance(value, str | int))
    }
