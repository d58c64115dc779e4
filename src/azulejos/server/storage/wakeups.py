"""Several servers on one PostgreSQL tell each other what happens (LISTEN, NOTIFY).

Logs that have grown are told with the commit that stores them, and so is whatever else must not
get lost. Who is connected where is told at once and again to everybody who joins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol
from uuid import uuid4

import orjson
import sqlalchemy as sa

from azulejos.server.logs import logger
from azulejos.server.storage import nodes
from azulejos.server.storage.database import Postgresql
from azulejos.server.storage.errors import InvalidDatabase
from azulejos.server.storage.writes import Append, News
from azulejos.table import now

log = logger(__name__)

CHANNEL = "azulejos"
NEWS_CHANNEL = "azulejos_news"
PAUSE = 0.5
GATHER_SECONDS = 0.01
LARGEST_NEWS = 7500
"""Bytes; PostgreSQL passes on less than 8000."""
CLOCK_MS = 2000

TELL = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


class Ears(Protocol):
    """Hears what other servers do."""

    def on_append(self, table: str | None, seq: int) -> None:
        """A table and how long its log is now; None after a pause in which anything may have been
        added anywhere."""

    def on_news(self, node: str, news: News) -> None:
        """Something else that another server tells."""

    def on_nodes(self, others: frozenset[str]) -> None:
        """Which other servers run now."""

    def on_lost(self, silent: float) -> None:
        """For now nothing can be heard, and nothing was for so many seconds; `on_append` with None
        says when that is over."""


class Wakeups:
    """Notifies others of what this server does, and lets its ears hear what others do.

    `is_joined` while the others know that this server runs.
    """

    def __init__(self, database: Postgresql, ears: Ears, key_check: str) -> None:
        self.database = database
        self.node = uuid4().hex
        self.others: frozenset[str] = frozenset()
        self.is_joined = False
        self.on_lost: Callable[[], None] = nothing
        self._ears = ears
        self._key_check = key_check
        self._news: list[str] = []
        self._answered_at = monotonic()
        self._stir = asyncio.Event()
        self._closing = False
        self._joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(), name="storage wake-ups")

    async def joined(self) -> None:
        """Waits until this server is one of those on the database, or may not be."""
        async with asyncio.timeout(self.database.patience):
            await asyncio.shield(self._joined)

    @property
    def notice(self) -> tuple[str, str]:
        """Where others hear of this server, and by which name."""
        return CHANNEL, self.node

    def notify(
        self, connection: sa.Connection, batches: Sequence[Append], news: Sequence[News] = ()
    ) -> None:
        """Sends with the commit, and not at all without it."""
        lengths = {batch.table: batch.first + len(batch.entries) for batch in batches}
        grown = [f"{self.node} {length} {table}" for table, length in lengths.items()]
        told = [self._written(one) for one in news]
        for channel, payloads in ((CHANNEL, grown), (NEWS_CHANNEL, told)):
            if payloads:
                payload = sa.func.unnest(sa.cast(payloads, sa.ARRAY(sa.Text))).column_valued()
                connection.execute(sa.select(sa.func.pg_notify(channel, payload)))

    def tell(self, news: News) -> None:
        """Soon, if there is anybody to tell. Nothing that is told so may matter for long."""
        if self.is_joined and self.others:
            self._news.append(self._written(news))
            self._stir.set()

    def _written(self, news: News) -> str:
        return orjson.dumps({**news, "node": self.node}).decode()

    async def close(self) -> None:
        """Leaves: others need not wait to find out."""
        self._closing = True
        self._stir.set()
        try:
            await asyncio.wait_for(asyncio.shield(self._task), nodes.ANSWER_SECONDS)
        except TimeoutError:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while not self._closing:
            try:
                await self._listen()
            except InvalidDatabase as error:
                self._joined.set_exception(error)
                return
            except Exception as error:  # the driver has its own; whatever it was, listen again
                log.info("the connection that listens was lost", cause=repr(error))
            finally:
                self._lose()
            if not self._closing:
                await asyncio.sleep(PAUSE)

    def _lose(self) -> None:
        """Without the connection nobody knows of us, and nothing may be done in their name."""
        self.is_joined = False
        self._news.clear()
        self.on_lost()
        if not self._closing:
            self._ears.on_lost(monotonic() - self._answered_at)

    async def _listen(self) -> None:
        """Listens on a connection of its own until it breaks."""
        async with self.database.engine.connect() as connection:
            try:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                lost = asyncio.Event()
                driver.add_termination_listener(lambda _: self._break(lost))
                await self._join(driver)
                await self._serve(driver, lost)
            finally:
                await connection.invalidate()  # nobody else may get a connection that listens

    def _break(self, lost: asyncio.Event) -> None:
        lost.set()
        self._stir.set()

    async def _join(self, driver: Any) -> None:
        starting = not self._joined.done()
        await driver.add_listener(CHANNEL, self._heard_of_log)
        await driver.add_listener(NEWS_CHANNEL, self._heard)
        await nodes.join(driver, self.node, self._key_check)
        first = await nodes.beat(driver, self.node, starting)
        if starting:
            await nodes.expect_same_key(driver, self.node)
            first = await nodes.beat(driver, self.node, starting)
            say_if_clocks_differ(first.now)
        self.is_joined = True
        self._answered_at = monotonic()
        self._count(first.others)
        await driver.execute(TELL, NEWS_CHANNEL, [self._written({"kind": "hello"})])
        self._ears.on_append(None, 0)
        if starting:
            self._joined.set_result(None)

    async def _serve(self, driver: Any, lost: asyncio.Event) -> None:
        next_beat = monotonic() + nodes.BEAT_SECONDS
        while not lost.is_set():
            if self._closing:
                await nodes.leave(driver, self.node)
                await driver.execute(TELL, NEWS_CHANNEL, [self._written({"kind": "bye"})])
                return
            if monotonic() >= next_beat:
                next_beat = monotonic() + nodes.BEAT_SECONDS
                await self._beat(driver)
            await self._send(driver)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), next_beat - monotonic())
                await asyncio.sleep(GATHER_SECONDS)
            self._stir.clear()

    async def _beat(self, driver: Any) -> None:
        found = await nodes.beat(driver, self.node)
        if not found.known:
            raise ConnectionResetError("others took this server for gone: it has to join again")
        self._answered_at = monotonic()
        self._count(found.others)

    async def _send(self, driver: Any) -> None:
        news, self._news = self._news, []
        if news:
            await driver.execute(TELL, NEWS_CHANNEL, news, timeout=nodes.ANSWER_SECONDS)

    def _count(self, others: frozenset[str]) -> None:
        if others != self.others:
            self.others = others
            self._ears.on_nodes(others)

    def _heard_of_log(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        node, length, table = payload.split(" ", 2)
        if node != self.node:
            self._ears.on_append(table, int(length))

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        news: dict[str, Any] = orjson.loads(payload)
        node = news.pop("node")
        if node == self.node:
            return
        if news["kind"] == "bye":
            self._count(self.others - {node})
        else:
            self._count(self.others | {node})
            self._ears.on_news(node, news)


def nothing() -> None:
    """What happens when nobody cares."""


def say_if_clocks_differ(database_now: int) -> None:
    """Clocks of players run by the clock of whichever node stores a turn."""
    ahead = now() - database_now
    if abs(ahead) > CLOCK_MS:
        log.warning("this computer's clock differs from the database's", ahead_ms=ahead)


def in_pieces(items: Mapping[str, Any]) -> list[dict[str, Any]]:
    """As many at a time as one notice can carry.

    >>> [len(piece) for piece in in_pieces({str(n): "x" * 70 for n in range(250)})]
    [95, 93, 62]
    """
    pieces: list[dict[str, Any]] = [{}]
    size = 0
    for name, value in items.items():
        length = len(orjson.dumps({name: value}))
        if size + length > LARGEST_NEWS and pieces[-1]:
            pieces.append({})
            size = 0
        pieces[-1][name] = value
        size += length
    return pieces if pieces[0] else []
