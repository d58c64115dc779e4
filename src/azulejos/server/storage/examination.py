"""What a database looks like from outside, for `azulejos doctor`: it changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import URL, Connection, text

from azulejos.server.storage import schema
from azulejos.server.storage.condition import said
from azulejos.server.storage.database import FAILURES, open_database, revision
from azulejos.server.storage.errors import InvalidDatabase
from azulejos.server.storage.nodes import SILENT_MS, key_check
from azulejos.table import now

PATIENCE = 60.0
"""A large file takes a while to be read through."""

SAFE_WHEN_ON = ["fsync", "full_page_writes", "synchronous_commit"]
HASTY = text("""
    SELECT name FROM pg_settings WHERE name = ANY(:names) AND setting = 'off' ORDER BY name""")


@dataclass(frozen=True, slots=True)
class NodeFacts:
    """A server that shares the database: what tells its key from others, and for how many
    milliseconds nothing was heard of it."""

    key_check: str
    silent: int

    @property
    def runs(self) -> bool:
        return self.silent <= SILENT_MS


@dataclass(frozen=True, slots=True)
class DatabaseFacts:
    """`revision` is None if it is empty; times are milliseconds since 1970. `key_check` is that of
    the key which is stored for all servers. With `hasty` settings a commit is no promise."""

    version: str
    revision: str | None
    damage: str | None
    clock: int
    newest: int | None
    nodes: tuple[NodeFacts, ...] = ()
    key_check: str | None = None
    hasty: tuple[str, ...] = ()

    @property
    def is_known(self) -> bool:
        return self.revision is None or self.revision <= schema.REVISION

    @property
    def is_current(self) -> bool:
        return self.revision == schema.REVISION


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


async def examined(url: URL) -> DatabaseFacts:
    """What was found, or `InvalidDatabase` with what the database said."""
    database = open_database(url, PATIENCE)
    try:
        return await database.read(facts)
    except FAILURES as error:
        name = url.render_as_string(hide_password=True)
        raise InvalidDatabase("database-open", value=name, reason=said(error)) from error
    finally:
        await database.close()


def facts(connection: Connection) -> DatabaseFacts:
    found, is_file = revision(connection), connection.dialect.name == "sqlite"
    name = "sqlite_version()" if is_file else "current_setting('server_version')"
    product = "SQLite" if is_file else "PostgreSQL"
    clock = now() if is_file else clock_of_server(connection)
    is_shared = not is_file and found == schema.REVISION
    return DatabaseFacts(
        f"{product} {connection.scalar(text(f'SELECT {name}'))}",
        found,
        damage_in(connection) if is_file else None,
        clock,
        connection.scalar(sa.select(sa.func.max(schema.tables.c.updated_at))) if found else None,
        nodes_on(connection, clock) if is_shared else (),
        stored_key_check(connection) if is_shared else None,
        () if is_file else hasty_settings(connection),
    )


def hasty_settings(connection: Connection) -> tuple[str, ...]:
    """Those by which PostgreSQL says that something is stored before it is on the disk."""
    rows = connection.execute(HASTY, {"names": SAFE_WHEN_ON})
    return tuple(row.name for row in rows)


def nodes_on(connection: Connection, clock: int) -> tuple[NodeFacts, ...]:
    rows = connection.execute(sa.select(schema.nodes.c.key_check, schema.nodes.c.seen))
    return tuple(NodeFacts(row.key_check, clock - row.seen) for row in rows)


def stored_key_check(connection: Connection) -> str | None:
    key = connection.scalar(sa.select(schema.site.c.signing_key))
    return None if key is None else key_check(bytes(key))


def damage_in(connection: Connection) -> str | None:
    found = connection.scalar(text("PRAGMA quick_check(1)"))
    return None if found == "ok" else str(found)


def clock_of_server(connection: Connection) -> int:
    seconds = connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    return int(float(seconds or 0) * 1000)
