"""A test that stops as soon as it knows: is the first player clearly stronger than the second?

It is Wald's sequential probability ratio test between two win rates, where a shared victory counts
as the part of a victory that it is. After every whole deal the log-likelihood ratio has grown by
`x * log(p1 / p0) + (1 - x) * log((1 - p1) / (1 - p0))` for each game with score x.

Why this one, and not a test on the results of pairs of games with their estimated variance: its
error rates hold for few games too. The ratio of a game is convex in x, so on average it grows at
most as for a coin, whatever part of the games is tied; by Ville's inequality it then passes
`(1 - miss) / false_alarm` with a chance of at most `false_alarm / (1 - miss)`. If the rate differs
between the games of a deal, as it does when one plays against three, the product of the ratios is
largest for equal rates. Games on one deal with seats exchanged tend to go against each other, which
makes errors rarer still. In simulations (p0 = 60 %, p1 = 70 %, 200 games) the form with variances
was wrong in up to 10 % of the cases where 5 % were allowed, and saved a tenth of the games.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum


class Decision(StrEnum):
    """`STRONGER`: the higher rate fits; `NOT_STRONGER`: the lower; else the games were too few."""

    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Is the win rate `lower` or `higher`? `false_alarm` and `miss` are the error rates allowed."""

    lower: float = 0.6
    higher: float = 0.7
    false_alarm: float = 0.05
    miss: float = 0.05

    @property
    def upper_bound(self) -> float:
        return math.log((1 - self.miss) / self.false_alarm)

    @property
    def lower_bound(self) -> float:
        return math.log(self.miss / (1 - self.false_alarm))

    def ratio(self, score: float) -> float:
        """What a game with this score adds to the log-likelihood ratio."""
        won = math.log(self.higher / self.lower)
        lost = math.log((1 - self.higher) / (1 - self.lower))
        return score * won + (1 - score) * lost

    def judge(self, deals: Iterable[Iterable[float]]) -> Verdict:
        """The scores of the first player, game by game and deal by deal, in order."""
        ratio, count = 0.0, 0
        for scores in deals:
            ratio += sum(map(self.ratio, scores))
            count += 1
            if ratio >= self.upper_bound:
                return Verdict(Decision.STRONGER, count, ratio)
            if ratio <= self.lower_bound:
                return Verdict(Decision.NOT_STRONGER, count, ratio)
        return Verdict(Decision.OPEN, count, ratio)

    def settings(self) -> dict[str, float]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the first `deals` deals say; later ones are not counted."""

    decision: Decision
    deals: int
    ratio: float
