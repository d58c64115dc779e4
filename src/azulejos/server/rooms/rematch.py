"""The next table for the same people: everybody's seat is kept, and the next one begins."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.seating import take_seat
from azulejos.server.rooms.setup import PlannedSeat, TableSetup
from azulejos.server.storage import Guest, TableExists
from azulejos.table import Person


async def rematch(registry: RoomRegistry, room: Room, guest: Guest) -> Room:
    """However many ask, there is one next table: its id follows from that of the old one."""
    if not room.table.is_over:
        raise Conflict("game-not-over")
    if not room.seats_of(guest.id):
        raise NotAllowed("not-at-table")
    following = await registry.rematch_id(room.id)
    with suppress(TableExists):
        await registry.create_as(setup_after(room), following, room.owner)
    next_room = await registry.room(following)
    seat = next((seat for seat, who in next_room.policy.reserved.items() if who == guest.id), None)
    if seat is not None and not next_room.seats_of(guest.id):
        await take_seat(next_room, guest, seat)
    return next_room


def setup_after(room: Room) -> TableSetup:
    """Everybody moves one seat on, so that somebody else begins."""
    old = room.table
    count = len(old.seats)
    order = [(seat + 1) % count for seat in range(count)]
    occupants = [old.occupant(seat) for seat in order]
    seats = [old.seats[seat] for seat in order]
    reserved = {seat: who for seat, who in enumerate(occupants) if who}
    planned = [
        PlannedSeat(replace(seat, name="") if isinstance(seat, Person) and who is None else seat)
        for seat, who in zip(seats, occupants, strict=True)
    ]
    won = room.series_after()
    series = tuple(won[seat] for seat in order)
    policy = replace(room.policy, reserved=reserved, rematch_of=room.id, series=series, declined=())
    position, public = old.opened.position, room.row.public
    return TableSetup(old.options, tuple(planned), old.clock, position, public, policy)
