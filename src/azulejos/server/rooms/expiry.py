"""Nothing is for ever: tables that nobody comes back to are closed, and guests are forgotten.

All terms are counted while the server runs (`storage.uptime`). Little is done at a time, so that
nobody who plays notices.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from azulejos.engine.errors import AzulejosError
from azulejos.server.logs import logger
from azulejos.server.rooms.status import lasting_of
from azulejos.server.settings import Limits
from azulejos.server.storage import Lasting, StorageError, Store
from azulejos.table import Abandon, now

if TYPE_CHECKING:
    from azulejos.server.rooms.registry import RoomRegistry

log = logger(__name__)

AT_ONCE = 20
SECONDS = 20
BUSY_SECONDS = 0.5
"""How long until the next look: while much is due, and else."""
SENDER = "expiry"
GRAIN = 24
"""A table is touched again after this part of its term, not with every visit."""


class Expiry:
    """Closes and forgets; and tells until when a table is kept."""

    def __init__(self, registry: RoomRegistry, store: Store, limits: Limits) -> None:
        self._registry = registry
        self._store = store
        self._limits = limits
        self._terms = {
            Lasting.WAITING: 1000 * limits.waiting_table_seconds,
            Lasting.BOTS: 1000 * limits.bots_table_seconds,
            Lasting.PEOPLE: 1000 * limits.people_table_seconds,
        }

    @property
    def terms(self) -> dict[str, int]:
        """Seconds for which a table of each kind is kept; 0: for ever."""
        return {str(lasting): term // 1000 for lasting, term in self._terms.items()}

    def ends_at(self, lasting: Lasting, touched: int) -> int | None:
        """When a table is closed if nobody comes before; None: never."""
        term = self._terms.get(lasting)
        return now() + touched + term - self._store.uptime() if term else None

    async def run(self) -> None:
        while True:
            try:
                busy = await self.look()
            except StorageError as error:  # the next time, then
                log.warning("tables that nobody uses cannot be closed now", cause=str(error))
                busy = False
            await asyncio.sleep(BUSY_SECONDS if busy else SECONDS)

    async def look(self) -> bool:
        """Does a little of what is due; tells whether there may be more."""
        await self._touch_visited()
        await self._store.keep_time()
        if not self._store.is_first:
            return False  # of several servers one tidies up
        busy = False
        for lasting, term in self._terms.items():
            if term:
                busy |= await self._close_untouched(lasting, self._store.uptime() - term)
        return await self._forget() or busy

    async def _touch_visited(self) -> None:
        """Tables where somebody is, or was since they were last touched."""
        served = self._store.uptime()
        visits = {}
        for room in self._registry.rooms.values():
            visited = served if room.has_visitors else room.visited
            term = self._terms.get(lasting_of(room.table))
            if term and visited - room.touched > term // GRAIN:
                visits[room.id] = room.touched = visited
        if visits:
            await self._store.touch(visits)

    async def _close_untouched(self, lasting: Lasting, before: int) -> bool:
        due = await self._store.untouched(lasting, before, AT_ONCE)
        for table in due:
            try:
                await self.close(table, before)
            except AzulejosError as error:
                log.error("a table cannot be closed", table=table, cause=str(error))
        return len(due) == AT_ONCE

    async def close(self, table: str, before: int) -> None:
        """Unless somebody has come since, here or by another server. Who comes in this very moment
        finds the table closed."""
        was_open = table in self._registry.rooms
        room = await self._registry.room(table)
        touched = await self._store.touched(table)
        if room.has_visitors or touched is None or touched >= before:
            return
        seq = room.seq
        await room.take(Abandon(), command_id=f"{table}:{seq}", sender=SENDER, expected_seq=seq)
        self._registry.metrics.expired.labels("table").inc()
        if not was_open:
            self._registry.forget(room)

    async def _forget(self) -> bool:
        served, busy = self._store.uptime(), False
        if term := 1000 * self._limits.cancelled_table_seconds:
            dropped = await self._store.drop_cancelled(served - term, AT_ONCE)
            self._registry.metrics.expired.labels("cancelled").inc(len(dropped))
            busy = len(dropped) == AT_ONCE
        if term := 1000 * self._limits.guest_seconds:
            looked_at = await self._store.forget_guests(served - term, AT_ONCE)
            busy |= looked_at == AT_ONCE
        await self._forget_administration()
        return busy

    async def _forget_administration(self) -> None:
        """By the calendar: it is about people, and they were told how long it is kept."""
        at, limits = now(), self._limits
        terms = (limits.kept_report_seconds, limits.kept_audit_seconds)
        reports, deeds = (at - 1000 * term if term else 0 for term in terms)
        await self._store.administration.forget(at, reports, deeds)
