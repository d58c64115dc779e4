"""Who looks after a table: of several servers on one database one lets its bots play and its clocks
run out.

A lease lasts as long as its keeper is among the nodes. It has a number, which grows whenever the
table changes hands; what a keeper does is stored only under the number it was given, in the same
transaction. So a keeper that others have taken for gone cannot play on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Row

from azulejos.server.storage.database import FAILURES, Postgresql
from azulejos.server.storage.errors import StorageUnavailable
from azulejos.server.storage.wakeups import Wakeups

RETRY_SECONDS = 0.5

FREE = "(keeper IS NULL OR keeper NOT IN (SELECT id FROM nodes))"
RUNS = "EXISTS (SELECT 1 FROM nodes WHERE nodes.id = :node)"
TABLES = sa.bindparam("tables", type_=sa.ARRAY(sa.String))
CLAIM = sa.text(f"""
    WITH wanted AS (
        SELECT id FROM tables WHERE id = ANY(:tables) ORDER BY id FOR UPDATE
    ), claimed AS (
        UPDATE tables SET keeper = :node, lease = lease + 1 FROM wanted
        WHERE tables.id = wanted.id AND (keeper = :node OR {FREE}) AND {RUNS}
        RETURNING tables.id, tables.lease
    )
    SELECT tables.id, claimed.lease, tables.keeper
    FROM tables LEFT JOIN claimed ON claimed.id = tables.id
    WHERE tables.id = ANY(:tables)""").bindparams(TABLES)
CLAIM_WAKING = sa.text(f"""
    UPDATE tables SET keeper = :node, lease = lease + 1
    WHERE {RUNS} AND id IN (
        SELECT id FROM tables WHERE wakes_at IS NOT NULL AND wakes_at <= :before
            AND ({FREE} OR keeper = :node) AND NOT id = ANY(:tables)
        ORDER BY wakes_at LIMIT :most FOR UPDATE SKIP LOCKED)
    RETURNING id, lease""").bindparams(TABLES, sa.bindparam("before", type_=sa.BigInteger))
RELEASE = sa.text("""
    UPDATE tables SET keeper = NULL
    WHERE keeper = :node AND id = ANY(:tables)""").bindparams(TABLES)

OnKept = Callable[[str], None]


class Leases:
    """Those of this server. `want` asks for one, together with others who want one just now;
    `on_kept` is told of those that were got."""

    def __init__(self, database: Postgresql, wakeups: Wakeups, on_kept: OnKept) -> None:
        self._database = database
        self._wakeups = wakeups
        self._on_kept = on_kept
        self._held: dict[str, int] = {}
        self._forgotten: set[str] = set()
        self._kept_by: dict[str, str] = {}
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        self._unwanted: set[str] = set()
        self._working: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[list[str]] | None = None
        self._closed = False
        wakeups.on_lost = self._forget

    def _forget(self) -> None:
        """Others may take over what was held here, and what they let go of is not heard."""
        self._forgotten |= self._held.keys()  # unless they do, the database has it as ours
        self._held.clear()
        self._kept_by.clear()

    def number(self, table: str) -> int | None:
        """Under which number this server keeps the table, if it does."""
        return self._held.get(table)

    @property
    def keeper(self) -> str | None:
        """Who keeps the tables that are made here."""
        return self._wakeups.node if self._wakeups.is_joined and not self._closed else None

    async def note_created(self, table: str) -> None:
        """It was stored with this server as its keeper."""
        if self._closed:
            await self._release([table])
        else:
            self._held[table] = 1

    def lost(self, table: str) -> None:
        """Somebody else has taken over."""
        self._held.pop(table, None)

    def want(self, table: str) -> None:
        """Asks for the lease of a table, unless a server that runs has it."""
        keeper = self._kept_by.get(table)
        if self._closed or keeper in self._wakeups.others or table in self._held:
            return
        self._wanted.add(table)
        self._unwanted.discard(table)
        self._work_soon()

    def let_go(self, table: str) -> None:
        """Nobody needs the table here any more."""
        self._kept_by.pop(table, None)
        self._wanted.discard(table)
        is_ours = self._held.pop(table, None) is not None or table in self._forgotten
        self._forgotten.discard(table)
        if is_ours or table in self._asked:
            self._unwanted.add(table)
            self._work_soon()

    def forget_keeper(self, node: str) -> None:
        """That server has let go of some of its tables."""
        self._kept_by = {table: one for table, one in self._kept_by.items() if one != node}

    async def claim_waking(self, before: int, most: int) -> list[str]:
        """Takes tables that nobody keeps and that go on by themselves soon, the first first."""
        if self._closed:
            return []
        self._waking = asyncio.create_task(self._claim_waking(before, most))
        return await asyncio.shield(self._waking)

    async def _claim_waking(self, before: int, most: int) -> list[str]:
        rows = await self._write(CLAIM_WAKING, self._held, before=before, most=most)
        self._held |= {row.id: row.lease for row in rows}
        return [row.id for row in rows]

    async def release_all(self) -> None:
        """Before this server stops: it asks for none any more."""
        self._closed = True
        under_way = [task for task in (self._working, self._waking) if task is not None]
        await asyncio.gather(*under_way, return_exceptions=True)
        released = [*self._held, *self._unwanted]
        self._held.clear()
        await self._release(released)

    def _work_soon(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Claims and releases what has gathered, until nothing is left to do."""
        try:
            await asyncio.sleep(0)  # whoever asks in the same moment
            while (self._wanted or self._unwanted) and not self._closed:
                await self._work_once()
        finally:
            self._asked = set()
            self._working = None

    async def _work_once(self) -> None:
        wanted, self._wanted = self._wanted, set()
        unwanted, self._unwanted = self._unwanted, set()
        self._asked = wanted
        try:
            await self._claim(wanted)
            await self._release(unwanted)
        except StorageUnavailable:
            self._wanted |= wanted - self._unwanted
            self._unwanted |= unwanted
            await asyncio.sleep(RETRY_SECONDS)

    async def _claim(self, wanted: Collection[str]) -> None:
        if not wanted:
            return
        rows = await self._write(CLAIM, wanted)
        claimed = {row.id: row.lease for row in rows if row.lease is not None}
        claimed = {table: lease for table, lease in claimed.items() if table not in self._unwanted}
        self._kept_by |= {row.id: row.keeper for row in rows if row.lease is None and row.keeper}
        if not self._wakeups.is_joined:
            self._forgotten |= claimed.keys()
        else:
            self._forgotten -= claimed.keys()
            self._held |= claimed
            for table in claimed:
                self._on_kept(table)

    async def _release(self, tables: Collection[str]) -> None:
        if tables:
            await self._write(RELEASE, tables)
            self._wakeups.tell({"kind": "released"})

    async def _write(
        self, statement: sa.TextClause, tables: Collection[str], **given: int
    ) -> Sequence[Row[Any]]:
        values = {"node": self._wakeups.node, "tables": list(tables), **given}

        def work(connection: Connection) -> Sequence[Row[Any]]:
            found = connection.execute(statement, values)
            return found.all() if found.returns_rows else []

        try:
            return await self._database.write(work)
        except FAILURES as error:
            raise StorageUnavailable from error
