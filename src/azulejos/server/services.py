"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Self

from fastapi import Depends
from starlette.requests import HTTPConnection

from azulejos.server.bots.pool import BotPool
from azulejos.server.compression import GzipCache
from azulejos.server.keys import signing_key
from azulejos.server.links import Links
from azulejos.server.metrics import Metrics
from azulejos.server.people import People
from azulejos.server.protocol.snapshot import TableFacts
from azulejos.server.rates import ChatRates, Rates, SocketCount
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.server.settings import Settings
from azulejos.server.storage import (
    DatabaseLock,
    Guest,
    StorageError,
    Store,
    Trouble,
    database_url,
)

TRIAL_SECONDS = 1
HISTORIES = 64
PICTURES = 128
"""How many of each are kept, compressed."""


class Readiness:
    """Whether the database can be written: tried at most once a second, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried: asyncio.Task[Trouble | None] | None = None
        self._again_at = 0.0

    async def trouble(self) -> Trouble | None:
        if self._tried is None or (self._tried.done() and monotonic() >= self._again_at):
            self._tried = asyncio.create_task(self._store.trouble())
            self._again_at = monotonic() + TRIAL_SECONDS
        return await asyncio.shield(self._tried)


@dataclass(frozen=True, slots=True)
class Services:
    """What requests need: kept in the state of the application while it runs."""

    settings: Settings
    metrics: Metrics
    key: bytes
    lock: DatabaseLock | None
    store: Store
    pool: BotPool
    registry: RoomRegistry
    people: People
    links: Links
    sockets: SocketCount
    new_guests: Rates
    chat: ChatRates
    readiness: Readiness
    histories: GzipCache
    pictures: GzipCache

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> Self:
        limits = settings.limits
        key = signing_key(settings)
        lock = DatabaseLock.take(database_url(settings.database_url))
        pool = BotPool(limits.workers, limits.bot_seconds, metrics)
        registry: RoomRegistry | None = None

        def on_append(table: str | None, seq: int) -> None:
            if registry is not None:  # the store is there first
                registry.on_append(table, seq)

        try:
            store = await Store.open(settings.database_url, on_append=on_append)
        except StorageError:
            if lock is not None:
                lock.free()
            raise
        registry = RoomRegistry(store, pool, metrics, limits, key)
        pool.start()
        people = People(store, key, settings.is_secure, registry.sign_out)
        await people.start()
        await registry.start()
        return cls(
            settings,
            metrics,
            key,
            lock,
            store,
            pool,
            registry,
            people,
            Links(settings),
            SocketCount(limits.sockets, limits.sockets_of_guest),
            Rates(limits.guests, limits.guests_seconds),
            ChatRates(limits.chat, limits.chat_of_address, limits.chat_seconds),
            Readiness(store),
            GzipCache(HISTORIES),
            GzipCache(PICTURES),
        )

    async def close(self) -> None:
        self.people.stop()
        await self.registry.stop()
        await self.pool.stop()
        await self.store.close()
        if self.lock is not None:
            self.lock.free()

    def facts(self, room: Room) -> TableFacts:
        table = room.table
        return TableFacts(
            id=room.id,
            game=table.options.game,
            variant=table.options.variant,
            players=table.options.players,
            options=dict(table.options.extras),
            rules=table.opened.rules,
            position=table.opened.position,
            public=room.row.public,
            hints=room.policy.hints,
            patience=room.patience,
            series=list(room.series),
            commitment=table.shuffle.commitment,
            created_at=room.row.created_at,
            kept=self.registry.expiry.terms,
            link=self.links.table(room.id),
        )


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def the_services(connection: HTTPConnection) -> Services:
    """A coroutine, because plain functions would be called in another thread."""
    return services_of(connection)


async def guest_of(connection: HTTPConnection) -> Guest | None:
    return services_of(connection).people.guest(connection)


async def expected_guest(connection: HTTPConnection) -> Guest:
    return services_of(connection).people.expected(connection)


async def room_of(connection: HTTPConnection, table: str) -> Room:
    return await services_of(connection).registry.room(table)


TheServices = Annotated[Services, Depends(the_services)]
TheRoom = Annotated[Room, Depends(room_of)]
AnyGuest = Annotated[Guest | None, Depends(guest_of)]
TheGuest = Annotated[Guest, Depends(expected_guest)]
