"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Self

from fastapi import Depends
from starlette.requests import HTTPConnection

from azulejos.engine.errors import AzulejosError
from azulejos.server.admin.census import Census
from azulejos.server.admin.sessions import HostSessions
from azulejos.server.analysis.analyses import Analyses
from azulejos.server.bots.pool import BotPool
from azulejos.server.bots.thinking import Thinking
from azulejos.server.compression import GzipCache
from azulejos.server.keys import key_of_all
from azulejos.server.links import Links
from azulejos.server.metrics import Metrics
from azulejos.server.network_bots.accounts import Accounts
from azulejos.server.network_bots.streams import NetworkBots
from azulejos.server.people import People
from azulejos.server.protocol.snapshot import TableFacts
from azulejos.server.rates import AtOnce, PersonSiteRates, SiteRates
from azulejos.server.rooms.client import shut_out, sign_out
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.server.settings import Limits, Settings
from azulejos.server.storage import (
    DatabaseLock,
    Guest,
    Store,
    Trouble,
    database_url,
)
from azulejos.table import is_network_bot

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


def chat_rates(limits: Limits, store: Store, key: bytes) -> PersonSiteRates:
    return PersonSiteRates(
        "chat", limits.chat, limits.chat_of_address, limits.chat_seconds, store, key
    )


def report_rates(limits: Limits, store: Store, key: bytes) -> PersonSiteRates:
    return PersonSiteRates(
        "report", limits.reports, limits.reports_of_address, limits.reports_seconds, store, key
    )


@dataclass(frozen=True, slots=True)
class Services:
    """What requests need: kept in the state of the application while it runs."""

    settings: Settings
    metrics: Metrics
    key: bytes
    lock: DatabaseLock | None
    store: Store
    thinking: Thinking
    registry: RoomRegistry
    people: People
    links: Links
    sockets: AtOnce
    new_guests: SiteRates
    chat: PersonSiteRates
    readiness: Readiness
    network_bots: NetworkBots
    histories: GzipCache
    pictures: GzipCache
    analyses: Analyses
    census: Census
    host: HostSessions
    reports: PersonSiteRates

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> Self:
        limits = settings.limits
        lock = DatabaseLock.take(database_url(settings.database_url))
        thinking = Thinking(limits, metrics, settings.thinking)
        store: Store | None = None
        try:
            store = await Store.open(settings.database_url)
            key = await key_of_all(settings, store)
            registry = RoomRegistry(store, thinking.bots, metrics, limits, key)
            analyses = Analyses(registry, thinking.analysts, metrics, limits)
            connected = (registry, analyses)

            def end_connections(guests: set[str]) -> None:
                for part in connected:
                    sign_out(part.clients, guests)

            def look_again() -> None:
                registry.rename(people.name_of)
                for part in connected:
                    shut_out(part.clients, people.blocks)

            people = People(store, key, settings.is_secure, end_connections, look_again)
            registry.others.hearers["signed-out"] = lambda _node, _news: people.refresh_soon()
            census = Census(registry, store, people.blocks)
            await store.join(registry.others, registry.on_kept, key)
            await people.start()
        except AzulejosError:
            if store is not None:
                await store.close()
            if lock is not None:
                lock.free()
            raise
        thinking.start()
        analyses.start()
        await registry.start()
        accounts = Accounts(store, settings.network_bots)
        network_bots = NetworkBots(accounts, registry, store, limits)
        network_bots.start()
        return cls(
            settings,
            metrics,
            key,
            lock,
            store,
            thinking,
            registry,
            people,
            Links(settings),
            AtOnce("too-many-sockets", limits.sockets, limits.sockets_of_guest),
            SiteRates("guests", limits.guests, limits.guests_seconds, store, key),
            chat_rates(limits, store, key),
            Readiness(store),
            network_bots,
            GzipCache(HISTORIES),
            GzipCache(PICTURES),
            analyses,
            census,
            HostSessions(settings, store, key, people.blocks),
            report_rates(limits, store, key),
        )

    @property
    def pool(self) -> BotPool:
        return self.thinking.bots

    async def hand_over(self) -> None:
        """Leaves bots and clocks to other servers; those who are connected can still play."""
        await self.registry.hand_over()

    async def close(self) -> None:
        self.people.stop()
        self.analyses.stop()
        self.network_bots.stop()
        await self.registry.stop()
        await self.thinking.stop()
        await self.store.close()
        if self.lock is not None:
            self.lock.free()

    def sitting_down(
        self, player: Guest, room: Room | None = None
    ) -> AbstractAsyncContextManager[None]:
        """Around taking a seat, which a program may do only so often."""
        if not is_network_bot(player.id) or (room and room.seats_of(player.id)):
            return nullcontext()
        return self.network_bots.one_more_table(player)

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
            network_bots=room.policy.network_bots,
            series=list(room.series),
            commitment=table.shuffle.commitment,
            created_at=room.row.created_at,
            kept=self.registry.expiry.terms,
            reports=self.settings.admin_key is not None,
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


async def expected_player(connection: HTTPConnection) -> Guest:
    """A guest by cookie, or a program by its token."""
    services = services_of(connection)
    known = await services.network_bots.accounts.of(connection)
    return known.bot if known else services.people.expected(connection)


async def room_of(connection: HTTPConnection, table: str) -> Room:
    registry = services_of(connection).registry
    registry.others.expect_contact()
    return await registry.room(table)


TheServices = Annotated[Services, Depends(the_services)]
TheRoom = Annotated[Room, Depends(room_of)]
AnyGuest = Annotated[Guest | None, Depends(guest_of)]
ThePlayer = Annotated[Guest, Depends(expected_player)]
TheGuest = Annotated[Guest, Depends(expected_guest)]
