"""The programs that are connected: each has one stream, which serves all its tables."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from azulejos.engine.errors import AzulejosError
from azulejos.server.logs import logger
from azulejos.server.network_bots import news
from azulejos.server.network_bots.accounts import Accounts, Known
from azulejos.server.network_bots.elsewhere import Elsewhere, Program
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import Conflict, NotAllowed, NotFound, TooMany
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.rooms.agreement import agree
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.seating import take_seat
from azulejos.server.settings import Limits
from azulejos.server.storage import Guest, StorageError, Store
from azulejos.table import Person, Table, is_network_bot, now

log = logger(__name__)

CHECK_SECONDS = 5
"""How soon a stream ends whose token was revoked."""


class Wire(Protocol):
    """Where a stream is written to."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class BotSeat:
    """The seat of a connected program, as the room knows its clients.

    Whatever a room sends is a sign that something may have happened; the program is told only
    what concerns it, once for each length of the log.
    """

    def __init__(self, room: Room, seat: int, stream: BotStream) -> None:
        self.room = room
        self.seat = seat
        self.guest: Guest | None = stream.bot
        self.address = ""  # its token can be revoked
        self._stream = stream
        self._told = -1

    @property
    def guest_id(self) -> str | None:
        return self._stream.bot.id

    def send(self, message: bytes) -> None:
        if self.room.seq != self._told:
            self._told = self.room.seq
            self.tell()

    def tell(self) -> None:
        for message in news.news(self.room, self.seat):
            self._stream.send(message)
        table = self.room.table
        if table.is_over or table.is_cancelled or table.occupant(self.seat) != self.guest_id:
            # Not at once: the room is about to tell the next of its clients.
            asyncio.get_running_loop().call_soon(self._stream.leave, self.room.id)

    def close(self, code: int, reason: str) -> None:
        self._stream.close(code, reason)


class BotStream:
    """The connection of one program; `games` are those it accepts challenges to."""

    def __init__(self, known: Known, wire: Wire) -> None:
        self.bot = known.bot
        self.token_hash = known.token_hash
        self.games: tuple[str, ...] = ()
        self.seats: dict[str, BotSeat] = {}
        self.opened_at = now()
        self._wire = wire

    def send(self, message: bytes) -> None:
        self._wire.send(message)

    def close(self, code: int, reason: str) -> None:
        self._wire.close(code, reason)

    def join(self, room: Room) -> None:
        """From now on the program hears what happens at this table; first how it stands."""
        seats = room.seats_of(self.bot.id)
        if not seats or room.id in self.seats:
            return
        seat = self.seats[room.id] = BotSeat(room, seats[0], self)
        seat.send(b"")
        room.join(seat)

    def leave(self, table: str) -> None:
        seat = self.seats.pop(table, None)
        if seat is not None:
            seat.room.leave(seat)

    def leave_all(self) -> None:
        for table in list(self.seats):
            self.leave(table)

    def expect_seat(self, table: str) -> BotSeat:
        if table not in self.seats:
            raise NotFound("not-at-table", table=table)
        return self.seats[table]


