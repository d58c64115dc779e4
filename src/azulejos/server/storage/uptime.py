"""The clock by which things end that nobody comes back to: it runs while the database is served.

A server that was switched off for a month, or whose computer has a wrong date, closes nobody's
table for that.
"""

from __future__ import annotations

from time import monotonic_ns

from sqlalchemy import Connection, select

from azulejos.server.storage import schema


class Uptime:
    """Milliseconds; goes on from what was stored last."""

    def __init__(self) -> None:
        self._before = 0
        self._since = monotonic_ns()

    def resume(self, served: int) -> None:
        self._before = served
        self._since = monotonic_ns()

    def __call__(self) -> int:
        return self._before + (monotonic_ns() - self._since) // 1_000_000


def stored_uptime(connection: Connection) -> int:
    return connection.scalar(select(schema.uptime.c.served)) or 0
