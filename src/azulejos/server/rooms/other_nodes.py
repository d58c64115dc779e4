"""What other servers on the same database tell this one: who is connected to them, what was said.

Everybody tells everybody where their people are, so that a room knows at once who is at its table,
wherever they are connected. A server that joins is told everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rooms.next_table import NextTable
from azulejos.server.rooms.presence import NOBODY, Present
from azulejos.server.storage import ChatLine, News, StorageUnavailable, Store, in_pieces

if TYPE_CHECKING:
    from azulejos.server.rooms.registry import RoomRegistry
    from azulejos.server.rooms.room import Room

EVERYTHING = 2**31
CUT_OFF_SECONDS = 4
"""Without a word of the database; then the others take over, unless it is away for all."""


class Programs(Protocol):
    """Hears what concerns programs that play over the network, and tells of those here."""

    def hear(self, node: str, news: News) -> None: ...

    def keep_only(self, others: frozenset[str]) -> None: ...

    def tell_all(self) -> None: ...

    def send_away(self) -> None: ...


class OtherNodes:
    """Hears for the rooms of this server, and tells about them. Alone on a file it does nothing.

    `hearers` are told news that no room cares for, by their kind.
    """

    def __init__(self, registry: RoomRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._present: dict[str, dict[str, Present]] = {}
        self.hearers: dict[str, Callable[[str, News], None]] = {}
        self.programs: Programs | None = None
        self._sending_away: asyncio.TimerHandle | None = None
        self._is_deaf = self._is_cut_off = False
        self._coming: set[asyncio.Timeout] = set()

    # Hearing

    def on_append(self, table: str | None, seq: int) -> None:
        """Another server has added to a log, or perhaps to any."""
        if table is None:
            self._begin_anew()
            return
        room = self._registry.told_of(table)
        if room is not None and room.seq < seq:
            room.spawn(room.follow(seq))

    def _begin_anew(self) -> None:
        """The connection to the others is there, or is there again."""
        self._is_deaf = self._is_cut_off = False
        if self._sending_away is not None:
            self._sending_away.cancel()
            self._sending_away = None
        self._registry.read_all_again()
        self._tell_all()
        self._registry.wake_soon()

    def on_lost(self, silent: float) -> None:
        """Soon others can do more for those who are here than this server can."""
        if not self._store.others:
            return
        loop = asyncio.get_running_loop()
        self._is_deaf = True
        while self._coming:
            self._coming.pop().reschedule(loop.time())
        if self._sending_away is None:
            patience = max(0.0, CUT_OFF_SECONDS - silent)
            self._sending_away = loop.call_later(patience, self._send_away)

    def _send_away(self) -> None:
        self._is_cut_off = True
        for room in self._registry.rooms.values():
            for client in room.clients:
                client.close(CloseCode.COME_BACK, "cut-off")
        if self.programs is not None:
            self.programs.send_away()

    def expect_contact(self) -> None:
        """Nobody is served while others can do more for them."""
        if self._is_cut_off:
            raise StorageUnavailable

    @asynccontextmanager
    async def in_contact(self) -> AsyncIterator[None]:
        """Around the coming in of somebody new, and whatever else has to be read first: as soon as
        the others cannot be heard, people are sent there, and nobody waits here for a database that
        does not answer."""
        if self._is_deaf:
            raise StorageUnavailable
        try:
            async with asyncio.timeout(None) as patience:
                self._coming.add(patience)
                try:
                    yield
                finally:
                    self._coming.discard(patience)
        except TimeoutError as error:
            raise StorageUnavailable from error

    def on_nodes(self, others: frozenset[str]) -> None:
        gone = self._present.keys() - others
        left = [table for node in gone for table in self._present.pop(node)]
        self._update_rooms(left)
        if self.programs is not None:
            self.programs.keep_only(others)
        self._take_over()

    def _take_over(self) -> None:
        """Tables that another server has kept may be free."""
        for room in list(self._registry.rooms.values()):
            room.start()
        self._registry.wake_soon()

    def on_news(self, node: str, news: News) -> None:
        kind = news["kind"]
        if kind == "hello":
            self._tell_all()
            self._hear_released(node)  # before it joined again it may have told nobody
        elif kind == "present":
            self._hear_present(node, news)
        elif kind == "released":
            self._hear_released(node)
        elif kind in self.hearers:
            self.hearers[kind](node, news)
        elif kind.startswith("program-"):
            if self.programs is not None:
                self.programs.hear(node, news)
        else:
            self._tell_room(kind, news)

    def _hear_released(self, node: str) -> None:
        if self._store.leases is not None:
            self._store.leases.forget_keeper(node)
        self._take_over()

    def _hear_present(self, node: str, news: News) -> None:
        known = self._present.setdefault(node, {})
        changed = set(news["tables"])
        if news["anew"]:
            changed |= known.keys()
            known.clear()
        for table, (players, watchers) in news["tables"].items():
            known[table] = Present(frozenset(players), watchers)
            if known[table] == NOBODY:
                del known[table]
        self._update_rooms(changed)

    def _update_rooms(self, tables: Iterable[str]) -> None:
        for table in tables:
            if room := self._registry.rooms.get(table):
                room.update_presence(tell=False)

    def _tell_room(self, kind: str, news: News) -> None:
        table = news["line"]["table"] if kind == "chat" else news.get("table", "")
        room = self._registry.told_of(table)
        if room is None:
            return
        if kind == "chat":
            room.hear_chat(ChatLine(**news["line"]))
        elif kind == "settings":
            room.spawn(room.follow(EVERYTHING))
        elif kind == "rematch":
            room.announce_rematch(NextTable(news["next"], news["by"]))
        elif kind == "stand-in":
            room.note_stand_in(news["seat"])

    def at(self, table: str) -> Present:
        """Who is connected to this table by way of others."""
        found = [tables[table] for tables in self._present.values() if table in tables]
        if not found:
            return NOBODY
        players = frozenset().union(*(present.players for present in found))
        return Present(players, sum(present.watchers for present in found))

    # Telling

    def tell_present(self, room: Room) -> None:
        """Who is connected to this table here."""
        if self._store.others:
            self._tell_tables({room.id: told(room.present_here())})

    def _tell_all(self) -> None:
        rooms = self._registry.rooms.values()
        here = {room.id: told(room.present_here()) for room in rooms if room.clients}
        self._tell_tables(here, anew=True)
        if self.programs is not None:
            self.programs.tell_all()

    def _tell_tables(self, here: dict[str, tuple[list[str], int]], anew: bool = False) -> None:
        for piece in in_pieces(here) or [{}]:
            self._store.tell({"kind": "present", "tables": piece, "anew": anew})
            anew = False

    def tell_rematch(self, table: str, following: NextTable) -> None:
        news = {"kind": "rematch", "table": table, "next": following.table, "by": following.by}
        self._store.tell(news)

    def tell_stand_in(self, table: str, seat: int) -> None:
        """A bot plays for somebody who is away."""
        self._store.tell({"kind": "stand-in", "table": table, "seat": seat})


def told(present: Present) -> tuple[list[str], int]:
    return sorted(present.players), present.watchers
