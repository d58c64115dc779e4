"""Answers that take a while: made in a thread, compressed, and kept for the next who asks."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

QUICK = 1
"""What is compressed repeats itself so much that trying harder gains little."""


class GzipCache:
    """The last answers, compressed. They are made one at a time, so that games go on meanwhile."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is kept by this key, or what `make` returns, compressed."""
        async with self._one_at_a_time:
            kept = self._kept.pop(key, None)
            if kept is None:
                kept = await asyncio.to_thread(lambda: gzip.compress(make(), QUICK, mtime=0))
            self._kept[key] = kept
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return kept
