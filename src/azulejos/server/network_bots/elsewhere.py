"""Programs that are connected to other servers on the same database.

A program has one stream, at any of the servers. All of them know who is connected where, so that
anybody can challenge it, and pass on to its server what concerns it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from azulejos.engine.errors import AzulejosError
from azulejos.server.logs import logger
from azulejos.server.storage import News, Store, in_pieces

if TYPE_CHECKING:
    from azulejos.server.network_bots.streams import NetworkBots
    from azulejos.server.rooms.room import Room

log = logger(__name__)


@dataclass(frozen=True, slots=True)
class Program:
    """One that is connected; `games` are those it accepts challenges to."""

    id: str
    name: str
    games: tuple[str, ...]
    busy: bool


class Elsewhere:
    """Hears of them, and tells of those that are connected here."""

    def __init__(self, bots: NetworkBots, store: Store) -> None:
        self._bots = bots
        self._store = store
        self._known: dict[str, dict[str, Program]] = {}
        self._told: dict[str, Program] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def programs(self) -> Iterator[Program]:
        for known in self._known.values():
            yield from known.values()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    # Hearing

    def hear(self, node: str, news: News) -> None:
        kind = news["kind"]
        if kind == "program-list":
            self._hear_list(node, news)
        elif kind == "program-opened":
            self._bots.give_way(news["bot"], news["at"])
        elif kind == "program-challenged":
            self._spawn(self._bots.bring_challenge(news["bot"], news["table"]))
        elif kind == "program-seated":
            self._spawn(self._bots.bring_seat(news["bot"], news["table"], news["seq"]))
        elif kind == "program-declined":
            self._spawn(self._bots.bring_refusal(news["bot"], news["table"], news["seat"]))

    def _hear_list(self, node: str, news: News) -> None:
        known = self._known.setdefault(node, {})
        if news["anew"]:
            known.clear()
        for bot, (name, games, busy) in news["programs"].items():
            known[bot] = Program(bot, name, tuple(games), busy)

    def keep_only(self, others: frozenset[str]) -> None:
        """The other servers are gone, and the streams with them."""
        self._known = {node: known for node, known in self._known.items() if node in others}

    def send_away(self) -> None:
        """Nobody who is connected elsewhere could challenge those that are connected here."""
        self._bots.send_away()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except AzulejosError as error:
            log.warning("not passed on to a program", cause=str(error))

    # Telling

    def update(self) -> None:
        """Who is connected here, or how, may have changed."""
        if self._store.others and self._here() != self._told:
            self.tell_all()

    def tell_all(self) -> None:
        self._told = self._here()
        named = {one.id: (one.name, one.games, one.busy) for one in self._told.values()}
        anew = True
        for piece in in_pieces(named) or [{}]:
            self._store.tell({"kind": "program-list", "programs": piece, "anew": anew})
            anew = False

    def _here(self) -> dict[str, Program]:
        return {program.id: program for program in self._bots.programs_here()}

    def tell_opened(self, bot: str, at: int) -> None:
        """Its stream at another server, if there is one, has been replaced."""
        self._store.tell({"kind": "program-opened", "bot": bot, "at": at})

    def tell_challenge(self, bot: str, room: Room) -> None:
        self._store.tell({"kind": "program-challenged", "bot": bot, "table": room.id})

    def tell_seated(self, bot: str, room: Room) -> None:
        news = {"kind": "program-seated", "bot": bot, "table": room.id, "seq": room.seq}
        self._store.tell(news)

    def tell_declined(self, bot: str, room: Room, seat: int) -> None:
        news = {"kind": "program-declined", "bot": bot, "table": room.id, "seat": seat}
        self._store.tell(news)
