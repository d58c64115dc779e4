"""Two machines of a real Ray cluster, one of them lost in the middle: nobody can tell."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cluster.ray_cluster import Cluster, cluster

from azulejos.arena import read_games
from azulejos.arena.results_folder import Games

pytest.importorskip("ray", reason='Ray is missing: pip install "azulejos[cluster]"')

pytestmark = [pytest.mark.soak, pytest.mark.compiled_only]

SECONDS = 240
GAMES = 24
FAILED = 2
MATCH = f"arena match sims:800 sims:200 --games {GAMES} --seed 5 --json"
TRAINING = "train azul --games 200 --sims 100 --epochs 1 --match-games 2 --seed 3 --json"


@pytest.fixture
def machines() -> Iterator[Cluster]:
    with cluster(2) as found:
        yield found


def started(words: str, *more: str) -> subprocess.Popen[str]:
    command = (sys.executable, "-m", "azulejos", *words.split(), *more)
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def told(running: subprocess.Popen[str]) -> Any:
    out, _ = running.communicate(timeout=SECONDS)
    assert running.returncode == 0
    return json.loads(out)


def until_there_are(path: Path, count: int) -> None:
    """So many lines in a file, or files in a folder."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        if path.is_dir() and len(list(path.glob("games-*"))) >= count:
            return
        if path.is_file() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.05)
    raise TimeoutError(f"nothing more in {path}")


def timeless(games: Games) -> Games:
    return {key: replace(played, seconds=()) for key, played in games.items()}


def without_times(found: dict[str, Any]) -> str:
    for pairing in found["pairings"]:
        del pairing["seconds_per_turn"]
    return json.dumps({name: found[name] for name in ("settings", "pairings", "ratings")})


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "records").iterdir()}


def test_a_match_that_loses_a_machine_ends_like_one_at_home(
    tmp_path: Path, machines: Cluster
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    at_home = told(started(MATCH, "--folder", str(here), "--processes", "2"))
    away = started(MATCH, "--folder", str(there), "--cluster", machines.address)
    until_there_are(there / "results.jsonl", 4)
    machines.kill_machine(1)
    assert len(read_games(there)) < GAMES, "it was lost in the middle"
    assert without_times(told(away)) == without_times(at_home)
    assert timeless(read_games(there)) == timeless(read_games(here))
    assert records(there) == records(here)


def test_a_net_learns_the_same_from_games_of_the_cluster(tmp_path: Path, machines: Cluster) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    told(started(TRAINING, "--folder", str(here), "--processes", "2"))
    away = started(TRAINING, "--folder", str(there), "--cluster", machines.address)
    until_there_are(there / "generation-1", 1)
    machines.kill_machine(1)
    told(away)
    nets = [(folder / "generation-1" / "made.net").read_bytes() for folder in (here, there)]
    assert nets[0] == nets[1]


def test_a_cluster_that_ends_is_told_and_the_games_are_kept(
    tmp_path: Path, machines: Cluster
) -> None:
    away = started(MATCH, "--folder", str(tmp_path), "--cluster", machines.address)
    until_there_are(tmp_path / "results.jsonl", 2)
    machines.end()
    away.communicate(timeout=SECONDS)
    assert away.returncode == FAILED
    assert 2 <= len(read_games(tmp_path)) < GAMES
    whole = told(started(MATCH, "--folder", str(tmp_path), "--processes", "2"))
    assert whole["pairings"][0]["games"] == GAMES
