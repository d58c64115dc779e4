"""How fast many games are stepped at once, with observations, masks and checked random moves.

One thread is measured by its processor time, two by the clock of the wall: what they gain can be
seen only while both cores have nothing else to do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import azulejos
from azulejos.cli.bench.speed import ROUNDS
from azulejos.search import Batch

SIZES = (1, 64, 1024)


def batched(game: str, seconds: float) -> list[dict[str, Any]]:
    """Steps per second of two-player games, for batches of every size."""
    share = seconds / (2 * len(SIZES))
    return [
        {
            "game": game,
            "games": games,
            "steps_per_second": round(batch_speed(game, games, 1, time.thread_time, share), 1),
            "two_threads_steps_per_second": round(
                batch_speed(game, games, 2, time.perf_counter, share), 1
            ),
        }
        for games in SIZES
    ]


def batch_speed(
    game: str, games: int, threads: int, clock: Callable[[], float], seconds: float
) -> float:
    """The best of several rounds."""
    with Batch(azulejos.start(game), games, seed=1, threads=threads) as batch:
        best = 0.0
        for _ in range(ROUNDS):
            steps, began = 0, clock()
            while steps == 0 or clock() - began < seconds / ROUNDS:
                batch.step(batch.random_actions())
                steps += games
            best = max(best, steps / max(clock() - began, 1e-9))
    return best
