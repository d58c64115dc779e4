"""Whose table it is, who sits where, and who may do what."""

from __future__ import annotations

from azulejos.server.bots.queue import Asker
from azulejos.server.protocol.encoding import Plain
from azulejos.server.protocol.errors import NotAllowed
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import is_for_people
from azulejos.server.settings import Limits
from azulejos.server.storage import StoredTable
from azulejos.table import Table


class Rights:
    """Of the people at one table, as it stands."""

    def __init__(self, stored: StoredTable, table: Table, limits: Limits) -> None:
        self.id = stored.row.id
        self.row = stored.row
        self.policy = TablePolicy.read(stored.row.settings)
        self.table = table
        self._limits = limits

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def turn_deadline(self) -> int | None:
        """When the turn must be played; a program has a time limit also without a clock."""
        table = self.table
        if table.deadline() is None and table.to_move in table.network_bots:
            return table.last_at + 1000 * self._limits.network_bot_seconds
        return table.deadline()

    @property
    def owner(self) -> str:
        """Who made the table, and plays the seats on that device."""
        return self.row.created_by

    @property
    def patience(self) -> int | None:
        return self.policy.patience_with(self.table.clock)

    @property
    def series(self) -> tuple[int, ...]:
        """How many games each seat has won at the tables before this one."""
        return self.policy.series or (0,) * len(self.table.seats)

    def series_after(self) -> list[int]:
        """With this game, once it is over; a shared victory counts for everybody who shares it."""
        outcome = self.table.outcome()
        winners = outcome.winners if outcome else ()
        return [won + (seat in winners) for seat, won in enumerate(self.series)]

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots still plays."""
        seats = range(len(self.table.seats))
        return any(is_for_people(self.table, seat) and seat not in self.table.out for seat in seats)

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.id, self.owner, self.has_people)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest may play."""
        if guest is None:
            return []
        occupants = [self.table.occupant(seat) for seat in range(len(self.table.seats))]
        return [
            seat
            for seat, occupant in enumerate(occupants)
            if occupant is not None and (occupant or self.owner) == guest
        ]

    def expect_seat_of(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise NotAllowed("not-your-seat", seat=seat)

    def is_host(self, guest: str | None) -> bool:
        """Who made the table; at a rematch whoever has come, since one of several asked for it."""
        return guest == self.owner or bool(self.policy.rematch_of and self.seats_of(guest))

    def expect_host(self, guest: str | None) -> None:
        if not self.is_host(guest):
            raise NotAllowed("not-the-host")

    def you(self, client: Client) -> Plain:
        guest = client.guest
        return {
            "name": guest.name if guest else None,
            "seats": self.seats_of(client.guest_id),
            "host": self.is_host(client.guest_id),
        }
