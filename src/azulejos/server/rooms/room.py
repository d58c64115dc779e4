"""A table that is being played: one writer, everybody who is connected, and what they are sent.

The order for every command is: check, commit, acknowledge, broadcast.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from azulejos.server.bots.pool import BotPool
from azulejos.server.bots.queue import Asker
from azulejos.server.metrics import Metrics
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.autoplay import AutoPlay, StandIn
from azulejos.server.rooms.chat import Chat
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.hints import Hints
from azulejos.server.rooms.presence import Presence
from azulejos.server.rooms.recent import RecentMessages
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import status_of
from azulejos.server.storage import (
    CommandKnown,
    SeqTaken,
    Store,
    StoredTable,
)
from azulejos.table import (
    Abandon,
    AcceptUndo,
    Batch,
    Cancel,
    Change,
    Command,
    Expire,
    Person,
    Play,
    RefuseUndo,
    Resign,
    SeatBot,
    Stale,
    Table,
    TakeSeat,
    now,
)
from azulejos.table.log import BotSeated, SeatLeft, SeatTaken, TurnPlayed

log = logging.getLogger(__name__)

WATCHERS_SECONDS = 0.5
ENDING = (Play, StandIn, Resign, Expire, AcceptUndo, RefuseUndo, TakeSeat, SeatBot, Cancel, Abandon)
"""What every game has only so much of, if nobody asks for an undo or leaves a seat any more."""
Acknowledge = Callable[[int], None]
Expectation = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class NextTable:
    """Where the same people play again; `by` is the name of who asked first."""

    table: str
    by: str | None


async def nothing() -> None:
    """What a command of the server itself expects of its sender."""


def not_acknowledged(seq: int) -> None:
    """Nobody waits for a command that the server itself gives."""


class Room:
    """Made by the registry from what is stored; `table` is as the stored log describes it."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        longest_log: int,
    ) -> None:
        self.id = stored.row.id
        self.row = stored.row
        self.policy = TablePolicy.read(stored.row.settings)
        self.table = table
        self.presence = Presence(self.patience)
        self.chat = Chat(stored, store)
        self.hints = Hints(pool, self.asker)
        self.clients: set[Client] = set()
        self.rematch: NextTable | None = None
        self.used_at = now()
        self.touched = self.visited = stored.row.touched
        self._store = store
        self._metrics = metrics
        self._longest_log = longest_log
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._commands = dict(stored.commands)
        self._recent = RecentMessages()
        self._snapshot: bytes | None = None
        self._watchers_timer: asyncio.TimerHandle | None = None
        self._auto_play = AutoPlay(self, pool)
        self.presence.update(self.table, self.owner, ())

    @property
    def owner(self) -> str:
        """Who made the table, and plays the seats on that device."""
        return self.row.created_by

    @property
    def patience(self) -> int | None:
        return self.policy.patience_with(self.table.clock)

    @property
    def series(self) -> tuple[int, ...]:
        """How many games each seat has won at the tables before this one."""
        return self.policy.series or (0,) * len(self.table.seats)

    def series_after(self) -> list[int]:
        """With this game, once it is over; a shared victory counts for everybody who shares it."""
        outcome = self.table.outcome()
        winners = outcome.winners if outcome else ()
        return [won + (seat in winners) for seat, won in enumerate(self.series)]

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.id, self.owner, self.has_people)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots still plays."""
        seats = enumerate(self.table.seats)
        return any(isinstance(who, Person) and seat not in self.table.out for seat, who in seats)

    @property
    def is_watched(self) -> bool:
        return bool(self.clients)

    async def is_only_server(self) -> bool:
        """Whether everybody who is connected to the table is connected here."""
        return await self._store.is_only_server()

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def is_idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        return not (self.clients or self._tasks or self._auto_play.is_busy)

    def snapshot(self) -> bytes:
        if self._snapshot is None:
            self._snapshot = encoding.table_snapshot(self.table)
        return self._snapshot

    def start(self) -> None:
        """Lets bots and clocks go on."""
        self._auto_play.update()

    def close(self) -> None:
        self._auto_play.close()
        if self._watchers_timer is not None:
            self._watchers_timer.cancel()
        for task in self._tasks.copy():
            task.cancel()

    # Rights

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest may play."""
        if guest is None:
            return []
        occupants = [self.table.occupant(seat) for seat in range(len(self.table.seats))]
        return [
            seat
            for seat, occupant in enumerate(occupants)
            if occupant is not None and (occupant or self.owner) == guest
        ]

    def expect_seat_of(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise NotAllowed("not-your-seat", seat=seat)

    def is_host(self, guest: str | None) -> bool:
        """Who made the table; at a rematch whoever has come, since one of several asked for it."""
        return guest == self.owner or bool(self.policy.rematch_of and self.seats_of(guest))

    def expect_host(self, guest: str | None) -> None:
        if not self.is_host(guest):
            raise NotAllowed("not-the-host")

    # Commands

    async def take(
        self,
        command: Command,
        *,
        command_id: str,
        sender: str,
        expected_seq: int | None = None,
        expect: Expectation = nothing,
        acknowledge: Acknowledge = not_acknowledged,
    ) -> int:
        """Takes a command and returns the length of the log after it.

        `expect` is asked when nobody else can change the table any more, and raises if the sender
        may not give the command. Nobody who goes away meanwhile can stop it half-way.
        """
        self.used_at = now()
        key = f"{sender}/{command_id}"
        return await asyncio.shield(
            self.spawn(self._take(command, key, sender, expected_seq, expect, acknowledge))
        )

    @asynccontextmanager
    async def unchanged(self) -> AsyncIterator[None]:
        """Nobody can change the table meanwhile."""
        async with self._lock:
            yield

    def spawn(self, work: Coroutine[Any, Any, int | None]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _take(
        self,
        command: Command,
        key: str,
        sender: str,
        expected_seq: int | None,
        expect: Expectation,
        acknowledge: Acknowledge,
    ) -> int:
        started = perf_counter()
        async with self._lock:
            if key in self._commands:
                self._metrics.resent.inc()
                acknowledge(self._commands[key])
                return self._commands[key]
            await expect()
            if self.seq >= self._longest_log and not isinstance(command, ENDING):
                raise Conflict("log-full", expected=self._longest_log)
            change = self.table.prepare(command, now(), expected_seq)
            seq = await self._store_and_broadcast(change, key, sender, acknowledge)
        self._metrics.turn_seconds.observe(perf_counter() - started)
        return seq

    async def _store_and_broadcast(
        self, change: Change, key: str, sender: str, acknowledge: Acknowledge
    ) -> int:
        commit = asyncio.create_task(self._commit(change, key, sender))
        await asyncio.sleep(0)  # the commit is on its way: get ready meanwhile
        snapshot = encoding.table_snapshot(change.after)
        message = encoding.game_message(change, snapshot)
        known = await commit
        if known is not None:
            acknowledge(known)
            return known
        self._commands[key] = change.seq
        acknowledge(change.seq)
        self._adopt(change, snapshot, message)
        return change.seq

    async def _commit(self, change: Change, key: str, sender: str) -> int | None:
        """Stores a batch. The log's length if the command turns out to be known already.

        That is so when the database was lost just after it had stored the command.
        """
        started = perf_counter()
        try:
            await self._store.append(
                self.id,
                change.batch,
                command=key,
                sender=sender,
                status=status_of(change.after),
            )
        except CommandKnown as error:
            await self._read_again()
            return error.seq
        except SeqTaken as error:
            await self._read_again()
            raise Stale("stale", expected=change.batch.first, seq=error.seq) from error
        self._metrics.commit_seconds.observe(perf_counter() - started)
        self._metrics.commands.inc()
        return None

    async def follow(self, seq: int) -> None:
        """Another server has added to the log."""
        async with self._lock:
            if seq > self.seq:
                await self._read_again()

    async def _read_again(self) -> None:
        """Somebody else has written, or a commit went through unseen: follow the stored log."""
        stored = await self._store.load(self.id)
        if stored is None:
            return  # cancelled long ago, and forgotten by another server
        self._commands = dict(stored.commands)
        for end in sorted(set(self._commands.values())):
            if end > self.seq:
                change = self.table.then(Batch(self.seq, stored.entries[self.seq : end]))
                snapshot = encoding.table_snapshot(change.after)
                self._adopt(change, snapshot, encoding.game_message(change, snapshot))

    def _adopt(self, change: Change, snapshot: bytes, message: bytes) -> None:
        self.table = change.after
        self._snapshot = snapshot
        self._recent.add(change.batch.first, message)
        self.presence.count_turns(change.entries)
        self._metrics.turns.inc(sum(isinstance(one, TurnPlayed) for one in change.entries))
        for client in self.clients:
            client.send(message)
        if any(isinstance(entry, SeatTaken | SeatLeft | BotSeated) for entry in change.entries):
            self.update_presence()
            for client in self.clients:
                client.send(encoding.message("you", you=self.you(client)))
        self._auto_play.update()

    # People

    def you(self, client: Client) -> encoding.Plain:
        guest = client.guest
        return {
            "name": guest.name if guest else None,
            "seats": self.seats_of(client.guest_id),
            "host": self.is_host(client.guest_id),
        }

    def join(self, client: Client) -> None:
        self.clients.add(client)
        self.used_at = now()
        self.update_presence()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used_at, self.visited = now(), self._store.uptime()
        self.update_presence()

    def update_presence(self) -> None:
        guests = [client.guest_id for client in self.clients]
        seats_before = self.presence.seats
        if self.presence.update(self.table, self.owner, guests):
            if self.presence.seats != seats_before:
                self.broadcast_presence()
            elif self._watchers_timer is None:
                loop = asyncio.get_running_loop()
                self._watchers_timer = loop.call_later(WATCHERS_SECONDS, self.broadcast_presence)
        self._auto_play.update()

    def broadcast_presence(self) -> None:
        """At once about players; about watchers now and then, since there may be many."""
        if self._watchers_timer is not None:
            self._watchers_timer.cancel()
            self._watchers_timer = None
        self.broadcast(encoding.message("presence", presence=self.presence.data()))

    def announce_rematch(self, following: NextTable) -> None:
        if self.rematch is None or self.rematch.table != following.table:
            self.rematch = following
        table, by = self.rematch.table, self.rematch.by
        self.broadcast(encoding.message("rematch", table=table, by=by))

    def broadcast(self, message: bytes) -> None:
        for client in self.clients:
            client.send(message)

    def messages_since(self, seq: int) -> list[bytes] | None:
        """The game messages after the first `seq` entries; None if they are not remembered.

        Nothing is built again for somebody who returns: whoever asks often would cost too much.
        """
        return [] if seq == self.seq else self._recent.since(seq)
