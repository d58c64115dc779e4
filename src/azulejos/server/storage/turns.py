"""The quick way to store turns: all that are waiting go to the database as JSON.

Nearly everything a server writes are turns, and building statements for them took three times as
long as running them. SQLite gets one statement for each kind of row, which it runs without the
GIL; PostgreSQL gets one statement in all, which is a transaction of its own. If a log is not as
long as expected, a lease is lost, or a command is known, nothing is written: the careful way finds
out why.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson
import sqlalchemy as sa
from sqlalchemy import PoolProxiedConnection, exc
from sqlalchemy.dialects import postgresql

from azulejos.server.storage import schema
from azulejos.server.storage.condition import PASSING
from azulejos.server.storage.writes import CHANGING, Parameters, Step, Write

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

OLDEST_SQLITE = (3, 33, 0)
"""The first that can update from a list."""

GROWING = {"table_id": schema.tables.c.id, "first": schema.tables.c.seq} | {
    name: schema.tables.c[name] for name in CHANGING
}
FENCED = GROWING | {"held": schema.tables.c.lease}
"""With the lease under which a server does something by itself; servers on a file have none."""
ENTRIES = {column.name: column for column in schema.log.c}
COMMANDS = {column.name: column for column in schema.commands.c}

AboutToCommit = Callable[[], None]
Columns = dict[str, sa.Column[Any]]


@dataclass(frozen=True, slots=True)
class Turns:
    """Rows for `FENCED`, `ENTRIES` and `COMMANDS` as JSON, and of how many tables.

    `notice` is the channel and the name by which other servers are told.
    """

    tables: str
    entries: str
    commands: str
    count: int
    notice: tuple[str, str] = ("", "")


def turns_in(writes: Sequence[Write], notice: tuple[str, str] = ("", "")) -> Turns | None:
    """None unless these are turns, each of another table, with nothing in them beyond JSON."""
    tables: list[Parameters] = []
    entries: list[Parameters] = []
    commands: list[Parameters] = []
    for write in writes:
        batch = write.append
        if batch is None or any(write.steps[step] for step in write.steps if is_rare(step)):
            return None
        place = {"table_id": batch.table, "first": batch.first, "held": batch.lease}
        tables += (row | place for row in write.steps[Step.UPDATE_TABLE])
        entries += write.steps[Step.ADD_ENTRY]
        commands += write.steps.get(Step.ADD_COMMAND, ())
    if len({row["table_id"] for row in tables}) < len(tables):
        return None
    tables.sort(key=lambda row: str(row["table_id"]))  # two servers must not lock each other out
    try:
        return Turns(written(tables), written(entries), written(commands), len(tables), notice)
    except orjson.JSONEncodeError:
        return None


def written(rows: list[Parameters]) -> str:
    return orjson.dumps(rows).decode()


def is_rare(step: Step) -> bool:
    return step not in (Step.UPDATE_TABLE, Step.ADD_ENTRY, Step.ADD_COMMAND)


class SqliteTurns:
    """Writes through a connection of its own, in one thread."""

    def __init__(self, connection: PoolProxiedConnection) -> None:
        self._connection = connection
        inserts = [sqlite_insert("log", ENTRIES), sqlite_insert("commands", COMMANDS)]
        self._statements = [sqlite_update(), *inserts]

    def store(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        """Whether they are stored; if not, nothing is."""
        database = self._connection.driver_connection
        assert isinstance(database, sqlite3.Connection)
        rows = (turns.tables, turns.entries, turns.commands)
        try:
            database.execute("BEGIN IMMEDIATE")
            grown, *_ = [
                database.execute(statement, (given,)).rowcount
                for statement, given in zip(self._statements, rows, strict=True)
            ]
            if grown == turns.count:
                about_to_commit()
                database.execute("COMMIT")
        except (sqlite3.IntegrityError, sqlite3.DataError):
            pass
        except sqlite3.OperationalError as error:
            raise exc.OperationalError("turns", None, error) from error
        except sqlite3.DatabaseError as error:
            raise exc.DatabaseError("turns", None, error) from error
        finally:
            stored = not database.in_transaction
            if not stored:
                database.rollback()
        return stored

    def close(self) -> None:
        self._connection.close()


def sqlite_rows(columns: Columns) -> str:
    fields = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in columns)
    return f"SELECT {fields} FROM json_each(?)"


def sqlite_insert(table: str, columns: Columns) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) {sqlite_rows(columns)}"


def sqlite_update() -> str:
    return f"{update()} FROM ({sqlite_rows(GROWING)}) AS given {WHERE}"


HOLDS = "AND (given.held IS NULL OR tables.lease = given.held)"
WHERE = "WHERE tables.id = given.table_id AND tables.seq = given.first"


def update() -> str:
    return "UPDATE tables SET " + ", ".join(f"{name} = given.{name}" for name in CHANGING)


class PostgresqlTurns:
    """Writes through a connection of its own, which is made again when it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._statement = postgresql_statement()

    async def store(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        """Whether they are stored; if not, nothing is."""
        rows = (turns.tables, turns.entries, turns.commands)
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            driver: Any = (await self._connection.get_raw_connection()).driver_connection
            if driver.is_closed():
                raise ConnectionResetError("the connection was lost")
            about_to_commit()
            await driver.fetchval(self._statement, *rows, turns.count, *turns.notice)
        except exc.SQLAlchemyError:  # no connection
            raise
        except Exception as error:  # of the driver
            if is_against_what_was_sent(error):
                return False
            await self.close()
            raise exc.OperationalError("turns", None, error) from error
        except BaseException:  # nobody waits any more
            await self.close()
            raise
        return True

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def is_against_what_was_sent(error: Exception) -> bool:
    state = getattr(error, "sqlstate", None)
    return state is not None and not state.startswith(PASSING)


def postgresql_statement() -> str:
    """Divides by zero, so that nothing is stored, unless all logs are as long as expected and
    leases are held.

    Parameters: the rows, how many tables, and what to tell other servers: channel and node.
    """
    notice = "pg_notify($5, $6 || ' ' || seq || ' ' || table_id)"
    return f"""
        WITH grown AS (
            {update()} FROM {postgresql_rows(1, FENCED)} {WHERE} {HOLDS}
            RETURNING given.table_id, given.seq
        ), entries AS (
            {postgresql_insert("log", 2, ENTRIES)}
        ), known AS (
            {postgresql_insert("commands", 3, COMMANDS)}
        )
        SELECT 1 / (count(*) = $4)::integer, max(CASE WHEN $6 <> '' THEN {notice}::text END)
        FROM grown"""


def postgresql_insert(table: str, parameter: int, columns: Columns) -> str:
    names = ", ".join(columns)
    return (
        f"INSERT INTO {table} ({names}) SELECT {names} FROM {postgresql_rows(parameter, columns)}"
    )


def postgresql_rows(parameter: int, columns: Columns) -> str:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    types = ", ".join(f"{name} {one.type.compile(dialect)}" for name, one in columns.items())
    return f"json_to_recordset(${parameter}::text::json) AS given ({types})"
