"""Results without the luck of the deals: the same on average, and somewhat surer.

The games of a deal depend on the same tiles, so intervals come from the means of whole deals, not
from single games.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.arena.bot_game import GameResult

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class AdjustedResult:
    """The rate of the first player and both sides' mean points, less the luck of the deals.

    `low` and `high` are the 95 % interval of the rate, `plain_low` and `plain_high` that of the
    plain rate found in the same way. `variance_ratio` compares how much the means of deals vary,
    adjusted against plain: so many times the games would be as sure. None where all are equal.
    """

    rate: float
    low: float
    high: float
    plain_low: float
    plain_high: float
    mean_scores: tuple[float, float]
    variance_ratio: float | None


def adjusted(played: Sequence[GameResult], games_per_deal: int) -> AdjustedResult | None:
    """For the games of at least two whole deals, in order, if the luck of all was measured."""
    scores = [game.adjusted_score for game in played if game.adjusted_score is not None]
    if len(scores) < len(played) or len(played) < 2 * games_per_deal:
        return None
    without_luck = deal_means(scores, games_per_deal)
    plain = deal_means([game.score for game in played], games_per_deal)
    spread, plain_spread = statistics.variance(without_luck), statistics.variance(plain)
    return AdjustedResult(
        statistics.fmean(without_luck),
        *interval(without_luck),
        *interval(plain),
        (mean_adjusted_score(played, 0), mean_adjusted_score(played, 1)),
        spread / plain_spread if plain_spread > 0 else None,
    )


def deal_means(scores: Sequence[float], size: int) -> list[float]:
    return [statistics.fmean(scores[at : at + size]) for at in range(0, len(scores), size)]


def interval(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean, by Student's distribution.

    >>> [round(limit, 2) for limit in interval([0.0, 1.0] * 5)]
    [0.12, 0.88]
    """
    half = quantile_95(len(means) - 1) * math.sqrt(statistics.variance(means) / len(means))
    centre = statistics.fmean(means)
    return centre - half, centre + half


def quantile_95(freedom: int) -> float:
    """Of Student's distribution, by three terms of its expansion; good from three on.

    >>> [round(quantile_95(freedom), 2) for freedom in (5, 20, 1000)]
    [2.55, 2.09, 1.96]
    """
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def mean_adjusted_score(played: Sequence[GameResult], side: int) -> float:
    points = [
        score - luck
        for game in played
        for place, score, luck in zip(game.sides, game.scores, game.luck_points or (), strict=True)
        if place == side
    ]
    return statistics.fmean(points)
