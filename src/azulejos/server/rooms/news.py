"""What other servers on the same database have done; the store is opened before anybody listens."""

from __future__ import annotations

from collections.abc import Callable


class News:
    """Passes on what it hears."""

    def __init__(self) -> None:
        self.listener: Callable[[str | None, int], None] | None = None

    def heard(self, table: str | None, seq: int) -> None:
        if self.listener is not None:
            self.listener(table, seq)
