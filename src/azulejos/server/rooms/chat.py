"""What people at a table say to each other: a stream of its own beside the game."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from azulejos.server.protocol.encoding import Plain
from azulejos.server.protocol.errors import Malformed, NotAllowed
from azulejos.server.storage import LAST_CHAT, ChatLine, Guest, Store, StoredTable
from azulejos.table import now

if TYPE_CHECKING:
    from azulejos.server.rooms.room import Room

BY_DIGITS = 16


class Chat:
    """Of one table; the last lines are kept for who comes later."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self._table = stored.row.id
        self._store = store
        self._lines = OrderedDict((line.id, line) for line in stored.chat)

    def lines(self) -> list[Plain]:
        return [said(line) for line in self._lines.values()]

    async def say(self, guest: Guest, seat: int | None, line_id: str, text: str) -> Plain | None:
        """Stores a line and gives it to be told to all; None if it was told before."""
        known = self._lines
        line_id = f"{guest.id}/{line_id}"
        if line_id in known:
            return None
        line = ChatLine(self._table, line_id, now(), guest.id, guest.name, seat, text)
        await self._store.add_chat(line)
        known[line_id] = line
        if len(known) > LAST_CHAT:
            known.popitem(last=False)
        return said(line)


def expect_may_chat(room: Room, guest: Guest) -> None:
    """Players and the host always may."""
    may = room.policy.watchers_chat or room.seats_of(guest.id) or room.is_host(guest.id)
    if not may:
        raise NotAllowed("watchers-silent")


async def allow_watchers(room: Room, guest: Guest, allowed: bool, store: Store) -> None:
    """The host decides whether those who only watch may speak."""
    room.expect_host(guest.id)
    async with room.unchanged():
        policy = replace(room.policy, watchers_chat=allowed)
        await store.save_settings(room.id, policy.data())
        room.adopt(policy)


def said(line: ChatLine) -> Plain:
    """Without the id of the guest: it is nobody else's business. But who speaks again can be known
    again at the same table, under whatever name."""
    return {
        "by": hashlib.sha256(f"{line.table}/{line.guest}".encode()).hexdigest()[:BY_DIGITS],
        "id": line.id.partition("/")[2],
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
    }


def checked_text(text: str, longest: int) -> str:
    """Printable characters and line breaks, no blanks around them."""
    text = text.strip()
    if not 1 <= len(text) <= longest or not text.replace("\n", "").isprintable():
        raise Malformed("chat-text", expected=f"1..{longest}")
    return text
