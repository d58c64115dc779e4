"""How good a turn was: its class by what it lost, and the accuracy of several turns."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from azulejos.analysis.review.values import CERTAIN

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = GRADES = (
    "best",
    "good",
    "inaccuracy",
    "mistake",
    "blunder",
)
# What a turn costs at least to be called so, in ten-thousandths of the chance to win.
LEAST_COST = {BLUNDER: 1500, MISTAKE: 800, INACCURACY: 400, GOOD: 1}
# A hundredth of a point of the lead costs at least half a ten-thousandth: a game that is long
# decided still has something to teach.
LEAD_SHARE = 2
# A mean cost of a tenth of the chance to win leaves an accuracy of 100 / e.
STEEPNESS = 10
# Turns at which nothing much could be lost count a little too.
LEAST_STAKE = 100


def cost(loss: int, lost_lead: int) -> int:
    """What a turn costs that lost so much of the chance to win, and so much of the lead.

    >>> cost(300, 200), cost(100, 1000), cost(0, 1000), cost(0, -1000)
    (300, 500, 500, 0)
    """
    return max(loss, lost_lead // LEAD_SHARE)


def grade(cost: int) -> str:
    """The class of a turn that cost so many ten-thousandths of the chance to win.

    >>> grade(0), grade(399), grade(400), grade(2000)
    ('best', 'good', 'inaccuracy', 'blunder')
    """
    return next((name for name, least in LEAST_COST.items() if cost >= least), BEST)


def accuracy(turns: Iterable[tuple[int, int]]) -> float | None:
    """Of turns with what each cost and what was at stake; None if there was nothing to decide.

    >>> accuracy([(0, 500), (0, 100)]), accuracy([(1000, 1000)]), accuracy([])
    (100.0, 36.8, None)
    """
    weighed = [(cost, max(stake, cost, LEAST_STAKE)) for cost, stake in turns]
    total = sum(weight for _, weight in weighed)
    if not total:
        return None
    mean = sum(cost * weight for cost, weight in weighed) / total
    return round(100 * exp(-STEEPNESS * mean / CERTAIN), 1)
