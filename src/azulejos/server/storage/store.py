"""Everything the server keeps: tables with their logs, guests, seat tokens, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy import exc, select, tuple_

from azulejos.server.storage import schema, writes
from azulejos.server.storage.administration import Administration, is_about
from azulejos.server.storage.allowances import forget
from azulejos.server.storage.backup import backup
from azulejos.server.storage.condition import Condition, Trouble
from azulejos.server.storage.database import (
    FAILURES,
    Database,
    T,
    Work,
    bring_up_to_date,
    database_url,
    is_away,
    open_database,
)
from azulejos.server.storage.errors import InvalidDatabase, StorageUnavailable, Unstorable
from azulejos.server.storage.loading import (
    Growth,
    Loader,
    growths,
    guests_unseen,
    log_entries,
    stored_tables,
    table_row,
)
from azulejos.server.storage.rows import (
    ChatLine,
    Deed,
    Guest,
    Lasting,
    NewTable,
    Phase,
    Place,
    SeatToken,
    Status,
    StoredReview,
    StoredTable,
    TableRow,
)
from azulejos.server.storage.sharing import Sharing
from azulejos.server.storage.uptime import Uptime, stored_uptime
from azulejos.server.storage.writer import Figures, Writer
from azulejos.table import Batch, Entry, now

PATIENCE = 3.0
LISTED = [column for column in schema.tables.c if column.name != "shuffle_key"]


class Store(Sharing):
    """Made by `open`. Every method answers within `patience` seconds or raises
    `StorageUnavailable`; when the database is back it is used again."""

    def __init__(self, database: Database) -> None:
        self._condition = Condition()
        super().__init__(database, Writer(database, self._condition))
        self._tables = Loader[str, StoredTable](self._read, stored_tables)
        self._growths = Loader[tuple[str, int], Growth](self._read, growths)
        self.uptime = Uptime()
        self.administration = Administration(self._writer, self._read, self._write)

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> Self:
        """The store at this URL, its schema up to date; `InvalidDatabase` says why not."""
        parsed = database_url(url)
        try:
            await bring_up_to_date(parsed)
        except FAILURES as error:
            raise opening_fault(parsed, error) from error
        store = cls(open_database(parsed, patience))
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

    async def backup(self, path: Path) -> None:
        """A copy of the database as it is now, while it goes on being used."""
        await backup(self._database.url, path)

    # Tables

    async def create(self, table: NewTable) -> None:
        """Raises `TableExists` if the id is taken."""
        keeper = self.leases.keeper if self.leases is not None else None
        await self._writer.submit(writes.creation(table, self.uptime(), keeper))
        if self.leases is not None and keeper is not None:
            await self.leases.note_created(table.id)

    def append(
        self,
        table: str,
        batch: Batch,
        *,
        command: str | None = None,
        sender: str | None = None,
        status: Status,
        again: bool = False,
        lease: int | None = None,
    ) -> asyncio.Future[None]:
        """Adds a batch to the log, with the status it leads to; done after the commit.

        `again`: the same was tried before, and may be stored already. Raises `CommandKnown` if this
        command was stored before, `SeqTaken` if the log is not as long as the batch says,
        `LeaseLost` if the table's lease has another number than the one that is given.
        """
        served = self.uptime()
        write = writes.append(table, batch, command, sender, status, served, lease)
        return self._writer.submit(write, again)

    def append_noted(
        self, deed: Deed, table: str, batch: Batch, *, status: Status, again: bool, **by: Any
    ) -> asyncio.Future[None]:
        """The same as `append`, with a note of what the host of the site has done."""
        served = self.uptime()
        write = writes.append(table, batch, status=status, served=served, **by)
        return self._writer.submit(writes.noted(write, deed), again)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored about one table, at one moment."""
        return await self._tables.load(table)

    async def entries(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a log from the place `since` on."""
        return await self._read(lambda connection: log_entries(connection, table, since))

    async def growth(self, table: str, since: int) -> Growth:
        """What was added to a log from the place `since` on, with the commands that did it."""
        return await self._growths.load((table, since)) or Growth((), {})

    async def public_tables(self, limit: int, before: Place | None = None) -> list[TableRow]:
        """Public tables that are not finished, the newest first."""
        return await self._listed(schema.OPEN, schema.tables.c.created_at, limit, before)

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[TableRow]:
        """Tables where the guest has a seat, or which the guest has made; the newest first.

        Those that were cancelled are nobody's any more.
        """
        table = schema.tables.c
        wanted = sa.and_(own_tables(guest), table.phase != str(Phase.CANCELLED))
        return await self._listed(wanted, table.created_at, limit, before)

    async def running_tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Those among them where a game is under way."""
        table = schema.tables.c
        wanted = sa.and_(own_tables(guest), table.phase == str(Phase.RUNNING))
        return await self._listed(wanted, table.created_at, limit, None)

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

    async def unfinished_of(self, guest: str) -> list[str]:
        """Tables that are not finished where the guest has a seat, the oldest first."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == guest)
        table = schema.tables.c
        query = select(table.id).where(table.id.in_(seated), schema.UNFINISHED)
        return [row.id for row in await self._rows(query.order_by(table.created_at))]

    async def kept_for(self, guest: str, limit: int) -> list[str]:
        """Tables whose game has not begun and whose settings name the guest, the newest first."""
        table = schema.tables.c
        names_guest = sa.cast(table.settings, sa.Text).contains(guest, autoescape=True)
        query = select(table.id).where(
            schema.UNFINISHED, table.phase == str(Phase.WAITING), names_guest
        )
        rows = await self._rows(query.order_by(table.created_at.desc()).limit(limit))
        return [row.id for row in rows]

    async def finished(self, limit: int, before: Place | None = None) -> list[TableRow]:
        """Finished public games, the last to finish first."""
        return await self._listed(schema.ENDED, schema.tables.c.finished_at, limit, before)

    async def tables_with(
        self, search: str, limit: int, before: Place | None = None
    ) -> list[TableRow]:
        """All that are not finished, the newest first; or only those of this id, or of guests
        with this in their name."""
        wanted: sa.ColumnElement[bool] | sa.TextClause = schema.UNFINISHED
        if search:
            wanted = sa.and_(schema.UNFINISHED, is_about(search))
        return await self._listed(wanted, schema.tables.c.created_at, limit, before)

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
        if self.is_shared and self.is_first:
            await self._write(forget)

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

    # Reviews

    async def save_review(self, review: StoredReview) -> None:
        """In the place of any earlier one of the same table and depth."""
        await self._writer.submit(writes.save_review(review))

    async def review(self, table: str, depth: str) -> StoredReview | None:
        found = schema.reviews.c
        query = select(schema.reviews).where(found.table_id == table, found.depth == depth)
        rows = await self._rows(query)
        return StoredReview(table, depth, rows[0].version, rows[0].content) if rows else None

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

    async def save_network_bot(self, bot: Guest, token_hash: bytes) -> None:
        """A new one; or one of this name gets a new token and keeps its id."""
        await self._writer.submit(writes.save_network_bot(bot, token_hash))

    async def drop_network_bot(self, name: str) -> None:
        await self._writer.submit(writes.drop_network_bot(name))

    async def network_bots(self, token_hash: bytes | None = None) -> list[Guest]:
        """All programs that may play over the network, or the one whose token has this SHA-256."""
        bot = schema.network_bots.c
        query = select(bot.id, bot.name, bot.created_at).order_by(bot.name)
        if token_hash is not None:
            query = query.where(bot.token_hash == token_hash)
        return [Guest(row.id, row.name, row.created_at) for row in await self._rows(query)]

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

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _read(self, work: Work[T]) -> T:
        """What the work finds. A connection that was lost meanwhile is made once more."""
        try:
            return await self._database.read(work)
        except (exc.DBAPIError, OSError) as error:
            if isinstance(error, TimeoutError):
                raise self._unavailable(error) from error  # that was all our patience
            if not is_away(error):
                raise Unstorable("storage-refused") from error
        except FAILURES as error:
            raise self._unavailable(error) from error
        try:
            return await self._database.read(work)
        except FAILURES as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception) -> StorageUnavailable:
        self._condition.failed(error)
        return StorageUnavailable()


def own_tables(guest: str) -> sa.ColumnElement[bool]:
    seated = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == guest)
    return sa.or_(schema.tables.c.created_by == guest, schema.tables.c.id.in_(seated))


def opening_fault(url: sa.URL, error: Exception) -> InvalidDatabase:
    name = url.render_as_string(hide_password=True)
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return InvalidDatabase("database-open", value=name, reason=said.splitlines()[0])
