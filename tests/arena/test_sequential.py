"""The sequential test: its decisions, and how often it is wrong."""

import math
from collections.abc import Callable, Iterator

import pytest

from azulejos.arena import Decision, SequentialTest
from azulejos.engine.rng import Rng

TEST = SequentialTest()
DEALS = 100
RUNS = 1000
# Three standard deviations of a rate of 5 % in so many runs.
NOISE = 3 * math.sqrt(0.05 * 0.95 / RUNS)

Coin = Callable[[Rng, float], list[float]]


def chance(rng: Rng) -> float:
    return rng.below(10**6) / 10**6


def plain(rng: Rng, rate: float) -> list[float]:
    return [float(chance(rng) < rate) for _ in range(2)]


def with_ties(rng: Rng, rate: float) -> list[float]:
    """Every fifth game is shared."""
    rest = (rate - 0.1) / 0.8
    return [0.5 if chance(rng) < 0.2 else float(chance(rng) < rest) for _ in range(2)]


def seat_decides(rng: Rng, rate: float) -> list[float]:
    """The deal favours a seat, so with seats exchanged the games go against each other."""
    favour = 0.25 if rng.below(2) else -0.25
    return [float(chance(rng) < rate + favour), float(chance(rng) < rate - favour)]


def one_against_two(rng: Rng, rate: float) -> list[float]:
    """Six games: the side wins less often when it has one seat, more often when it has two."""
    return [float(chance(rng) < rate + gap) for gap in (-0.2, -0.2, -0.2, 0.2, 0.2, 0.2)]


def decisions(coin: Coin, rate: float, deals: int = DEALS) -> Iterator[Decision]:
    for run in range(RUNS):
        rng = Rng(7, run)
        yield TEST.judge([coin(rng, rate) for _ in range(deals)]).decision


@pytest.mark.compiled_only
@pytest.mark.parametrize("coin", [plain, with_ties, seat_decides])
def test_errors_are_as_rare_as_promised(coin: Coin) -> None:
    false_alarms = list(decisions(coin, TEST.lower)).count(Decision.STRONGER)
    misses = list(decisions(coin, TEST.higher)).count(Decision.NOT_STRONGER)
    assert false_alarms / RUNS < 0.05 + NOISE
    assert misses / RUNS < 0.05 + NOISE


@pytest.mark.compiled_only
def test_errors_are_rare_at_a_table_of_three() -> None:
    outcomes = list(decisions(one_against_two, TEST.lower, deals=33))
    assert outcomes.count(Decision.STRONGER) / RUNS < 0.05 + NOISE


@pytest.mark.compiled_only
def test_it_decides_most_often_and_rightly() -> None:
    """Two hundred games are a little short where the rate is exactly one of the two."""
    outcomes = list(decisions(plain, TEST.higher))
    assert outcomes.count(Decision.STRONGER) / RUNS > 0.75
    assert list(decisions(plain, 0.8)).count(Decision.STRONGER) / RUNS > 0.99
    assert list(decisions(plain, 0.5)).count(Decision.NOT_STRONGER) / RUNS > 0.99


def test_it_stops_at_the_first_deal_that_decides() -> None:
    verdict = TEST.judge([[1.0, 1.0]] * 50)
    step = 2 * math.log(0.7 / 0.6)
    assert verdict.deals == math.ceil(math.log(19) / step) == 10
    assert verdict.ratio == pytest.approx(10 * step)
    assert TEST.judge([[1.0, 1.0]] * 10 + [[0.0, 0.0]] * 40) == verdict


def test_it_stops_below_as_well() -> None:
    verdict = TEST.judge([[0.0, 0.0]] * 50)
    assert verdict.decision is Decision.NOT_STRONGER
    assert verdict.deals == math.ceil(math.log(19) / (2 * math.log(4 / 3))) == 6


def test_a_shared_victory_is_half_of_each() -> None:
    assert TEST.ratio(0.5) == pytest.approx((TEST.ratio(0.0) + TEST.ratio(1.0)) / 2)


def test_too_few_games_leave_it_open() -> None:
    verdict = TEST.judge([[1.0, 0.0], [1.0, 1.0]])
    assert (verdict.decision, verdict.deals) == (Decision.OPEN, 2)
    assert TEST.judge([]).decision is Decision.OPEN


def test_games_after_the_decision_within_a_deal_count() -> None:
    """Only whole deals are judged: what one seat wins the other may give back."""
    assert TEST.judge([[1.0, 1.0]] * 9 + [[1.0, 0.0]]).decision is Decision.OPEN
