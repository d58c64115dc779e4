"""Reads tables from the database, many at once.

After a restart hundreds of tables are wanted at the same moment, and of several servers each reads
what the others add to logs. Whoever asks while others are
being read waits for the next lot, which is one transaction with one row for each table and kind
of thing: a thread that fetches single rows has to wait for the event loop before each of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, select

from azulejos.server.storage import schema
from azulejos.server.storage.database import Work
from azulejos.server.storage.errors import StorageUnavailable
from azulejos.server.storage.rows import ChatLine, Lasting, Phase, Status, StoredTable, TableRow
from azulejos.table import Entry, read_entry

AT_ONCE = 50
LAST_CHAT = 50
ARRAYS = {
    "sqlite": ("json_group_array", "json_array"),
    "postgresql": ("json_agg", "json_build_array"),
}

Place = tuple[str, int]
"""A table and a place in its log."""
Asked = TypeVar("Asked", bound=Hashable)
Found = TypeVar("Found")
Read = Callable[[Work[Mapping[Asked, Found]]], Awaitable[Mapping[Asked, Found]]]
Find = Callable[[Connection, Collection[Asked]], Mapping[Asked, Found]]


class Loader(Generic[Asked, Found]):
    """Gives what `find` finds in the database, as of after it was asked for."""

    def __init__(self, read: Read[Asked, Found], find: Find[Asked, Found]) -> None:
        self._read = read
        self._find = find
        self._wanted: dict[Asked, asyncio.Future[Found | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def load(self, asked: Asked) -> Found | None:
        if asked not in self._wanted:
            self._wanted[asked] = asyncio.get_running_loop().create_future()
        answer = self._wanted[asked]
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="storage loader")
        return await asyncio.shield(answer)

    async def _run(self) -> None:
        await asyncio.sleep(0)  # whoever asks in the same moment
        while self._wanted:
            lot = {name: self._wanted.pop(name) for name in list(self._wanted)[:AT_ONCE]}
            await self._answer(lot)
        self._task = None

    async def _answer(self, lot: Mapping[Asked, asyncio.Future[Found | None]]) -> None:
        try:
            found = await self._read(lambda connection: self._find(connection, list(lot)))
        except Exception as error:  # goes to those who wait
            await self._fail(lot, error)
            return
        for name, answer in lot.items():
            answer.set_result(found.get(name))

    async def _fail(
        self, lot: Mapping[Asked, asyncio.Future[Found | None]], error: Exception
    ) -> None:
        """A table that cannot be read must not keep the others of its lot; but when nothing can be
        read, whoever waits has waited long enough."""
        if isinstance(error, StorageUnavailable):
            failed = [*lot.values(), *self._wanted.values()]
            self._wanted.clear()
        elif len(lot) == 1:
            failed = list(lot.values())
        else:
            failed = []
            for name, answer in lot.items():
                await self._answer({name: answer})
        for answer in failed:
            answer.set_exception(error)


def stored_tables(connection: Connection, ids: Collection[str]) -> Mapping[str, StoredTable]:
    rows = connection.execute(select(schema.tables).where(schema.tables.c.id.in_(ids))).all()
    log, commands = schema.log.c, schema.commands.c
    entries = placed(connection, ids, log.table_id, log.seq, log.entry)
    known = placed(connection, ids, commands.table_id, commands.seq, commands.id)
    said = last_chat(connection, ids)
    return {
        row.id: StoredTable(
            row=table_row(row),
            entries=tuple(map(written_entry, entries.get(row.id, {}).values())),
            commands={command: seq for seq, command in known.get(row.id, {}).items()},
            key=bytes(row.shuffle_key),
            chat=tuple(line for line in said if line.table == row.id),
        )
        for row in rows
    }


def placed(
    connection: Connection,
    ids: Collection[str],
    table: sa.Column[str],
    seq: sa.Column[int],
    value: sa.Column[Any],
) -> Mapping[str, dict[int, Any]]:
    """For each table the values by their place in the log, which each has for itself."""
    gathered, pair = ARRAYS[connection.dialect.name]
    pairs = getattr(sa.func, gathered)(getattr(sa.func, pair)(seq, value))
    query = select(table, sa.type_coerce(pairs, sa.JSON)).where(table.in_(ids)).group_by(table)
    return {name: dict(sorted(found)) for name, found in connection.execute(query).all()}


def written_entry(stored: Any) -> Entry:
    """SQLite keeps JSON as text."""
    return read_entry(json.loads(stored) if isinstance(stored, str) else stored)


def last_chat(connection: Connection, ids: Collection[str]) -> list[ChatLine]:
    """The last lines of each table, the oldest of them first."""
    said = schema.chat.c
    latest = sa.func.row_number().over(partition_by=said.table_id, order_by=said.number.desc())
    ranked = select(schema.chat, latest.label("back")).where(said.table_id.in_(ids)).subquery()
    query = select(ranked).where(ranked.c.back <= LAST_CHAT).order_by(ranked.c.number)
    return [chat_line(row) for row in connection.execute(query).all()]


@dataclass(frozen=True, slots=True)
class Growth:
    """Entries that follow on a log, and the log's length after each command among them."""

    entries: tuple[Entry, ...]
    commands: Mapping[str, int]


