"""Opens the database that a URL names, and brings its schema up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, exc, inspect, make_url, text

from azulejos.server.storage import schema
from azulejos.server.storage.condition import PASSING, sqlstate, trouble_in
from azulejos.server.storage.errors import InvalidDatabase
from azulejos.server.storage.turns import (
    OLDEST_SQLITE,
    AboutToCommit,
    PostgresqlTurns,
    SqliteTurns,
    Turns,
)
from azulejos.server.storage.work_thread import WorkThread

VERSIONS = "alembic_version"
DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
MIGRATION_PATIENCE = 600.0
CONNECT_PATIENCE = 10.0
READERS = 2
CONNECTIONS = 10
NOTICE_THE_DEAD = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""PostgreSQL's patience with a server that was cut off or stopped: it must not use up connections,
nor, in mid-transaction, lock tables for longer than others have patience."""
SWITCH_PAUSE = 0.01
FAILURES = (exc.SQLAlchemyError, OSError, TimeoutError)

T = TypeVar("T")
Work = Callable[[Connection], T]


def database_url(written: str) -> URL:
    """The URL with the driver that we use, or `InvalidDatabase`; a password is never repeated."""
    try:
        url = make_url(written)
    except (exc.ArgumentError, ValueError):
        raise InvalidDatabase("database-url", value=written.partition(":")[0]) from None
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    is_server = url.drivername.startswith("postgres") and url.database
    if url.drivername not in DRIVERS or not (is_file or is_server):
        raise InvalidDatabase("database-url", value=url.render_as_string(hide_password=True))
    return _with_tls_name(url.set(drivername=DRIVERS[url.drivername]))


def _with_tls_name(url: URL) -> URL:
    """PostgreSQL's own tools say sslmode; our driver says ssl."""
    if "sslmode" not in url.query:
        return url
    mode = str(url.query["sslmode"])
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def is_away(error: Exception) -> bool:
    """Whether the database is not there now, or broken; else it dislikes what it was given."""
    if isinstance(error, exc.DBAPIError):
        broken = error.connection_invalidated or isinstance(error, exc.OperationalError)
        passing = sqlstate(error).startswith(PASSING)
        return broken or passing or trouble_in(error) == "database-damaged"
    return isinstance(error, OSError | TimeoutError | exc.TimeoutError)


class Database(ABC):
    """Runs work on a connection, beside the event loop, within `patience` seconds.

    Work is a plain function: what it does is the same for both databases, and a whole transaction
    costs the event loop one wait, not one for each statement.
    """

    dialect: str

    def __init__(self, url: URL, patience: float) -> None:
        self.url = url
        self.patience = patience

    async def read(self, work: Work[T]) -> T:
        """What the work finds, all of it at one moment."""
        async with asyncio.timeout(self.patience):
            return await self._read(work)

    async def write(self, work: Work[T]) -> T:
        """Commits what the work has done; only one such work runs at any time."""
        async with asyncio.timeout(self.patience):
            return await self._write(work)

    async def store_turns(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        """The quick way: whether they are stored; if not, nothing is."""
        async with asyncio.timeout(self.patience):
            return await self._store_turns(turns, about_to_commit)

    @abstractmethod
    async def _store_turns(self, turns: Turns, about_to_commit: AboutToCommit) -> bool: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """A file. One thread writes; a few others read what was committed."""

    dialect = "sqlite"

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(url, patience)
        self.engine = create_engine(url, hide_parameters=True, pool_size=READERS + 2)
        event.listen(self.engine, "connect", self._set_up)
        event.listen(self.engine, "begin", _begin_sqlite)
        self._turns: SqliteTurns | None = None
        self._writer = WorkThread("storage-writer")
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")

    def _set_up(self, connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, also before DDL
        waits = self.patience * 0.6  # for others who write: a little over half our patience
        connection.execute(f"PRAGMA busy_timeout = {int(waits * 1000)}")
        _write_ahead(connection, waits)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    async def _read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._run, work, False
        )

    async def _write(self, work: Work[T]) -> T:
        return await self._writer.run(lambda: self._run(work, True))

    async def _store_turns(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            return False
        return await self._writer.run(lambda: self._run_turns(turns, about_to_commit))

    def _run_turns(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        if self._turns is None:
            self._turns = SqliteTurns(self.engine.raw_connection())
        return self._turns.store(turns, about_to_commit)

    def _run(self, work: Work[T], writes: bool) -> T:
        engine = self.engine.execution_options(writes=writes)
        with engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        if self._turns is not None:
            self._turns.close()
        self._readers.shutdown()
        self.engine.dispose()


class Postgresql(Database):
    """A server, perhaps shared with other nodes."""

    dialect = "postgresql"

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(url, patience)
        if find_spec("asyncpg") is None:
            raise InvalidDatabase("database-driver", value="asyncpg", extra="azulejos[postgresql]")
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415, brings the ORM

        limits = {
            "timeout": min(patience, CONNECT_PATIENCE),
            "command_timeout": patience,
            "server_settings": {
                "idle_in_transaction_session_timeout": f"{500 * patience:.0f}",
                **NOTICE_THE_DEAD,
            },
        }
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            connect_args=limits,
            pool_size=CONNECTIONS,  # to make one takes 50 ms, so none is thrown away
            max_overflow=0,
            pool_timeout=patience,
            pool_reset_on_return=None,  # every transaction ends before its connection is returned
        )
        self._turns = PostgresqlTurns(self.engine)

    async def _read(self, work: Work[T]) -> T:
        return await until_given_up(self._reading(work))

    async def _reading(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        return await until_given_up(self._writing(work))

    async def _writing(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def _store_turns(self, turns: Turns, about_to_commit: AboutToCommit) -> bool:
        return await until_given_up(self._turns.store(turns, about_to_commit))

    async def close(self) -> None:
        await self._turns.close()
        await self.engine.dispose()


async def until_given_up(work: Coroutine[Any, Any, T]) -> T:
    """Whoever gives up is not kept waiting while a connection that is dead gets closed."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.cancel()
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        raise


def open_database(url: URL, patience: float) -> Database:
    """`hide_parameters`: what is stored, keys included, must not get into messages of errors."""
    kind = Sqlite if url.get_backend_name() == "sqlite" else Postgresql
    return kind(url, patience)


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that has read first could not wait for another."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _write_ahead(connection: Any, seconds: float) -> None:
    """Makes the file one with a write-ahead log, for ever.

    While another server is about to write to a file that is not yet so, SQLite refuses at once,
    whatever `busy_timeout` says.
    """
    until = monotonic() + seconds
    while connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if monotonic() > until:
                raise
            sleep(SWITCH_PAUSE)


async def bring_up_to_date(url: URL) -> None:
    """Runs the migrations if there are any, which may take longer than anything else does."""
    database = open_database(url, MIGRATION_PATIENCE)
    try:
        if await database.read(revision) != schema.REVISION:
            from azulejos.server.storage.upgrade import migrate  # noqa: PLC0415, seldom needed

            await database.write(migrate)
    finally:
        await database.close()


def revision(connection: Connection) -> str | None:
    """Which schema the database has; None if it is empty."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return found
