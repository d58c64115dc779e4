"""Answers that take a while: worked out beside the loop, and kept for the next who asks."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

QUICK = 1
"""What is compressed repeats itself so much that trying harder gains little."""


class Remembered:
    """One at a time, so that games go on meanwhile; the last ones are remembered, compressed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def compressed(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """What is known by this key, or the work's result, with gzip."""
        async with self._one_at_a_time:
            known = self._known.pop(key, None)
            if known is None:
                known = await asyncio.to_thread(lambda: gzip.compress(work(), QUICK, mtime=0))
            self._known[key] = known
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return known
