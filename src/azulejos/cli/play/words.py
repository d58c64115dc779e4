"""Puts what the contract says in codes and values into sentences of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.engine.errors import Value
from azulejos.messages import Messages

EventData = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one language, with the names of the people and bots at this table."""

    messages: Messages
    names: tuple[str, ...]

    def text(self, message: str, /, **values: Value) -> str:
        return self.messages.text(message, **values)

    def sentence(self, event: EventData) -> str:
        """An event in words."""
        return self.text(f"event-{event['kind']}", **self.spelled(event))

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


def paragraphs(sentences: Sequence[tuple[str, bool]]) -> list[str]:
    """Sentences as lines; one that continues what was said before joins its line."""
    lines: list[str] = []
    for sentence, continues in sentences:
        if continues and lines:
            lines[-1] += f"; {sentence}"
        else:
            lines.append(sentence)
    return lines


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"
