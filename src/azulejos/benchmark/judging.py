"""How far an evaluation is from what came of positions, and from what deep searches think."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from azulejos.benchmark.positions import ValuedPosition
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves
from azulejos.search.guide import Guide

# Nobody is sure of a game that is not over.
LEAST_CHANCE = 0.001
BINS = 10
# Turns whose chances differ by less are equally good to any search.
LEAST_SPREAD = 0.01
FEWEST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Opinion:
    """What an evaluation says about a position: for every seat, and for each of its turns."""

    position: ValuedPosition
    chances: tuple[float, ...]
    points: tuple[float, ...]
    turns: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SeatOpinion:
    """What it says about one seat, and what came of it."""

    chance: float
    won: float
    points: float
    score: float
    search_chance: float
    search_points: float
    roll_outs: int


def judged(positions: Sequence[ValuedPosition], guide: Guide) -> dict[str, Any]:
    """Every figure over all positions, and by number of players; docs/evaluations.md has names."""
    opinions = [opinion(position, guide) for position in positions]
    tables = sorted({one.position.state.players for one in opinions})
    return {
        **figures(opinions),
        "calibration": calibration(seats(opinions)),
        "players": {
            str(players): figures(
                [one for one in opinions if one.position.state.players == players]
            )
            for players in tables
        },
    }


def opinion(position: ValuedPosition, guide: Guide) -> Opinion:
    state, seat = position.state, position.state.current
    chances, points = guide.evaluate(state, Rng(0))
    turns = []
    for turn in position.turns:
        after = state.copy()
        play_moves(after, turn.codes)
        turns.append(guide.evaluate(after, Rng(0))[0][seat])
    return Opinion(position, chances, points, tuple(turns))


def seats(opinions: Iterable[Opinion]) -> list[SeatOpinion]:
    return [
        SeatOpinion(
            one.chances[seat],
            one.position.shares[seat],
            one.points[seat],
            one.position.mean_scores[seat],
            one.position.chances[seat],
            one.position.points[seat],
            one.position.roll_outs,
        )
        for one in opinions
        for seat in range(one.position.state.players)
    ]


def figures(opinions: Sequence[Opinion]) -> dict[str, Any]:
    said = seats(opinions)
    surplus = [one.points - one.score for one in said]
    return {
        "positions": len(opinions),
        "log_loss": round(fmean(log_loss(one) for one in opinions), 4),
        "chance_error": round(chance_error(said), 4),
        "chance_from_search": round(root_mean([one.chance - one.search_chance for one in said]), 4),
        "points_error": round(root_mean(surplus), 2),
        "points_from_search": round(root_mean([one.points - one.search_points for one in said]), 2),
        "points_bias": round(fmean(surplus), 2),
        "bias_error": round(mean_error(opinions), 2),
        **turn_figures(opinions),
    }


def log_loss(one: Opinion) -> float:
    """Of the chances given to those who won the roll-outs."""
    pairs = zip(one.position.shares, one.chances, strict=True)
    return -sum(won * math.log(max(chance, LEAST_CHANCE)) for won, chance in pairs)


def chance_error(said: Sequence[SeatOpinion]) -> float:
    """Root of the mean square, less what the roll-outs themselves are off by chance."""
    square = fmean((one.chance - one.won) ** 2 for one in said)
    noise = fmean(one.won * (1 - one.won) / (one.roll_outs - 1) for one in said)
    return math.sqrt(max(0.0, square - noise))


def root_mean(values: Sequence[float]) -> float:
    return math.sqrt(fmean(value * value for value in values))


def mean_error(opinions: Sequence[Opinion]) -> float:
    """Half the 95 % interval of the bias; seats of a position go together."""
    means = [fmean(one.points) - fmean(one.position.mean_scores) for one in opinions]
    middle = fmean(means)
    squares = fmean((mean - middle) ** 2 for mean in means)
    return 1.96 * math.sqrt(squares / len(means))


# Turns


def turn_figures(opinions: Sequence[Opinion]) -> dict[str, Any]:
    """Of positions with several turns that differ: ranks, the best one, and what is lost."""
    asked = [one for one in opinions if has_a_choice(one.position)]
    if not asked:
        return {"choices": 0, "rank_correlation": None, "best_found": None, "chance_lost": None}
    return {
        "choices": len(asked),
        "rank_correlation": round(fmean(map(rank_correlation, asked)), 3),
        "best_found": round(fmean(lost(one) == 0 for one in asked), 3),
        "chance_lost": round(fmean(map(lost, asked)), 4),
    }


def has_a_choice(position: ValuedPosition) -> bool:
    chances = [turn.chance for turn in position.turns]
    return len(chances) >= FEWEST_TURNS and max(chances) - min(chances) >= LEAST_SPREAD


def lost(one: Opinion) -> float:
    """By the search: the chance of the best turn less that of the turn the evaluation likes."""
    chances = [turn.chance for turn in one.position.turns]
    return max(chances) - chances[one.turns.index(max(one.turns))]


def rank_correlation(one: Opinion) -> float:
    """Spearman's, between the evaluation and the search; 0 where the evaluation sees no order."""
    return correlation(ranks([turn.chance for turn in one.position.turns]), ranks(one.turns))


def ranks(values: Sequence[float]) -> list[float]:
    """Equals share the middle of their places.

    >>> ranks([0.5, 0.2, 0.5])
    [1.5, 0.0, 1.5]
    """
    places = sorted(values)
    return [places.index(value) + (places.count(value) - 1) / 2 for value in values]


def correlation(some: Sequence[float], others: Sequence[float]) -> float:
    """
    >>> correlation([0, 1, 2], [2, 1, 0]), correlation([0, 1, 2], [1, 1, 1])
    (-1.0, 0.0)
    """
    one, other = ([value - fmean(values) for value in values] for values in (some, others))
    size = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return round(sum(a * b for a, b in zip(one, other, strict=True)) / size, 9) if size else 0.0


# Calibration


def calibration(said: Sequence[SeatOpinion]) -> list[dict[str, Any]]:
    """Of seats given about this chance: how many, the mean chance, and how many won."""
    rows = []
    for place in range(BINS):
        inside = [one for one in said if min(int(one.chance * BINS), BINS - 1) == place]
        if inside:
            mean, won = fmean(one.chance for one in inside), fmean(one.won for one in inside)
            rows.append({"seats": len(inside), "chance": round(mean, 3), "won": round(won, 3)})
    return rows
