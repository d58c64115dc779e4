"""Who is at the table: here, dropped, or gone for good."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from azulejos.server.protocol.encoding import Plain
from azulejos.server.rooms.setup import TablePolicy
from azulejos.table import Bot, Entry, Table, now
from azulejos.table.log import SeatTaken, TurnPlayed

State = Literal["here", "dropped", "left", "free", "bot"]


class Present(NamedTuple):
    """Those connected to a table by way of one server: which of its players, how many others."""

    players: frozenset[str] = frozenset()
    watchers: int = 0


NOBODY = Present()


@dataclass(slots=True)
class SeatPresence:
    """`bot_plays` once the others have waited long enough for somebody who is not here.

    `bot_turns` are those it has played; they are still known after the return.
    """

    state: State
    since: int
    bot_plays: bool = False
    bot_turns: int = 0

    @property
    def is_away(self) -> bool:
        return self.state in ("dropped", "left")


class Presence:
    """Follows the connections and the log of one table, whose people wait `patience` seconds."""

    def __init__(self, patience: int | None, policy: TablePolicy) -> None:
        self.patience = patience
        self.policy = policy
        self.seats: list[SeatPresence] = []
        self.watchers = 0

    def update(
        self,
        table: Table,
        owner: str,
        guests: Iterable[str | None],
        elsewhere: Present = NOBODY,
    ) -> bool:
        """Looks at who is connected, here and elsewhere; tells whether anything has changed."""
        connected = list(guests)
        here = {*connected, *elsewhere.players}
        states = [state_of(table, seat, owner, here) for seat in range(len(table.seats))]
        players = {table.occupant(seat) or owner for seat in range(len(table.seats))}
        watchers = sum(guest not in players for guest in connected) + elsewhere.watchers
        before = [seat.state for seat in self.seats]
        changed = states != before or watchers != self.watchers
        self.watchers = watchers
        self.seats = [self._seat(number, state) for number, state in enumerate(states)]
        return changed

    def _seat(self, number: int, state: State) -> SeatPresence:
        if number < len(self.seats) and self.seats[number].state == state:
            return self.seats[number]
        if number >= len(self.seats) or not self.seats[number].is_away:
            return SeatPresence(state, now())
        before = self.seats[number]
        after = SeatPresence(state, now(), bot_turns=before.bot_turns)
        after.bot_plays = before.bot_plays and after.is_away
        return after

    def count_turns(self, entries: Iterable[Entry]) -> None:
        """The turns among these that a bot has played for somebody."""
        for entry in entries:
            if isinstance(entry, TurnPlayed) and self.seats[entry.seat].bot_plays:
                self.seats[entry.seat].bot_turns += 1

    def patience_ends(self, seat: int) -> int | None:
        """When a bot is to play for this seat; None while nobody waits or nobody is awaited."""
        waiting = [
            other.since
            for number, other in enumerate(self.seats)
            if number != seat and other.state == "here"
        ]
        awaited = self.seats[seat]
        if self.patience is None or not waiting or not awaited.is_away:
            return None
        return max(awaited.since, min(waiting)) + self.patience * 1000

    def data(self) -> Plain:
        return {
            "seats": [
                {
                    "seat": number,
                    "state": seat.state,
                    "since": seat.since,
                    "bot_at": self.patience_ends(number),
                    "bot_plays": seat.bot_plays,
                    "bot_turns": seat.bot_turns,
                }
                for number, seat in enumerate(self.seats)
            ],
            "watchers": self.watchers,
            "watchers_chat": self.policy.watchers_chat,
            "declined": list(self.policy.declined),
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
