"""Taking a seat, leaving it, and taking it along to another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from azulejos.server.protocol.errors import Conflict, NotAllowed, NotFound
from azulejos.server.rooms.given import CloseByHost
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.setup import expect_level, numbered
from azulejos.server.storage import Deed, Guest, Store
from azulejos.server.tokens import hashed, new_token
from azulejos.table import (
    Cancel,
    Entry,
    LeaveSeat,
    Refused,
    SeatBot,
    TakeSeat,
    is_network_bot,
)
from azulejos.table.commands import expect_not_over, expect_person
from azulejos.table.log import SeatLeft, SeatTaken
from azulejos.table.progress import Progress

ID_BYTES = 9
HOST = "host"


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """The seat goes to another guest: the same person with another device."""

    seat: int
    who: str
    name: str

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        expect_person(table, self.seat)
        if table.who[self.seat] == self.who:
            raise Refused("seat-not-free", seat=self.seat)
        taken = SeatTaken(at, self.seat, self.who, self.name)
        if table.who[self.seat] is None:
            return (taken,)
        return SeatLeft(at, self.seat), taken


@dataclass(frozen=True, slots=True)
class RenameSeat:
    """Whoever sits there is called something else from now on."""

    seat: int
    who: str
    name: str

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        return SeatLeft(at, self.seat), SeatTaken(at, self.seat, self.who, self.name)


def new_command() -> str:
    return secrets.token_urlsafe(ID_BYTES)


async def take_seat(room: Room, guest: Guest, seat: int, entropy: str = "") -> int:
    """Sits down on a free seat; whoever sits there already stays."""
    if seat in room.seats_of(guest.id):
        return room.seq

    async def expect() -> None:
        if room.seats_of(guest.id):
            raise Conflict("already-seated", seat=room.seats_of(guest.id)[0])
        kept_for = room.policy.reserved.get(seat)
        if kept_for not in (None, guest.id):
            raise NotAllowed("seat-reserved", seat=seat)
        if is_network_bot(guest.id) and not (kept_for or room.policy.network_bots):
            raise NotAllowed("no-network-bots", seat=seat)

    command = TakeSeat(seat, guest.id, guest.name, entropy)
    try:
        return await room.take(command, command_id=new_command(), sender=guest.id, expect=expect)
    except Conflict:
        if seat in room.seats_of(guest.id):  # asked twice, perhaps through another server
            return room.seq
        raise


async def leave_seat(room: Room, guest: Guest, seat: int) -> int:
    async def expect() -> None:
        room.expect_seat_of(guest.id, seat)

    return await room.take(
        LeaveSeat(seat), command_id=new_command(), sender=guest.id, expect=expect
    )


async def seat_bot(room: Room, guest: Guest, seat: int, level: str) -> int:
    """A bot takes the seat of somebody who has not come."""
    room.expect_host(guest.id)
    expect_level(level)
    others = [other.name for number, other in enumerate(room.table.seats) if number != seat]
    command = SeatBot(seat, numbered([*others, level])[-1], level)
    return await room.take(command, command_id=new_command(), sender=guest.id)


async def cancel(room: Room, guest: Guest) -> int:
    room.expect_host(guest.id)
    return await room.take(Cancel(guest.name), command_id=new_command(), sender=guest.id)


async def close(room: Room, deed: Deed) -> int:
    """The host of the site ends the table, whatever its people want."""
    return await room.take(CloseByHost(deed=deed), command_id=new_command(), sender=HOST)


async def rename(room: Room, guest: str, name: str) -> None:
    """In every seat that is the guest's own; people who share a device have names of their own."""
    for seat in room.seats_of(guest):
        own = room.table.occupant(seat) == guest and room.table.seats[seat].name != name
        if own and seat not in room.table.out:
            command = RenameSeat(seat, guest, name)
            await room.take(command, command_id=new_command(), sender=HOST)


async def seat_token(room: Room, guest: Guest, seat: int, store: Store) -> str:
    """A secret that gives this seat to whoever brings it; earlier ones are worth nothing now."""
    token = new_token()
    async with room.unchanged():
        room.expect_seat_of(guest.id, seat)
        if not room.table.occupant(seat):
            raise Conflict("seat-on-device", seat=seat)
        await store.replace_seat_tokens(room.id, seat, hashed(token))
    return token


async def move_seat(room: Room, guest: Guest, token: str, store: Store) -> int:
    """The seat of the token goes to this guest; that is stored together with the token's end."""

    async def token_seat() -> int:
        found = await store.seat_of_token(hashed(token))
        if found is None or found.table != room.id:
            raise NotFound("no-such-link")
        return found.seat

    async def expect() -> None:
        await token_seat()

    seat = await token_seat()
    if seat in room.seats_of(guest.id):
        return seat
    command = MoveSeat(seat, guest.id, room.table.seats[seat].name)
    await room.take(command, command_id=new_command(), sender=guest.id, expect=expect)
    return seat
