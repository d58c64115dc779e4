"""Who sits at a table: persons and bots, in seating order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.engine.rng import Rng
from azulejos.table.plain_data import PlainReader

NETWORK_BOT = "bot:"
"""What identifies a program that plays a person's seat over the network begins with this."""


@dataclass(frozen=True, slots=True)
class Person:
    """A seat for a person. One who is not on this device has yet to take the seat."""

    name: str
    on_device: bool = True

    def data(self) -> dict[str, Any]:
        return {"kind": "person", "name": self.name, "on_device": self.on_device}


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat for a bot; `level` is the name by which the bots are known to whoever runs them."""

    name: str
    level: str

    def data(self) -> dict[str, Any]:
        return {"kind": "bot", "name": self.name, "level": self.level}


Seat = Person | Bot


def is_network_bot(who: str | None) -> bool:
    """Whether a program is meant, and not a person."""
    return who is not None and who.startswith(NETWORK_BOT)


def read_seat(reader: PlainReader) -> Seat:
    kind = reader.text("kind")
    seat: Seat
    if kind == "person":
        seat = Person(reader.text("name"), reader.flag("on_device"))
    elif kind == "bot":
        seat = Bot(reader.text("name"), reader.text("level"))
    else:
        raise reader.fault("kind", kind, "person bot")
    reader.finish()
    return seat


def in_random_order(seats: Sequence[Seat], rng: Rng) -> tuple[Seat, ...]:
    """Seat 0 starts, so chance decides who sits there."""
    waiting = list(seats)
    return tuple(waiting.pop(rng.below(len(waiting))) for _ in seats)
