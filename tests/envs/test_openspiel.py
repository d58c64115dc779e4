"""OpenSpiel accepts the games, and its own algorithms play them."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts, sample_some_states
from open_spiel.python.observation import make_observation

from azulejos import InvalidOptions
from azulejos.envs import openspiel

NAMES = openspiel.names()


def load(name: str, players: int = 2) -> pyspiel.Game:
    return pyspiel.load_game(name, {"players": players})


def dealt(game: pyspiel.Game, seed: int = 1) -> pyspiel.State:
    """The first decision after a random deal."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        items, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(items, p=weights)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_simulations(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_test_of_its_interface(name: str) -> None:
    """On a part of the tree; all of it, as OpenSpiel tests its smallest games, is out of reach."""

    class PartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = load(name)
        game_name = name
        game_type = game.get_type()
        some_states = sample_some_states.sample_some_states(game, max_states=40)

        @classmethod
        def setUpClass(cls) -> None:
            """It would sample ten times as many states."""

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(PartOfTheTree)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun == 5
    assert [fault[1] for fault in result.failures + result.errors] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_a_series_of_chance_nodes(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert state.is_chance_node()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len(outcomes) <= game.max_chance_outcomes()
    state.apply_action(outcomes[0][0])
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, outcomes[0][0]).startswith("Draw:")


@pytest.mark.parametrize("name", NAMES)
def test_tensors_are_the_observation(name: str) -> None:
    game = load(name, players=3)
    state = dealt(game)
    for seat in range(3):
        expected = np.array(state.position.observation(seat), np.float32)
        observation = make_observation(game)
        observation.set_from(state, seat)
        assert np.array_equal(observation.tensor, expected)
        assert np.array_equal(state.observation_tensor(seat), expected)
        assert np.array_equal(state.information_state_tensor(seat), expected)
        assert state.position.position() in observation.string_from(state, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_independent(name: str) -> None:
    state = dealt(load(name))
    copy = state.clone()
    assert str(copy) == str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert copy.history()[:-1] == state.history()


def test_a_state_and_a_game_survive_pickling() -> None:
    game = load(NAMES[0], players=3)
    state = dealt(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_another_process_knows_a_pickled_game() -> None:
    game = pickle.dumps(load("azulejos_azul", players=4))
    program = f"import pickle; print(pickle.loads({game!r}).num_players())"
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert finished.stdout == "4\n"


@pytest.mark.parametrize(
    "name",
    [
        "azulejos_azul_grey(max_rounds=1,players=3)",
        "azulejos_summer_pavilion(joker_order=random,players=2)",
        "azulejos_summer_pavilion_mini(joker_order=OPGYBR,players=4)",
    ],
)
def test_options_of_the_rules_are_parameters(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(game) == name
    chosen = game.get_parameters()
    start = game.new_initial_state().position
    assert start.players == chosen.pop("players")
    assert dict(start.options.extras) == chosen
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_what_the_rules_do_not_offer_is_refused() -> None:
    with pytest.raises(InvalidOptions, match=r"option=max_rounds, value=1001, expected=0\.\.1000"):
        pyspiel.load_game("azulejos_azul(max_rounds=1001)")
    with pytest.raises(InvalidOptions, match="player-count"):
        load("azulejos_azul", players=5)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_them(name: str) -> None:
    state = dealt(load(name))
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng, max_length=30)
    bot = mcts.MCTSBot(state.get_game(), 2, 6, evaluator, solve=False, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_long_game_ends_as_it_stands() -> None:
    state = dealt(load("azulejos_azul"))
    state.held.moves = state.position.move_cap
    assert state.is_terminal()
    assert state.returns() == [0, 0]
