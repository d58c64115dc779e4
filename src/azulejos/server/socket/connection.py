"""One client at a table."""

from __future__ import annotations

from azulejos.server.metrics import Metrics
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rates import Allowance
from azulejos.server.settings import Limits
from azulejos.server.socket.wire import Wire
from azulejos.server.storage import Guest


class Connection:
    """What the server knows of an open socket."""

    def __init__(self, wire: Wire, guest: Guest | None, limits: Limits, metrics: Metrics) -> None:
        self.wire = wire
        self.guest = guest
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
