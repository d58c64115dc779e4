"""One client at a table."""

from __future__ import annotations

from azulejos.server.socket.wire import Wire
from azulejos.server.storage import Guest


class Connection:
    """What the server knows of an open socket."""

    def __init__(self, wire: Wire, guest: Guest | None, address: str) -> None:
        self.wire = wire
        self.guest = guest
        self.address = address

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: bytes) -> None:
        """Sends without waiting. A client that does not read is dropped, and slows nobody."""
        self.wire.send(message)

    def close(self, code: int, reason: str) -> None:
        self.wire.close(code, reason)
