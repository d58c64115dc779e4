"""What a new table is to be: its game, seats and clock, checked and made into a table."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Literal, Self

from azulejos import bots
from azulejos.bots import UnknownBot
from azulejos.engine.options import Options
from azulejos.server.people import checked_name
from azulejos.server.storage import Guest
from azulejos.table import Bot, Clock, DealSource, NoClock, Person, Seat, Table

DEFAULT_PATIENCE = 60
"""Where there is a clock. Without one a bot plays for nobody unless the table was made so."""

DEFAULT_STAND_IN = "greedy"

SHARED_COST, WITH_BOTS_COST, BOTS_ALONE_COST = 1, 2, 4


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Who is to sit there: a person who plays here, a bot, anybody who has the link, or the
    program `who`, once it has accepted."""

    kind: Literal["person", "bot", "open", "network-bot"]
    name: str = ""
    level: str = ""
    who: str = ""


@dataclass(frozen=True, slots=True)
class PlannedSeat:
    """A seat, and whether it is for the guest who makes the table, or kept for another."""

    seat: Seat
    is_makers: bool = False
    kept_for: str = ""


@dataclass(frozen=True, slots=True)
class TablePolicy:
    """What holds at a table beside the rules of its game.

    `reserved` keeps seats for guests by their id; `series` counts the games each seat has won at
    the tables before this one. Tables of earlier versions have a `patience` that nobody chose.
    `network_bots` may take its free seats; where a seat is kept for one, it may in any case.
    `declined` are the seats that were kept for one which did not want them.
    """

    hints: bool = False
    patience: int | None = DEFAULT_PATIENCE
    patience_chosen: bool = False
    stand_in: str = DEFAULT_STAND_IN
    reserved: Mapping[int, str] = field(default_factory=dict)
    rematch_of: str = ""
    series: tuple[int, ...] = ()
    watchers_chat: bool = True
    network_bots: bool = False
    declined: tuple[int, ...] = ()

    def patience_with(self, clock: Clock) -> int | None:
        """Seconds until a bot plays for somebody who is away; None: no bot ever does."""
        usual = not self.patience_chosen and isinstance(clock, NoClock)
        return None if usual else self.patience

    def declined_at(self, seat: int) -> Self:
        """The seat is kept no more: whom it was for does not want it."""
        reserved = {one: who for one, who in self.reserved.items() if one != seat}
        declined = (*(one for one in self.declined if one != seat), seat)
        return replace(self, reserved=reserved, declined=declined)

    def data(self) -> dict[str, Any]:
        reserved = {str(seat): guest for seat, guest in self.reserved.items()}
        return {**asdict(self), "reserved": reserved}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        reserved = {int(seat): guest for seat, guest in stored["reserved"].items()}
        lists = {name: tuple(stored.get(name, ())) for name in ("series", "declined")}
        known = {one.name: stored[one.name] for one in fields(cls) if one.name in stored}
        return cls(**{**known, "reserved": reserved, **lists})


@dataclass(frozen=True, slots=True)
class TableSetup:
    """All that makes up a new table."""

    options: Options
    seats: tuple[PlannedSeat, ...]
    clock: Clock
    position: str
    public: bool
    policy: TablePolicy
    entropy: str = ""

    @property
    def kept_seats(self) -> dict[int, str]:
        """The seats that are kept for somebody, with the ids of these guests."""
        return {seat: one.kept_for for seat, one in enumerate(self.seats) if one.kept_for}

    @property
    def cost(self) -> int:
        """What the table counts among the new ones: bots think, and people bring others."""
        seats = [planned.seat for planned in self.seats]
        bots = sum(isinstance(seat, Bot) for seat in seats)
        if bots == len(seats):
            return BOTS_ALONE_COST
        return SHARED_COST if not bots else WITH_BOTS_COST

    def open(self, deals: DealSource, at: int, maker: str) -> Table:
        """The table, with its maker in the seat that was meant for them."""
        seats = [planned.seat for planned in self.seats]
        table = Table.open(self.options, seats, deals, at, self.clock, self.position)
        for number, planned in enumerate(self.seats):
            if planned.is_makers:
                table.take_seat(number, maker, at, entropy=self.entropy)
        return table


def planned_seats(
    requests: Sequence[SeatRequest], guest: Guest, shuffled: bool
) -> tuple[PlannedSeat, ...]:
    """Several persons here share one device; one alone can take the seat to another."""
    together = sum(request.kind == "person" for request in requests) > 1
    names = numbered([seat_name(request, guest, together) for request in requests])
    seats = [
        planned_seat(replace(request, name=name), together)
        for request, name in zip(requests, names, strict=True)
    ]
    if shuffled:
        random.SystemRandom().shuffle(seats)
    return tuple(seats)


def seat_name(request: SeatRequest, guest: Guest, together: bool) -> str:
    name = checked_name(request.name) if request.name else ""
    if request.kind == "bot":
        return name or request.level
    if request.kind == "open":
        return ""
    if request.kind == "network-bot":
        return name
    return (name if together else "") or guest.name


def planned_seat(request: SeatRequest, together: bool) -> PlannedSeat:
    if request.kind == "bot":
        expect_level(request.level)
        return PlannedSeat(Bot(request.name, request.level))
    here = request.kind == "person"
    seat = Person(request.name, on_device=here and together)
    return PlannedSeat(seat, here and not together, request.who)


def expect_level(level: str) -> None:
    if level not in bots.NAMES:
        raise UnknownBot("unknown-bot", value=level, expected=" ".join(bots.NAMES))


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
