"""The games as environments that programs learn in: PettingZoo, Gymnasium, OpenSpiel, batches.

>>> from azulejos import envs
>>> env = envs.make("azul_v1", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))
>>> import gymnasium
>>> single = gymnasium.make("azulejos/Azul-v1", opponent="greedy")

They need `pip install azulejos[envs]`; `azulejos.envs.openspiel` needs `azulejos[openspiel]`.
"""

from __future__ import annotations

from azulejos.engine.errors import Value
from azulejos.envs.names import UnknownEnvironment, all_environments, describe, environment

try:
    from azulejos.envs.aec import AzulejosEnv
    from azulejos.envs.batched import BatchedEnv
    from azulejos.envs.registration import register
    from azulejos.envs.single_seat import SingleSeatEnv
except ModuleNotFoundError as missing:
    hint = "environments need another package: pip install azulejos[envs]"
    raise ModuleNotFoundError(f"{hint} ({missing})", name=missing.name) from missing

__all__ = [
    "AzulejosEnv",
    "BatchedEnv",
    "SingleSeatEnv",
    "UnknownEnvironment",
    "all_environments",
    "describe",
    "make",
    "make_batch",
]


def make(
    name: str,
    *,
    players: int = 2,
    rewards: str = "win",
    render_mode: str | None = None,
    **options: Value,
) -> AzulejosEnv:
    """A PettingZoo environment; `options` are those of the rule set, as for `azulejos.start`.

    >>> make("summer_pavilion_v1", joker_order="random").metadata["name"]
    'summer_pavilion_v1'
    """
    return AzulejosEnv(name, environment(name).start(players, options), rewards, render_mode)


def make_batch(
    name: str,
    games: int,
    *,
    players: int = 2,
    rewards: str = "win",
    seed: int = 0,
    threads: int = 1,
    **options: Value,
) -> BatchedEnv:
    """Many games of an environment at once, with numpy arrays.

    >>> batch = make_batch("azul_v1", games=64, seed=7)
    >>> batch.observations.shape, batch.masks.dtype
    ((64, 688), dtype('int8'))
    """
    start = environment(name).start(players, options)
    return BatchedEnv(start, games, rewards=rewards, seed=seed, threads=threads)


register()
