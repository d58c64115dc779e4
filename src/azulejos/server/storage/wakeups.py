"""Several servers on one PostgreSQL notify each other of logs that have grown (LISTEN, NOTIFY)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any
from uuid import uuid4

import sqlalchemy as sa

from azulejos.server.storage.database import Postgresql
from azulejos.server.storage.writes import Append

CHANNEL = "azulejos"
LISTENER = "azulejos listener"
PAUSE = 0.5

OnAppend = Callable[[str | None, int], None]
"""Called with a table and how long its log is now; with None after a pause in which anything may
have been added anywhere."""


class Wakeups:
    """Notifies others of what this server adds, and calls `on_append` for what others add."""

    def __init__(self, database: Postgresql, on_append: OnAppend) -> None:
        self.database = database
        self.on_append = on_append
        self.node = uuid4().hex
        self._task = asyncio.create_task(self._run(), name="storage wake-ups")

    @property
    def notice(self) -> tuple[str, str]:
        """Where others hear of this server, and by which name."""
        return CHANNEL, self.node

    def notify(self, connection: sa.Connection, batches: Sequence[Append]) -> None:
        """Sends with the commit, and not at all without it."""
        lengths = {batch.table: batch.first + len(batch.entries) for batch in batches}
        notices = [f"{self.node} {length} {table}" for table, length in lengths.items()]
        if notices:
            payload = sa.func.unnest(sa.cast(notices, sa.ARRAY(sa.Text))).column_valued()
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    @staticmethod
    def listeners(connection: sa.Connection) -> int:
        """How many servers use this database now, this one included."""
        query = (
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = :name"
        )
        return int(connection.scalar(sa.text(query), {"name": LISTENER}) or 0)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            # The driver has errors of its own; whatever it was, listen again.
            with suppress(Exception):
                await self._listen()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listens on a connection of its own until it breaks."""
        lost = asyncio.Event()
        async with self.database.engine.connect() as connection:
            try:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                driver.add_termination_listener(lambda _: lost.set())
                await driver.execute(f"SET application_name = '{LISTENER}'")
                await driver.add_listener(CHANNEL, self._heard)
                self.on_append(None, 0)
                await lost.wait()
            finally:
                await connection.invalidate()  # nobody else may get a connection that listens

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        node, length, table = payload.split(" ", 2)
        if node != self.node:
            self.on_append(table, int(length))
