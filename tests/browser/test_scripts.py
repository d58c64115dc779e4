"""The scripts of the page as they were built: how much a table needs, and when it is compiled."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import UNBUILT

from azulejos.engine.registry import GAMES
from azulejos.server.page import PACKED, is_built
from azulejos.server.settings import Environment

START, TABLE, BOARDS = "index.html", "src/table/TablePage.svelte", "src/games/"
MOST = 150_000

Parts = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def parts() -> Parts:
    """Vite's list of what it has built, and of what each part loads."""
    folder = Environment().web
    assert is_built(folder), UNBUILT
    listed: Parts = json.loads((folder / ".vite" / "manifest.json").read_text())
    return listed


def loaded(parts: Parts, first: str, leave_out: str, *, later: bool) -> set[str]:
    """A part and all that it imports; with `later` also what it loads when it is needed."""
    found, waiting = set[str](), [first]
    while waiting:
        name = waiting.pop()
        if name in found or (leave_out and name.startswith(BOARDS) and leave_out not in name):
            continue
        found.add(name)
        waiting += parts[name].get("imports", [])
        waiting += parts[name].get("dynamicImports", []) if later else []
    return found


def sent_bytes(file: Path) -> int:
    """Of a file small enough there is no compressed one."""
    packed = file.with_name(f"{file.name}{PACKED['gzip']}")
    return (packed if packed.exists() else file).stat().st_size


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_table_with_its_board(parts: Parts, game: str) -> None:
    """Everything that may ever be loaded there: dialogs, exports and the like too."""
    board = f"/{game.removesuffix('_mini')}/"
    needed = loaded(parts, START, board, later=False) | loaded(parts, TABLE, board, later=True)
    files = {parts[name]["file"] for name in needed}
    folder = Environment().web
    sizes = {file: sent_bytes(folder / file) for file in files if file.endswith(".js")}
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MOST, sizes


def test_browsers_are_told_to_compile_while_scripts_come_in(parts: Parts) -> None:
    scripts = [Environment().web / part["file"] for part in parts.values()]
    signs = {file.read_text("utf-8").partition("\n")[0] for file in scripts if file.suffix == ".js"}
    assert signs == {"//# allFunctionsCalledOnLoad"}


def test_every_script_and_style_was_compressed() -> None:
    folder = Environment().web
    for file in (folder / "assets").iterdir():
        if file.suffix in (".js", ".css") and file.stat().st_size > 1000:
            packed = [file.with_name(f"{file.name}{ending}") for ending in PACKED.values()]
            brotli, by_gzip, plain = [one.stat().st_size for one in (*packed, file)]
            assert brotli < by_gzip < plain
            assert gzip.decompress(packed[1].read_bytes()) == file.read_bytes()
