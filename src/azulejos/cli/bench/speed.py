"""How fast azulejos plays: in the compiled loop, and called from Python.

Times are processor times of this thread, so that other work on the machine disturbs them little; of
several rounds the best one counts, because everything that disturbs makes it slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import azulejos
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.playouts import Playouts

ROUNDS = 5
BATCH = 200
STARTS = 5
IMPORT = """
import time
start = time.perf_counter()
import azulejos
print((time.perf_counter() - start) * 1000)
"""


@dataclass(frozen=True, slots=True)
class PlayoutSpeed:
    games: int
    moves: int
    seconds: float

    @property
    def playouts_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def ns_per_move(self) -> float:
        return self.seconds * 1e9 / self.moves


def play_timed(start: GameState, games: int, seed: int) -> PlayoutSpeed:
    playouts = Playouts(start)
    began = time.thread_time()
    playouts.run(seed, 0, games)
    return PlayoutSpeed(games, playouts.moves, max(time.thread_time() - began, 1e-9))


def games_that_take(start: GameState, seconds: float) -> int:
    """How many random games fill so much time, from a trial that is long enough to tell."""
    games, trial = 1, play_timed(start, 1, 1)
    while trial.seconds < seconds / 10:
        games *= 2
        trial = play_timed(start, games, 1)
    return max(1, int(games * seconds / trial.seconds))


def playout_speed(start: GameState, seconds: float) -> PlayoutSpeed:
    """The best of several rounds that take about so many seconds together."""
    games = games_that_take(start, seconds / ROUNDS)
    rounds = [play_timed(start, games, seed) for seed in range(ROUNDS)]
    return max(rounds, key=lambda speed: speed.playouts_per_second)


def best_ns(prepare: Callable[[], Callable[[], int]], seconds: float) -> float:
    """Nanoseconds per call; batches are prepared off the clock and say how many calls they made."""
    best = float("inf")
    end = time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < end:
        batch = prepare()
        began = time.perf_counter_ns()
        calls = batch()
        best = min(best, (time.perf_counter_ns() - began) / calls)
    return best


def dealt_game() -> GameState:
    state = azulejos.start("azul")
    state.deal(Rng(1))
    return state


def clone_ns(seconds: float) -> float:
    state = dealt_game()

    def batch() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    return best_ns(lambda: batch, seconds)


def legal_ns(seconds: float) -> float:
    return list_ns([dealt_game()] * BATCH, seconds)


def list_ns(states: Sequence[GameState], seconds: float) -> float:
    """One list of legal moves, on average over these states."""

    def batch() -> int:
        for state in states:
            state.legal_moves()
        return len(states)

    return best_ns(lambda: batch, seconds)


def decisions(start: GameState) -> list[GameState]:
    """Every position of a random game in which somebody decides."""
    trial, rng = start.copy(), Rng(3)
    found: list[GameState] = []
    while not trial.is_over:
        if trial.needs_deal:
            trial.deal(rng)
        else:
            found.append(trial.copy())
            trial.play(trial.random_legal_move(rng))
    return found


def apply_ns(seconds: float) -> float:
    """The moves of a first round, played on fresh copies."""
    state = dealt_game()
    moves = first_round(state)

    def prepare() -> Callable[[], int]:
        copies = [state.copy() for _ in range(BATCH // len(moves) + 1)]

        def batch() -> int:
            for copy in copies:
                for move in moves:
                    copy.play(move)
            return len(copies) * len(moves)

        return batch

    return best_ns(prepare, seconds)


def first_round(state: GameState) -> list[int]:
    trial, rng = state.copy(), Rng(2)
    moves: list[int] = []
    while not (trial.needs_deal or trial.is_over):
        moves.append(trial.random_legal_move(rng))
        trial.play(moves[-1])
    return moves


def import_ms() -> float:
    """The best of several fresh starts of Python, without the start of Python itself."""
    folder = str(Path(azulejos.__file__).parents[1])
    inherited = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(part for part in (folder, inherited) if part)
    command = [sys.executable, "-c", IMPORT]
    environment = os.environ | {"PYTHONPATH": path}
    starts = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        for _ in range(STARTS)
    ]
    return min(float(start.stdout) for start in starts)
