"""The rooms of this server: opens, finds and creates them, and closes those nobody needs."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.pool import BotPool
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import NotFound, TooMany
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rates import Rates
from azulejos.server.rooms.expiry import Expiry
from azulejos.server.rooms.room import NextTable, Room
from azulejos.server.rooms.setup import TableSetup
from azulejos.server.rooms.status import status_of
from azulejos.server.settings import Limits
from azulejos.server.storage import Guest, NewTable, Phase, StorageError, Store, StoredTable
from azulejos.server.tokens import new_id, rematch_id
from azulejos.table import FairDeals, Table, now
from azulejos.table.log import SeatTaken

log = logging.getLogger(__name__)

SWEEP_SECONDS = 20
WAKE_EARLY_SECONDS = 20
WAKE_AT_ONCE = 25
LONG_AGO = -1
KEY_BYTES = 32
CROWDED = ((0.9, 64), (0.75, 16), (0.5, 4))
"""From this share of all tables on, a new one counts so many times for its address."""
LONG_LOG = 250
"""More entries than a game has that goes straight on; replaying it all takes a few milliseconds."""


class RoomRegistry:
    """Rooms by the id of their table."""

    def __init__(
        self, store: Store, pool: BotPool, metrics: Metrics, limits: Limits, key: bytes
    ) -> None:
        self.store = store
        self.key = key
        self.pool = pool
        self.metrics = metrics
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.expiry = Expiry(self, store, limits)
        self._made = Rates(limits.tables_of_guest, limits.tables_seconds)
        self._made_from = Rates(limits.tables_of_address, limits.tables_of_address_seconds)
        self._unfinished = 0
        self._long_logs = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._unfinished = await self.store.unfinished()
        self._tasks = [
            asyncio.create_task(self._wake_tables()),
            asyncio.create_task(self._sweep_now_and_then()),
            asyncio.create_task(self.expiry.run()),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()

    def on_append(self, table: str | None, seq: int) -> None:
        """Another server on the same database has added to a log, or perhaps to any."""
        wanted = self.rooms.values() if table is None else [self.rooms.get(table)]
        for room in list(wanted):
            if room is not None and (table is None or room.seq < seq):
                room.spawn(room.follow(2**31 if table is None else seq))

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be; `NotFound` if there is no such table."""
        if table in self.rooms:
            self.rooms[table].used_at = now()
            return self.rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise NotFound("no-table", table=table)
            room = await self._opened(stored)
            room.rematch = await self._rematch_of(room)
            self._add(room)
            return room
        finally:
            del self._opening[table]

    async def _opened(self, stored: StoredTable) -> Room:
        """Replays the log; a long one in a thread, for games go on meanwhile."""
        if len(stored.entries) <= LONG_LOG:
            return self._room(stored, Table.replay(stored.entries, FairDeals(stored.key)))
        async with self._long_logs:
            table = await asyncio.to_thread(Table.replay, stored.entries, FairDeals(stored.key))
        return self._room(stored, table)

    def _room(self, stored: StoredTable, table: Table) -> Room:
        longest = self.limits.log_entries
        return Room(stored, table, self.store, self.pool, self.metrics, longest)

    async def _rematch_of(self, room: Room) -> NextTable | None:
        """The next table of the same people, if they have made one."""
        if not room.table.is_over:
            return None
        stored = await self.store.load(await self.rematch_id(room.id))
        if stored is None:
            return None
        came = (entry.name for entry in stored.entries if isinstance(entry, SeatTaken))
        return NextTable(stored.row.id, next(came, None))

    async def rematch_id(self, table: str) -> str:
        """The id of the next table; after one that was cancelled another takes its place."""
        following = rematch_id(self.key, table)
        while await self._is_cancelled(following):
            following = rematch_id(self.key, following)
        return following

    async def _is_cancelled(self, table: str) -> bool:
        stored = await self.store.load(table)
        return stored is not None and stored.row.status.phase is Phase.CANCELLED

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.metrics.rooms.set(len(self.rooms))
        room.start()

    async def create(self, setup: TableSetup, guest: Guest, address: str) -> Room:
        """A new table, stored before anybody hears of it."""
        costs = {
            self._made.of(guest.id): setup.cost,
            self._made_from.of(address): setup.cost * self._crowding(),
        }
        for allowance, cost in costs.items():
            if not allowance.take(cost=cost):
                raise TooMany("too-many-tables", seconds=allowance.wait_for(cost))
        return await self.create_as(setup, new_id(), guest.id)

    def _crowding(self) -> int:
        """A few addresses that go on for weeks cannot fill the server: it gets dearer for them."""
        shares = (
            times for share, times in CROWDED if self._unfinished >= share * self.limits.tables
        )
        return next(shares, 1)

    async def create_as(self, setup: TableSetup, table_id: str, maker: str) -> Room:
        if self._unfinished >= self.limits.tables:
            raise TooMany("server-full", expected=self.limits.tables)
        at, key = now(), secrets.token_bytes(KEY_BYTES)
        table = setup.open(FairDeals(key), at, maker)
        await self.store.create(
            NewTable(
                id=table_id,
                game=setup.options.game,
                public=setup.public,
                settings=setup.policy.data(),
                created_at=at,
                created_by=maker,
                key=key,
                entries=table.log,
                status=status_of(table),
            )
        )
        self._unfinished += 1
        return await self.room(table_id)

    async def _wake_tables(self) -> None:
        """Tables that go on by themselves must not wait until somebody looks at them.

        They are opened shortly before: first those whose time came while no server was there.
        """
        seen = LONG_AGO
        while True:
            until = now() + 1000 * WAKE_EARLY_SECONDS
            with suppress(StorageError):
                tables = await self.store.waking(seen, until)
                for start in range(0, len(tables), WAKE_AT_ONCE):
                    await asyncio.gather(*map(self._wake, tables[start : start + WAKE_AT_ONCE]))
                seen = until
            await asyncio.sleep(WAKE_EARLY_SECONDS / 2)

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except AzulejosError as error:
            log.error("table %s cannot go on: %s", table, error)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(now() - 1000 * self.limits.idle_seconds)
            with suppress(StorageError):
                self._unfinished = await self.store.unfinished()

    def sign_out(self, guests: set[str]) -> None:
        """Ends the connections of these guests: they may come back with a cookie that is good."""
        clients = [client for room in self.rooms.values() for client in room.clients]
        for client in clients:
            if client.guest_id in guests:
                client.close(CloseCode.SIGNED_OUT, "signed-out")

    def sweep(self, unused_since: int) -> None:
        """Forgets the rooms that are idle: they can be opened again at any time."""
        for room in list(self.rooms.values()):
            if room.used_at < unused_since:
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Leaves an idle room to the database."""
        if room.is_idle:
            room.close()
            self.rooms.pop(room.id, None)
            self.metrics.rooms.set(len(self.rooms))
