"""What somebody wants to play: checked, and made into a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from azulejos import bots
from azulejos.bots import UnknownBot
from azulejos.engine.options import Options
from azulejos.server.rooms.house_rules import HouseRules
from azulejos.server.storage import Guest
from azulejos.table import Bot, Clock, DealSource, Person, Seat, Table


@dataclass(frozen=True, slots=True)
class Wish:
    """Who is to sit there: a person who plays here, a bot, or anybody who has the link."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat, and whether it is for the guest who makes the table."""

    seat: Seat
    is_makers: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """All that makes up a new table."""

    options: Options
    places: tuple[Place, ...]
    clock: Clock
    position: str
    public: bool
    rules: HouseRules
    entropy: str = ""

    def open(self, deals: DealSource, at: int, maker: str) -> Table:
        """The table, with its maker in the seat that was meant for them."""
        seats = [place.seat for place in self.places]
        table = Table.open(self.options, seats, deals, at, self.clock, self.position)
        for number, place in enumerate(self.places):
            if place.is_makers:
                table.take_seat(number, maker, at, entropy=self.entropy)
        return table


def places_wished(wishes: Sequence[Wish], guest: Guest, shuffled: bool) -> tuple[Place, ...]:
    """Several persons here share one device; one alone can take the seat to another."""
    together = sum(wish.kind == "person" for wish in wishes) > 1
    names = numbered([name_wished(wish, guest, together) for wish in wishes])
    places = [
        place_wished(replace(wish, name=name), together)
        for wish, name in zip(wishes, names, strict=True)
    ]
    if shuffled:
        random.SystemRandom().shuffle(places)
    return tuple(places)


def name_wished(wish: Wish, guest: Guest, together: bool) -> str:
    if wish.kind == "bot":
        return wish.name or wish.level
    if wish.kind == "open":
        return ""
    return (wish.name if together else "") or guest.name


def place_wished(wish: Wish, together: bool) -> Place:
    if wish.kind == "bot":
        if wish.level not in bots.NAMES:
            raise UnknownBot("unknown-bot", value=wish.level, expected=" ".join(bots.NAMES))
        return Place(Bot(wish.name, wish.level))
    alone = wish.kind == "person" and not together
    return Place(Person(wish.name, on_device=wish.kind == "person" and together), alone)


def numbered(names: Sequence[str]) -> list[str]:
    """The second of the same name is called so: greedy, greedy 2.

    >>> numbered(["greedy", "", "Ana", "greedy", ""])
    ['greedy', '', 'Ana', 'greedy 2', '']
    """
    counted = [names[: index + 1].count(name) for index, name in enumerate(names)]
    return [
        f"{name} {count}" if name and count > 1 else name
        for name, count in zip(names, counted, strict=True)
    ]
