"""Which question is thought about next, so that nobody's tables keep others waiting.

Tables with people come before tables of bots alone, and short thoughts before long ones. Among
equals it is the turn of whoever has lately used the least time: of their tables together, then of
the table itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Condition
from time import monotonic
from typing import Generic, Protocol, TypeVar

HALF_LIFE = 60.0
"""Seconds after which time that was used counts half."""
FORGOTTEN = 0.01


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom is thought: a table, who made it, and whether people play there."""

    table: str = ""
    owner: str = ""
    has_people: bool = True


class Waiting(Protocol):
    """Something to think about."""

    @property
    def asker(self) -> Asker: ...

    @property
    def is_quick(self) -> bool: ...


class Taker(Protocol):
    """Whoever takes what waits."""

    @property
    def is_open(self) -> bool:
        """Whether it may take anything now; `FairQueue.wake` when that changes."""
        ...

    @property
    def is_gone(self) -> bool:
        """Whether it never will again."""
        ...


@dataclass(frozen=True, slots=True)
class Always:
    """Takes whatever there is."""

    is_open: bool = True
    is_gone: bool = False


ALWAYS = Always()
AnyJob = TypeVar("AnyJob", bound=Waiting)


@dataclass(slots=True)
class Usage:
    """Seconds that were used, the older the less they count."""

    _seconds: dict[str, tuple[float, float]] = field(default_factory=dict)

    def of(self, who: str, now: float) -> float:
        seconds, at = self._seconds.get(who, (0.0, now))
        return seconds * float(0.5 ** ((now - at) / HALF_LIFE))

    def add(self, who: str, seconds: float, now: float) -> None:
        self._seconds[who] = (self.of(who, now) + seconds, now)

    def forget(self, now: float) -> None:
        """Those whose time counts no more."""
        for who in [who for who in self._seconds if self.of(who, now) < FORGOTTEN]:
            del self._seconds[who]


class FairQueue(Generic[AnyJob]):
    """Used by the server and by the threads that talk to programs."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: list[AnyJob] = []
        self._changed = Condition()
        self._owners = Usage()
        self._tables = Usage()
        self._closed = False

    def put(self, job: AnyJob) -> None:
        with self._changed:
            self._waiting.append(job)
            self._changed.notify_all()

    def close(self) -> None:
        """Whoever waits for a job is told that there is none any more."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def wake(self) -> None:
        """Whoever waits for a job looks again whether they may take one."""
        with self._changed:
            self._changed.notify_all()

    def take(
        self, quick_only: bool = False, seconds: float | None = None, taker: Taker = ALWAYS
    ) -> AnyJob | None:
        """Waits for the next job; None when there will be none, or after so many seconds."""
        with self._changed:
            while not (self._closed or taker.is_gone):
                job = next(iter(self._in_order(quick_only)), None) if taker.is_open else None
                if job is not None:
                    self._waiting.remove(job)
                    return job
                if not self._changed.wait(seconds):
                    return None
        return None

    def drop(self, job: AnyJob) -> None:
        """Nobody wants it any more, if it still waits."""
        with self._changed:
            if job in self._waiting:
                self._waiting.remove(job)

    def waiting(self) -> list[AnyJob]:
        """Those that wait, in the order they would be taken in now."""
        with self._changed:
            return self._in_order()

    def used(self, asker: Asker, seconds: float) -> None:
        with self._changed:
            now = self._clock()
            self._owners.add(asker.owner, seconds, now)
            self._tables.add(asker.table, seconds, now)
            if not self._waiting:
                self._owners.forget(now)
                self._tables.forget(now)

    def _in_order(self, quick_only: bool = False) -> list[AnyJob]:
        now = self._clock()

        def rank(job: AnyJob) -> tuple[bool, bool, float, float]:
            asker = job.asker
            spent = self._owners.of(asker.owner, now), self._tables.of(asker.table, now)
            return not asker.has_people, not job.is_quick, *spent

        wanted = [job for job in self._waiting if job.is_quick or not quick_only]
        return sorted(wanted, key=rank)
