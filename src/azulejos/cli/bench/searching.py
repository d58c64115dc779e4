"""How fast a search thinks about a fixed position, alone and with a second thread.

One thread is measured by its processor time, as all else is. What a second thread gains can only be
seen on the clock of the wall, and only while both cores have nothing else to do. So the two take
turns, and the gain is the median over the pairs: a moment of other work spoils one pair, not all.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

import azulejos
from azulejos.bots import policy_for
from azulejos.cli.bench.speed import playout_speed
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search import Budget, Guide, RandomGuide, Search, SearchResult

THREADS = (1, 2)
PAIRS = 5


@dataclass(frozen=True, slots=True)
class SearchSpeed:
    """Of one search: its result, its processor time, and how large its trees have become."""

    found: SearchResult
    seconds: float
    bytes_used: int

    @property
    def simulations_per_second(self) -> float:
        return self.found.simulations / self.seconds

    @property
    def nodes_per_second(self) -> float:
        return self.found.nodes / self.seconds

    @property
    def by_the_wall_clock(self) -> float:
        return self.found.simulations / self.found.seconds

    @property
    def bytes_per_node(self) -> float:
        return self.bytes_used / self.found.nodes


def search_speed(
    state: GameState, guide: Callable[[], Guide], seconds: float, threads: int = 1
) -> SearchSpeed:
    search = Search(guide, threads)
    began = time.thread_time()
    found = search.think(state, Budget(seconds=seconds))
    spent = max(time.thread_time() - began, 1e-9)
    return SearchSpeed(found, spent, sum(tree.bytes_used for tree in search.trees))


def first_deal(game: str) -> GameState:
    state = azulejos.start(game)
    state.deal(Rng(1))
    return state


def searched(game: str, seconds: float) -> dict[str, Any]:
    """The figures of a game's search from a first deal for two players."""
    state = first_deal(game)
    pairs = [
        [search_speed(state, lambda: policy_for(game), seconds / PAIRS, n) for n in THREADS]
        for _ in range(PAIRS)
    ]
    alone = max((pair[0] for pair in pairs), key=lambda one: one.simulations_per_second)
    shared = max((pair[1] for pair in pairs), key=lambda one: one.by_the_wall_clock)
    gain = median(two.by_the_wall_clock / one.by_the_wall_clock for one, two in pairs)
    return {
        "game": game,
        "simulations_per_second": round(alone.simulations_per_second, 1),
        "nodes_per_second": round(alone.nodes_per_second, 1),
        "bytes_per_node": round(alone.bytes_per_node, 1),
        "two_threads_simulations_per_second": round(shared.by_the_wall_clock, 1),
        "two_threads_nodes_per_second": round(shared.found.nodes / shared.found.seconds, 1),
        "two_threads_gain": round(gain, 3),
    }


def rollout_ratio(seconds: float) -> float:
    """Simulations of Azul with random roll-outs, for each plain random game in the same time."""
    state = first_deal("azul")
    rollouts = search_speed(state, lambda: RandomGuide(state), seconds)
    plain = playout_speed(azulejos.start("azul"), seconds)
    return rollouts.simulations_per_second / plain.playouts_per_second
