"""The example that learns does so, and goes on where it stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "actor_critic.py"
NEEDS = 'needs torch: pip install "azulejos[torch]"'

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def test_it_is_short() -> None:
    assert len(PROGRAM.read_text(encoding="utf-8").splitlines()) <= 200


def learn(folder: Path, minutes: float, *words: str) -> tuple[list[str], dict[str, Any]]:
    """What it printed and what it kept."""
    pytest.importorskip("torch", reason=NEEDS)
    usual = ["--minutes", str(minutes), "--threads", "1", "--test-games", "40"]
    finished = subprocess.run(
        [sys.executable, str(PROGRAM), *usual, "--folder", str(folder), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    kept: dict[str, Any] = json.loads((folder / "curve.json").read_text(encoding="utf-8"))
    return finished.stdout.splitlines(), kept


def test_it_learns_and_goes_on(tmp_path: Path) -> None:
    printed, first = learn(tmp_path, 0.08)
    assert len(printed) == len(first["curve"]) >= 3
    start, end = first["curve"][0], first["curve"][-1]
    assert start["random"] < 0.7
    assert end["random"] > 0.9, (
        "a few thousand games are enough to beat somebody who plays at random"
    )
    assert end["tested"] == 5 * start["tested"]
    _, second = learn(tmp_path, 0.1)
    assert second["curve"][: len(first["curve"])] == first["curve"]
    assert second["games"] > first["games"]
    assert second["curve"][-1]["minutes"] >= 0.1 > first["seconds"] / 60


def test_it_learns_any_game_for_two(tmp_path: Path) -> None:
    _, kept = learn(tmp_path, 0.001, "--env", "summer_pavilion_mini_v1", "--test-games", "4")
    assert (kept["env"], kept["updates"]) == ("summer_pavilion_mini_v1", 1)
