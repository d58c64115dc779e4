"""What each message of a client does."""

from __future__ import annotations

from functools import partial

from azulejos.server.errors import NoGuest, TooMany
from azulejos.server.house import House
from azulejos.server.rooms import telling
from azulejos.server.rooms.chat import checked_text
from azulejos.server.rooms.room import Room
from azulejos.server.socket.connection import Connection
from azulejos.server.socket.messages import (
    AcceptUndoMessage,
    ChatMessage,
    ClientMessage,
    PlayMessage,
    RefuseUndoMessage,
    ResignMessage,
    SeatCommand,
    SnapshotMessage,
    UndoMessage,
)
from azulejos.table import AcceptUndo, Command, Play, RefuseUndo, RequestUndo, Resign, now


async def handle(message: ClientMessage, house: House, room: Room, connection: Connection) -> None:
    if isinstance(message, SeatCommand):
        await give(message, room, connection)
    elif isinstance(message, ChatMessage):
        await say(message, house, room, connection)
    elif isinstance(message, SnapshotMessage):
        connection.send(telling.snapshot(room.seq, room.standing()))
    else:
        connection.send(telling.message("pong", now=now()))


async def give(message: SeatCommand, room: Room, connection: Connection) -> None:
    guest = connection.guest
    if guest is None:
        raise NoGuest("no-guest")
    room.expect_seat_of(guest.id, message.seat)
    await room.take(
        command_of(message),
        command_id=message.id,
        sender=guest.id,
        expected_seq=message.expected_seq,
        acknowledge=partial(acknowledge, connection, message.id),
    )


def acknowledge(connection: Connection, command_id: str, seq: int) -> None:
    connection.send(telling.message("ack", id=command_id, seq=seq))


def command_of(message: SeatCommand) -> Command:
    match message:
        case PlayMessage():
            return Play(message.seat, message.moves)
        case ResignMessage():
            return Resign(message.seat)
        case UndoMessage():
            return RequestUndo(message.seat)
        case AcceptUndoMessage():
            return AcceptUndo(message.seat)
        case RefuseUndoMessage():
            return RefuseUndo(message.seat)
    raise AssertionError(f"no command for {type(message).__name__}")


async def say(message: ChatMessage, house: House, room: Room, connection: Connection) -> None:
    guest, limits = connection.guest, house.settings.limits
    if guest is None:
        raise NoGuest("no-guest")
    if not connection.chat.take():
        house.metrics.limited.labels("chat").inc()
        raise TooMany("too-much-chat", seconds=connection.chat.retry_after)
    text = checked_text(message.text, limits.chat_length)
    seats = room.seats_of(guest.id)
    said = await room.chat.say(guest, seats[0] if seats else None, message.id, text)
    acknowledge(connection, message.id, room.seq)
    if said is not None:
        room.tell(telling.message("chat", said=said))
