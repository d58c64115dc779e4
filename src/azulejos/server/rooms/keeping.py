"""Whether this server looks after a table, or another one on the same database does."""

from __future__ import annotations

from azulejos.server.storage import LeaseLost, Store


class Keeping:
    """The lease of one table. A server that is alone on a file needs none."""

    def __init__(self, table: str, store: Store) -> None:
        self._table = table
        self._store = store

    def is_ours(self, wanted: bool) -> bool:
        """Whether this server lets bots play and clocks run out here; asks to, where wanted."""
        leases = self._store.leases
        if leases is None or leases.number(self._table) is not None:
            return True
        if wanted:
            leases.want(self._table)
        return False

    def number(self) -> int | None:
        """Under which number it may store what it does by itself; `LeaseLost` if it may not."""
        leases = self._store.leases
        number = leases.number(self._table) if leases is not None else None
        if leases is not None and number is None:
            raise LeaseLost("storage-lease-lost", table=self._table)
        return number

    def lose(self) -> None:
        """Another server keeps the table now."""
        if self._store.leases is not None:
            self._store.leases.lost(self._table)
