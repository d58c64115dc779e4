"""The page of the ladders says what the result files say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"
pytestmark = pytest.mark.compiled_only


@pytest.fixture
def ladders() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladders", DOCS / "make_ladders.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_made_from_the_result_files(ladders: ModuleType) -> None:
    page: str = ladders.page()
    assert (DOCS / "ladders.md").read_text() == page, "run docs/make_ladders.py"
    assert page.count("\n## ") == len(list((DOCS / "ladders").glob("*.json"))) > 0


def test_every_bot_beats_the_one_below(ladders: ModuleType) -> None:
    decided = [line.split(" | ")[5] for line in ladders.page().splitlines() if " – " in line]
    assert set(decided) == {"stronger"}
