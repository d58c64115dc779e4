"""The documentation site builds without a warning and needs nothing from elsewhere."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import envs

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"
LOADED = re.compile(r"<(?:script|img|link|source|iframe)\b[^>]*?\b(?:src|href)=\"([^\"]+)\"")
MADE_OF_RULES = re.compile(r"^### (\w+\.[a-z-]+) — ", re.MULTILINE)

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    run(str(SITE / "stage.py"), str(folder / "source"))
    options = ["--fail-on-warning", "--quiet", "--conf-dir", str(SITE)]
    options += ["--doctree-dir", str(folder / "doctrees")]
    run("-m", "sphinx", *options, str(folder / "source"), str(folder / "built"))
    return folder / "built"


def run(*arguments: str) -> None:
    finished = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_every_page_of_the_docs_is_there(site: Path) -> None:
    docs = ROOT / "docs"
    pages = {page.relative_to(docs) for page in docs.rglob("*.md") if SITE not in page.parents}
    pages |= {page.relative_to(SITE) for page in SITE.rglob("*") if page.suffix in {".md", ".rst"}}
    assert {page for page in pages if not (site / page.with_suffix(".html")).exists()} == set()


def test_nothing_is_loaded_from_elsewhere_and_everything_is_there(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    for page in pages:
        for address in LOADED.findall(page.read_text(encoding="utf-8")):
            path = address.partition("?")[0].partition("#")[0]
            assert not re.match(r"[a-z]+:|//", path), (page, address)
            assert (page.parent / path).exists(), (page, address)
    for sheet in site.rglob("*.css"):
        loaded = re.findall(
            r"(?:url\(|@import )[\"']?([^\"')]+)", sheet.read_text(encoding="utf-8")
        )
        assert [one for one in loaded if re.match(r"https?:|//", one)] == []
    assert len(pages) > 20


def test_every_board_stands_under_its_rule(site: Path) -> None:
    boards = runpy.run_path(str(SITE / "boards.py"))["BOARDS"]
    for family, rules in boards.items():
        text = (ROOT / "docs" / "rules" / f"{family}.md").read_text(encoding="utf-8")
        assert set(rules) <= set(MADE_OF_RULES.findall(text))
        page = (site / "rules" / f"{family}.html").read_text(encoding="utf-8")
        assert page.count('class="board"') == len(rules) > 5


def test_every_environment_has_a_page_with_a_board(site: Path) -> None:
    for name in envs.all_environments():
        page = (site / "environments" / f"{name}.html").read_text(encoding="utf-8")
        assert f"{name}.svg" in page
        assert f"{envs.make(name).game.observation_size} numbers" in page


def test_the_tables_are_made_from_the_result_files(site: Path) -> None:
    page = (site / "results.html").read_text(encoding="utf-8")
    ladders = [json.loads(file.read_text()) for file in (ROOT / "docs" / "ladders").glob("*.json")]
    for row in (row for ladder in ladders for row in ladder["pairings"]):
        assert f"{row['rate']:.0%} ({row['low']:.0%} to {row['high']:.0%})" in page
    for file in (ROOT / "docs" / "load").glob("*.json"):
        for size in json.loads(file.read_text())["sizes"]:
            assert f"{size['move_ms']['p99']} ms" in page
