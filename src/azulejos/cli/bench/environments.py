"""How fast single environments are stepped from Python, beside those that other packages bring.

All are played alike, with random legal moves; they take turns, and each one's best round counts.
What is not installed is left out, and the table says so.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from azulejos.cli.bench.speed import ROUNDS

Episode = Callable[[], int]
"""Plays one game and tells how many steps it had."""


def compared(seconds: float) -> list[dict[str, Any]]:
    """Steps per second of each environment, or the package that is missing for it."""
    prepared = {name: episode_or_missing(make) for name, make in CONTESTANTS.items()}
    best: dict[str, float] = {}
    share = seconds / len(prepared) / ROUNDS
    for _ in range(ROUNDS):
        for name, (episode, _) in prepared.items():
            if episode is not None:
                best[name] = max(best.get(name, 0.0), steps_per_second(episode, share))
    return [
        {
            "environment": name,
            "steps_per_second": round(best[name], 1) if name in best else None,
            "missing": missing,
        }
        for name, (_, missing) in prepared.items()
    ]


def episode_or_missing(make: Callable[[], Episode]) -> tuple[Episode | None, str | None]:
    """The second is the package without which the first cannot be had."""
    try:
        return make(), None
    except ImportError as error:
        return None, error.name or str(error)


def steps_per_second(episode: Episode, seconds: float) -> float:
    steps, began = 0, time.thread_time()
    while steps == 0 or time.thread_time() - began < seconds:
        steps += episode()
    return steps / max(time.thread_time() - began, 1e-9)


def ours() -> Episode:
    from azulejos import envs

    return agents_act(envs.make("azul_v1"))


def connect_four() -> Episode:
    from pettingzoo.classic.connect_four import connect_four  # needs pygame

    return agents_act(connect_four.env())


def agents_act(env: Any) -> Episode:
    """As a user of PettingZoo plays: look, choose from the mask, step."""
    chooser = random.Random(1)

    def episode() -> int:
        env.reset(seed=chooser.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chooser.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return episode


def ours_in_openspiel() -> Episode:
    import pyspiel

    import azulejos.envs.openspiel  # noqa: F401  (registers the games)

    return chance_decides(pyspiel.load_game("azulejos_azul"))


def kuhn_poker() -> Episode:
    import pyspiel
    from open_spiel.python.games import kuhn_poker as _  # noqa: F401  (registers the game)

    return chance_decides(pyspiel.load_game("python_kuhn_poker"))


def chance_decides(game: Any) -> Episode:
    """Random outcomes and random moves; every one of them is a step."""
    chooser = random.Random(1)

    def episode() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(actions(state)))
            steps += 1
        return steps

    return episode


def actions(state: Any) -> Sequence[int]:
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    legal: list[int] = state.legal_actions()
    return legal


CONTESTANTS: dict[str, Callable[[], Episode]] = {
    "PettingZoo azul_v1": ours,
    "PettingZoo connect_four_v3": connect_four,
    "OpenSpiel azulejos_azul": ours_in_openspiel,
    "OpenSpiel python_kuhn_poker": kuhn_poker,
}
