"""The Gymnasium environments: one seat learns, others play by a bot or a function."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import azulejos
from azulejos import bots, envs
from azulejos.envs import SingleSeatEnv
from azulejos.envs.arrays import Seen
from azulejos.envs.names import environments

IDS = [f"azulejos/{known.gymnasium_id}" for known in environments().values()]


def first_legal(seen: Seen) -> int:
    return int(np.argmax(seen["action_mask"]))


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """The reward and info at the end of a game in which the learner plays the first legal move."""
    seen, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        assert not reward
        seen, gained, terminated, truncated, info = env.step(first_legal(seen))
        reward = float(gained)
        over = terminated or truncated
    return reward, info


def test_names_are_as_gymnasium_spells_them() -> None:
    assert IDS[:2] == ["azulejos/Azul-v1", "azulejos/AzulGrey-v1"]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_no_fault(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, opponent="random")
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.slow
def test_gymnasium_finds_no_fault_in_its_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    """It makes the environment anew for every `render_mode`."""
    check_env(gymnasium.make("azulejos/Azul-v1", opponent="random", render_mode="svg").unwrapped)
    assert "factory offer" in capsys.readouterr().out, "as a person sees it"


def test_gymnasium_can_import_it() -> None:
    env = gymnasium.make("azulejos.envs:azulejos/Azul-v1")
    assert isinstance(env.unwrapped, SingleSeatEnv)


@pytest.mark.parametrize("name", envs.all_environments())
def test_a_whole_game_against_a_bot(name: str) -> None:
    env = SingleSeatEnv(name, opponent="greedy", seat=1)
    reward, info = played(env, seed=4)
    assert info["scores"] == env.game.scores
    assert reward == pytest.approx(2 * env.game.utilities()[1] - 1)
    assert env.game.is_over


def test_the_seed_decides_everything() -> None:
    names = ["azul_v1", "azul_v1"]
    found = [played(SingleSeatEnv(name, players=3, opponent="easy"), seed=8) for name in names]
    assert found[0] == found[1]


def test_the_seed_chooses_a_seat_for_every_game() -> None:
    env = SingleSeatEnv("azul_v1", players=4, opponent="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}
    assert env.game.current == env.seat


@pytest.mark.parametrize(
    "opponent", [bots.bot("random", "azul"), lambda seen: int(np.argmax(seen["action_mask"]))]
)
def test_opponents_can_be_bots_and_functions(opponent: Any) -> None:
    played(SingleSeatEnv("azul_v1", opponent=opponent), seed=1)


def test_an_illegal_move_loses() -> None:
    env = SingleSeatEnv("azul_v1", opponent="random", seat=0)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"].startswith("azul.")


def test_the_board_can_be_seen() -> None:
    env = SingleSeatEnv("azul_v1", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


class TestRefusals:
    def test_unknown_opponents(self) -> None:
        with pytest.raises(bots.UnknownBot):
            SingleSeatEnv("azul_v1", opponent="grandmaster")
        with pytest.raises(TypeError, match="expected the name of a bot, a bot or a function"):
            SingleSeatEnv("azul_v1", opponent=3)  # type: ignore[arg-type]

    def test_a_seat_that_nobody_has(self) -> None:
        with pytest.raises(IndexError, match="expected a seat from 0 to 1, got 2"):
            SingleSeatEnv("azul_v1", seat=2)

    def test_an_unknown_variant_of_the_rules(self) -> None:
        with pytest.raises(azulejos.InvalidOptions):
            gymnasium.make("azulejos/Azul-v1", max_rounds="many")
