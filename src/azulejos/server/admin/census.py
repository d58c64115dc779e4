"""Who is connected now, to this server and to the others on the same database.

The others are asked when somebody wants to know, and answer with what they have.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict, dataclass, field
from typing import Any

from azulejos.server.blocks import Blocks
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.storage import News, Store, in_pieces
from azulejos.table import is_network_bot

ASK, ANSWER = "who-is-there", "who-is-here"
WAIT_SECONDS = 1.5
MOST = 300
MOST_TABLES = 5


@dataclass(slots=True)
class Visitor:
    """Somebody at some tables; without a guest's id it is everybody at an address who watches."""

    guest: str | None
    name: str | None
    place: str
    tables: list[str] = field(default_factory=list)
    sockets: int = 0


@dataclass(frozen=True, slots=True)
class Everybody:
    """`silent` are the servers that have not answered in time."""

    visitors: list[Visitor]
    silent: frozenset[str]


class Asked:
    """A question on its way: who has answered it to the end, and what."""

    def __init__(self, nodes: frozenset[str]) -> None:
        self.missing = set(nodes)
        self.visitors: list[Visitor] = []
        self.done = asyncio.Event()


class Census:
    """Counts, and answers to other servers that do."""

    def __init__(self, registry: RoomRegistry, store: Store, blocks: Blocks) -> None:
        self._registry = registry
        self._store = store
        self._blocks = blocks
        self._asked: dict[str, Asked] = {}
        registry.others.hearers |= {ASK: self._answer, ANSWER: self._hear}

    def here(self, search: str = "") -> list[Visitor]:
        """At this server; by name, if one is looked for."""
        found: dict[str, Visitor] = {}
        for room in self._registry.rooms.values():
            for client in room.clients:
                if is_network_bot(client.guest_id):
                    continue
                place = self._blocks.place(client.address)
                name = client.guest.name if client.guest else None
                new = Visitor(client.guest_id, name, place)
                visitor = found.setdefault(client.guest_id or place, new)
                visitor.sockets += 1
                if room.id not in visitor.tables[:MOST_TABLES]:
                    visitor.tables = [*visitor.tables, room.id][:MOST_TABLES]
        looked_for = search.casefold()
        fitting = [one for one in found.values() if fits(one, looked_for)]
        return sorted(fitting, key=lambda one: one.name or "")[:MOST]

    async def everywhere(self, search: str = "") -> Everybody:
        others, question = self._store.others, secrets.token_hex(8)
        visitors = self.here(search)
        if not others:
            return Everybody(visitors, frozenset())
        asked = self._asked[question] = Asked(others)
        self._store.tell({"kind": ASK, "question": question, "search": search})
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await asked.done.wait()
        except TimeoutError:
            pass
        finally:
            del self._asked[question]
        return Everybody(visitors + asked.visitors, frozenset(asked.missing))

    def _answer(self, _node: str, news: News) -> None:
        found = self.here(news["search"])
        numbered: dict[str, Any] = {str(n): asdict(one) for n, one in enumerate(found)}
        *pieces, last = in_pieces(numbered) or [{}]
        for piece, more in [*((piece, True) for piece in pieces), (last, False)]:
            answer = {"kind": ANSWER, "question": news["question"], "more": more}
            self._store.tell({**answer, "visitors": list(piece.values())})

    def _hear(self, node: str, news: News) -> None:
        asked = self._asked.get(news["question"])
        if asked is None:
            return
        asked.visitors += [Visitor(**one) for one in news["visitors"]]
        if not news["more"]:
            asked.missing.discard(node)
        if not asked.missing:
            asked.done.set()


def fits(visitor: Visitor, looked_for: str) -> bool:
    named = (visitor.name or "").casefold()
    return looked_for in named or looked_for in (visitor.guest, visitor.place)
