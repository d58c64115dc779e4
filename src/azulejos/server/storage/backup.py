"""A copy of a database that is in use, and its way back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from azulejos.server.storage.errors import BackupFailed
from azulejos.server.storage.lock import DatabaseLock


async def backup(url: URL, path: Path) -> None:
    """Copies an SQLite database as it is at one moment; writers go on meanwhile."""
    if url.get_backend_name() != "sqlite":
        raise BackupFailed("backup-postgresql", command=f"pg_dump --format=custom {url.database}")
    if path.exists():
        raise BackupFailed("backup-exists", path=str(path))
    await asyncio.to_thread(_copy, Path(url.database or ""), path)


async def restore(copy: Path, url: URL) -> None:
    """Puts a copy in the place of an SQLite database that is not there; no server may run."""
    if url.get_backend_name() != "sqlite":
        raise BackupFailed("restore-postgresql", command=f"pg_restore --dbname={url.database}")
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = DatabaseLock.take(url)
    try:
        _expect_nothing_left(path)
        await asyncio.to_thread(_check, copy)
        await asyncio.to_thread(_copy, copy, path)
    finally:
        if lock is not None:
            lock.free()


def _expect_nothing_left(path: Path) -> None:
    """What SQLite finds beside a database it takes for the database's own, and writes it in."""
    for ending in ("", "-wal", "-shm", "-journal"):
        left = path.with_name(path.name + ending)
        if left.exists():
            raise BackupFailed("backup-exists", path=str(left))


def _check(copy: Path) -> None:
    """Whether every page of the copy is sound, and it is one of ours."""
    if not copy.exists():
        raise BackupFailed("backup-no-database", path=str(copy))
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as database:
            found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise BackupFailed("backup-damaged", path=str(copy), reason=found)


def _copy(source: Path, path: Path) -> None:
    """The copy gets its name only when it is whole and on the disk."""
    if not source.exists():
        raise BackupFailed("backup-no-database", path=str(source))
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as database,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            database.backup(copy)  # in one step, so that no writer can make it begin again
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, that can be carried away
        _make_safe(unfinished)
        unfinished.rename(path)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupFailed("backup-failed", path=str(path), reason=str(error)) from error


def _make_safe(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
