"""How the result came about: value at the start + luck + turns + remainder = result, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.analysis.review.deals import DealReview
from azulejos.analysis.review.turns import TurnReview
from azulejos.analysis.review.values import Value, nothing

Step = DealReview | TurnReview


@dataclass(frozen=True, slots=True)
class Balance:
    """For every seat. `own` is what its own turns lost, `others` what those of others gave it.

    `remainder` is where the search changed its mind from one step to the next: what it thought
    after a step, against what it thought before the following one.
    """

    start: Value
    luck: Value
    own: Value
    others: Value
    remainder: Value
    result: Value


def balance(steps: Sequence[Step], end: Value) -> Balance:
    """`end` is the result, or what the last position of an unfinished game is worth."""
    players = len(end.chances)
    luck = own = others = remainder = nothing(players)
    reached = start = steps[0].before if steps else end
    for step in steps:
        remainder += step.before - reached
        reached = step.after
        if isinstance(step, DealReview):
            luck += step.luck
        else:
            own += only(step.effect, step.seat)
            others += step.effect - only(step.effect, step.seat)
    remainder += end - reached
    return Balance(start, luck, own, others, remainder, end)


def only(value: Value, seat: int) -> Value:
    """What it says about one seat."""

    def part(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(one if place == seat else 0 for place, one in enumerate(row))

    return Value(part(value.chances), part(value.points), part(value.leads))
