"""The socket of a table, from the first message to the last."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.types import Message

from azulejos.engine.errors import AzulejosError
from azulejos.server.protocol import encoding
from azulejos.server.protocol.messages import CLIENT_MESSAGE, ClientMessage
from azulejos.server.rates import address
from azulejos.server.refusals import refusal
from azulejos.server.rooms.client import shut_out
from azulejos.server.rooms.room import Room
from azulejos.server.services import Services, services_of
from azulejos.server.socket.connection import Connection
from azulejos.server.socket.handlers import handle
from azulejos.server.socket.reading import read
from azulejos.server.socket.wire import EXTENSION
from azulejos.server.storage import StorageUnavailable
from azulejos.table import now

router = APIRouter()

LastSeen = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str, seq: LastSeen = None) -> None:
    """`seq` is how much of the log the client has seen before; without it, a snapshot comes."""
    services = services_of(websocket)
    try:
        guest = services.people.guest(websocket)
        async with services.registry.others.in_contact():
            room = await services.registry.room(table)
            await room.catch_up(seq)
        place = address(websocket.scope)
        with services.sockets.one_more(place, guest.id if guest else None):
            await websocket.accept()
            wire = websocket.scope["extensions"][EXTENSION]["wire"]
            connection = Connection(wire, guest, place)
            await serve(websocket, services, room, connection, seq)
    except AzulejosError as error:
        await websocket.send_denial_response(refusal(error))


async def serve(
    websocket: WebSocket, services: Services, room: Room, connection: Connection, seq: int | None
) -> None:
    services.metrics.sockets.inc()
    try:
        welcome(services, room, connection, seq)
        await listen(websocket, services, room, connection)
    finally:
        services.metrics.sockets.dec()
        room.leave(connection)


def welcome(services: Services, room: Room, connection: Connection, seq: int | None) -> None:
    """Says where we are, brings the client up to date, and lets it in: nothing can come between."""
    connection.send(
        encoding.message(
            "welcome",
            table=services.facts(room).model_dump(),
            you=room.you(connection),
            seq=room.seq,
            now=now(),
            presence=room.presence.data(),
            chat=room.chat.lines(),
            rematch=room.rematch.table if room.rematch else None,
            rematch_by=room.rematch.by if room.rematch else None,
        )
    )
    missed = None if seq is None else room.messages_since(seq)
    if missed is None:
        missed = [encoding.snapshot_message(room.seq, room.snapshot())]
    for message in missed:
        connection.send(message)
    room.join(connection)
    shut_out([connection], services.people.blocks)  # it may have come to that meanwhile


async def listen(
    websocket: WebSocket, services: Services, room: Room, connection: Connection
) -> None:
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        await answer(frame, services, room, connection)


async def answer(frame: Message, services: Services, room: Room, connection: Connection) -> None:
    message: ClientMessage | None = None
    try:
        message = read(frame, CLIENT_MESSAGE)
        await handle(message, services, room, connection)
    except AzulejosError as error:
        services.metrics.refused.labels(error.code).inc()
        connection.send(failed(error, getattr(message, "id", None)))


def failed(error: AzulejosError, command_id: str | None) -> bytes:
    """A command is refused only if it is certain that it was not stored."""
    if isinstance(error, StorageUnavailable) and error.uncertain and command_id is not None:
        return encoding.unknown_message(command_id)
    return encoding.refused_message(error, command_id)
