"""What the store keeps for whoever runs the site: names they gave, blocks, reports, their deeds.

A deed is noted in the transaction that does it, so none is done without a note.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import select

from azulejos.server.storage import schema
from azulejos.server.storage.database import Work
from azulejos.server.storage.rows import Barred, Block, Deed, Guest, Report
from azulejos.server.storage.writer import Writer
from azulejos.server.storage.writes import Step, Write, noted, unnumbered

Run = Callable[[Work[Any]], Awaitable[Any]]
SIGNED_OUT = "signed-out"
NAMED = 200
"""Of so many guests with the name that is looked for the tables are found."""
PEOPLE_NEWS: Mapping[str, Any] = {"kind": "signed-out"}
"""Other servers are to look again who is let in and how they are called."""


class Administration:
    """Part of the store."""

    def __init__(self, writer: Writer, read: Run, write: Run) -> None:
        self._writer = writer
        self._read = read
        self._write = write

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        found: Sequence[sa.Row[Any]] = await self._read(
            lambda connection: connection.execute(query).all()
        )
        return found

    # Names and blocks

    async def rename(self, guest: str, name: str, deed: Deed) -> None:
        row = {"of": guest, "name": name, "renamed_at": deed.at}
        await self._do(Step.RENAME_GUEST, row, deed, PEOPLE_NEWS)

    async def renamed(self) -> dict[str, tuple[str, int]]:
        """The names that guests were given, and when."""
        guest = schema.guests.c
        query = select(guest.id, guest.name, guest.renamed_at).where(schema.RENAMED)
        return {row.id: (row.name, row.renamed_at) for row in await self._rows(query)}

    async def guests_named(self, search: str, limit: int) -> list[Guest]:
        """Those with this in their name, or of this id; who was here last comes first."""
        guest = schema.guests.c
        query = select(guest.id, guest.name, guest.created_at).where(is_named(search))
        rows = await self._rows(query.order_by(guest.seen.desc(), guest.id).limit(limit))
        return [Guest(row.id, row.name, row.created_at) for row in rows]

    async def block(self, block: Block, deed: Deed) -> None:
        """In the place of any earlier block of the same."""
        await self._do(Step.SAVE_BLOCK, unnumbered(block), deed, PEOPLE_NEWS)

    async def unblock(self, number: int, deed: Deed) -> None:
        await self._do(Step.DROP_BLOCK, {"of": number}, deed, PEOPLE_NEWS)

    async def blocks(self) -> list[Block]:
        """All that are kept, the newest first; some may be over."""
        query = select(schema.blocks).order_by(schema.blocks.c.at.desc())
        rows = [row._asdict() for row in await self._rows(query)]
        return [Block(**{**row, "kind": Barred(row["kind"])}) for row in rows]

    # Reports

    async def report(self, report: Report) -> None:
        """What one person says of another at a table counts once."""
        row = unnumbered(report)
        for name, column in (("table", "table_id"), ("by", "by_id"), ("guest", "guest_id")):
            row[column] = row.pop(name)
        await self._writer.submit(Write({Step.ADD_REPORT: [row]}))

    async def unhandled(self) -> int:
        counted = select(sa.func.count()).select_from(schema.reports).where(schema.UNHANDLED)
        return int((await self._rows(counted))[0][0])

    async def reports(self, handled: bool, limit: int, before: int | None) -> list[Report]:
        """The newest first."""
        report = schema.reports.c
        query = select(schema.reports).where(
            report.handled_at.is_not(None) if handled else schema.UNHANDLED
        )
        if before is not None:
            query = query.where(report.number < before)
        rows = await self._rows(query.order_by(report.number.desc()).limit(limit))
        return [report_of(row._asdict()) for row in rows]

    async def report_numbered(self, number: int) -> Report | None:
        rows = await self._rows(select(schema.reports).where(schema.reports.c.number == number))
        return report_of(rows[0]._asdict()) if rows else None

    async def handle(self, number: int, note: str, deed: Deed) -> None:
        row = {"of": number, "handled_at": deed.at, "note": note}
        await self._do(Step.HANDLE_REPORT, row, deed)

    # Deeds

    async def note(self, deed: Deed) -> None:
        """Something that changes nothing else: signing in and out."""
        await self._writer.submit(Write({Step.ADD_DEED: [unnumbered(deed)]}))

    async def deeds(self, limit: int, before: int | None) -> list[Deed]:
        """The newest first."""
        number = schema.audit.c.number
        query = select(schema.audit).order_by(number.desc()).limit(limit)
        if before is not None:
            query = query.where(number < before)
        return [Deed(**row._asdict()) for row in await self._rows(query)]

    async def has_signed_out(self, session: str) -> bool:
        deed = schema.audit.c
        query = select(deed.number).where(deed.session == session, deed.action == SIGNED_OUT)
        return bool(await self._rows(query.limit(1)))

    async def _do(
        self,
        step: Step,
        row: dict[str, Any],
        deed: Deed,
        news: Mapping[str, Any] | None = None,
    ) -> None:
        await self._writer.submit(noted(Write({step: [row]}, news=news), deed))

    # What there is

    async def phases(self) -> dict[str, int]:
        """How many tables wait and how many are under way."""
        phase = schema.tables.c.phase
        query = select(phase, sa.func.count().label("tables")).where(schema.UNFINISHED)
        return {row.phase: row.tables for row in await self._rows(query.group_by(phase))}

    async def nodes(self) -> dict[str, tuple[int, int]]:
        """The servers on this database: when each last said that it runs, and how many tables it
        looks after."""
        node, table = schema.nodes.c, schema.tables.c
        kept = (
            select(table.keeper, sa.func.count().label("tables"))
            .where(schema.UNFINISHED, table.keeper.is_not(None))
            .group_by(table.keeper)
            .subquery()
        )
        query = select(node.id, node.seen, kept.c.tables).outerjoin_from(
            schema.nodes, kept, kept.c.keeper == node.id
        )
        return {row.id: (row.seen, row.tables or 0) for row in await self._rows(query)}

    async def forget(self, now: int, reports: int, deeds: int) -> None:
        """Blocks that are over; reports and deeds from before these times."""
        old = (
            schema.blocks.delete().where(schema.blocks.c.until < now),
            schema.reports.delete().where(schema.reports.c.at < reports),
            schema.audit.delete().where(schema.audit.c.at < deeds),
        )

        def work(connection: sa.Connection) -> None:
            for statement in old:
                connection.execute(statement)

        await self._write(work)


def report_of(row: dict[str, Any]) -> Report:
    for name, column in (("table", "table_id"), ("by", "by_id"), ("guest", "guest_id")):
        row[name] = row.pop(column)
    return Report(**row)


def is_named(search: str) -> sa.ColumnElement[bool]:
    guest = schema.guests.c
    return sa.or_(guest.id == search, guest.name.icontains(search, autoescape=True))


def is_about(search: str) -> sa.ColumnElement[bool]:
    """Tables of this id, and those that guests of this name have made or sit at."""
    guests = select(schema.guests.c.id).where(is_named(search)).limit(NAMED)
    seated = select(schema.seats.c.table_id).where(schema.seats.c.guest_id.in_(guests))
    table = schema.tables.c
    return sa.or_(table.id == search, table.created_by.in_(guests), table.id.in_(seated))
