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

    def __init__(self, file: Path) -> None:
        self._held = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)

    @classmethod
    def take(cls, url: URL) -> Self | None:
        """None for PostgreSQL, which several servers may share; raises if another has the lock."""
        if url.get_backend_name() != "sqlite":
            return None
        file = Path(url.database or "")
        lock = cls(file)
        try:
            lock._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.free()
            raise InvalidDatabase("database-in-use", value=str(file)) from error
        return lock

    def free(self) -> None:
        self._held.close()
