"""Commands that only a server gives: a bot plays for somebody who is away, a seat changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.table import Entry, Refused
from azulejos.table.commands import expect_not_over, expect_person, expect_running
from azulejos.table.log import SeatLeft, SeatTaken, TurnPlayed
from azulejos.table.progress import Progress
from azulejos.table.turns import fingerprint, play_turn


@dataclass(frozen=True, slots=True)
class StandIn:
    """One whole turn for a person who has dropped or left."""

    seat: int
    moves: Sequence[str]

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_running(table)
        left = table.left(self.seat, at)
        if left is not None and left <= 0:
            raise Refused("time-up", seat=self.seat)
        trial = table.state.copy()
        codes = play_turn(trial, self.seat, self.moves)
        return (TurnPlayed(at, self.seat, codes, fingerprint(trial)),)


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """The seat goes to another guest: the same person with another device."""

    seat: int
    who: str
    name: str

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_not_over(table)
        expect_person(table, self.seat)
        if table.who[self.seat] == self.who:
            raise Refused("seat-not-free", seat=self.seat)
        taken = SeatTaken(at, self.seat, self.who, self.name)
        if table.who[self.seat] is None:
            return (taken,)
        return SeatLeft(at, self.seat), taken
