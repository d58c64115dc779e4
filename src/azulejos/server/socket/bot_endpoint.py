"""The stream of a network bot: one socket for all its tables."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from starlette.types import Message

from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import rule_set
from azulejos.server.network_bots import news
from azulejos.server.network_bots.accounts import Known
from azulejos.server.network_bots.streams import BotStream
from azulejos.server.protocol import encoding
from azulejos.server.protocol.bot_messages import (
    BOT_MESSAGE,
    AboutTable,
    AcceptMessage,
    BotMessage,
    BotPlayMessage,
    DeclineMessage,
    LookMessage,
    OpenMessage,
)
from azulejos.server.protocol.errors import NoGuest, NotFound
from azulejos.server.protocol.messages import PingMessage
from azulejos.server.rates import address
from azulejos.server.refusals import refusal
from azulejos.server.rooms.room import Room
from azulejos.server.services import Services, services_of
from azulejos.server.socket.connection import Connection
from azulejos.server.socket.endpoint import failed
from azulejos.server.socket.handlers import run_command
from azulejos.server.socket.reading import read
from azulejos.server.socket.wire import EXTENSION
from azulejos.table import now

router = APIRouter()


@router.websocket("/api/bots/stream")
async def bot_stream(websocket: WebSocket) -> None:
    services = services_of(websocket)
    try:
        async with services.registry.others.in_contact():
            known = await services.network_bots.accounts.of(websocket)
            if known is None:
                raise NoGuest("unknown-bot-token")
            services.network_bots.expect_room_for(known.bot)
            tables = await services.network_bots.tables_of(known.bot)
            challenges = await services.network_bots.challenges_of(known.bot)
        place = address(websocket.scope)
        with services.sockets.one_more(place, known.bot.id):
            await websocket.accept()
            wire = websocket.scope["extensions"][EXTENSION]["wire"]
            limits = services.settings.limits
            wire.allow(limits.network_bot_messages, limits.messages_seconds)
            connection = Connection(wire, known.bot, place)
            await serve(websocket, services, known, connection, (tables, challenges))
    except AzulejosError as error:
        await websocket.send_denial_response(refusal(error))


async def serve(
    websocket: WebSocket,
    services: Services,
    known: Known,
    connection: Connection,
    stored: tuple[list[str], list[str]],
) -> None:
    """`stored`: tables where it plays, and those that may wait for its answer."""
    stream, (tables, challenges) = BotStream(known, connection), stored
    services.metrics.network_bots.inc()
    try:
        welcome(services, stream, tables)
        services.network_bots.open(stream)
        await services.network_bots.join_all(stream, tables)
        await services.network_bots.tell_challenges(stream, challenges)
        while True:
            frame = await websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await answer(frame, services, stream, connection)
    finally:
        services.metrics.network_bots.dec()
        services.network_bots.close(stream)


def welcome(services: Services, stream: BotStream, tables: list[str]) -> None:
    limits = services.settings.limits
    stream.send(
        encoding.message(
            "welcome",
            name=stream.bot.name,
            now=now(),
            tables=tables,
            limits={
                "tables": limits.network_bot_tables,
                "messages": limits.network_bot_messages,
                "messages_seconds": limits.messages_seconds,
                "seconds": limits.network_bot_seconds,
            },
        )
    )


async def answer(
    frame: Message, services: Services, stream: BotStream, connection: Connection
) -> None:
    message: BotMessage | None = None
    try:
        message = read(frame, BOT_MESSAGE)
        await handle(message, services, stream, connection)
    except AzulejosError as error:
        services.metrics.refused.labels(error.code).inc()
        stream.send(failed(error, getattr(message, "id", None)))


async def handle(
    message: BotMessage, services: Services, stream: BotStream, connection: Connection
) -> None:
    if isinstance(message, PingMessage):
        stream.send(encoding.message("pong", now=now()))
    elif isinstance(message, OpenMessage):
        games = tuple(rule_set(game).name for game in message.games)
        services.network_bots.accept_games(stream, games)
    elif isinstance(message, AboutTable):
        await handle_table(message, services, stream)
    else:
        room = stream.expect_seat(message.table).room
        if isinstance(message, BotPlayMessage) and is_unfinished(message, room):
            stream.send(news.your_turn(room, message.seat, message.moves))
        else:
            await run_command(message, room, connection)


async def handle_table(message: AboutTable, services: Services, stream: BotStream) -> None:
    if isinstance(message, AcceptMessage):
        await services.network_bots.accept(stream, message.table)
    elif isinstance(message, DeclineMessage):
        await services.network_bots.decline(stream, message.table)
    elif isinstance(message, LookMessage):
        await look(message.table, services, stream)


async def look(table: str, services: Services, stream: BotStream) -> None:
    """Also at a game that has ended while the program was away."""
    room = await services.registry.room(table)
    seats = room.seats_of(stream.bot.id)
    if not seats:
        raise NotFound("not-at-table", table=table)
    stream.join(room)  # unless it is there: the seat may have been taken by another server
    for message in list(news.news(room, seats[0])) or [news.about("waiting", room, seats[0])]:
        stream.send(message)


def is_unfinished(message: BotPlayMessage, room: Room) -> bool:
    """Whether these are only the first moves of a turn: then they are not played."""
    table = room.table
    if message.expected_seq != room.seq or message.seat != table.to_move:
        return False
    return not table.state.attempt(message.moves).turn_complete
