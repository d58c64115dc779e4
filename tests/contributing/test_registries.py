"""Every list of games has exactly the registered ones: in Python, on the page and in the docs."""

from __future__ import annotations

import re
import runpy
from collections.abc import Mapping

import pytest
from tests.bots.test_strength import GOOD_SCORES
from tests.contributing.conftest import PACKAGE, ROOT
from tests.drawing.test_pictures import EXPECTED, TILES
from tests.playthroughs.styles import STYLES as PLAYTHROUGH_STYLES

from azulejos import GAMES, bots
from azulejos.drawing.style import STYLES
from azulejos.engine.packages import PACKAGES, PartOfGames
from azulejos.messages import LANGUAGES, Messages
from azulejos.terminal import DRAWINGS

FAMILIES = set(PACKAGES.values())
PAGE_LISTS = {
    "games/boards.ts": "BOARDS",
    "home/pictures.ts": "PICTURES",
    "learn/lessons.ts": "LESSONS",
    "rules/detailedRules.ts": "DETAILED_RULES",
}


@pytest.mark.parametrize(
    "registry",
    [GAMES, bots.POLICIES, DRAWINGS, STYLES],
    ids=["states", "policies", "drawings", "pictures"],
)
def test_a_registry_has_every_game(registry: Mapping[str, object]) -> None:
    assert list(registry) == list(PACKAGES)
    assert all(registry[game] for game in registry)
    assert "chess" not in registry


def test_a_part_that_a_game_lacks_is_not_listed() -> None:
    nothing = PartOfGames("azulejos.engine.{package}.dragons", lambda module, _: module)
    assert (list(nothing), len(nothing), "azul" in nothing) == ([], 0, False)
    with pytest.raises(KeyError):
        nothing["azul"]


@pytest.mark.parametrize("folder", ["engine", "bots"])
def test_every_package_of_a_game_is_registered(folder: str) -> None:
    modules = {"engine": "state.py", "bots": "policy.py"}
    found = (ROOT / PACKAGE / folder).glob(f"*/{modules[folder]}")
    assert {path.parent.name for path in found} == FAMILIES


@pytest.mark.parametrize("file", PAGE_LISTS)
def test_a_list_of_the_page_has_every_game(file: str) -> None:
    assert set(keys_of(file, PAGE_LISTS[file])) == set(GAMES)


def keys_of(file: str, name: str) -> list[str]:
    """The keys of an object in a source of the page."""
    text = (ROOT / "web" / "src" / file).read_text(encoding="utf-8")
    (entries,) = re.findall(rf"\bconst {name}: .*? = {{\n(.*?)\n}}", text, re.DOTALL)
    return re.findall(r"^  (\w+)(?=[:,])", entries, re.MULTILINE)


@pytest.mark.parametrize(
    "facts",
    [
        GOOD_SCORES,
        EXPECTED,
        TILES,
        PLAYTHROUGH_STYLES,
        runpy.run_path(str(ROOT / "docs" / "make_drawings.py"))["TURNS"],
    ],
    ids=["good scores", "drawn tiles", "art", "playthroughs", "pictures of the docs"],
)
def test_the_facts_that_tests_and_docs_need_are_there(facts: Mapping[str, object]) -> None:
    assert set(facts) == set(GAMES)


def test_every_game_has_its_card_on_the_page() -> None:
    cards = {path.stem for path in (ROOT / "art" / "cards").glob("*.svg")}
    assert set(GAMES) <= cards


def test_every_game_has_its_rules_and_tests() -> None:
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} == FAMILIES
    assert {family for family in FAMILIES if (ROOT / "tests" / family).is_dir()} == FAMILIES


def test_the_readme_lists_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| [^|]+ \| `(\w+)` \|", readme, re.MULTILINE) == list(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", bots.NAMES)
def test_every_level_has_its_texts(language: str, level: str) -> None:
    messages = Messages(language)
    for name in ("level-name", "level-about"):
        assert messages.text(name, level=level) != level
