"""Everything the server keeps: tables with their logs, guests, seat tokens, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy import exc, select, tuple_

from azulejos.server.storage import schema, writes
from azulejos.server.storage.backup import backup
from azulejos.server.storage.condition import Condition, Trouble
from azulejos.server.storage.database import (
    FAILURES,
    Database,
    Postgresql,
    T,
    Work,
    bring_up_to_date,
    database_url,
    is_away,
    open_database,
)
from azulejos.server.storage.errors import InvalidDatabase, StorageUnavailable, Unstorable
from azulejos.server.storage.loading import Loader, log_entries, table_row
from azulejos.server.storage.rows import (
    ChatLine,
    Guest,
    Lasting,
    NewTable,
    Phase,
    Place,
    SeatToken,
    Status,
    StoredTable,
    TableRow,
)
from azulejos.server.storage.uptime import Uptime, stored_uptime
from azulejos.server.storage.wakeups import OnAppend, Wakeups
from azulejos.server.storage.writer import Figures, Writer
from azulejos.table import Batch, Entry, now

PATIENCE = 3.0
LISTED = [column for column in schema.tables.c if column.name != "shuffle_key"]


class Store:
    """Made by `open`. Every method answers within `patience` seconds or raises
    `StorageUnavailable`; when the database is back it is used again."""

    def __init__(self, database: Database, on_append: OnAppend | None = None) -> None:
        self._database = database
        self._wakeups: Wakeups | None = None
        if on_append is not None and isinstance(database, Postgresql):
            self._wakeups = Wakeups(database, on_append)
        self._condition = Condition()
        self._writer = Writer(database, self._condition, self._wakeups)
        self._loader = Loader(self._read)
        self.uptime = Uptime()

    @classmethod
    async def open(
        cls, url: str, patience: float = PATIENCE, on_append: OnAppend | None = None
    ) -> Self:
        """The store at this URL, its schema up to date; `InvalidDatabase` says why not.

        On PostgreSQL `on_append` is called when another server has added to a log.
        """
        parsed = database_url(url)
        try:
            await bring_up_to_date(parsed)
        except FAILURES as error:
            raise opening_fault(parsed, error) from error
        store = cls(open_database(parsed, patience), on_append)
        store.uptime.resume(await store._read(stored_uptime))
        return store

    async def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        await self._writer.close()
        if self._wakeups is not None:
            await self._wakeups.close()
        await self._database.close()

    @property
    def figures(self) -> Figures:
        """How much was written, for metrics."""
        return self._writer.figures

    async def trouble(self) -> Trouble | None:
        """Tries to write, and tells what is wrong with the database, if anything is."""
        try:
            await self._writer.submit(writes.trial(now()))
        except StorageUnavailable:
            return self._condition.trouble or "storage-unavailable"
        return self._condition.trouble

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return isinstance(self._database, Postgresql)

    async def is_only_server(self) -> bool:
        """Whether no other server uses the database, as far as this one can find out."""
        if self._wakeups is None:
            return True
        return await self._read(self._wakeups.listeners) == 1

    async def backup(self, path: Path) -> None:
        """A copy of the database as it is now, while it goes on being used."""
        await backup(self._database.url, path)

    # Tables

    async def create(self, table: NewTable) -> None:
        """Raises `TableExists` if the id is taken."""
        await self._writer.submit(writes.creation(table, self.uptime()))

    def append(
        self,
        table: str,
        batch: Batch,
        *,
        command: str | None = None,
        sender: str | None = None,
        status: Status,
        again: bool = False,
    ) -> asyncio.Future[None]:
        """Adds a batch to the log, with the status it leads to; done after the commit.

        `again`: the same was tried before, and may be stored already. Raises `CommandKnown` if this
        command was stored before, `SeqTaken` if the log is not as long as the batch says.
        """
        served = self.uptime()
        write = writes.append(table, batch, command, sender, status, served)
        return self._writer.submit(write, again)

    async def save_settings(self, table: str, settings: Mapping[str, Any]) -> None:
        """What is agreed at a table beside the rules of its game."""
        await self._writer.submit(writes.save_settings(table, settings))

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored about one table, at one moment."""
        return await self._loader.load(table)

    async def entries(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a log from the place `since` on."""
        return await self._read(lambda connection: log_entries(connection, table, since))

    async def public_tables(self, limit: int, before: Place | None = None) -> list[TableRow]:
        """Public tables that are not finished, the newest first."""
        return await self._listed(schema.OPEN, schema.tables.c.created_at, limit, before)

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[TableRow]:
        """Tables where the guest has a seat, or which the guest has made; the newest first.

        Those that were cancelled are nobody's any more.
        """
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == guest)
        table = schema.tables.c
        own = sa.or_(table.created_by == guest, table.id.in_(seated))
        wanted = sa.and_(own, table.phase != str(Phase.CANCELLED))
        return await self._listed(wanted, table.created_at, limit, before)

    async def seats_of(self, guest: str, tables: Sequence[str]) -> dict[str, list[int]]:
        """The seats that the guest has at each of these tables."""
        seat = schema.seats.c
        query = select(seat.table_id, seat.seat).where(
            seat.guest_id == guest, seat.table_id.in_(tables)
        )
        found: dict[str, list[int]] = {table: [] for table in tables}
        for row in await self._rows(query.order_by(seat.seat)):
            found[row.table_id].append(row.seat)
        return found

    async def finished(self, limit: int, before: Place | None = None) -> list[TableRow]:
        """Finished public games, the last to finish first."""
        return await self._listed(schema.ENDED, schema.tables.c.finished_at, limit, before)

    async def unfinished(self) -> int:
        """How many tables are not finished."""
        counted = select(sa.func.count()).select_from(schema.tables).where(schema.UNFINISHED)
        rows = await self._rows(counted)
        return int(rows[0][0])

    async def waking(self, after: int, before: int) -> list[str]:
        """Tables that go on by themselves in this time, the first to do so first."""
        wakes_at = schema.tables.c.wakes_at
        query = select(schema.tables.c.id).where(schema.WAKING, wakes_at > after)
        rows = await self._rows(query.where(wakes_at <= before).order_by(wakes_at))
        return [row.id for row in rows]

    async def _listed(
        self,
        wanted: sa.ColumnElement[bool] | sa.TextClause,
        order: sa.ColumnElement[Any],
        limit: int,
        before: Place | None,
    ) -> list[TableRow]:
        table = schema.tables.c
        query = select(*LISTED).where(wanted)
        if before is not None:
            query = query.where(tuple_(order, table.id) < tuple_(*map(sa.literal, before)))
        query = query.order_by(order.desc(), table.id.desc()).limit(limit)
        return [table_row(row) for row in await self._rows(query)]

    # What ends by itself

    async def keep_time(self) -> None:
        """Stores how long the database has been served."""
        await self._writer.submit(writes.keep_time(self.uptime()))

    async def touch(self, visits: Mapping[str, int]) -> None:
        """Somebody was at these tables, at these moments of `uptime`."""
        await self._writer.submit(writes.touch(visits))

    async def untouched(self, lasting: Lasting, before: int, limit: int) -> list[str]:
        """Unfinished tables of a kind where nobody has been since, the longest left first."""
        table = schema.tables.c
        query = select(table.id).where(
            schema.UNFINISHED, table.lasting == str(lasting), table.touched < before
        )
        rows = await self._rows(query.order_by(table.touched).limit(limit))
        return [row.id for row in rows]

    async def touched(self, table: str) -> int | None:
        """When somebody was last there; None if there is no such table."""
        tables = schema.tables.c
        rows = await self._rows(select(tables.touched).where(tables.id == table))
        return rows[0].touched if rows else None

    async def drop_cancelled(self, before: int, limit: int) -> list[str]:
        """Forgets tables that were cancelled before: nothing was played there."""
        table = schema.tables.c
        query = select(table.id).where(schema.CANCELLED, table.touched < before)
        found = [row.id for row in await self._rows(query.order_by(table.touched).limit(limit))]
        if found:
            await self._writer.submit(writes.drop_tables(found))
        return found

    async def forget_guests(self, before: int, limit: int) -> int:
        """Forgets guests not seen since, and keeps those who have tables for another term.

        Tells how many were looked at.
        """
        found = await self._rows(guests_unseen(before, limit))
        gone = [row.id for row in found if not row.is_known]
        kept = [Guest(row.id, row.name, row.created_at) for row in found if row.is_known]
        if found:
            await self._writer.submit(writes.drop_guests(gone))
            await self._writer.submit(writes.save_guests(kept, self.uptime()))
        return len(found)

    # Chat

    async def add_chat(self, line: ChatLine) -> None:
        """A line that is there already stays as it is."""
        await self._writer.submit(writes.add_chat(line))

    # Guests and tokens

    async def save_guest(self, guest: Guest) -> None:
        """A new guest, or the new name of one."""
        await self._writer.submit(writes.save_guests([guest], self.uptime()))

    async def guest(self, guest: str) -> Guest | None:
        rows = await self._rows(select(schema.guests).where(schema.guests.c.id == guest))
        return Guest(rows[0].id, rows[0].name, rows[0].created_at) if rows else None

    async def sign_out(self, guest: Guest, generation: int) -> None:
        """From now on only cookies of this generation are good, and no link to a seat is."""
        await self._writer.submit(writes.sign_out(guest, generation, self.uptime()))

    async def generations(self) -> dict[str, int]:
        """Of all guests who have signed out everywhere: which of their cookies are good."""
        guest = schema.guests.c
        rows = await self._rows(select(guest.id, guest.generation).where(schema.SIGNED_OUT))
        return {row.id: row.generation for row in rows}

    async def add_seat_token(self, table: str, seat: int, hashed: bytes) -> None:
        """One more token for a seat, by its SHA-256."""
        await self._writer.submit(writes.add_seat_token(table, seat, hashed))

    async def replace_seat_tokens(self, table: str, seat: int, hashed: bytes | None) -> None:
        """All earlier tokens of a seat are worth nothing from now on."""
        await self._writer.submit(writes.replace_seat_tokens(table, seat, hashed))

    async def seat_of_token(self, hashed: bytes) -> SeatToken | None:
        token = schema.seat_tokens.c
        rows = await self._rows(select(token.table_id, token.seat).where(token.hash == hashed))
        return SeatToken(rows[0].table_id, rows[0].seat) if rows else None

    # Reading

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _read(self, work: Work[T]) -> T:
        """What the work finds. A connection that was lost meanwhile is made once more."""
        try:
            return await self._database.read(work)
        except (exc.DBAPIError, OSError) as error:
            if not is_away(error):
                raise Unstorable("storage-refused") from error
        except FAILURES as error:
            self._condition.failed(error)
            raise StorageUnavailable from error
        try:
            return await self._database.read(work)
        except FAILURES as error:
            self._condition.failed(error)
            raise StorageUnavailable from error


def guests_unseen(before: int, limit: int) -> sa.Select[Any]:
    guest = schema.guests.c
    seated = select(schema.seats.c.seat).where(schema.seats.c.guest_id == guest.id)
    made = select(schema.tables.c.id).where(schema.tables.c.created_by == guest.id)
    is_known = sa.or_(sa.exists(seated), sa.exists(made)).label("is_known")
    query = select(guest.id, guest.name, guest.created_at, is_known).where(guest.seen < before)
    return query.order_by(guest.seen).limit(limit)


def opening_fault(url: sa.URL, error: Exception) -> InvalidDatabase:
    name = url.render_as_string(hide_password=True)
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return InvalidDatabase("database-open", value=name, reason=said.splitlines()[0])
