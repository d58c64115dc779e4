"""Who is at the table: here, dropped, or gone for good."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from azulejos.server.protocol.encoding import Plain
from azulejos.table import Bot, Table, now
from azulejos.table.log import SeatTaken

State = Literal["here", "dropped", "left", "free", "bot"]


@dataclass(slots=True)
class SeatPresence:
    """`bot_plays` once the others have waited long enough for somebody who is not here."""

    state: State
    since: int
    bot_plays: bool = False

    @property
    def is_away(self) -> bool:
        return self.state in ("dropped", "left")


class Presence:
    """Follows the connections and the log of one table."""

    def __init__(self) -> None:
        self.seats: list[SeatPresence] = []
        self.watchers = 0

    def update(self, table: Table, owner: str, guests: Iterable[str | None]) -> bool:
        """Looks at who is connected; tells whether anything has changed."""
        connected = list(guests)
        states = [state_of(table, seat, owner, set(connected)) for seat in range(len(table.seats))]
        players = {table.occupant(seat) or owner for seat in range(len(table.seats))}
        watchers = sum(guest not in players for guest in connected)
        before = [seat.state for seat in self.seats]
        changed = states != before or watchers != self.watchers
        self.watchers = watchers
        self.seats = [self._seat(number, state) for number, state in enumerate(states)]
        return changed

    def _seat(self, number: int, state: State) -> SeatPresence:
        if number < len(self.seats) and self.seats[number].state == state:
            return self.seats[number]
        was_played = number < len(self.seats) and self.seats[number].bot_plays
        away = state in ("dropped", "left")
        return SeatPresence(state, now(), bot_plays=was_played and away)

    def patience_ends(self, seat: int, patience: int | None) -> int | None:
        """When a bot is to play for this seat; None while nobody waits or nobody is awaited."""
        waiting = [
            other.since
            for number, other in enumerate(self.seats)
            if number != seat and other.state == "here"
        ]
        awaited = self.seats[seat]
        if patience is None or not waiting or not awaited.is_away:
            return None
        if awaited.bot_plays:
            return 0
        return max(awaited.since, min(waiting)) + patience * 1000

    def data(self) -> Plain:
        return {
            "seats": [
                {
                    "seat": number,
                    "state": seat.state,
                    "since": seat.since,
                    "bot_plays": seat.bot_plays,
                }
                for number, seat in enumerate(self.seats)
            ],
            "watchers": self.watchers,
        }


def state_of(table: Table, seat: int, owner: str, connected: set[str | None]) -> State:
    if isinstance(table.seats[seat], Bot):
        return "bot"
    occupant = table.occupant(seat)
    if occupant is None:
        return "left" if was_taken(table, seat) else "free"
    return "here" if (occupant or owner) in connected else "dropped"


def was_taken(table: Table, seat: int) -> bool:
    return any(isinstance(entry, SeatTaken) and entry.seat == seat for entry in table.log)
