"""How long seats may think. All times are milliseconds. Clocks never ask what time it is: whoever
runs a table does, with `now`.

`Times` follows the log: it knows what every seat had left when the present turn began and since
when the seat to move has been thinking. What is left at some moment follows from that alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from azulejos.engine.errors import InvalidOptions
from azulejos.table.plain_data import PlainReader

Bank = tuple[int, ...]
"""What each seat has left at the start of a turn."""


COUNTS_SLEEP: int | None = getattr(time, "CLOCK_BOOTTIME", None)


def since_boot() -> int:
    """Nanoseconds; also of the time that the computer has slept, where the system counts it."""
    return time.monotonic_ns() if COUNTS_SLEEP is None else time.clock_gettime_ns(COUNTS_SLEEP)


STARTED_AT = time.time_ns() - since_boot()


def now() -> int:
    """Milliseconds since 1970, by the computer's clock as it was when the program started.

    Setting that clock while people play must not take or give them time.
    """
    return (STARTED_AT + since_boot()) // 1_000_000


@dataclass(frozen=True, slots=True)
class NoClock:
    """Everybody may think as long as they like."""

    kind: ClassVar[str] = "none"

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind}

    def allowance(self) -> int:
        return 0

    def after_turn(self, left: int) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class PerTurn:
    """Each turn may last this long."""

    kind: ClassVar[str] = "per-turn"
    limit: int

    def __post_init__(self) -> None:
        expect_time(self.limit, lowest=1)

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "limit": self.limit}

    def allowance(self) -> int:
        return self.limit

    def after_turn(self, left: int) -> int:
        return self.limit


@dataclass(frozen=True, slots=True)
class PerGame:
    """All turns of a seat together; each finished turn gives the increment."""

    kind: ClassVar[str] = "per-game"
    initial: int
    increment: int = 0

    def __post_init__(self) -> None:
        expect_time(self.initial, lowest=1)
        expect_time(self.increment, lowest=0)

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "initial": self.initial, "increment": self.increment}

    def allowance(self) -> int:
        return self.initial

    def after_turn(self, left: int) -> int:
        return left + self.increment


def expect_time(milliseconds: int, lowest: int) -> None:
    if milliseconds < lowest:
        raise InvalidOptions("clock-time", value=milliseconds, expected=f"{lowest}..")


Clock = NoClock | PerTurn | PerGame

READERS: Mapping[str, Callable[[PlainReader], Clock]] = {
    NoClock.kind: lambda _: NoClock(),
    PerTurn.kind: lambda reader: PerTurn(reader.number("limit", 1)),
    PerGame.kind: lambda reader: PerGame(reader.number("initial", 1), reader.number("increment")),
}


def read_clock(reader: PlainReader) -> Clock:
    kind = reader.text("kind")
    if kind not in READERS:
        raise reader.fault("kind", kind, " ".join(READERS))
    clock = READERS[kind](reader)
    reader.finish()
    return clock


@dataclass(frozen=True, slots=True)
class Times:
    """The clocks of a table. `since` is when the seat to move started, None while they stand."""

    clock: Clock
    bank: Bank
    since: int | None = None

    @classmethod
    def of(cls, clock: Clock, seats: int) -> Self:
        return cls(clock, (clock.allowance(),) * seats)

    def started(self, at: int) -> Times:
        return replace(self, since=at)

    def left(self, seat: int, now: int) -> int:
        """What the seat has left if it is the one that thinks."""
        used = 0 if self.since is None else max(0, now - self.since)
        return self.bank[seat] - used

    def after_turn(self, seat: int, at: int) -> Times:
        """The clocks once the seat has finished its turn."""
        return replace(self._with(seat, self.clock.after_turn(self.left(seat, at))), since=at)

    def charged(self, seat: int, at: int) -> Times:
        """The clocks stand from now on; the seat that was thinking has used its time."""
        return replace(self._with(seat, self.left(seat, at)), since=None)

    def rewound(self, bank: Bank, at: int) -> Times:
        """Undo sets all clocks back to where they were: no time is won or lost by it."""
        return replace(self, bank=bank, since=at)

    def _with(self, seat: int, left: int) -> Times:
        return replace(self, bank=(*self.bank[:seat], left, *self.bank[seat + 1 :]))
