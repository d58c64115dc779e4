"""Where the chance of a table comes from: the secret key that is stored with it."""

from __future__ import annotations

from azulejos.server.storage import StoredTable
from azulejos.table import DealSource, SeededDeals


def deals_of_new(key: bytes) -> DealSource:
    return SeededDeals(int.from_bytes(key[:8]))


def deals_of(stored: StoredTable) -> DealSource:
    return deals_of_new(stored.key)
