"""The socket for reviews and analysis: every request is answered until it is done or stopped."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from fastapi import APIRouter, WebSocket
from starlette.types import Message

from azulejos.engine.errors import AzulejosError
from azulejos.server.analysis.analyses import Request
from azulejos.server.analysis.quotas import Inquirer
from azulejos.server.protocol import encoding
from azulejos.server.protocol.analysis_messages import (
    ANALYSIS_CLIENT_MESSAGE,
    AnalyseRequest,
    AnalysisClientMessage,
    StopRequest,
)
from azulejos.server.protocol.messages import PingMessage
from azulejos.server.rates import address
from azulejos.server.refusals import refusal
from azulejos.server.rooms.client import shut_out
from azulejos.server.services import Services, services_of
from azulejos.server.socket.connection import Connection
from azulejos.server.socket.reading import read
from azulejos.server.socket.wire import EXTENSION
from azulejos.table import now

router = APIRouter()

ESCAPED = 2
"""A record within a message is at most about so many times as long as by itself."""


@router.websocket("/api/analysis")
async def analysis_socket(websocket: WebSocket) -> None:
    """Whoever closes it wants no answers any more."""
    services = services_of(websocket)
    try:
        guest = services.people.expected(websocket)
        place = address(websocket.scope)
        with services.sockets.one_more(place, guest.id):
            await websocket.accept()
            wire = websocket.scope["extensions"][EXTENSION]["wire"]
            limits = services.settings.limits
            wire.take_messages_of(max(limits.frame_bytes, ESCAPED * limits.record_bytes))
            await serve(websocket, services, Connection(wire, guest, place))
    except AzulejosError as error:
        await websocket.send_denial_response(refusal(error))


async def serve(websocket: WebSocket, services: Services, connection: Connection) -> None:
    requests = Requests(services, connection)
    services.metrics.sockets.inc()
    services.analyses.clients.add(connection)
    shut_out([connection], services.people.blocks)  # it may have come to that meanwhile
    try:
        while (frame := await websocket.receive())["type"] != "websocket.disconnect":
            requests.take(frame)
    finally:
        services.metrics.sockets.dec()
        services.analyses.clients.discard(connection)
        await requests.stop_all()


class Requests:
    """What a client has asked for on one socket and still waits for, by the ids it has given."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self._services = services
        self._connection = connection
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._analysed: str | None = None

    def take(self, frame: Message) -> None:
        try:
            message = read(frame, ANALYSIS_CLIENT_MESSAGE)
        except AzulejosError as error:
            self._refuse(error, None)
        else:
            self._handle(message)

    def _handle(self, message: AnalysisClientMessage) -> None:
        if isinstance(message, PingMessage):
            self._connection.send(encoding.message("pong", now=now()))
            return
        self._stop(message.id)
        if isinstance(message, StopRequest):
            return
        if isinstance(message, AnalyseRequest):
            self._stop(self._analysed)
            self._analysed = message.id
        task = asyncio.create_task(self._answer(message))
        self._under_way[message.id] = task
        task.add_done_callback(lambda done: self._forget(message.id, done))

    def _stop(self, request: str | None) -> None:
        if request is not None and request in self._under_way:
            self._under_way.pop(request).cancel()

    def _forget(self, request: str, done: asyncio.Task[None]) -> None:
        """Unless another request has taken its place."""
        if self._under_way.get(request) is done:
            del self._under_way[request]

    async def stop_all(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, message: Request) -> None:
        connection = self._connection
        who = Inquirer(connection.guest_id or "", connection.address)
        try:
            async with aclosing(self._services.analyses.answers(message, who)) as answers:
                async for news in answers:
                    connection.send(encoding.message(news.kind, id=message.id, **news.fields))
        except AzulejosError as error:
            self._refuse(error, message.id)

    def _refuse(self, error: AzulejosError, request: str | None) -> None:
        self._services.metrics.refused.labels(error.code).inc()
        self._connection.send(encoding.refused_message(error, request))
