"""How many sockets are open, for each address and each guest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from azulejos.server.errors import TooMany


class SocketCount:
    def __init__(self, of_address: int, of_guest: int) -> None:
        self._most = {"address": of_address, "guest": of_guest}
        self._open: Counter[tuple[str, str]] = Counter()
        self.total = 0

    @contextmanager
    def one_more(self, address: str, guest: str | None) -> Iterator[None]:
        """Counts a socket while it is open; raises if there are too many already."""
        keys = [("address", address), *([("guest", guest)] if guest else [])]
        for key in keys:
            if self._open[key] >= self._most[key[0]]:
                raise TooMany("too-many-sockets", expected=self._most[key[0]])
        self._open.update(keys)
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
