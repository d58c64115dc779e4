"""Somebody connected to a room, as the room knows them."""

from __future__ import annotations

from typing import Protocol

from azulejos.server.storage import Guest


class Client(Protocol):
    guest: Guest | None

    @property
    def guest_id(self) -> str | None: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...
