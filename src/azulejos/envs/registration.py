"""Tells PettingZoo and Gymnasium the names of the environments."""

from __future__ import annotations

import gymnasium
import pettingzoo

from azulejos.envs.names import environments

NAMESPACE = "azulejos"


def register() -> None:
    """For `pettingzoo.make("aec", "azulejos/azul_v1")` and `gymnasium.make("azulejos/Azul-v1")`."""
    for name, known in environments().items():
        pettingzoo.register(
            "aec", f"{NAMESPACE}/{name}", "azulejos.envs:make", kwargs={"name": name}
        )
        gymnasium.register(
            f"{NAMESPACE}/{known.gymnasium_id}",
            "azulejos.envs:SingleSeatEnv",
            kwargs={"name": name},
        )
