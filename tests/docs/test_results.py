"""The tables of speed on the site are made from what `azulejos bench --json` has written."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import process

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted((DOCS / "speed").glob("*.json"))


def made(runs: list[dict[str, Any]]) -> str:
    text: str = runpy.run_path(str(DOCS / "site" / "results.py"))["speed"](runs)
    return text


def expect_tables(run: dict[str, Any]) -> None:
    text = made([run])
    for row in run["tables"]:
        assert f"{row['moves_per_second']:,.0f} |" in text
    for row in run["batches"]:
        steps = f"{row['steps_per_second']:,.0f} | {row['two_threads_steps_per_second']:,.0f}"
        assert f"| `{row['game']}` | {row['games']:,} | {steps} |" in text
    for row in run["environments"]:
        assert (f"| {row['environment']} |" in text) == (row["missing"] is None)
    assert f"commit {run['commit']}." in text


@pytest.mark.slow
@pytest.mark.compiled_only
def test_what_the_command_writes_can_be_shown() -> None:
    expect_tables(process("bench", "--seconds", "0.02", "--json").json)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_run_that_is_kept_is_shown(file: Path) -> None:
    expect_tables(json.loads(file.read_text(encoding="utf-8")))


def test_without_a_run_nothing_is_said() -> None:
    assert made([]) == ""
