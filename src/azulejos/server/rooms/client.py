"""Somebody connected to a room, as the room knows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from azulejos.server.blocks import Blocks
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.storage import Guest


class Client(Protocol):
    guest: Guest | None
    address: str

    @property
    def guest_id(self) -> str | None: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def sign_out(clients: Iterable[Client], guests: set[str]) -> None:
    """Ends the connections of these guests: they may come back with a cookie that is good."""
    for client in list(clients):
        if client.guest_id in guests:
            client.close(CloseCode.SIGNED_OUT, "signed-out")


def shut_out(clients: Iterable[Client], blocks: Blocks) -> None:
    """Ends the connections of those who are blocked."""
    for client in list(clients):
        if blocks.of(client.guest_id, client.address):
            client.close(CloseCode.BLOCKED, "blocked")
