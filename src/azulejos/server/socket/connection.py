"""One client at a table."""

from __future__ import annotations

import asyncio

from azulejos.server.metrics import Metrics
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rates import Allowance
from azulejos.server.settings import Limits
from azulejos.server.socket.wire import Wire
from azulejos.server.storage import Guest

DRAIN_SECONDS = 10


class Connection:
    """What the server knows of an open socket; `seq` is how much of the log it was sent."""

    def __init__(self, wire: Wire, guest: Guest | None, limits: Limits, metrics: Metrics) -> None:
        self.wire = wire
        self.guest = guest
        self.seq = 0
        self.messages = Allowance(limits.messages, limits.messages_seconds)
        self.chat = Allowance(limits.chat, limits.chat_seconds)
        self._most_waiting = limits.waiting_bytes
        self._metrics = metrics

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: bytes) -> None:
        """Sends without waiting. A client that does not read is dropped, and slows nobody."""
        if self.wire.waiting_bytes > self._most_waiting:
            self.drop(CloseCode.SLOW, "slow")
        else:
            self.wire.send(message)

    def drop(self, code: int, reason: str) -> None:
        if self.wire.is_open:
            self._metrics.dropped.labels(reason).inc()
            self.wire.close(code, reason)

    async def drained(self) -> None:
        """Waits for the client to read on, but not for ever."""
        try:
            await asyncio.wait_for(self.wire.drained(), DRAIN_SECONDS)
        except TimeoutError:
            self.drop(CloseCode.SLOW, "slow")
