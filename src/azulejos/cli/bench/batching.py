"""How fast many games are stepped at once, with observations, masks and checked random moves.

One thread is measured by its processor time, two by the clock of the wall: what they gain can be
seen only while both cores have nothing else to do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Any

import azulejos
from azulejos.cli.bench.speed import ROUNDS
from azulejos.search import Batch

SIZES = (1, 64, 1024)
STEPS_BETWEEN_LOOKS = 256
"""At the clock, which takes as long as a step."""


def batched(game: str, seconds: float) -> list[dict[str, Any]]:
    """Steps per second of two-player games, for batches of every size."""
    rows = []
    for games in SIZES:
        one, two = batch_speeds(game, games, seconds)
        rows.append(
            {
                "game": game,
                "games": games,
                "steps_per_second": round(one, 1),
                "two_threads_steps_per_second": round(two, 1),
            }
        )
    return rows


def batch_speeds(game: str, games: int, seconds: float) -> tuple[float, float]:
    """The best rounds of one thread and of two, measured by turns.

    A machine that changes its own speed then changes it for both.
    """
    share, one, two = seconds / (2 * ROUNDS), 0.0, 0.0
    start = azulejos.start(game)
    with Batch(start, games, seed=1) as alone, Batch(start, games, seed=1, threads=2) as shared:
        for _ in range(ROUNDS):
            one = max(one, steps_per_second(alone, time.thread_time, share))
            two = max(two, steps_per_second(shared, time.perf_counter, share))
    return one, two


def steps_per_second(batch: Batch, clock: Callable[[], float], seconds: float) -> float:
    steps, began = 0, clock()
    while steps == 0 or clock() - began < seconds:
        for _ in range(ceil(STEPS_BETWEEN_LOOKS / batch.games)):
            batch.step(batch.random_actions())
            steps += batch.games
    return steps / max(clock() - began, 1e-9)
