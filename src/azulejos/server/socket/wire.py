"""The socket as the server writes to it: at once, and never waiting for a slow reader.

uvicorn lets an application wait until a client has read what was sent, which would make one room
wait for its slowest guest. So our protocol hands the application a `Wire`, which writes without
waiting and knows how much the client has yet to take. Its buffer is the bounded queue of a client.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "azulejos.wire"
CLOSE_SECONDS = 5


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; the application finds a `Wire` among the extensions of its scope."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"wire": Wire(self)}
        await super().run_asgi()


class Wire:
    """One open socket, for writing."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self._protocol = protocol

    @property
    def is_open(self) -> bool:
        protocol = self._protocol
        closing = protocol.close_sent or protocol.disconnected or protocol.transport.is_closing()
        return protocol.handshake_complete and not closing

    @property
    def waiting_bytes(self) -> int:
        """How much the client has yet to take."""
        return int(self._protocol.transport.get_write_buffer_size())

    def send(self, text: bytes) -> None:
        if not self.is_open:
            return
        with suppress(InvalidState):  # the client has just begun to close
            self._protocol.conn.send_text(text)
            self._flush()

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
        loop = asyncio.get_running_loop()
        protocol.close_timer = loop.call_later(CLOSE_SECONDS, protocol.transport.abort)

    def _flush(self) -> None:
        self._protocol.transport.write(b"".join(self._protocol.conn.data_to_send()))
