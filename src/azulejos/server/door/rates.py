"""How often something may be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

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
