"""What happened, told by the rules themselves.

Rules note integer rows into an `Events` buffer; each game's `events` module turns rows into frozen
types that carry the id of the rule they come from. Unless a state is being listened to, it shares
one silent buffer and notes nothing.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

import cython

if not cython.compiled:
    CAPACITY = 512

Row = tuple[int, int, int, int, int, int]


@cython.final
@cython.cclass
class Events:
    """Rows of (kind, seat, what, source, target, amount) in a fixed buffer."""

    recording: bool
    length: int
    overflowed: bool
    rows: list[list[int]]

    def __init__(self, recording: bool = False) -> None:
        self.recording = recording
        self.length = 0
        self.overflowed = False
        if not cython.compiled:
            self.rows = [[0] * 6 for _ in range(CAPACITY)]

    def note(self, kind: int, seat: int, what: int, source: int, target: int, amount: int) -> None:
        """Adds a row; does nothing unless recording is on."""
        if not self.recording:
            return
        row = self.length
        self.overflowed = row == CAPACITY
        if not self.overflowed:
            self.rows[row][0] = kind
            self.rows[row][1] = seat
            self.rows[row][2] = what
            self.rows[row][3] = source
            self.rows[row][4] = target
            self.rows[row][5] = amount
            self.length = row + 1

    def drain(self) -> list[Row]:
        """All rows noted since the last drain."""
        length, self.length = self.length, 0
        if self.overflowed:
            self.overflowed = False
            raise OverflowError(f"more than {CAPACITY} events since the last were collected")
        rows: list[Row] = []
        for index in range(length):
            row = self.rows[index]
            rows.append((row[0], row[1], row[2], row[3], row[4], row[5]))
        return rows


SILENCE = Events()


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seat` is whose board it touches, None for the table."""

    rule: ClassVar[str]
    seat: int | None

    @classmethod
    def kind(cls) -> str:
        """The name of its type in words: `tiles-taken`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def data(self) -> dict[str, Any]:
        """The event as plain data: its kind in words, its rule, and its own fields."""
        return {"kind": self.kind(), "rule": self.rule, **asdict(self)}


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points won or lost. The `points` of all such events of a game add up to the scores."""

    seat: int
    points: int
