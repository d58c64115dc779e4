"""The review of a whole game, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azulejos.analysis.review.balance import Balance, Step, balance
from azulejos.analysis.review.deals import DealReview, review_deal
from azulejos.analysis.review.grading import accuracy
from azulejos.analysis.review.settings import Depth, usual_depth
from azulejos.analysis.review.turns import TurnReview, TurnReviewer
from azulejos.analysis.review.values import Judge, Rest
from azulejos.engine import record as records
from azulejos.engine.game import GameState
from azulejos.engine.record import Deal, Record, Turn

Progress = Callable[[int], None]
Played = tuple[GameState, Deal | Turn, GameState]


@dataclass(frozen=True, slots=True)
class Review:
    """Everything found about a game; `plain` makes it plain data."""

    game: str
    variant: str
    players: int
    depth: Depth
    is_finished: bool
    scores: tuple[int, ...]
    turns: tuple[TurnReview, ...]
    deals: tuple[DealReview, ...]
    balance: Balance

    def turns_of(self, seat: int, round_: int | None = None) -> list[TurnReview]:
        """The turns of a seat at which there was something to decide."""
        return [
            turn
            for turn in self.turns
            if turn.seat == seat and not turn.is_forced and round_ in (None, turn.round)
        ]

    def accuracy(self, seat: int, round_: int | None = None) -> float | None:
        return accuracy((turn.cost, turn.stake) for turn in self.turns_of(seat, round_))

    @property
    def rounds(self) -> list[int]:
        return sorted({turn.round for turn in self.turns})


def review(
    record: Record,
    depth: Depth | None = None,
    progress: Progress | None = None,
    rest: Rest = lambda: None,
) -> Review:
    """Reviews a record; `RecordMismatch` names the first line that does not fit, before any work.

    `progress` is called after every deal and turn with 1; `steps` says how many there are.
    `rest` is called before every search: it may wait, or raise something to give up.
    """
    course, last = played(record)
    depth = depth or usual_depth(last.options.game)
    judge = Judge(last.options.game, rest)
    reviewer = TurnReviewer(judge, last, depth)
    found: list[Step] = []
    number = 0
    for before, entry, after in course:
        if isinstance(entry, Turn):
            number += 1
            found.append(reviewer.review(before, entry.moves, number))
        else:
            found.append(review_deal(judge, before, after, number + 1, depth))
        if progress is not None:
            progress(1)
    return Review(
        last.options.game,
        last.options.variant,
        last.players,
        depth,
        last.is_over,
        last.scores,
        tuple(step for step in found if isinstance(step, TurnReview)),
        tuple(step for step in found if isinstance(step, DealReview)),
        balance(found, judge.value(last, depth.simulations)),
    )


def played(record: Record) -> tuple[list[Played], GameState]:
    """Every deal and turn with the positions before and after it, and the last position."""
    before = records.opening(record)
    course: list[Played] = []
    for entry, after in records.replay(record):
        if isinstance(entry, Deal | Turn):
            course.append((before, entry, after))
        before = after
    return course, before


def steps(record: Record) -> int:
    """How many deals and turns there are to review."""
    return sum(isinstance(entry, Deal | Turn) for entry in record.entries)
