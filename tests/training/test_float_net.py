"""A net while it learns: its slopes are slopes, and rounded it says nearly the same."""

from dataclasses import replace

import numpy as np
import pytest
from tests.training.made_samples import GROUPS, some_samples

from azulejos.nets import Net
from azulejos.nets.shape import UNIT, WIDTH
from azulejos.training.float_net import (
    LARGE_ERROR,
    POINTS_SHARE,
    FloatNet,
    corrected,
    factors,
)
from azulejos.training.learning import Learner, certainty_of, errors_of
from azulejos.training.samples import Samples


def learned(samples: Samples, epochs: int = 60) -> FloatNet:
    learner = Learner(FloatNet(GROUPS, 2, 1), samples, epochs, 1)
    for _ in range(epochs):
        learner.learn_epoch()
    return learner.net


def test_factors_are_members_and_steps() -> None:
    table = factors(GROUPS)
    assert table.shape == (14, 3 + 4)
    assert table[4].tolist() == [1, 0, 1, 0, 0, 0, 0]  # the set of 0 and 2
    assert table[9].tolist() == [0, 0, 0, 1, 1, 1, 0]  # a count of three
    assert not table[11:].any()


def test_a_new_net_leaves_the_evaluation_as_it_is() -> None:
    samples = some_samples(20)
    chances, points = corrected(FloatNet(GROUPS, 2, 1).heads(samples), samples)
    assert chances == pytest.approx(samples.hand, abs=1e-6)
    assert (points == samples.hand_points).all()


def loss(net: FloatNet, samples: Samples) -> float:
    chances, points = corrected(net.heads(samples), samples)
    off = np.abs(points - samples.points)
    bent = np.where(off < LARGE_ERROR, off**2 / (2 * LARGE_ERROR), off - LARGE_ERROR / 2)
    of_chances = -(samples.chances * np.log(chances)).sum(1)
    return float((of_chances + POINTS_SHARE * bent.mean(1)).mean())


@pytest.mark.parametrize("name", ["first", "shared", "first_steps", "second", "last", "last_steps"])
def test_slopes_are_those_of_the_loss(name: str) -> None:
    samples = some_samples(64)
    net = learned(samples, 3)
    slopes = net.slopes(samples)[name]
    at = np.unravel_index(np.abs(slopes).argmax(), slopes.shape)
    numbers, step = net.numbers[name], 0.01
    before = numbers[at]
    numbers[at] = before + step
    above = loss(net, samples)
    numbers[at] = before - step
    below = loss(net, samples)
    assert (above - below) / (2 * step) == pytest.approx(float(slopes[at]), rel=0.05, abs=2e-4)


def test_a_net_learns_what_decides() -> None:
    net = learned(some_samples(2000))
    fresh = some_samples(500, seed=2)
    written, better = errors_of(None, fresh), errors_of(net, fresh)
    assert better.log_loss < written.log_loss - 0.1
    assert better.points < written.points / 2


def test_in_whole_numbers_it_says_nearly_the_same() -> None:
    samples = some_samples(300)
    net = learned(samples, 30)
    exact, whole = net.heads(samples), Net(net.rounded())
    rounded = [whole.judged([at for at in row if at >= 0]) for row in samples.active.tolist()]
    assert np.abs(exact).max() > 0.2
    assert np.array(rounded) / UNIT == pytest.approx(exact, abs=0.02)


def test_numbers_too_large_for_16_bits_are_cut_off() -> None:
    net = FloatNet(GROUPS, 2, 1)
    net.numbers["last"][0, 0] = 1e6
    assert net.rounded().last[0] == 32767


def test_inputs_that_no_sample_has_weigh_nothing() -> None:
    samples = some_samples(40)
    samples.active[samples.active == 3] = -1
    net = FloatNet(GROUPS, 2, 1)
    layers = net.rounded(samples)
    unseen, others = slice(3 * WIDTH, 4 * WIDTH), slice(4 * WIDTH, None)
    assert not any(layers.first[unseen])
    assert layers.first[others] == net.rounded().first[others]


@pytest.mark.parametrize("quarters", [3, 4, 6, 9])
def test_the_certainty_is_that_of_results(quarters: int) -> None:
    """Where those who are given a chance win more often than that, chances are too cautious."""
    samples, chance = some_samples(20_000), np.random.default_rng(5)
    powers = samples.hand.astype(np.float64) ** (quarters / 4)
    wins = chance.random(len(samples)) < powers[:, 0] / powers.sum(1)
    played = replace(samples, shares=np.stack([wins, ~wins], 1).astype(np.float32))
    assert certainty_of(FloatNet(GROUPS, 2, 1), played) == pytest.approx(quarters, abs=1)
