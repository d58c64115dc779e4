"""Ratings find strengths that are known, and say how sure they are."""

import itertools
import math

import pytest

from azulejos.arena import rate
from azulejos.arena.ratings import ELO, Tally, most_likely
from azulejos.engine.rng import Rng

TRUE = [0.0, 120.0, 300.0, 450.0]
NAMES = ["a", "b", "c", "d"]


def expected(first: float, second: float) -> float:
    return 1 / (1 + 10 ** ((second - first) / 400))


def simulated(deals: int, seed: int) -> dict[tuple[int, int], list[list[float]]]:
    rng = Rng(seed)
    scores = {}
    for second in range(len(TRUE)):
        for first in range(second):
            chance = expected(TRUE[first], TRUE[second])
            scores[first, second] = [
                [float(rng.below(10**6) < chance * 10**6) for _ in range(2)] for _ in range(deals)
            ]
    return scores


def test_known_strengths_are_found() -> None:
    ratings = rate(NAMES, simulated(400, seed=1), anchor=0)
    for rating, true in zip(ratings, TRUE, strict=True):
        assert rating is not None
        assert rating.elo == pytest.approx(true, abs=40)
        assert rating.low <= rating.elo <= rating.high
        assert rating.bounded


def test_two_players_have_the_rating_of_their_rate() -> None:
    """With the one virtual game: 151.5 of 201 won."""
    (strength, _) = most_likely(2, {(0, 1): Tally(200, 151)}, anchor=1)
    assert strength * ELO == pytest.approx(400 * math.log10(151.5 / 49.5))


@pytest.mark.slow
@pytest.mark.compiled_only
def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        scores = simulated(60, seed)
        rating = rate(["a", "b"], {(0, 1): scores[0, 1]}, anchor=0)[1]
        assert rating is not None
        held += rating.low <= TRUE[1] <= rating.high
    assert held >= 52


def test_intervals_are_those_of_deals_and_not_of_games() -> None:
    """If both games of a deal always end alike, there are only half as many observations."""
    alike = {(0, 1): [[1.0, 1.0], [0.0, 0.0]] * 50}
    against = {(0, 1): [[1.0, 0.0]] * 100}
    wide, narrow = rate(["a", "b"], alike, 1)[0], rate(["a", "b"], against, 1)[0]
    assert wide is not None
    assert narrow is not None
    assert wide.elo == pytest.approx(narrow.elo, abs=1e-6)
    assert wide.high - wide.low > 100
    assert narrow.high - narrow.low < 1


def test_the_anchor_has_rating_zero() -> None:
    scores = simulated(100, seed=2)
    low, high = rate(NAMES, scores, anchor=0), rate(NAMES, scores, anchor=3)
    assert low[0] is not None
    assert high[0] is not None
    assert low[3] is not None
    assert (low[0].elo, low[0].low, low[0].high) == (0.0, 0.0, 0.0)
    assert high[0].elo == pytest.approx(-low[3].elo)


def test_a_perfect_score_is_finite_but_not_bounded() -> None:
    ratings = rate(["a", "b", "c"], {(0, 1): [[1.0, 1.0]] * 100, (1, 2): [[1.0, 0.0]] * 5}, 2)
    first, second, _ = ratings
    assert first is not None
    assert second is not None
    assert first.elo == pytest.approx(400 * math.log10(200.5 / 0.5), abs=1)
    assert not first.bounded
    assert second.bounded


def test_the_likelihood_is_at_its_maximum_for_long_ladders_of_perfect_scores() -> None:
    met = {(rung + 1, rung): Tally(200, 200) for rung in range(8)}
    strengths = most_likely(9, met, anchor=0)
    steps = [above - below for below, above in itertools.pairwise(strengths)]
    assert steps == pytest.approx([math.log(200.5 / 0.5)] * 8)


def test_who_never_met_the_anchor_has_no_rating() -> None:
    scores = {(0, 1): [[1.0, 0.0]], (2, 3): [[1.0, 0.0]], (1, 2): []}
    ratings = rate(NAMES, scores, anchor=0)
    assert [rating is None for rating in ratings] == [False, False, True, True]


def test_without_games_there_is_only_the_anchor() -> None:
    (only, other) = rate(["a", "b"], {(0, 1): []}, anchor=0)
    assert only is not None
    assert only.elo == 0.0
    assert other is None