class NetworkBots:
    """Finds the streams of programs, and brings challenges to them."""

    def __init__(
        self, accounts: Accounts, registry: RoomRegistry, store: Store, limits: Limits
    ) -> None:
        self.accounts = accounts
        self.streams: dict[str, BotStream] = {}
        self._registry = registry
        self._store = store
        self._limits = limits
        self._sitting_down: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._challenges: defaultdict[str, set[str]] = defaultdict(set)
        self._elsewhere = registry.others.programs = Elsewhere(self, store)
        self._checking: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.accounts.allowed:
            self._checking = asyncio.create_task(self._check_now_and_then())

    def stop(self) -> None:
        if self._checking is not None:
            self._checking.cancel()
        self._elsewhere.stop()

    # Programs

    def programs_here(self) -> list[Program]:
        """Those that are connected to this server."""
        return [
            Program(stream.bot.id, stream.bot.name, stream.games, self._is_busy(stream))
            for stream in self.streams.values()
        ]

    def programs(self) -> list[Program]:
        """All that are connected, to this server or another."""
        return [*self.programs_here(), *self._elsewhere.programs()]

    # Streams

    def expect_room_for(self, bot: Guest) -> None:
        others = {program.id for program in self.programs()} - {bot.id}
        if len(others) >= self._limits.network_bots:
            raise TooMany("too-many-network-bots", expected=self._limits.network_bots)

    def open(self, stream: BotStream) -> None:
        """A program has one stream: a new one takes the place of the old."""
        before = self._replace(stream.bot.id)
        self.streams[stream.bot.id] = stream
        if before is not None:
            stream.games = before.games
        self._elsewhere.tell_opened(stream.bot.id, stream.opened_at)
        self._elsewhere.update()

    def give_way(self, bot: str, at: int) -> None:
        """The program has opened a stream at another server, then."""
        if bot in self.streams and self.streams[bot].opened_at < at:
            self._replace(bot)

    def _replace(self, bot: str) -> BotStream | None:
        before = self.streams.pop(bot, None)
        if before is not None:
            before.leave_all()
            before.close(CloseCode.REPLACED, "replaced")
        return before

    def close(self, stream: BotStream) -> None:
        stream.leave_all()
        if self.streams.get(stream.bot.id) is stream:
            del self.streams[stream.bot.id]
        self._elsewhere.update()

    def send_away(self) -> None:
        """Other servers can do more for programs now."""
        for stream in self.streams.values():
            stream.close(CloseCode.COME_BACK, "cut-off")

    def accept_games(self, stream: BotStream, games: tuple[str, ...]) -> None:
        """To which games the program can be challenged from now on."""
        stream.games = games
        self._elsewhere.update()

    async def join_all(self, stream: BotStream, tables: list[str]) -> None:
        for table in tables:
            try:
                stream.join(await self._registry.room(table))
            except AzulejosError as error:
                log.error("a table cannot be played by a program", table=table, cause=str(error))

    async def tell_challenges(self, stream: BotStream, tables: list[str]) -> None:
        """Those that it has not answered, also if the server was started anew since."""
        self._challenges[stream.bot.id].update(tables)
        for table in list(self._challenges[stream.bot.id]):
            with suppress(AzulejosError):
                self._tell_challenge(stream, await self._registry.room(table))

    async def tables_of(self, bot: Guest) -> list[str]:
        return await self._store.unfinished_of(bot.id)

    async def challenges_of(self, bot: Guest) -> list[str]:
        """Stored tables that may wait for its answer."""
        return await self._store.kept_for(bot.id, self._limits.network_bot_tables)

    async def _check_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with suppress(StorageError):
                await self.check_tokens()

    async def check_tokens(self) -> None:
        """Ends the streams of programs whose token is worth nothing any more."""
        for stream in list(self.streams.values()):
            if await self.accounts.known(stream.token_hash) is None:
                stream.close(CloseCode.SIGNED_OUT, "signed-out")

    # Seats

    @asynccontextmanager
    async def one_more_table(self, bot: Guest) -> AsyncIterator[None]:
        """Of unfinished tables a program may have only so many; it sits down at one at a time."""
        most = self._limits.network_bot_tables
        async with self._sitting_down[bot.id]:
            if len(await self.tables_of(bot)) >= most:
                raise TooMany("network-bot-busy", name=bot.name, expected=most)
            yield

    def has_sat_down(self, bot: Guest, room: Room) -> None:
        """By a request; its stream, if there is one, serves that table too."""
        if bot.id in self.streams:
            self.streams[bot.id].join(room)
            self._elsewhere.update()
        elif is_network_bot(bot.id):
            self._elsewhere.tell_seated(bot.id, room)

    async def bring_seat(self, bot: str, table: str, seq: int) -> None:
        """It has sat down by way of another server, where the log is so long."""
        if bot in self.streams:
            room = await self._registry.room(table)
            await room.catch_up(seq)
            self.has_sat_down(self.streams[bot].bot, room)

    # Challenges

    def expect_open(self, name: str, game: str) -> str:
        """The id of the connected program of this name that accepts challenges to this game."""
        for program in self.programs():
            if program.name == name and game in program.games:
                if program.busy:
                    most = self._limits.network_bot_tables
                    raise Conflict("network-bot-busy", name=name, expected=most)
                return program.id
        raise Conflict("network-bot-away", name=name)

    def _is_busy(self, stream: BotStream) -> bool:
        """Whether it has as many tables as it may, those included that it has not answered for."""
        rooms = self._registry.rooms
        asked = {
            table
            for table in self._challenges[stream.bot.id]
            if table in rooms and awaits(rooms[table], stream.bot)
        }
        self._challenges[stream.bot.id] = asked
        return len(stream.seats) + len(asked) >= self._limits.network_bot_tables

    def challenge(self, room: Room) -> None:
        """Tells every connected program for whom a seat is kept at this table."""
        for who in room.policy.reserved.values():
            if room.seats_of(who):
                continue
            if who in self.streams:
                self._challenge(self.streams[who], room)
            elif is_network_bot(who):
                self._elsewhere.tell_challenge(who, room)

    async def bring_challenge(self, bot: str, table: str) -> None:
        """Somebody at another server has challenged it."""
        if bot in self.streams:
            room = await self._registry.room(table)
            self._challenge(self.streams[bot], room)

    def _challenge(self, stream: BotStream, room: Room) -> None:
        self._challenges[stream.bot.id].add(room.id)
        self._tell_challenge(stream, room)
        self._elsewhere.update()

    def _tell_challenge(self, stream: BotStream, room: Room) -> None:
        if not awaits(room, stream.bot):
            self._challenges[stream.bot.id].discard(room.id)
            return
        table = room.table
        stream.send(
            encoding.message(
                "challenge",
                table=room.id,
                seat=kept_seat(room, stream.bot),
                game=table.options.game,
                variant=table.options.variant,
                players=table.options.players,
                options=dict(table.options.extras),
                clock=table.clock.data(),
                by=challenger(table),
            )
        )

    async def accept(self, stream: BotStream, table: str) -> None:
        room, seat = await self._challenge_at(stream, table)
        if not room.seats_of(stream.bot.id):
            async with self.one_more_table(stream.bot):
                await take_seat(room, stream.bot, seat)
        self._challenges[stream.bot.id].discard(table)
        stream.join(room)
        self._elsewhere.update()

    async def decline(self, stream: BotStream, table: str) -> None:
        """The seat is free for whoever has the link, and those who wait are told."""
        room, seat = await self._challenge_at(stream, table)
        await agree(room, self._store, lambda policy: policy.declined_at(seat))
        self._challenges[stream.bot.id].discard(table)
        self._elsewhere.update()
        if room.owner in self.streams:
            self.streams[room.owner].send(news.about("declined", room, seat))
        elif is_network_bot(room.owner):
            self._elsewhere.tell_declined(room.owner, room, seat)

    async def bring_refusal(self, bot: str, table: str, seat: int) -> None:
        """Whom it has challenged has declined at another server."""
        if bot in self.streams:
            room = await self._registry.room(table)
            self.streams[bot].send(news.about("declined", room, seat))

    async def _challenge_at(self, stream: BotStream, table: str) -> tuple[Room, int]:
        room = await self._registry.room(table)
        seat = kept_seat(room, stream.bot)
        if seat is None:
            raise NotAllowed("no-challenge", table=table)
        return room, seat


def kept_seat(room: Room, bot: Guest) -> int | None:
    kept = room.policy.reserved.items()
    return next((seat for seat, who in kept if who == bot.id), None)


def challenger(table: Table) -> str:
    """The name of the first who sits there; nobody does who only watches bots."""
    for seat, who in enumerate(table.seats):
        if isinstance(who, Person) and not encoding.is_free(table, seat):
            return who.name
    return ""


def awaits(room: Room, bot: Guest) -> bool:
    """Whether the seat that is kept for it is still free."""
    seat, table = kept_seat(room, bot), room.table
    is_open = not (table.is_over or table.is_cancelled)
    return is_open and seat is not None and encoding.is_free(table, seat)
