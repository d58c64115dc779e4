"""A table that is being played: one writer, everybody who is connected, and what they are sent.

The order for every command is: check, commit, acknowledge, broadcast.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.pool import BotPool
from azulejos.server.bots.queue import Asker
from azulejos.server.metrics import Metrics
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.autoplay import AutoPlay
from azulejos.server.rooms.chat import Chat
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.given import NO_ANSWER, Answer, Expectation, Given, nothing
from azulejos.server.rooms.hints import Hints
from azulejos.server.rooms.presence import Presence
from azulejos.server.rooms.recent import RecentMessages
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import status_of
from azulejos.server.storage import CommandKnown, SeqTaken, StorageUnavailable, Store, StoredTable
from azulejos.table import Batch, Change, Command, Person, Stale, Table, now
from azulejos.table.log import BotSeated, SeatLeft, SeatTaken, TurnPlayed

log = logging.getLogger(__name__)

WATCHERS_SECONDS = 0.5
ASK_AGAIN_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class NextTable:
    """Where the same people play again; `by` is the name of who asked first."""

    table: str
    by: str | None


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
        self.presence = Presence(self.patience, self.policy.watchers_chat)
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
        self._uncertain: str | None = None
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
        answer: Answer = NO_ANSWER,
    ) -> int:
        """Takes a command and returns the length of the log after it.

        Nobody who goes away meanwhile can stop it half-way.
        """
        self.used_at = now()
        key = f"{sender}/{command_id}"
        self._expect_certainty(key)
        given = Given(command, key, sender, expected_seq, expect, answer)
        return await asyncio.shield(self.spawn(self._take(given)))

    def _expect_certainty(self, key: str) -> None:
        """Nothing can follow a command as long as nobody knows whether it was stored."""
        if self._uncertain is not None:
            raise StorageUnavailable(uncertain=key == self._uncertain)

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

    async def _take(self, given: Given) -> int:
        started = perf_counter()
        async with self._lock:
            if given.key in self._commands:
                self._metrics.resent.inc()
                given.answer.acknowledge(self._commands[given.key])
                return self._commands[given.key]
            self._expect_certainty(given.key)
            await given.expect()
            if self.seq >= self._longest_log and not given.leads_to_the_end:
                raise Conflict("log-full", expected=self._longest_log)
            change = self.table.prepare(given.command, now(), given.expected_seq)
            try:
                seq = await self._store_and_broadcast(change, given)
            except StorageUnavailable as error:
                if error.uncertain:
                    self._uncertain = given.key
                    self.spawn(self._find_out(change, given))
                raise
        self._metrics.turn_seconds.observe(perf_counter() - started)
        return seq

    async def _find_out(self, change: Change, given: Given) -> None:
        """The database may have stored a command or not: asks until it tells, then tells all."""
        try:
            while True:
                await asyncio.sleep(ASK_AGAIN_SECONDS)
                with suppress(StorageUnavailable):
                    async with self._lock:
                        await self._store_and_broadcast(change, given, again=True)
                    return
        except AzulejosError as error:
            given.answer.refuse(error)
        finally:
            self._uncertain = None

    async def _store_and_broadcast(self, change: Change, given: Given, again: bool = False) -> int:
        started = perf_counter()
        stored = self._store.append(
            self.id,
            change.batch,
            command=given.key,
            sender=given.sender,
            status=status_of(change.after),
            again=again,
        )
        await asyncio.sleep(0)  # the commit is on its way: get ready meanwhile
        snapshot = encoding.table_snapshot(change.after)
        message = encoding.game_message(change, snapshot)
        known = await self._known(stored, change)
        if known is not None:
            given.answer.acknowledge(known)
            return known
        self._metrics.commit_seconds.observe(perf_counter() - started)
        self._metrics.commands.inc()
        self._commands[given.key] = change.seq
        given.answer.acknowledge(change.seq)
        if self.seq < change.seq:  # unless another server has told us of it first
            self._adopt(change, snapshot, message)
        return change.seq

    async def _known(self, stored: Awaitable[None], change: Change) -> int | None:
        """Waits for the commit. The log's length if the command was stored before.

        That is so when the database was lost just after it had stored the command.
        """
        try:
            await stored
        except CommandKnown as error:
            await self._read_again(uncertain=True)
            return error.seq
        except SeqTaken as error:
            await self._read_again()
            raise Stale("stale", expected=change.batch.first, seq=error.seq) from error
        return None

    async def follow(self, seq: int) -> None:
        """Another server has added to the log."""
        async with self._lock:
            if seq > self.seq:
                await self._read_again()

    async def _read_again(self, uncertain: bool = False) -> None:
        """Somebody else has written, or a commit went through unseen: follow the stored log."""
        try:
            stored = await self._store.load(self.id)
        except StorageUnavailable as error:
            raise StorageUnavailable(uncertain) from error
        if stored is None:
            return  # cancelled long ago, and forgotten by another server
        self._commands = dict(stored.commands)
        self.adopt(TablePolicy.read(stored.row.settings))
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

    def adopt(self, policy: TablePolicy) -> None:
        """What the host has changed."""
        changed = policy.watchers_chat != self.policy.watchers_chat
        self.policy, self.presence.watchers_chat = policy, policy.watchers_chat
        if changed:
            self.broadcast_presence()

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
