"""What people at a table say to each other: a stream of its own beside the game."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from azulejos.server.protocol.encoding import Plain
from azulejos.server.protocol.errors import Malformed, NotAllowed
from azulejos.server.rooms.agreement import agree
from azulejos.server.storage import LAST_CHAT, ChatLine, Guest, Store, StoredTable
from azulejos.table import now

if TYPE_CHECKING:
    from azulejos.server.rooms.room import Room

BY_DIGITS = 16
EXCERPT = 15


class Chat:
    """Of one table; the last lines are kept for who comes later."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self._table = stored.row.id
        self._store = store
        self._lines = OrderedDict((line.id, line) for line in stored.chat)

    def lines(self) -> list[Plain]:
        return [said(line) for line in self._lines.values()]

    def line(self, by: str, line_id: str) -> ChatLine | None:
        """What somebody has said, as others know it."""
        fitting = (one for one in self._lines.values() if said(one)["id"] == line_id)
        return next((one for one in fitting if speaker(one) == by), None)

    def excerpt(self, guest: str, line_id: str | None) -> list[Plain]:
        """The last that was said, whoever said it, and all that this guest has; the line that is
        meant is marked."""
        last = list(self._lines.values())
        kept = [line for line in last[:-EXCERPT] if line.guest == guest][-EXCERPT:]
        kept += last[-EXCERPT:]
        return [
            {
                **said(line),
                "is_theirs": line.guest == guest,
                "is_meant": line.guest == guest and said(line)["id"] == line_id,
            }
            for line in kept
        ]

    async def say(self, guest: Guest, seat: int | None, line_id: str, text: str) -> Plain | None:
        """Stores a line and gives it to be told to all; None if it was told before."""
        line_id = f"{guest.id}/{line_id}"
        if line_id in self._lines:
            return None
        line = ChatLine(self._table, line_id, now(), guest.id, guest.name, seat, text)
        await self._store.add_chat(line)
        return self.hear(line)

    def hear(self, line: ChatLine) -> Plain | None:
        """A line that is stored; None if it was heard before."""
        if line.id in self._lines:
            return None
        self._lines[line.id] = line
        if len(self._lines) > LAST_CHAT:
            self._lines.popitem(last=False)
        return said(line)


def expect_may_chat(room: Room, guest: Guest) -> None:
    """Players and the host always may."""
    may = room.policy.watchers_chat or room.seats_of(guest.id) or room.is_host(guest.id)
    if not may:
        raise NotAllowed("watchers-silent")


async def allow_watchers(room: Room, guest: Guest, allowed: bool, store: Store) -> None:
    """The host decides whether those who only watch may speak."""
    room.expect_host(guest.id)
    await agree(room, store, lambda policy: replace(policy, watchers_chat=allowed))


def said(line: ChatLine) -> Plain:
    """Without the id of the guest: it is nobody else's business. But who speaks again can be known
    again at the same table, under whatever name."""
    return {
        "by": speaker(line),
        "id": line.id.partition("/")[2],
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
    }


def speaker(line: ChatLine) -> str:
    return hashlib.sha256(f"{line.table}/{line.guest}".encode()).hexdigest()[:BY_DIGITS]


def checked_text(text: str, longest: int) -> str:
    """Printable characters and line breaks, no blanks around them."""
    text = text.strip()
    if not 1 <= len(text) <= longest or not text.replace("\n", "").isprintable():
        raise Malformed("chat-text", expected=f"1..{longest}")
    return text
