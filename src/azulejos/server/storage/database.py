"""Opens the database that a URL names, and brings its schema up to date."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import alembic.command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, exc, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from azulejos.server.storage.errors import InvalidDatabase

MIGRATIONS = "azulejos.server.storage:migrations"
MIGRATION_LOCK = 0x617A756C  # any number that no other program locks
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY_MILLISECONDS = 2_000
POOL = {"pool_size": 5, "max_overflow": 5, "pool_timeout": 5}


def database_url(written: str) -> URL:
    """The URL with the driver that we use, or `InvalidDatabase`; a password is never repeated."""
    try:
        url = make_url(written)
    except (exc.ArgumentError, ValueError):
        raise InvalidDatabase("database-url", value=written.partition(":")[0]) from None
    is_file = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
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


def make_engine(url: URL, patience: float) -> AsyncEngine:
    """`hide_parameters`: what is stored, keys included, must not get into messages of errors."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True, **POOL)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    if find_spec("asyncpg") is None:
        raise InvalidDatabase("database-driver", value="asyncpg", extra="azulejos[postgresql]")
    limits = {"timeout": patience, "command_timeout": patience}
    return create_async_engine(url, hide_parameters=True, connect_args=limits, **POOL)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, also before DDL
    cursor = connection.cursor()
    for setting in (
        f"busy_timeout = {BUSY_MILLISECONDS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that has read first could not wait for another."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def for_writing(connection: AsyncConnection) -> AsyncConnection:
    return await connection.execution_options(writes=True)


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Brings the schema up to date in one transaction; others who want the same wait for us."""
    async with engine.connect() as connection:
        await for_writing(connection)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": MIGRATION_LOCK})
            await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, to)
