"""A copy of a database that is in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from azulejos.server.storage.errors import BackupFailed


async def backup(url: URL, path: Path) -> None:
    """Copies an SQLite database as it is at one moment; writers go on meanwhile."""
    if url.get_backend_name() != "sqlite":
        raise BackupFailed("backup-postgresql", command=f"pg_dump --format=custom {url.database}")
    if path.exists():
        raise BackupFailed("backup-exists", path=str(path))
    await asyncio.to_thread(_copy, Path(url.database or ""), path)


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
