"""The tour runs from its first cell to its last and leaves nothing behind."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TOUR = Path(__file__).parents[2] / "examples" / "tour.py"
# What its cells print, in their order.
PRINTED = (
    "random moves",
    "azul rules=1",
    "why not?",
    "to win",
    "greedy against easy",
    "the worst turn",
    "games that ended",
    "three players",
    "rows",
)

pytestmark = pytest.mark.compiled_only


def test_it_runs(tmp_path: Path) -> None:
    finished = subprocess.run(
        [sys.executable, "-W", "error", str(TOUR)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    assert re.search(".*".join(map(re.escape, PRINTED)), finished.stdout, re.DOTALL)
    assert not list(tmp_path.iterdir())


def test_every_cell_is_announced() -> None:
    text = TOUR.read_text(encoding="utf-8")
    cells = re.findall(r"^# %%(.*)$", text, re.MULTILINE)
    assert cells[1:] == [" [markdown]", ""] * (len(cells) // 2)
    assert len(re.findall(r"^# ## ", text, re.MULTILINE)) == len(cells) // 2
