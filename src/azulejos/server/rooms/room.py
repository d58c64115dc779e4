"""A table that is being played: one writer, everybody who is connected, and what they are sent.

The order for every command is: check, commit, acknowledge, broadcast.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.pool import BotPool
from azulejos.server.metrics import Metrics
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import Conflict
from azulejos.server.rooms.autoplay import AutoPlay
from azulejos.server.rooms.chat import Chat
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.given import NO_ANSWER, Answer, Expectation, Given, nothing, settled
from azulejos.server.rooms.hints import Hints
from azulejos.server.rooms.keeping import Keeping
from azulejos.server.rooms.next_table import NextTable
from azulejos.server.rooms.other_nodes import EVERYTHING, OtherNodes
from azulejos.server.rooms.presence import NOBODY, Presence, Present
from azulejos.server.rooms.recent import RecentMessages
from azulejos.server.rooms.rights import Rights
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import status_of
from azulejos.server.settings import Limits
from azulejos.server.storage import (
    ChatLine,
    CommandKnown,
    SeqTaken,
    StorageUnavailable,
    Store,
    StoredTable,
)
from azulejos.table import Batch, Change, Command, Entry, Stale, Table, is_network_bot, now
from azulejos.table.log import BotSeated, SeatLeft, SeatTaken, TurnPlayed

WATCHERS_SECONDS = 0.5
ASK_AGAIN_SECONDS = 0.5


class Room(Rights):
    """Made by the registry from what is stored; `table` is as the stored log describes it."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        limits: Limits,
        others: OtherNodes,
    ) -> None:
        super().__init__(stored, table, limits)
        self.presence = Presence(self.patience, self.policy)
        self.chat = Chat(stored, store)
        self.hints = Hints(pool, self.asker)
        self.clients: set[Client] = set()
        self.rematch: NextTable | None = None
        self.used_at = now()
        self.touched = self.visited = stored.row.touched
        self._store = store
        self._metrics = metrics
        self._others = others
        self.keeping = Keeping(self.id, store)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._commands = dict(stored.commands)
        self._uncertain: str | None = None
        self._recent = RecentMessages()
        self._snapshot: bytes | None = None
        self._watchers_timer: asyncio.TimerHandle | None = None
        self._auto_play = AutoPlay(self, pool)
        self.presence.update(self.table, self.owner, (), others.at(self.id))

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to the table, here or elsewhere."""
        return bool(self.clients) or self._others.at(self.id) != NOBODY

    @property
    def has_visitors(self) -> bool:
        """Programs are always there: for their sake no table is kept."""
        elsewhere = self._others.at(self.id)
        guests = [*(client.guest_id for client in self.clients), *elsewhere.players]
        return elsewhere.watchers > 0 or not all(map(is_network_bot, guests))

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

    def stop(self) -> None:
        """Leaves bots and clocks to others; people can still play."""
        self._auto_play.close()

    def close(self) -> None:
        self.stop()
        if self._watchers_timer is not None:
            self._watchers_timer.cancel()
        for task in self._tasks.copy():
            task.cancel()

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
        by_itself: bool = False,
    ) -> int:
        """Takes a command and returns the length of the log after it.

        Nobody who goes away meanwhile can stop it half-way. What the server does by itself it may
        do only while it keeps the table.
        """
        self.used_at = now()
        key = f"{sender}/{command_id}"
        self._expect_certainty(key)
        given = Given(command, key, sender, expected_seq, expect, answer, by_itself)
        outcome: int | AzulejosError = await asyncio.shield(self.spawn(settled(self._take(given))))
        if isinstance(outcome, AzulejosError):
            raise outcome
        return outcome

    def _expect_certainty(self, key: str) -> None:
        """Nothing can follow a command as long as nobody knows whether it was stored."""
        if self._uncertain is not None:
            raise StorageUnavailable(uncertain=key == self._uncertain)

    @asynccontextmanager
    async def unchanged(self) -> AsyncIterator[None]:
        """Nobody can change the table meanwhile."""
        async with self._lock:
            yield

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _take(self, given: Given) -> int:
        started = perf_counter()
        async with self._lock:
            if given.expected_seq is not None and given.expected_seq > self.seq:
                await self._follow()  # the sender has heard more from another server
            seq = await self._take_now(given)
        self._metrics.turn_seconds.observe(perf_counter() - started)
        return seq

    async def _take_now(self, given: Given) -> int:
        """What does not depend on the log's length is tried again if others have added to it."""
        while True:
            if given.key in self._commands:
                self._metrics.resent.inc()
                given.answer.acknowledge(self._commands[given.key])
                return self._commands[given.key]
            self._expect_certainty(given.key)
            await given.expect()
            if self.seq >= self._limits.log_entries and not given.leads_to_the_end:
                raise Conflict("log-full", expected=self._limits.log_entries)
            change = self.table.prepare(given.command, now(), given.expected_seq)
            try:
                return await self._store_and_broadcast(change, given)
            except Stale:
                if given.expected_seq is not None or self.seq == change.batch.first:
                    raise
            except StorageUnavailable as error:
                if error.uncertain:
                    self._uncertain = given.key
                    self.spawn(self._find_out(change, given))
                raise

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
        deed = given.deed
        append = partial(self._store.append_noted, deed) if deed else self._store.append
        stored = append(
            self.id,
            change.batch,
            command=given.key,
            sender=given.sender,
            status=status_of(change.after),
            again=again,
            lease=self.keeping.number() if given.by_itself else None,
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
            await self._follow(uncertain=True)
            return error.seq
        except SeqTaken as error:
            await self._follow()
            raise Stale("stale", expected=change.batch.first, seq=error.seq) from error
        return None

    async def catch_up(self, seq: int | None) -> None:
        """Somebody has heard so much of the log, perhaps from another server."""
        if seq is not None and seq > self.seq and self._store.others:
            async with self._others.in_contact(), self._lock:
                await self._follow()

    async def follow(self, seq: int) -> None:
        """Another server has added to the log, or may have changed anything."""
        while True:
            try:
                async with self._lock:
                    if seq == EVERYTHING:
                        await self._read_again()
                    elif seq > self.seq:
                        await self._follow()
                return
            except StorageUnavailable:
                await asyncio.sleep(ASK_AGAIN_SECONDS)

    async def _read_again(self) -> None:
        """What does not stand in the log, and then what does."""
        stored = await self._store.load(self.id)
        if stored is None:
            return  # cancelled long ago, and forgotten by another server
        self.adopt(TablePolicy.read(stored.row.settings))
        for line in stored.chat:
            self.hear_chat(line)
        self._go_on(stored.entries[self.seq :], stored.commands)

    async def _follow(self, uncertain: bool = False) -> None:
        """Somebody else has written, or a commit went through unseen: follow the stored log."""
        try:
            added = await self._store.growth(self.id, self.seq)
        except StorageUnavailable as error:
            raise StorageUnavailable(uncertain) from error
        self._go_on(added.entries, added.commands)

    def _go_on(self, entries: tuple[Entry, ...], commands: Mapping[str, int]) -> None:
        """With entries that follow on ours, as the commands have brought them."""
        self._commands |= commands
        first = self.seq
        for end in sorted(set(commands.values())):
            if end > self.seq:
                change = self.table.then(Batch(self.seq, entries[self.seq - first : end - first]))
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

    def adopt(self, policy: TablePolicy) -> None:
        """What the host has changed, or a program has declined."""
        changed = policy != self.policy
        self.policy = self.presence.policy = policy
        if changed:
            self.broadcast_presence()

    def join(self, client: Client) -> None:
        self.clients.add(client)
        self.used_at = now()
        self.update_presence()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used_at = now()
        if not is_network_bot(client.guest_id):
            self.visited = self._store.uptime()
        self.update_presence()

    def present_here(self) -> Present:
        """Who is connected to this server."""
        guests = [client.guest_id for client in self.clients]
        players = frozenset(guest for guest in guests if self.seats_of(guest) and guest)
        return Present(players, sum(guest not in players for guest in guests))

    def update_presence(self, tell: bool = True) -> None:
        """Looks at who is connected. Other servers are told, unless it is them who told us."""
        guests = [client.guest_id for client in self.clients]
        seats_before = self.presence.seats
        if tell:
            self._others.tell_present(self)
        if self.presence.update(self.table, self.owner, guests, self._others.at(self.id)):
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

    def announce_stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        self.note_stand_in(seat)
        self._others.tell_stand_in(self.id, seat)

    def note_stand_in(self, seat: int) -> None:
        if self.presence.seats[seat].is_away:
            self.presence.seats[seat].bot_plays = True
            self.broadcast_presence()

    def hear_chat(self, line: ChatLine) -> None:
        """Something that was said by way of another server."""
        said = self.chat.hear(line)
        if said is not None:
            self.broadcast(encoding.message("chat", said=said))

    def share_rematch(self, following: NextTable) -> None:
        self.announce_rematch(following)
        if self.rematch is not None:
            self._others.tell_rematch(self.id, self.rematch)

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
