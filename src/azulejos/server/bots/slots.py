"""Who may use the processors: bots at tables always, analyses as far as bots leave some idle.

There are as many slots as programs that think for bots. Analyses that do not find one stand still
until they do; among each other they take turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Protocol

TURN_SECONDS = 0.5
"""How long an analysis goes on before another that has had less may."""


class Analysis(Protocol):
    """Something that can stand still; `used` are the seconds it has been thought about."""

    @property
    def used(self) -> float: ...


class Slots:
    """Asked by the threads that talk to programs."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._bots = 0
        self._analyses: list[Analysis] = []
        self._lock = Lock()

    def add(self, count: int) -> None:
        """More of them, or fewer: processors come and go."""
        with self._lock:
            self._count += count

    @contextmanager
    def for_bot(self) -> Iterator[None]:
        """While a bot thinks; it never waits for this."""
        with self._lock:
            self._bots += 1
        try:
            yield
        finally:
            with self._lock:
                self._bots -= 1

    @contextmanager
    def for_analysis(self, analysis: Analysis) -> Iterator[None]:
        """While an analysis is under way, thinking or standing still."""
        with self._lock:
            self._analyses.append(analysis)
        try:
            yield
        finally:
            with self._lock:
                self._analyses.remove(analysis)

    def may_think(self, analysis: Analysis) -> bool:
        """Whether there is a slot for it now: those that have had fewer turns come first."""
        with self._lock:
            idle = max(0, self._count - self._bots)
            order = sorted(self._analyses, key=lambda one: one.used // TURN_SECONDS)
            return any(one is analysis for one in order[:idle])
