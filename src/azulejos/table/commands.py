"""What somebody at the table wants: each command decides which entries it causes, or refuses.

A command looks at the table's progress and changes nothing. The deals that become due are no part
of it: the table adds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from azulejos.engine.errors import GameOver
from azulejos.table.errors import Refused
from azulejos.table.fair_deals import is_entropy
from azulejos.table.log import (
    Abandoned,
    BotSeated,
    Cancelled,
    Closed,
    Entry,
    Resigned,
    SeatLeft,
    SeatTaken,
    TimeExpired,
    TurnPlayed,
    UndoAccepted,
    Undone,
    UndoRefused,
    UndoRequested,
)
from azulejos.table.progress import Progress, UndoRequest
from azulejos.table.turns import fingerprint, play_turn


class Command(Protocol):
    """Something a seat wants to happen."""

    @property
    def seat(self) -> int: ...

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        """The entries this command causes now; raises if it cannot be taken."""


@dataclass(frozen=True, slots=True)
class Play:
    """One whole turn, as integers, codes or typed moves."""

    seat: int
    moves: Sequence[int | str | object]

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_running(table)
        if table.is_vacant(self.seat):
            raise Refused("seat-empty", seat=self.seat)
        return (turn_played(table, self.seat, self.moves, at),)


@dataclass(frozen=True, slots=True)
class Undo:
    """Back to before the seat's last finished turn, where nobody has to be asked."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        to = undo_target(table, self.seat)
        asked = table.asked_by(self.seat)
        if asked:
            raise Refused("undo-needs-consent", seat=self.seat, asked=len(asked))
        return (Undone(at, self.seat, to),)


@dataclass(frozen=True, slots=True)
class RequestUndo:
    """Asks the other persons; where there is nobody to ask, the undo happens at once."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        to = undo_target(table, self.seat)
        if not table.asked_by(self.seat):
            return (Undone(at, self.seat, to),)
        if table.request is not None:
            raise Refused("undo-pending", seat=table.request.seat)
        return (UndoRequested(at, self.seat, to),)


@dataclass(frozen=True, slots=True)
class AcceptUndo:
    """Agrees to the request; the last one to agree makes it happen."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        request = open_request(table)
        asked = table.asked_by(request.seat)
        if self.seat not in asked or self.seat in request.accepted:
            raise Refused("not-asked", seat=self.seat)
        accepted = UndoAccepted(at, self.seat)
        if asked <= request.accepted | {self.seat}:
            return accepted, Undone(at, request.seat, request.to)
        return (accepted,)


@dataclass(frozen=True, slots=True)
class RefuseUndo:
    """One refusal is enough. Who asked withdraws the request by it."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        request = open_request(table)
        if self.seat != request.seat and self.seat not in table.asked_by(request.seat):
            raise Refused("not-asked", seat=self.seat)
        return (UndoRefused(at, self.seat),)


@dataclass(frozen=True, slots=True)
class Resign:
    """Gives the game up, at any moment."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_running(table)
        expect_person(table, self.seat)
        return (Resigned(at, self.seat),)


@dataclass(frozen=True, slots=True)
class Expire:
    """Says that the seat's time has run out; the clock must agree."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_running(table)
        expect_person(table, self.seat)
        left = table.left(self.seat, at)
        if left is None:
            raise Refused("no-clock", seat=self.seat)
        if left > 0:  # always so for a seat that is not to move
            raise Refused("time-left", seat=self.seat, milliseconds=left)
        return (TimeExpired(at, self.seat),)


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sits down on a person's free seat. `who` identifies, an empty `name` keeps the seat's.

    `entropy` is what the person adds to a fair shuffle: up to 64 hexadecimal digits.
    """

    seat: int
    who: str
    name: str = ""
    entropy: str = ""

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        expect_person(table, self.seat)
        if not self.who:
            raise Refused("nobody", seat=self.seat)
        if not table.is_vacant(self.seat):
            raise Refused("seat-not-free", seat=self.seat)
        if not is_entropy(self.entropy):
            raise Refused("seat-entropy", seat=self.seat)
        return (SeatTaken(at, self.seat, self.who, self.name, self.entropy),)


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Stands up. The game waits for somebody to sit down, its clock does not."""

    seat: int

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        if not table.who[self.seat]:
            raise Refused("seat-not-taken", seat=self.seat)
        return (SeatLeft(at, self.seat),)


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A bot takes a free seat, so that the game can begin."""

    seat: int
    name: str
    level: str

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        return (BotSeated(at, self.seat, self.name, self.level),)


@dataclass(frozen=True, slots=True)
class Cancel:
    """Gives the table up while it waits for people; `seat` is any, it is about all of them."""

    name: str
    seat: int = 0

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        return (Cancelled(at, self.name),)


@dataclass(frozen=True, slots=True)
class Abandon:
    """Closes a table that nobody has come back to; `seat` is any, it is about all of them."""

    seat: int = 0

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        return (Abandoned(at),)


@dataclass(frozen=True, slots=True)
class Close:
    """Whoever runs the site closes the table; `seat` is any, it is about all of them."""

    seat: int = 0

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        return (Closed(at),)


def turn_played(
    table: Progress, seat: int, moves: Sequence[int | str | object], at: int
) -> TurnPlayed:
    """The entry of one whole turn: legal, and in time."""
    trial = table.state.copy()
    codes = play_turn(trial, seat, moves)
    left = table.left(seat, at)
    if left is not None and left <= 0:
        raise Refused("time-up", seat=seat)
    return TurnPlayed(at, seat, codes, fingerprint(trial))


def expect_not_over(table: Progress) -> None:
    if table.is_cancelled:
        raise Refused("table-cancelled")
    if table.is_over:
        raise GameOver("game-over", reason=table.end_reason)


def expect_running(table: Progress) -> None:
    expect_not_over(table)
    if not table.has_started:
        raise Refused("not-started")


def expect_person(table: Progress, seat: int) -> None:
    """A person's seat that is still in the game."""
    if not table.is_played_by_person(seat):
        raise Refused("seat-not-playing", seat=seat)


def undo_target(table: Progress, seat: int) -> int:
    """How many turns an undo for this seat keeps."""
    if table.is_decided_early or not table.on_one_screen:
        # A finished game stands, its draws may be public by now; on one screen nobody minds.
        expect_not_over(table)
    expect_person(table, seat)
    to = table.last_turn_of(seat)
    if to is None:
        raise Refused("nothing-to-undo", seat=seat)
    return to


def open_request(table: Progress) -> UndoRequest:
    if table.request is None:
        raise Refused("no-undo-request")
    return table.request
