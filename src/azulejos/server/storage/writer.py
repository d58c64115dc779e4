"""The one task that writes: it takes whatever is waiting and commits it together.

A disk or a server takes about as long to make one change safe as to make a hundred safe, so while
one group is being committed the next gathers. Who wrote learns about it after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

from sqlalchemy import Connection, select

from azulejos.server.storage import schema
from azulejos.server.storage.condition import Condition
from azulejos.server.storage.database import Database, is_away
from azulejos.server.storage.errors import (
    CommandKnown,
    LeaseLost,
    SeqTaken,
    StorageError,
    StorageUnavailable,
    TableExists,
    TableUnknown,
    Unstorable,
)
from azulejos.server.storage.rows import NewTable
from azulejos.server.storage.statements import statements
from azulejos.server.storage.turns import turns_in
from azulejos.server.storage.wakeups import Wakeups
from azulejos.server.storage.writes import Append, Parameters, Step, Write

LARGEST_GROUP = 250
LONGEST_QUEUE = 10_000
PAUSE = 0.1


@dataclass(slots=True)
class Waiting:
    """A write on its way; `attempted` once a commit of it may have gone through unseen."""

    write: Write
    deadline: float
    done: asyncio.Future[None]
    attempted: bool = False

    def resolve(self, error: StorageError | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass(slots=True)
class Figures:
    """What the writer has done so far."""

    writes: int = 0
    transactions: int = 0
    failures: int = 0


@dataclass(slots=True)
class Group:
    """Writes that go in one transaction, and what became of those that cannot."""

    waiting: list[Waiting]
    settled: list[tuple[Waiting, StorageError | None]] = field(default_factory=list)

    def leave_out(self, one: Waiting, error: StorageError | None) -> None:
        self.waiting.remove(one)
        self.settled.append((one, error))


class Writer:
    """What `submit` gives is done after the commit, or fails within `patience` seconds."""

    def __init__(
        self, database: Database, condition: Condition, wakeups: Wakeups | None = None
    ) -> None:
        self.database = database
        self.condition = condition
        self.wakeups = wakeups
        self.figures = Figures()
        self._statements = statements(database.dialect)
        self._closing = False
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="storage writer")

    def submit(self, write: Write, attempted: bool = False) -> asyncio.Future[None]:
        """Not a coroutine: the write is on its way when this returns."""
        done = asyncio.get_running_loop().create_future()
        if self._closing or self._queue.qsize() >= LONGEST_QUEUE:
            done.set_exception(StorageUnavailable())
        else:
            until = monotonic() + self.database.patience
            self._queue.put_nowait(Waiting(write, until, done, attempted))
        return done

    async def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._closing = True
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        open_ = True
        while open_:
            taken = [await self._queue.get()]
            while len(taken) < LARGEST_GROUP and not self._queue.empty():
                taken.append(self._queue.get_nowait())
            open_ = None not in taken
            await self._settle([one for one in taken if one is not None])

    async def _settle(self, waiting: list[Waiting]) -> None:
        """Commits these; tries again while the database is away and somebody has patience."""
        while waiting:
            try:
                await self._commit(waiting)
                return
            except Exception as error:  # whatever it is, the writer must live on
                self.figures.failures += 1
                if is_away(error):
                    self.condition.failed(error)
                else:
                    await self._settle_one_by_one(waiting)
                    return
                if isinstance(error, TimeoutError):  # the database may go on without us
                    for one in waiting:
                        one.attempted = True
            await asyncio.sleep(PAUSE)
            waiting = self._still_patient(waiting)

    def _still_patient(self, waiting: list[Waiting]) -> list[Waiting]:
        now = monotonic()
        for one in waiting:
            if one.deadline <= now:
                one.resolve(StorageUnavailable(one.attempted))
        return [one for one in waiting if one.deadline > now]

    async def _settle_one_by_one(self, waiting: list[Waiting]) -> None:
        """Somewhere in a group is a write that the database refuses: the others must not suffer."""
        if len(waiting) > 1:
            for one in waiting:
                await self._settle([one])
            return
        waiting[0].resolve(await self._refusal(waiting[0].write))

    async def _refusal(self, write: Write) -> StorageError:
        """Why the database refuses this write."""
        try:
            return await self.database.read(lambda connection: refusal(connection, write))
        except Exception as error:
            return StorageUnavailable() if is_away(error) else Unstorable("storage-refused")

    async def _commit(self, waiting: list[Waiting]) -> None:
        if await self._are_stored_turns(waiting):
            group = Group(waiting)
        else:
            group = await self.database.write(lambda connection: self._store(connection, waiting))
        self.condition.worked(all(Step.TRY in one.write.steps for one in group.waiting))
        self.figures.transactions += 1
        self.figures.writes += len(group.waiting)
        for one, error in group.settled:
            one.resolve(error)
        for one in group.waiting:
            one.resolve()

    async def _are_stored_turns(self, waiting: list[Waiting]) -> bool:
        """Whether these are ordinary turns, which are stored now."""
        if any(one.attempted for one in waiting):
            return False
        notice = self.wakeups.notice if self.wakeups else ("", "")
        turns = turns_in([one.write for one in waiting], notice)
        if turns is None:
            return False
        stored = await self.database.store_turns(turns, lambda: note_attempt(waiting))
        if not stored:
            note_attempt(waiting, False)
        return stored

    def _store(self, connection: Connection, waiting: Sequence[Waiting]) -> Group:
        group = Group(list(waiting))
        leave_out_conflicts(connection, group)
        for step in Step:
            rows: list[Parameters] = []
            for one in group.waiting:
                rows += one.write.steps.get(step, ())
            if rows:
                connection.execute(self._statements[step], rows)
        if self.wakeups is not None:
            batches = [one.write.append for one in group.waiting]
            news = [one.write.news for one in group.waiting]
            self.wakeups.notify(connection, list(filter(None, batches)), list(filter(None, news)))
        note_attempt(group.waiting)
        return group


def note_attempt(waiting: Sequence[Waiting], attempted: bool = True) -> None:
    """From here on the commit may go through without an answer; or it is known that it did not."""
    for one in waiting:
        one.attempted = attempted


def leave_out_conflicts(connection: Connection, group: Group) -> None:
    """Settles the batches that do not continue the log of their table."""
    lengths, leases = lengths_and_leases(connection, group.waiting)
    for one in group.waiting.copy():
        batch = one.write.append
        if one.attempted and one.write.creates and is_created(connection, one.write.creates):
            group.leave_out(one, None)
        if batch is None:
            continue
        if batch.lease is not None and leases.get(batch.table) != batch.lease:
            group.leave_out(one, lost_lease(connection, one, batch))
        elif lengths.get(batch.table) == batch.first:
            lengths[batch.table] = batch.first + len(batch.entries)
        elif one.attempted and is_stored(connection, batch):
            group.leave_out(one, None)
        else:
            group.leave_out(one, conflict(connection, batch, lengths.get(batch.table)))


def lengths_and_leases(
    connection: Connection, waiting: Sequence[Waiting]
) -> tuple[dict[str, int], dict[str, int]]:
    """How long the logs are, and the numbers of the leases; nobody else can add to the logs or
    take a lease until we have committed."""
    ids = {one.write.append.table for one in waiting if one.write.append is not None}
    if not ids:
        return {}, {}
    table = schema.tables.c
    query = select(table.id, table.seq, table.lease).where(table.id.in_(ids))
    found = connection.execute(query.order_by(table.id).with_for_update()).all()
    return {row.id: row.seq for row in found}, {row.id: row.lease for row in found}


def lost_lease(connection: Connection, one: Waiting, batch: Append) -> StorageError | None:
    """Unless the batch was stored before the lease was lost."""
    if one.attempted and is_stored(connection, batch):
        return None
    return known_command(connection, batch) or LeaseLost("storage-lease-lost", table=batch.table)


def is_created(connection: Connection, table: NewTable) -> bool:
    """The same for a new table: nobody else has its key."""
    query = select(schema.tables.c.shuffle_key).where(schema.tables.c.id == table.id)
    return connection.scalar(query) == table.key


def is_stored(connection: Connection, batch: Append) -> bool:
    """Whether a commit whose answer was lost went through after all."""
    log, last = schema.log.c, batch.first + len(batch.entries)
    query = select(log.entry).where(log.table_id == batch.table, log.seq >= batch.first)
    found = connection.scalars(query.where(log.seq < last).order_by(log.seq))
    return list(found) == [entry.data() for entry in batch.entries]


def conflict(connection: Connection, batch: Append, seq: int | None) -> StorageError:
    if seq is None:
        return TableUnknown("storage-table-unknown", table=batch.table)
    return known_command(connection, batch) or SeqTaken(batch.table, batch.first, seq)


def known_command(connection: Connection, batch: Append) -> CommandKnown | None:
    if batch.command is None:
        return None
    commands = schema.commands.c
    query = select(commands.seq).where(commands.table_id == batch.table)
    seq = connection.scalar(query.where(commands.id == batch.command))
    return None if seq is None else CommandKnown(batch.table, batch.command, seq)


def refusal(connection: Connection, write: Write) -> StorageError:
    if write.append is not None and (known := known_command(connection, write.append)):
        return known
    if write.creates is not None:
        query = select(schema.tables.c.id).where(schema.tables.c.id == write.creates.id)
        if connection.scalar(query) is not None:
            return TableExists("storage-table-exists", table=write.creates.id)
    return Unstorable("storage-refused")
