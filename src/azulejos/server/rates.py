"""How often something may be done, and how many sockets may be open at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from starlette.types import Scope

from azulejos.server.protocol.errors import TooMany

MOST_REMEMBERED = 50_000


class Allowance:
    """So many in so many seconds, refilled evenly: a bucket that starts full."""

    __slots__ = ("_at", "_left", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._left = float(most)
        self._at = monotonic()

    def take(self, now: float | None = None) -> bool:
        """Uses one, if there is one left."""
        now = monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def retry_after(self) -> int:
        """Whole seconds until there will be one again."""
        return int((1 - self._left) * self.seconds / self.most) + 1 if self._left < 1 else 0


class Rates:
    """An allowance for each of many: addresses or guests. The longest silent are forgotten."""

    def __init__(self, most: int, seconds: float, remembered: int = MOST_REMEMBERED) -> None:
        self._new: Callable[[], Allowance] = lambda: Allowance(most, seconds)
        self._remembered = remembered
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, who: str) -> Allowance:
        allowance = self._of.pop(who, None) or self._new()
        self._of[who] = allowance
        if len(self._of) > self._remembered:
            self._of.popitem(last=False)
        return allowance


class SocketCount:
    """How many sockets are open, for each address and each guest."""

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


def address(scope: Scope) -> str:
    """Who asks. Behind a trusted proxy uvicorn has already put the forwarded address here."""
    client = scope.get("client")
    return str(client[0]) if client else ""
