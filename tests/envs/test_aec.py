"""The PettingZoo environments pass PettingZoo's own tests, and ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import wrappers
from tests.envs.pettingzoo_tests import api_test, render_test, seed_test

import azulejos
from azulejos import IllegalMove, MalformedMove, envs
from azulejos.envs.aec import AzulejosEnv

NAMES = envs.all_environments()
PLAYERS = (2, 3, 4)
# PettingZoo knows by their names which of its own environments have a mask beside the observation,
# and which positions are over: there nothing is legal any more.
KNOWN_TO_PETTINGZOO = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def known_warnings(test: Callable[..., None]) -> Callable[..., None]:
    for warning in KNOWN_TO_PETTINGZOO:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play(env: AzulejosEnv, seed: int) -> list[dict[str, float]]:
    """Random moves to the end; the rewards after each of them."""
    env.reset(seed=seed)
    rng, found = azulejos.Rng(seed), []
    while not env.game.is_over:
        env.step(rng.choice(env.game.legal_moves()))
        found.append(dict(env.rewards))
    return found


class TestPettingZoo:
    @pytest.mark.parametrize("players", PLAYERS)
    @pytest.mark.parametrize("name", NAMES)
    @known_warnings
    def test_api(self, name: str, players: int) -> None:
        api_test(envs.make(name, players=players), num_cycles=150)

    @pytest.mark.parametrize("players", PLAYERS)
    @pytest.mark.parametrize("name", NAMES)
    def test_seed(self, name: str, players: int) -> None:
        seed_test(partial(envs.make, name, players=players), num_cycles=60)

    @pytest.mark.slow
    @pytest.mark.parametrize("name", NAMES)
    def test_render(self, name: str) -> None:
        is_picture: dict[str, Callable[[str], bool]] = {
            "svg": lambda text: text.startswith("<svg"),
            "ansi": lambda text: "player_0" in text and "\x1b[" in text,
        }
        render_test(partial(envs.make, name), custom_tests=is_picture)

    @known_warnings
    def test_its_wrappers_can_be_put_around(self) -> None:
        env: Any = wrappers.TerminateIllegalWrapper(envs.make("azul_v1"), illegal_reward=-1)
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
        api_test(env, num_cycles=60)
        env.reset(seed=1)
        env.step(int(np.argmin(env.last()[0]["action_mask"])))
        assert env.rewards == {"player_0": -1, "player_1": 0}
        assert all(env.terminations.values())


class TestGames:
    @pytest.mark.parametrize("players", PLAYERS)
    @pytest.mark.parametrize("name", NAMES)
    def test_rewards_come_at_the_end_and_add_up_to_nothing(self, name: str, players: int) -> None:
        env = envs.make(name, players=players)
        *before, last = play(env, seed=5)
        assert not any(any(rewards.values()) for rewards in before)
        assert sum(last.values()) == pytest.approx(0)
        outcome = env.game.outcome()
        assert outcome is not None
        winners = {f"player_{seat}" for seat in outcome.ranking[0]}
        assert {agent for agent in last if last[agent] == max(last.values())} == winners
        assert all(env.terminations.values())
        assert not any(env.truncations.values())

    def test_places_can_count(self) -> None:
        env = envs.make("azul_v1", players=4, rewards="rank")
        *_, shared = play(env, seed=1)
        assert sorted(shared.values()) == pytest.approx([-2 / 3, -2 / 3, 2 / 3, 2 / 3])
        env = envs.make("summer_pavilion_v1", players=4, rewards="rank")
        *_, clear = play(env, seed=1)
        assert sorted(clear.values()) == pytest.approx([-1, -1 / 3, 1 / 3, 1])

    @pytest.mark.parametrize("name", NAMES)
    def test_everybody_sees_the_position_from_their_seat(self, name: str) -> None:
        env = envs.make(name, players=3)
        env.reset(seed=2)
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            expected = np.array(env.game.observation(seat), np.float32)
            assert np.array_equal(seen["observation"], expected)
            legal = env.game.legal_moves() if agent == env.agent_selection else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.array_equal(env.state(), env.observe("player_0")["observation"])
        assert env.state_space.contains(env.state())

    def test_without_a_seed_chance_goes_on(self) -> None:
        env, again = envs.make("azul_v1"), envs.make("azul_v1")
        env.reset(seed=3)
        again.reset(seed=3)
        first = env.game.position()
        env.reset()
        again.reset()
        assert first != env.game.position() == again.game.position()

    def test_it_is_the_same_game_as_in_a_batch(self) -> None:
        env = envs.make("azul_v1")
        batch = envs.make_batch("azul_v1", games=1, seed=9)
        env.reset(seed=9)
        for _ in range(200):
            seen = env.observe(env.agent_selection)
            assert np.array_equal(seen["observation"], batch.observations[0])
            assert np.array_equal(seen["action_mask"], batch.masks[0])
            action = int(batch.random_actions()[0])
            env.step(action)
            batch.step(np.array([action]))
            if batch.dones[0]:
                assert list(env.rewards.values()) == batch.rewards[0].tolist()
                env.reset()

    def test_a_long_game_is_truncated(self) -> None:
        env = envs.make("azul_v1")
        env.reset(seed=1)
        env.moves = env.game.move_cap - 1
        env.step(env.game.legal_moves()[0])
        assert all(env.truncations.values())
        assert not any(env.terminations.values())

    def test_pettingzoo_knows_their_names(self) -> None:
        env = pettingzoo.make("aec", "azulejos/azul_grey_v1", players=3)
        assert str(env) == "azul_grey_v1"
        assert env.max_num_agents == 3

    def test_options_of_the_rules(self) -> None:
        env = envs.make("azul_v1", max_rounds=1)
        play(env, seed=1)
        outcome = env.game.outcome()
        assert outcome is not None
        assert outcome.reason == "max_rounds"


class TestRefusals:
    def test_an_illegal_move_says_why_and_changes_nothing(self) -> None:
        env = envs.make("azul_v1")
        env.reset(seed=1)
        before = env.game.position()
        illegal = int(np.argmin(env.observe("player_0")["action_mask"]))
        with pytest.raises(IllegalMove, match=r"azul\."):
            env.step(illegal)
        with pytest.raises(MalformedMove):
            env.step(325)
        with pytest.raises(ValueError, match="expected the number of a move, got None"):
            env.step(None)
        assert env.game.position() == before

    def test_unknown_names_modes_and_schemes(self) -> None:
        with pytest.raises(envs.UnknownEnvironment, match="azul_grey_v1"):
            envs.make("azul_v9")
        with pytest.raises(ValueError, match="expected a render_mode of human, ansi"):
            envs.make("azul_v1", render_mode="hologram")
        with pytest.raises(ValueError, match="expected one of win, rank"):
            envs.make("azul_v1", rewards="points")
