"""One server for each SQLite file: two would not hear of what the other stores."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Self

from sqlalchemy import URL

from azulejos.server.storage.errors import InvalidDatabase


class DatabaseLock:
    """An empty database beside the file, in which a transaction is open as long as the server runs.

    SQLite locks files the same way on every system, and the system frees them however we end.
    """

    def __init__(self, held: sqlite3.Connection) -> None:
        self._held = held

    @classmethod
    def take(cls, url: URL) -> Self | None:
        """None for PostgreSQL, which several servers may share; raises if another has the lock."""
        if url.get_backend_name() != "sqlite":
            return None
        file = Path(url.database or "")
        try:
            held = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
        except sqlite3.OperationalError as error:
            raise InvalidDatabase("database-open", value=str(file), reason=str(error)) from error
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InvalidDatabase("database-in-use", value=str(file)) from error
            raise InvalidDatabase("database-open", value=str(file), reason=str(error)) from error
        return cls(held)

    @classmethod
    def is_taken(cls, url: URL) -> bool:
        """Whether a server runs on this file now."""
        if not Path(f"{url.database}.lock").exists():
            return False
        try:
            lock = cls.take(url)
        except InvalidDatabase as error:
            return error.code == "database-in-use"
        if lock is not None:
            lock.free()
        return False

    def free(self) -> None:
        self._held.close()
