"""All parts of a running server, put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

from fastapi import Depends
from starlette.requests import HTTPConnection

from azulejos.server.bots.pool import BotPool
from azulejos.server.door.rates import Rates
from azulejos.server.door.sockets import SocketCount
from azulejos.server.keys import signing_key
from azulejos.server.links import Links
from azulejos.server.metrics import Metrics
from azulejos.server.people import People
from azulejos.server.rooms.hall import Hall
from azulejos.server.rooms.news import News
from azulejos.server.rooms.pictures import Pictures
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.stories import Stories
from azulejos.server.settings import Settings
from azulejos.server.socket.standing import TableFacts
from azulejos.server.storage import Guest, Store


@dataclass(frozen=True, slots=True)
class House:
    """What requests need: kept in the state of the application while it runs."""

    settings: Settings
    metrics: Metrics
    key: bytes
    store: Store
    pool: BotPool
    hall: Hall
    people: People
    links: Links
    sockets: SocketCount
    new_guests: Rates
    stories: Stories
    pictures: Pictures

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> Self:
        limits = settings.limits
        key = signing_key(settings)
        pool = BotPool(limits.workers, limits.bot_seconds, metrics)
        news = News()
        store = await Store.open(settings.database_url, on_append=news.heard)
        hall = Hall(store, pool, metrics, limits, key)
        news.listener = hall.heard
        pool.start()
        await hall.start()
        return cls(
            settings,
            metrics,
            key,
            store,
            pool,
            hall,
            People(store, key, settings.is_secure),
            Links(settings),
            SocketCount(limits.sockets, limits.sockets_of_guest),
            Rates(limits.guests, limits.guests_seconds),
            Stories(),
            Pictures(),
        )

    async def close(self) -> None:
        await self.hall.stop()
        await self.pool.stop()
        await self.store.close()

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
            hints=room.rules.hints,
            patience=room.rules.patience,
            commitment=table.shuffle.commitment,
            created_at=room.row.created_at,
            link=self.links.table(room.id),
        )


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def the_house(connection: HTTPConnection) -> House:
    """A coroutine, because plain functions would be called in another thread."""
    return house_of(connection)


async def guest_of(connection: HTTPConnection) -> Guest | None:
    return house_of(connection).people.guest(connection)


async def expected_guest(connection: HTTPConnection) -> Guest:
    return house_of(connection).people.expected(connection)


async def room_of(connection: HTTPConnection, table: str) -> Room:
    return await house_of(connection).hall.room(table)


TheHouse = Annotated[House, Depends(the_house)]
TheRoom = Annotated[Room, Depends(room_of)]
AnyGuest = Annotated[Guest | None, Depends(guest_of)]
TheGuest = Annotated[Guest, Depends(expected_guest)]
