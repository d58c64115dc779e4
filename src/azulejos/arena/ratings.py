"""Ratings by maximum likelihood, and how sure they are.

The model is that of Bradley and Terry: a player whose rating is 400 points (a factor of ten) higher
wins ten games for every one it loses. A shared victory counts as the parts of a victory that it is.
A pairing at a table of three or four counts by the same rule: over the games of a deal each side
holds every seat equally often, so its share of the victories is a half if they are equals.

Every pairing gets one virtual game, shared evenly, as a weak prior: else whoever won all its games
would have an infinite rating. One player, the anchor, has rating 0. Whoever has not met it, not
even through others, has no rating.

Intervals come from a bootstrap over deals: all games of a deal, in every pairing, are drawn or left
out together, because they depend on the same tiles.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from azulejos.engine.rng import Rng

ELO = 400 / math.log(10)
VIRTUAL_GAMES = 1.0
LONGEST_STEP = 2.0
MOST_STEPS = 100
PRECISION = 1e-9
RESAMPLES = 1000

Pairing = tuple[int, int]
# The scores of the first player in the games of each deal; pairings may differ in length.
DealScores = Mapping[Pairing, Sequence[Sequence[float]]]
# The same, each deal added up.
DealTallies = Mapping[Pairing, Sequence["Tally"]]


@dataclass(frozen=True, slots=True)
class Rating:
    """In Elo points, with the 95 % interval of the difference to the anchor.

    It is not `bounded` if games between it and the anchor were only won or only lost: then the
    virtual games alone keep it finite, and the interval says nothing.
    """

    name: str
    elo: float
    low: float
    high: float
    bounded: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of a pairing, and how many of them the first player won."""

    games: float
    won: float

    @property
    def mixed(self) -> bool:
        return 0 < self.won < self.games


def rate(
    names: Sequence[str], scores: DealScores, anchor: int, seed: int = 0
) -> list[Rating | None]:
    """A rating for every player that is connected with the anchor by games."""
    met = {pairing: list(map(tally, deals)) for pairing, deals in scores.items() if deals}
    rated = connected(met, anchor)
    met = {pairing: deals for pairing, deals in met.items() if pairing[0] in rated}
    bounded = connected([pairing for pairing, deals in met.items() if total(deals).mixed], anchor)
    best = most_likely(len(names), totals(met), anchor)
    samples = [
        most_likely(len(names), resampled(met, Rng(seed, number)), anchor)
        for number in range(RESAMPLES)
    ]
    return [
        rating(name, best[player], [sample[player] for sample in samples], player in bounded)
        if player in rated
        else None
        for player, name in enumerate(names)
    ]


def rating(name: str, best: float, samples: Sequence[float], bounded: bool) -> Rating:
    ordered = sorted(samples)
    low, high = ordered[len(ordered) // 40], ordered[-1 - len(ordered) // 40]
    return Rating(name, best * ELO, low * ELO, high * ELO, bounded)


def connected(pairings: Collection[Pairing], anchor: int) -> set[int]:
    """Whom the anchor has met in these pairings, directly or through others."""
    found, size = {anchor}, 0
    while len(found) > size:
        size = len(found)
        for pairing in pairings:
            if found & set(pairing):
                found |= set(pairing)
    return found


def tally(scores: Sequence[float]) -> Tally:
    return Tally(len(scores), sum(scores))


def total(deals: Sequence[Tally]) -> Tally:
    return Tally(sum(deal.games for deal in deals), sum(deal.won for deal in deals))


def totals(met: DealTallies) -> dict[Pairing, Tally]:
    return {pairing: total(deals) for pairing, deals in met.items()}


def resampled(met: DealTallies, rng: Rng) -> dict[Pairing, Tally]:
    """The games of as many deals as there were, each drawn from all of them."""
    count = max(map(len, met.values()), default=0)
    drawn = [rng.below(count) for _ in range(count)]
    return {
        pairing: total([deals[number] for number in drawn if number < len(deals)])
        for pairing, deals in met.items()
    }


def most_likely(players: int, met: Mapping[Pairing, Tally], anchor: int) -> list[float]:
    """Strengths as logarithms of odds, by Newton's method; the likelihood has one maximum."""
    strengths = [0.0] * players
    for _ in range(MOST_STEPS):
        slopes, curves = derivatives(strengths, met)
        slopes[anchor] = 0.0
        step = solved(curves, slopes, {anchor} | unmet(players, met))
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [was + scale * change for was, change in zip(strengths, step, strict=True)]
        if longest < PRECISION:
            break
    return strengths


def unmet(players: int, met: Mapping[Pairing, Tally]) -> set[int]:
    return set(range(players)) - {player for pairing in met for player in pairing}


def derivatives(
    strengths: Sequence[float], met: Mapping[Pairing, Tally]
) -> tuple[list[float], list[list[float]]]:
    """The slopes of the log-likelihood, and its curvature with the sign turned."""
    count = len(strengths)
    slopes = [0.0] * count
    curves = [[0.0] * count for _ in range(count)]
    for (first, second), found in met.items():
        games = found.games + VIRTUAL_GAMES
        expected = 1 / (1 + math.exp(strengths[second] - strengths[first]))
        surprise = found.won + VIRTUAL_GAMES / 2 - games * expected
        weight = games * expected * (1 - expected)
        slopes[first] += surprise
        slopes[second] -= surprise
        for one, other, sign in ((first, first, 1), (second, second, 1), (first, second, -1)):
            curves[one][other] += sign * weight
        curves[second][first] -= weight
    return slopes, curves


def solved(matrix: list[list[float]], right: list[float], fixed: set[int]) -> list[float]:
    """The solution of a system of equations, with zero for what is fixed.

    The rest is symmetric and positive definite, so elimination needs no exchange of rows.
    """
    free = [number for number in range(len(right)) if number not in fixed]
    rows = [[matrix[one][other] for other in free] + [right[one]] for one in free]
    for pivot, row in enumerate(rows):
        for below in rows[pivot + 1 :]:
            factor = below[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                below[column] -= factor * row[column]
    solution = [0.0] * len(right)
    for index in reversed(range(len(free))):
        known = sum(
            rows[index][later] * solution[free[later]] for later in range(index + 1, len(free))
        )
        solution[free[index]] = (rows[index][-1] - known) / rows[index][index]
    return solution
