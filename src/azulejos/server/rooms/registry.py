"""The rooms of this server: opens, finds and creates them, and closes those nobody needs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.pool import BotPool
from azulejos.server.logs import logger
from azulejos.server.metrics import Metrics
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import NotFound, TooMany
from azulejos.server.rates import SiteRates
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.expiry import Expiry
from azulejos.server.rooms.next_table import NextTable
from azulejos.server.rooms.other_nodes import EVERYTHING, OtherNodes
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.setup import TableSetup
from azulejos.server.rooms.status import status_of
from azulejos.server.settings import Limits
from azulejos.server.storage import (
    Guest,
    Leases,
    NewTable,
    Phase,
    StorageError,
    StorageUnavailable,
    Store,
    StoredTable,
)
from azulejos.server.tokens import new_id, rematch_id
from azulejos.table import FairDeals, Table, is_network_bot, now
from azulejos.table.log import SeatTaken

log = logger(__name__)

SWEEP_SECONDS = 20
WAKE_EARLY_SECONDS = 20
WAKE_AT_ONCE = 25
LONG_AGO = -1
READ_SECONDS = 3
KEY_BYTES = 32
CROWDED = ((0.9, 64), (0.75, 16), (0.5, 4))
"""From this share of all tables on, a new one counts so many times for its address."""
NEARLY_FULL = 0.9
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
        self._outdated: set[str] = set()
        self._reading: dict[str, asyncio.Task[None]] = {}
        self.others = OtherNodes(self, store)
        self.expiry = Expiry(self, store, limits)
        self._made = SiteRates(
            "tables of guest", limits.tables_of_guest, limits.tables_seconds, store, key
        )
        self._made_by_bots = SiteRates(
            "tables of program", limits.network_bot_new_tables, limits.tables_seconds, store, key
        )
        self._made_from = SiteRates(
            "tables of address",
            limits.tables_of_address,
            limits.tables_of_address_seconds,
            store,
            key,
        )
        self._unfinished = 0
        self._long_logs = asyncio.Lock()
        self._wake_now = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._unfinished = await self.store.unfinished()
        self._tasks = [
            asyncio.create_task(self._wake_tables()),
            asyncio.create_task(self._sweep_now_and_then()),
            asyncio.create_task(self.expiry.run()),
        ]

    async def hand_over(self) -> None:
        """Leaves to other servers what goes on by itself."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.store.leases is not None:
            for room in self.rooms.values():
                room.stop()
            with suppress(StorageError):  # they will find out
                await self.store.leases.release_all()

    async def stop(self) -> None:
        await self.hand_over()
        for room in self.rooms.values():
            room.close()

    def on_kept(self, table: str) -> None:
        """This server may now let bots play and clocks run out at the table."""
        if room := self.rooms.get(table):
            room.start()

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be; `NotFound` if there is no such table."""
        if reading := self._reading.get(table):
            async with self.others.in_contact():
                await asyncio.wait([reading], timeout=READ_SECONDS)
        if table in self.rooms:
            self.rooms[table].used_at = now()
            return self.rooms[table]
        async with self.others.in_contact():
            if table not in self._opening:
                self._opening[table] = opening = asyncio.create_task(self._open(table))
                opening.add_done_callback(lambda done: done.cancelled() or done.exception())
            return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise NotFound("no-table", table=table)
            room = await self._opened(stored)
            room.rematch = await self._rematch_of(room)
            self._add(room)
            if table in self._outdated:
                self.read_again(room)
            return room
        finally:
            self._outdated.discard(table)
            del self._opening[table]

    def told_of(self, table: str) -> Room | None:
        """The room of a table of which there is news. One that is just being opened may have been
        read too early."""
        if table in self._opening:
            self._outdated.add(table)
        return self.rooms.get(table)

    def read_all_again(self) -> None:
        """Any news may have been missed."""
        self._outdated |= self._opening.keys()
        for room in list(self.rooms.values()):
            self.read_again(room)
            room.start()

    def read_again(self, room: Room) -> None:
        """Something may have changed that this server has not heard of. Until it is known, nobody
        new is shown how the table was."""
        self._reading[room.id] = reading = room.spawn(room.follow(EVERYTHING))
        reading.add_done_callback(lambda done: self._has_read(room.id, done))
        room.spawn(self._look_for_rematch(room))

    def _has_read(self, table: str, reading: asyncio.Task[None]) -> None:
        if self._reading.get(table) is reading:
            del self._reading[table]

    async def _opened(self, stored: StoredTable) -> Room:
        """Replays the log; a long one in a thread, for games go on meanwhile."""
        if len(stored.entries) <= LONG_LOG:
            return self._room(stored, Table.replay(stored.entries, FairDeals(stored.key)))
        async with self._long_logs:
            table = await asyncio.to_thread(Table.replay, stored.entries, FairDeals(stored.key))
        return self._room(stored, table)

    def _room(self, stored: StoredTable, table: Table) -> Room:
        return Room(stored, table, self.store, self.pool, self.metrics, self.limits, self.others)

    async def _rematch_of(self, room: Room) -> NextTable | None:
        """The next table of the same people, if they have made one."""
        if not room.table.is_over:
            return None
        stored = await self.store.load(await self.rematch_id(room.id))
        if stored is None:
            return None
        came = (entry.name for entry in stored.entries if isinstance(entry, SeatTaken))
        return NextTable(stored.row.id, next(came, None))

    async def _look_for_rematch(self, room: Room) -> None:
        with suppress(StorageError):
            if room.rematch is None and (found := await self._rematch_of(room)) is not None:
                room.announce_rematch(found)

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
        room.update_presence(tell=False)

    async def create(self, setup: TableSetup, guest: Guest, address: str) -> Room:
        """A new table, stored before anybody hears of it."""
        seconds = await self._wait_for(setup.cost, guest, address)
        if seconds:
            raise TooMany("too-many-tables", seconds=seconds)
        return await self.create_as(setup, new_id(), guest.id)

    async def _wait_for(self, cost: int, guest: Guest, address: str) -> int:
        """Seconds until the table may be made; 0: it may, and counts. The host knows who has a
        token, so addresses matter for people only."""
        crowded = cost * self._crowding()
        if is_network_bot(guest.id):
            return await self._made_by_bots.take(guest.id, crowded)
        wait = await self._made.take(guest.id, cost)
        return wait or await self._made_from.take(address, crowded)

    def _crowding(self) -> int:
        """A few addresses that go on for weeks cannot fill the server: it gets dearer for them."""
        shares = (
            times for share, times in CROWDED if self._unfinished >= share * self.limits.tables
        )
        return next(shares, 1)

    async def create_as(self, setup: TableSetup, table_id: str, maker: str) -> Room:
        if self.store.others and self._unfinished >= NEARLY_FULL * self.limits.tables:
            self._unfinished = await self.store.unfinished()  # others make tables too
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
        try:
            return await self.room(table_id)
        except StorageUnavailable:
            self._let_go(table_id)
            raise

    async def _wake_tables(self) -> None:
        """Tables that go on by themselves must not wait until somebody looks at them.

        They are opened shortly before: first those whose time came while no server was there.
        """
        seen = LONG_AGO
        while True:
            self._wake_now.clear()
            until = now() + 1000 * WAKE_EARLY_SECONDS
            with suppress(StorageError):
                if self.store.leases is None:
                    await self._wake_all(await self.store.waking(seen, until))
                else:
                    await self._wake_free(self.store.leases, until)
                seen = until
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake_now.wait(), WAKE_EARLY_SECONDS / 2)

    def wake_soon(self) -> None:
        """Another server may have left tables behind."""
        self._wake_now.set()

    async def _wake_free(self, leases: Leases, until: int) -> None:
        """Of several servers each takes some."""
        while tables := await leases.claim_waking(until, WAKE_AT_ONCE):
            await self._wake_all(tables)

    async def _wake_all(self, tables: Sequence[str]) -> None:
        """If some cannot be read just now, they are woken the next time."""
        for start in range(0, len(tables), WAKE_AT_ONCE):
            lot = tables[start : start + WAKE_AT_ONCE]
            found = await asyncio.gather(*map(self._wake, lot), return_exceptions=True)
            for error in filter(None, found):
                raise error

    async def _wake(self, table: str) -> None:
        try:
            (await self.room(table)).start()
        except StorageUnavailable:
            self._let_go(table)
            raise
        except AzulejosError as error:
            log.error("a table cannot go on", table=table, cause=str(error))

    def _let_go(self, table: str) -> None:
        """Nobody looks after the table here."""
        if self.store.leases is not None:
            self.store.leases.let_go(table)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(now() - 1000 * self.limits.idle_seconds)
            with suppress(StorageError):
                self._unfinished = await self.store.unfinished()

    @property
    def clients(self) -> list[Client]:
        """Everybody who is connected to a table."""
        return [client for room in self.rooms.values() for client in room.clients]

    def rename(self, name_of: Callable[[Guest], str]) -> None:
        """Who is connected speaks under the name that the host has given them."""
        for room in self.rooms.values():
            for client in room.clients:
                if client.guest and (name := name_of(client.guest)) != client.guest.name:
                    client.guest = replace(client.guest, name=name)
                    client.send(encoding.message("you", you=room.you(client)))

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
            self._let_go(room.id)
            self.metrics.rooms.set(len(self.rooms))
