"""The last messages of a table, for those who come back."""

from __future__ import annotations

from collections import deque

MOST = 8


class RecentMessages:
    """Each with the length that the log had before it."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=MOST)

    def add(self, first: int, message: bytes) -> None:
        self._kept.append((first, message))

    def since(self, seq: int) -> list[bytes] | None:
        """None if what follows then is no longer kept, or if no message begins there."""
        if all(first != seq for first, _ in self._kept):
            return None
        return [message for first, message in self._kept if first >= seq]