def growths(connection: Connection, places: Collection[Place]) -> Mapping[Place, Growth]:
    """What was added to each of these logs from its place on."""
    log, command = schema.log.c, schema.commands.c
    grown = [sa.and_(log.table_id == table, log.seq >= since) for table, since in places]
    done = [sa.and_(command.table_id == table, command.seq > since) for table, since in places]
    entries = select(log.table_id, log.seq, log.entry).where(sa.or_(*grown)).order_by(log.seq)
    commands = select(command.table_id, command.seq, command.id).where(sa.or_(*done))
    added = by_table(connection.execute(entries))
    known = by_table(connection.execute(commands))
    return {
        (table, since): Growth(
            tuple(read_entry(entry) for seq, entry in added.get(table, ()) if seq >= since),
            {name: seq for seq, name in known.get(table, ()) if seq > since},
        )
        for table, since in places
    }


def by_table(rows: Iterable[Sequence[Any]]) -> Mapping[str, list[tuple[int, Any]]]:
    """Rows of a table, a place in its log, and what is there."""
    found: dict[str, list[tuple[int, Any]]] = {}
    for table, seq, value in rows:
        found.setdefault(table, []).append((seq, value))
    return found


def log_entries(connection: Connection, table: str, since: int) -> tuple[Entry, ...]:
    log = schema.log.c
    query = select(log.entry).where(log.table_id == table, log.seq >= since).order_by(log.seq)
    return tuple(read_entry(entry) for entry in connection.scalars(query))


def table_row(row: sa.Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        public=row.public,
        settings=row.settings,
        created_at=row.created_at,
        created_by=row.created_by,
        updated_at=row.updated_at,
        seq=row.seq,
        status=status(row),
        touched=row.touched,
    )


def status(row: sa.Row[Any]) -> Status:
    return Status(
        phase=Phase(row.phase),
        to_move=row.to_move,
        round=row.round,
        scores=tuple(row.scores),
        finished_at=row.finished_at,
        shown=row.shown,
        lasting=Lasting(row.lasting),
        wakes_at=row.wakes_at,
    )


def chat_line(row: sa.Row[Any]) -> ChatLine:
    return ChatLine(row.table_id, row.id, row.at, row.guest_id, row.name, row.seat, row.text)


def guests_unseen(before: int, limit: int) -> sa.Select[Any]:
    guest = schema.guests.c
    seated = select(schema.seats.c.seat).where(schema.seats.c.guest_id == guest.id)
    made = select(schema.tables.c.id).where(schema.tables.c.created_by == guest.id)
    is_known = sa.or_(sa.exists(seated), sa.exists(made)).label("is_known")
    query = select(guest.id, guest.name, guest.created_at, is_known).where(
        guest.seen < before, guest.renamed_at.is_(None)
    )
    return query.order_by(guest.seen).limit(limit)
