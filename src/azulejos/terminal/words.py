"""Puts what the contract says in codes and values into sentences of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from azulejos.engine.errors import Value
from azulejos.engine.log_lines import EventData, Item, LogLine, Phrase
from azulejos.messages import Messages

ItemText = Callable[[Item], str]
"""How a game writes one of the things that a phrase lists."""


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one language, with the names of the people and bots at this table.

    Games tell the same kinds of events in their own words: `event-azul-...` if the catalogue has
    it, else `event-...`; `vocabulary` is the name of a game in the catalogue.
    """

    messages: Messages
    names: tuple[str, ...]
    vocabulary: str = ""

    def text(self, message: str, /, **values: Value) -> str:
        return self.messages.text(message, **values)

    def sentence(self, event: EventData) -> str:
        """An event in words."""
        return self.about("event", event["kind"], event)

    def about(self, family: str, kind: str, values: EventData) -> str:
        """What the catalogue says about a kind of event, in the words of the game."""
        return self.text(self.message(family, kind), **self.spelled(values))

    def line(self, line: LogLine, item: ItemText) -> str:
        """A line of the log."""
        return "; ".join(self.phrase("event", phrase, item) for phrase in line)

    def effect(self, line: LogLine, item: ItemText) -> str:
        """What is worth knowing of a line before one chooses what it tells."""
        known = [one for one in line if self.messages.has(self.message("effect", one["kind"]))]
        return "; ".join(self.phrase("effect", phrase, item) for phrase in known)

    def phrase(self, family: str, phrase: Phrase, item: ItemText) -> str:
        values = {
            name: " ".join(map(item, value)) if isinstance(value, list) else value
            for name, value in phrase["values"].items()
        }
        return self.about(family, phrase["kind"], {**values, "seat": phrase["seat"]})

    def message(self, family: str, kind: str) -> str:
        own = f"{family}-{self.vocabulary}-{kind}"
        return own if self.messages.has(own) else f"{family}-{kind}"

    def fault(self, code: str, values: Mapping[str, Value]) -> str:
        """What was wrong with an input, in one line."""
        return " ".join(self.messages.fault(code, values).split())

    def spelled(self, values: EventData) -> dict[str, Value]:
        """The values as a catalogue can use them; the name of a seat is called `who`."""
        plain = {name: "none" if value is None else value for name, value in values.items()}
        plain = {name: value for name, value in plain.items() if isinstance(value, str | int)}
        seat = values.get("seat")
        who = {"who": self.names[seat]} if isinstance(seat, int) else {}
        return self.messages.in_words(plain) | who


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"
