"""Names, versions and descriptions; and that the core knows nothing of all this."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import azulejos
from azulejos import envs
from azulejos.envs.names import environments


def test_there_is_one_for_every_rule_set_and_variant() -> None:
    tables = [(one.game, one.variant) for one in environments().values()]
    assert tables == [
        (game, variant)
        for game, state in azulejos.GAMES.items()
        for variant in state.rules.variants
    ]
    assert all(name.endswith("_v1") for name in envs.all_environments())


@pytest.mark.parametrize("name", envs.all_environments())
def test_observations_and_actions_are_described(name: str) -> None:
    text = envs.describe(name)
    state = environments()[name].start()
    assert f"{state.observation_size} numbers, {state.move_count} actions." in text
    assert "| part | numbers |" in text
    assert "| move | code | integer |" in text


def test_a_batch_has_numpys_arrays() -> None:
    batch = envs.make_batch("azul_grey_v1", games=4, players=3, seed=2, threads=2, rewards="rank")
    assert batch.observations.dtype == np.float32
    assert batch.rewards.shape == (4, 3)
    while not batch.dones.any():
        batch.step(batch.random_actions().astype(np.int64))
    ended = np.flatnonzero(batch.dones)[0]
    assert batch.rewards[ended].sum() == pytest.approx(0, abs=1e-6)
    assert len(batch.states()) == 4
    batch.reset(seed=2)
    assert not batch.dones.any()
    batch.close()


def test_azulejos_itself_imports_none_of_it() -> None:
    program = "import azulejos, azulejos.search, azulejos.bots, sys; print(*sys.modules)"
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert not {"numpy", "gymnasium", "pettingzoo"} & set(finished.stdout.split())


def test_without_the_extra_it_says_which() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import azulejos.envs"
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert "pip install azulejos[envs]" in finished.stderr
