"""The socket as the server writes to it: at once, and never waiting for a slow reader.

uvicorn lets an application wait until a client has read what was sent, which would make one room
wait for its slowest guest. So our protocol hands the application a `Wire`, which writes without
waiting and knows how much the client has yet to take. Its buffer is the bounded queue of a client.
"""

from __future__ import annotations

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from azulejos.server.metrics import Metrics
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rates import Allowance, ConnectionCount
from azulejos.server.settings import Limits

EXTENSION = "azulejos.wire"
TEXT = 0x81  # a whole message
CLOSE_SECONDS = 5
DEAF_SECONDS = 1
AT_ONCE = 1024
"""Bytes that are read at a time: they cannot hold so many frames that others wait for them."""


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; the application finds a `Wire` among the extensions of its scope.

    Every frame counts, also fragments, pings and pongs, and so do all bytes that the client has yet
    to take. Whoever is told that it was too much is not listened to any more.
    """

    def __init__(
        self, *, connections: ConnectionCount, limits: Limits, metrics: Metrics, **uvicorns: Any
    ) -> None:
        super().__init__(**uvicorns)
        self.wire = Wire(self)
        self._connections = connections
        self._metrics = metrics
        self._most_waiting = limits.waiting_bytes
        self._most_early = limits.header_bytes + limits.frame_bytes
        self._early = 0
        self.allowance = Allowance(limits.messages, limits.messages_seconds)
        self._deaf = False

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"wire": self.wire}
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._early += len(data)
            if self._early > self._most_early:
                self.transport.abort()
                return
        for start in range(0, len(data), AT_ONCE):
            if not self._deaf:
                super().data_received(data[start : start + AT_ONCE])

    def _is_allowed(self) -> bool:
        if self._deaf:
            return False
        if self.allowance.take():
            return True
        self._metrics.limited.labels("messages").inc()
        self.drop(CloseCode.RATE, "rate")
        self._stop_listening()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._is_allowed() and self.keeps_up():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def keeps_up(self) -> bool:
        """Whether the client reads what it is sent; else it is dropped."""
        if self.transport.get_write_buffer_size() <= self._most_waiting:
            return True
        self.drop(CloseCode.SLOW, "slow")
        return False

    def drop(self, code: int, reason: str) -> None:
        if self.wire.is_open:
            self._metrics.dropped.labels(reason).inc()
            self.wire.close(code, reason)

    def _stop_listening(self) -> None:
        self._deaf = True
        self.cut_off_after(DEAF_SECONDS)

    # Whoever does not read would keep the connection open for ever.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_after(CLOSE_SECONDS)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.cut_off_after(CLOSE_SECONDS)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.cut_off_after(CLOSE_SECONDS)

    def cut_off_after(self, seconds: float) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        if not self.disconnected:
            self.close_timer = self.loop.call_later(seconds, self.transport.abort)


def text_header(length: int) -> bytes:
    """What comes before a text of so many bytes (RFC 6455, section 5.2).

    >>> text_header(5).hex(), text_header(200).hex(), text_header(70_000).hex()
    ('8105', '817e00c8', '817f0000000000011170')
    """
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return pack("!BBH", TEXT, 126, length)
    return pack("!BBQ", TEXT, 127, length)


class Wire:
    """One open socket, for writing."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: TableProtocol) -> None:
        self._protocol = protocol

    @property
    def is_open(self) -> bool:
        protocol = self._protocol
        closing = protocol.close_sent or protocol.disconnected or protocol.transport.is_closing()
        return protocol.handshake_complete and not closing

    def take_messages_of(self, size: int) -> None:
        """From now on messages may have so many bytes."""
        self._protocol.conn.max_message_size = size

    def allow(self, frames: int, seconds: float) -> None:
        """Another rate for who sends; known by now, it may be trusted with more."""
        self._protocol.allowance = Allowance(frames, seconds)

    def send(self, text: bytes) -> None:
        """Writes a frame as it goes to everybody: what servers send is not masked."""
        protocol = self._protocol
        if not (self.is_open and protocol.keeps_up()):
            return
        if protocol.conn.state is OPEN:  # else the client has just begun to close
            protocol.transport.writelines((text_header(len(text)), text))

    def close(self, code: int, reason: str) -> None:
        """Says why and ends the conversation; who does not answer soon is cut off."""
        if not self.is_open:
            return
        protocol = self._protocol
        protocol.conn.send_close(code, reason)
        self._flush()
        protocol.close_sent = True
        disconnect = {"type": "websocket.disconnect", "code": code, "reason": reason}
        protocol.queue.put_nowait(disconnect)  # type: ignore[arg-type]
        if protocol.read_paused:
            protocol.read_paused = False
            protocol.transport.resume_reading()
        protocol.cut_off_after(CLOSE_SECONDS)

    def _flush(self) -> None:
        self._protocol.transport.write(b"".join(self._protocol.conn.data_to_send()))
