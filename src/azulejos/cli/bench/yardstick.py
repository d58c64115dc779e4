"""The C++ yardstick: random games of two-player Azul as fast as this machine allows.

It and azulejos take turns in the same run, so that a machine which slows down slows down both.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import azulejos
from azulejos.cli.bench.speed import ROUNDS, games_that_take, play_timed

SOURCE = Path(__file__).with_name("azul_playouts.cpp")
COMPILER = "g++"
FLAGS = ("-O3", "-march=native", "-std=c++20")
TRIAL_GAMES = 20_000
COMPILE_SECONDS = 120
RUN_SECONDS = 600


class YardstickMissing(Exception):
    """There is nothing to compare with on this machine; the text is a code for the reason."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Games per second of both, medians of rounds by turns; `reason` says why there are none."""

    yardstick: float | None = None
    ours: float | None = None
    reason: str | None = None

    @property
    def ratio(self) -> float | None:
        return self.ours / self.yardstick if self.ours and self.yardstick else None


def compare(seconds: float) -> Comparison:
    """Several rounds by turns, each program for about so many seconds in all."""
    with TemporaryDirectory(prefix="azulejos-bench-") as folder:
        try:
            return by_turns(compiled(Path(folder)), seconds / ROUNDS)
        except YardstickMissing as missing:
            return Comparison(reason=str(missing))


def compiled(folder: Path) -> Path:
    if not SOURCE.exists():
        raise YardstickMissing("no-source")
    if shutil.which(COMPILER) is None:
        raise YardstickMissing("no-compiler")
    program = folder / "azul_playouts"
    command = [COMPILER, *FLAGS, str(SOURCE), "-o", str(program)]
    try:
        subprocess.run(command, capture_output=True, check=True, timeout=COMPILE_SECONDS)
    except (OSError, subprocess.SubprocessError):
        raise YardstickMissing("compile-failed") from None
    return program


def by_turns(program: Path, seconds: float) -> Comparison:
    start = azulejos.start("azul")
    our_games = games_that_take(start, seconds)
    their_games = max(1, int(games_per_second(program, TRIAL_GAMES, 1) * seconds))
    theirs, ours = [], []
    for seed in range(1, ROUNDS + 1):
        theirs.append(games_per_second(program, their_games, seed))
        ours.append(play_timed(start, our_games, seed).playouts_per_second)
    return Comparison(median(theirs), median(ours))


def games_per_second(program: Path, games: int, seed: int) -> float:
    command = [str(program), str(games), str(seed)]
    try:
        finished = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=RUN_SECONDS
        )
        return float(json.loads(finished.stdout)["games_per_second"])
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        raise YardstickMissing("run-failed") from None
