"""The map of a game's modules in CONTRIBUTING.md is that of every game."""

from __future__ import annotations

import re

import pytest
from tests.contributing.conftest import PACKAGE, ROOT

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COLUMNS = ("azul", "summer_pavilion", "queens_garden")
ABSENT = "–"


def table(first_words: str) -> list[list[str]]:
    """The cells of the rows of the table that begins with these words."""
    rows = CONTRIBUTING.split(f"\n| {first_words}")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def mapped(package: str) -> set[str]:
    column = 2 + COLUMNS.index(package)
    rows = [cells for cells in table("module |") if cells[column] != ABSENT]
    return {name for cells in rows for name in re.findall(r"`(\w+)`", cells[0])}


def own_modules(package: str) -> set[str]:
    """What only Queen's Garden has is said below the table."""
    said = re.search(r"Queen's Garden also has (.*)\. ", CONTRIBUTING)
    assert said
    return set(re.findall(r"`(\w+)`", said[1])) if package == "queens_garden" else set()


@pytest.mark.parametrize("package", COLUMNS)
def test_a_game_has_the_modules_of_the_map(package: str) -> None:
    folder = ROOT / PACKAGE / "engine" / package
    there = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert there == mapped(package) | own_modules(package)


def test_the_map_has_every_package() -> None:
    folders = {folder.parent.name for folder in (ROOT / PACKAGE).glob("*/__init__.py")}
    named = {cells[0].strip("`/") for cells in table("package in")}
    assert named == folders


def test_the_map_has_every_game() -> None:
    folders = (ROOT / PACKAGE / "engine").glob("*/__init__.py")
    assert set(COLUMNS) == {folder.parent.name for folder in folders}
