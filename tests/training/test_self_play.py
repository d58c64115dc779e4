"""Games to learn from depend on their seed alone, and hold what a policy with the net will say."""

import numpy as np
import pytest

import azulejos
from azulejos.bots.azul.features import FEATURES, VERSION, groups
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.queens_garden import features as of_queens_garden
from azulejos.engine.registry import rule_set
from azulejos.nets import Heading, Learned
from azulejos.training.float_net import FloatNet, corrected
from azulejos.training.learning import Learner
from azulejos.training.samples import Samples, rows_of
from azulejos.training.self_play import SelfPlay
from azulejos.training.tables import TrainingError, features_of

OPTIONS = rule_set("azul").choose(2, "standard")


def samples_of(seeds: range) -> Samples:
    return SelfPlay(OPTIONS, 4, 10).play(seeds)


def test_a_seed_always_gives_the_same_game() -> None:
    both, second = samples_of(range(3, 5)), samples_of(range(4, 5))
    assert (both.active[-len(second) :] == second.active).all()
    assert (both.chances[-len(second) :] == second.chances).all()
    assert len(both) > len(second) > 10


def test_rows_are_chances_and_points() -> None:
    samples = samples_of(range(4))
    assert samples.hand.sum(1) == pytest.approx(1, abs=1e-5)
    assert samples.chances.sum(1) == pytest.approx(1, abs=1e-5)
    assert samples.points.min() > -20
    assert samples.points.max() < 200
    first = samples.active[0]
    assert first[first >= 0].tolist() == FEATURES.active(azulejos.start("azul"))


def test_what_has_no_inputs_says_that_it_cannot_be_learned() -> None:
    with pytest.raises(TrainingError, match="expected=azul"):
        features_of("chess")


@pytest.mark.slow
def test_the_games_of_queens_garden_have_turns_of_several_moves() -> None:
    """A position before and one after every deal, and those of some turns between."""
    options = rule_set("queens_garden").choose(3, "variant")
    samples = SelfPlay(options, 2, 4).play(range(1))
    assert len(samples) > 40
    assert samples.chances.shape == samples.points.shape == (len(samples), 3)
    assert samples.chances.sum(1) == pytest.approx(1, abs=1e-5)
    assert samples.active.max() < sum(group.size for group in of_queens_garden.groups(3))
    new = of_queens_garden.FEATURES.active(azulejos.start("queens_garden", 3, "variant"))
    assert samples.active[0][samples.active[0] >= 0].tolist() == new


def test_a_policy_with_the_net_says_what_the_net_learned() -> None:
    """From self-play to the compiled evaluation: the same chances and points."""
    samples = samples_of(range(4))
    learner = Learner(FloatNet(groups(2), 2, 1), samples, 8, 1)
    for _ in range(8):
        learner.learn_epoch()
    learned = Learned(Heading("azul", 2, "standard", VERSION), learner.net.rounded())
    policy, written = AzulPolicy(learned=(learned,)), AzulPolicy()
    state, rng = azulejos.start("azul"), azulejos.Rng(8)
    for _ in range(30):
        if state.needs_deal:
            state.deal(rng)
        order = [state.current, 1 - state.current]
        chances, points = written.evaluate(state, rng)
        row = Samples(
            rows_of([FEATURES.active(state)]),
            np.array([[chances[seat] for seat in order]], np.float32),
            np.array([[points[seat] for seat in order]], np.float32),
            *[np.zeros((1, 2), np.float32)] * 3,
        )
        expected_chances, expected_points = corrected(learner.net.heads(row), row)
        found_chances, found_points = policy.evaluate(state, rng)
        assert [found_chances[seat] for seat in order] == pytest.approx(
            expected_chances[0], abs=0.01
        )
        assert [found_points[seat] for seat in order] == pytest.approx(expected_points[0], abs=0.4)
        state.play(written.suggest(state))
