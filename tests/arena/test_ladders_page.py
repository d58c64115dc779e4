"""The page of the ladders says what the result files say."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from azulejos.engine.registry import GAMES

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


def test_every_game_has_a_ladder() -> None:
    found = [json.loads(file.read_text()) for file in (DOCS / "ladders").glob("*.json")]
    assert {ladder["settings"]["game"] for ladder in found} == set(GAMES)


def summary(folder: Path, kind: str = "ladder", complete: bool = True) -> None:
    table = {"game": "azul", "players": 2, "variant": "grey", "options": {"max_rounds": 5}}
    found = {
        "folder": str(folder),
        "settings": {"kind": kind, **table},
        "pairings": [{"names": ["greedy", "random"], "complete": complete}],
    }
    (folder / "summary.json").write_text(json.dumps(found))


def test_a_finished_ladder_is_taken_over(
    ladders: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "RESULTS", tmp_path / "kept")
    summary(tmp_path)
    ladders.take_over(tmp_path)
    kept = json.loads((tmp_path / "kept" / "azul-2-grey-max_rounds=5.json").read_text())
    assert "folder" not in kept


def test_nothing_else_is_taken_over(
    ladders: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "RESULTS", tmp_path / "kept")
    with pytest.raises(SystemExit, match=r"no readable summary\.json"):
        ladders.take_over(tmp_path)
    summary(tmp_path, kind="match")
    with pytest.raises(SystemExit, match="found those of a match"):
        ladders.take_over(tmp_path)
    summary(tmp_path, complete=False)
    with pytest.raises(SystemExit, match="games are missing: greedy - random"):
        ladders.take_over(tmp_path)
    assert not (tmp_path / "kept").exists()


def test_the_page_names_the_commits(ladders: ModuleType) -> None:
    for file in (DOCS / "ladders").glob("*.json"):
        assert f"commit {json.loads(file.read_text())['commit']}." in ladders.page()


def test_every_bot_beats_the_one_below(ladders: ModuleType) -> None:
    decided = [line.split(" | ")[5] for line in ladders.page().splitlines() if " – " in line]
    assert {decision.partition(" ")[0] for decision in decided} == {"stronger"}
