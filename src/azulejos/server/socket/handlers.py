"""What each message of a client does."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.engine.errors import AzulejosError
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import NoGuest, TooMany
from azulejos.server.protocol.messages import (
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
from azulejos.server.rooms.chat import checked_text, expect_may_chat
from azulejos.server.rooms.room import Room
from azulejos.server.services import Services
from azulejos.server.socket.connection import Connection
from azulejos.table import AcceptUndo, Command, Play, RefuseUndo, RequestUndo, Resign, now


async def handle(
    message: ClientMessage, services: Services, room: Room, connection: Connection
) -> None:
    if isinstance(message, SeatCommand):
        await run_command(message, room, connection)
    elif isinstance(message, ChatMessage):
        await say(message, services, room, connection)
    elif isinstance(message, SnapshotMessage):
        connection.send(encoding.snapshot_message(room.seq, room.snapshot()))
    else:
        connection.send(encoding.message("pong", now=now()))


async def run_command(message: SeatCommand, room: Room, connection: Connection) -> None:
    guest = connection.guest
    if guest is None:
        raise NoGuest("no-guest")
    sender, seat = guest.id, message.seat
    room.expect_seat_of(sender, seat)

    async def expect() -> None:
        room.expect_seat_of(sender, seat)

    await room.take(
        command_of(message),
        command_id=message.id,
        sender=sender,
        expected_seq=message.expected_seq,
        expect=expect,
        answer=SocketAnswer(connection, message.id),
    )


@dataclass(frozen=True, slots=True)
class SocketAnswer:
    """To the message with this id."""

    connection: Connection
    id: str

    def acknowledge(self, seq: int) -> None:
        self.connection.send(encoding.message("ack", id=self.id, seq=seq))

    def refuse(self, error: AzulejosError) -> None:
        self.connection.send(encoding.refused_message(error, self.id))


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


async def say(message: ChatMessage, services: Services, room: Room, connection: Connection) -> None:
    guest, limits = connection.guest, services.settings.limits
    if guest is None:
        raise NoGuest("no-guest")
    expect_may_chat(room, guest)
    if seconds := await services.chat.take(guest.id, connection.address):
        services.metrics.limited.labels("chat").inc()
        raise TooMany("too-much-chat", seconds=seconds)
    text = checked_text(message.text, limits.chat_length)
    seats = room.seats_of(guest.id)
    said = await room.chat.say(guest, seats[0] if seats else None, message.id, text)
    SocketAnswer(connection, message.id).acknowledge(room.seq)
    if said is not None:
        room.broadcast(encoding.message("chat", said=said))
