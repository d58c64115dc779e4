"""HTTP as uvicorn speaks it, with bounds on what comes before a request and on how long it takes.

uvicorn itself waits for ever for a header, whatever its size, and for whoever does not read an
answer. Each of our connections has one time limit at any moment: for the header of a request, for
its answer, then for the client to take what is left of it.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from azulejos.engine.errors import AzulejosError
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import TooLarge, TooMany
from azulejos.server.protocol.faults import fault
from azulejos.server.rates import ConnectionCount
from azulejos.server.settings import Limits

ANSWER_SECONDS = 120
READING_SECONDS = 60
UNREAD_BODY = 256 * 1024
"""How much of a body that is too large is taken before the connection is cut."""


class RequestProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes the socket of a table."""

    def __init__(
        self, *, connections: ConnectionCount, limits: Limits, metrics: Metrics, **uvicorns: Any
    ) -> None:
        super().__init__(**uvicorns)
        self._counted = connections
        self._limits = limits
        self._metrics = metrics
        self._received = 0
        self._in_body = False
        self._is_upgraded = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._counted.add(transport, self.client[0] if self.client else "")
        except TooMany as error:
            self._refuse("connections", HTTPStatus.SERVICE_UNAVAILABLE, error)
        else:
            self._allow(self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.remove(self.transport)
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self._is_upgraded or self.transport.is_closing():
            return
        if self._received > self._most_bytes():
            most = self._limits.header_bytes
            error = TooLarge("header-too-large", expected=most)
            self._refuse("header", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)
        elif self._timer is None and self._is_between_requests():
            self._allow(self._limits.header_seconds)

    def _most_bytes(self) -> int:
        if self._in_body:
            largest = max(self._limits.body_bytes, self._limits.record_bytes)
            return self._limits.header_bytes + largest + UNREAD_BODY
        return self._limits.header_bytes

    def _is_between_requests(self) -> bool:
        return bool(getattr(self.cycle, "response_complete", True))  # none before the first

    def on_headers_complete(self) -> None:
        """A header may also come as a whole."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self._limits.header_bytes:
            self._received = size
            raise TooLarge("header-too-large", expected=self._limits.header_bytes)
        self._in_body = True
        self._allow(ANSWER_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body, self._received = False, 0

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._stop_timer()
            if self.transport.get_write_buffer_size():
                self._allow(READING_SECONDS)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self._is_upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What the parser dislikes: too large a header, or no HTTP at all."""
        if self._received > self._most_bytes():
            error = TooLarge("header-too-large", expected=self._limits.header_bytes)
            self._refuse("header", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)
        else:
            super().send_400_response(msg)

    def _allow(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._cut_off)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut_off(self) -> None:
        self._timer = None
        self._metrics.limited.labels("slow").inc()
        self.transport.abort()

    def _refuse(self, limit: str, status: HTTPStatus, error: AzulejosError) -> None:
        """Answers without the application, and ends the connection."""
        self._metrics.limited.labels(limit).inc()
        body = orjson.dumps(fault(error))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()
        self._allow(self._limits.header_seconds)
