"""Hints at a table: a position is thought about once, however many ask."""

from __future__ import annotations

import asyncio
from typing import Any

from azulejos.server.bots.pool import BotPool
from azulejos.server.bots.queue import Asker
from azulejos.table import Table


class Hints:
    """Of one table; only the position as it stands is remembered."""

    def __init__(self, pool: BotPool, asker: Asker) -> None:
        self._pool = pool
        self._asker = asker
        self._seq = -1
        self._thinking: asyncio.Task[dict[str, Any]] | None = None

    async def hint(self, table: Table) -> dict[str, Any]:
        """What the worker found out, or `BotFailed`; then the next who asks may try again."""
        if self._thinking is None or self._seq != table.seq or has_failed(self._thinking):
            self._seq = table.seq
            self._thinking = asyncio.create_task(
                self._pool.hint(table.state.position(), self._asker)
            )
        return await asyncio.shield(self._thinking)


def has_failed(task: asyncio.Task[dict[str, Any]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
