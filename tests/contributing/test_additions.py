"""A game and a bot that were added by the lists of CONTRIBUTING.md, and by nothing else, play."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
from tests.contributing.conftest import BOT_ENTRIES, GAME_ENTRY, HERE, PACKAGE, ROOT, Copy

pytestmark = pytest.mark.compiled_only  # the copies are interpreted in any case

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def listed(section: str, name: str) -> set[str]:
    """The places in the package that a section names, for an addition of this name."""
    text = re.split(rf"^## {section}$", CONTRIBUTING, flags=re.MULTILINE)[1].split("\n## ")[0]
    places = re.findall(r"`([a-z_]+/[a-z_/<>*]*(?:/|\.py|\.ftl))`", text)
    here = [place for place in places if (ROOT / PACKAGE / place.split("/")[0]).is_dir()]
    return {place.replace("<game>", name).replace("<bot>", name) for place in here}


def added(tree: str) -> list[str]:
    folder = HERE / tree / PACKAGE
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".ftl")]
    return [file.relative_to(folder).as_posix() for file in files]


def is_place_of(place: str, file: str) -> bool:
    return file.startswith(place) if place.endswith("/") else fnmatch(file, place)


@pytest.mark.parametrize(
    ("section", "tree", "entries"),
    [
        ("A rule set", "tile_row", [GAME_ENTRY[0]]),
        ("A bot", "first_choice", [file for file, _, _ in BOT_ENTRIES]),
    ],
)
def test_the_list_names_every_place_and_no_other(
    section: str, tree: str, entries: list[str]
) -> None:
    places, files = listed(section, tree), [*added(tree), *entries]
    unlisted = [file for file in files if not any(is_place_of(place, file) for place in places)]
    unused = [place for place in places if not any(is_place_of(place, file) for file in files)]
    assert (unlisted, unused) == ([], [])


def test_the_copy_is_what_runs(with_additions: Copy) -> None:
    where = with_additions.run("-c", "import azulejos; print(azulejos.__file__)")
    assert Path(where.strip()).is_relative_to(with_additions.root)


def test_the_game_is_listed(with_additions: Copy) -> None:
    assert "tile_row" in with_additions.azulejos("games")


@pytest.mark.parametrize("bots", ["random", "first", "greedy,first", "sims:20,easy"])
def test_bots_play_it(with_additions: Copy, bots: str) -> None:
    found = with_additions.json("simulate", "tile_row", "--games", "5", "--bots", bots)
    assert (found["games"], found["moves"]) == (5, 100)


def test_the_bot_plays_every_game(with_additions: Copy) -> None:
    found = with_additions.json("simulate", "azul", "--games", "1", "--bots", "first,random")
    assert found["bots"] == ["first", "random"]


def test_the_arena_plays_it(with_additions: Copy, tmp_path: Path) -> None:
    where = ("--folder", str(tmp_path / "results"), "--processes", "1")
    found = with_additions.json(
        "arena", "match", "greedy", "first", "--game", "tile_row", "--games", "4", *where
    )
    assert found["pairings"][0]["games"] == 4
    assert found["pairings"][0]["failures"] == [0, 0]
    record = next((tmp_path / "results" / "records").iterdir())
    assert "Tile Row" in with_additions.azulejos("draw", str(record))


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("en", "The game ends: the bag is empty."),
        ("pl", "Koniec gry: worek jest pusty."),
        ("uk", "Кінець гри: мішок порожній."),
    ],
)
def test_a_person_plays_it_in_the_terminal(
    with_additions: Copy, language: str, ending: str
) -> None:
    arguments = ("--language", language, "play", "tile_row", "--seats", "Ana,first")
    said = with_additions.azulejos(*arguments, typed="?\n" + "\n1\n" * 10)
    assert ending in said
    assert said.count(".azl") == 1


@pytest.mark.slow
def test_it_passes_the_tests_of_every_game(with_additions: Copy) -> None:
    chosen = ("-k", "tile_row", "-m", "not compiled_only", "-p", "no:cacheprovider")
    said = with_additions.run("-m", "pytest", "-q", *chosen, "tests/engine", folder=ROOT)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 20
