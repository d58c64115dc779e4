"""The first to see every request: origin, rate, size; and the last to see every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.engine.errors import AzulejosError
from azulejos.server.gateway import headers
from azulejos.server.gateway.journal import Journal
from azulejos.server.gateway.origin import HostCheck, OriginCheck
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import NotAllowed, TooLarge, TooMany
from azulejos.server.rates import Rates, Turns, address
from azulejos.server.refusals import refusal
from azulejos.server.settings import Settings

FOR_OPERATORS = ("/health", "/ready", "/metrics")
ANSWERS = ("http.response.start", "websocket.http.response.start")
BODY_SECONDS = 10
API, HOSTS = "/api/", "/api/admin/"
RECORDS = "/api/records/"


class Gateway:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.limits = settings.limits
        self.metrics = metrics
        self.host = HostCheck(settings)
        self.origin = OriginCheck(settings)
        self.rates = Rates(self.limits.requests, self.limits.requests_seconds)
        # Whoever looks after the server must get an answer also when players ask much.
        self.operator_rates = Rates(self.limits.requests, self.limits.requests_seconds)
        self.turns = Turns(self.limits.requests_at_once)
        self.protective = headers.protective_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        journal = Journal(scope)
        try:
            await self._admit(scope, receive, self._protected(journal, send))
        finally:
            journal.close()

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except AzulejosError as error:
            await refusal(error)(scope, receive, send)
            return
        async with self.turns.turn(address(scope)) as end_turn:
            if scope["type"] == "websocket":
                await self.app(scope, receive, ending(end_turn, send))
            else:
                await self._serve(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        if scope["path"] not in FOR_OPERATORS and not self.host.allows(scope):
            raise self._limited("host", NotAllowed("wrong-host"))
        if not self.origin.allows(scope):
            raise self._limited("origin", NotAllowed("wrong-origin"))
        rates = self.operator_rates if scope["path"] in FOR_OPERATORS else self.rates
        self._expect_allowed(scope)
        allowance = rates.of(address(scope))
        if not allowance.take():
            error = TooMany("too-many-requests", seconds=allowance.retry_after)
            raise self._limited("requests", error)

    def _expect_allowed(self, scope: Scope) -> None:
        """Whoever comes from a blocked address sees the page, which tells them so; the host can
        sign in from anywhere."""
        path = scope["path"]
        if path.startswith(API) and not path.startswith(HOSTS):
            services = getattr(scope["app"].state, "services", None)
            if services is not None:
                services.people.blocks.expect_allowed(None, address(scope))

    def _most_bytes(self, scope: Scope) -> int:
        has_record = scope["path"].startswith(RECORDS)
        return self.limits.record_bytes if has_record else self.limits.body_bytes

    def _limited(self, limit: str, error: AzulejosError) -> AzulejosError:
        self.metrics.limited.labels(limit).inc()
        return error

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await whole_body(scope, receive, self._most_bytes(scope))
        except TooLarge as error:
            await refusal(self._limited("body", error))(scope, receive, send)
        except TimeoutError:
            slow = TooLarge("body-too-slow", seconds=BODY_SECONDS)
            await refusal(self._limited("body", slow))(scope, receive, send)
        else:
            await self.app(scope, Replay(body, receive), send)

    def _protected(self, journal: Journal, send: Send) -> Send:
        async def protected(message: Message) -> None:
            if message["type"] in ANSWERS:
                journal.sign(message)
                headers.add(MutableHeaders(scope=message), self.protective)
            await send(message)

        return protected


def ending(turn: Callable[[], None], send: Send) -> Send:
    """A socket has had its turn when it is accepted, or refused."""

    async def sending(message: Message) -> None:
        turn()
        await send(message)

    return sending


async def whole_body(scope: Scope, receive: Receive, most: int) -> bytes:
    """The body of a request, all of it, whatever length the sender has announced."""
    announced = dict(scope["headers"]).get(b"content-length", b"0")
    if not announced.isdigit() or int(announced) > most:
        raise TooLarge("body-too-large", expected=most)
    body, more = b"", True
    async with asyncio.timeout(BODY_SECONDS):
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise TooLarge("body-too-large", expected=most)
    return body


class Replay:
    """Gives the application the body that was already read, then what follows."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._first: Message | None = {"type": "http.request", "body": body, "more_body": False}
        self._receive = receive

    async def __call__(self) -> Message:
        first, self._first = self._first, None
        return first if first is not None else await self._receive()
