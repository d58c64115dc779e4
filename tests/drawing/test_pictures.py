"""Every position of every game can be drawn, and the picture is whole."""

import re
import sys
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.drawing.pictures import SVG, pieces, root_of, words
from tests.drawing.positions import MOMENTS, named, reached, tables

import azulejos
from azulejos import drawing
from azulejos.drawing import colours, sources
from azulejos.engine.options import Options
from azulejos.messages import LANGUAGES

TOKENS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"
TABLES = list(tables())
# Whole games take long where nothing is compiled, and look no different.
EARLY = [moment for moment in MOMENTS if azulejos.COMPILED or moment != "over"]

every_table = pytest.mark.parametrize("options", TABLES, ids=named)
every_moment = pytest.mark.parametrize("moment", EARLY)


@every_moment
@every_table
def test_it_is_one_file_with_all_it_needs(options: Options, moment: str) -> None:
    picture = drawing.svg(reached(options, moment))
    root = root_of(picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {element.attrib["href"] for element in root.iter(f"{SVG}use")}
    assert used <= {f"#{name}" for name in ids}
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids)
    assert "://" not in picture.replace(SVG.strip("{}"), "")
    assert "<style" not in picture


@every_moment
@every_table
def test_every_tile_lies_where_the_view_says(options: Options, moment: str) -> None:
    view = reached(options, moment).view()
    found = pieces(drawing.svg(view))
    for part, tiles in EXPECTED[options.game](view).items():
        assert found[part] & Counter(TILES[options.game]) == Counter(tiles), part


def azul_tiles(view: Any) -> dict[str, list[str]]:
    displays = [*view["factories"], view["centre"]]
    on = {one["id"]: one["tiles"] + ["marker"] * one["marker"] for one in displays}
    for board in view["boards"]:
        seat = board["seat"]
        for line in board["lines"]:
            on[f"{seat}:{line['id']}"] = [line["tile"]] * line["count"]
        for space in chain(*board["wall"]):
            on[f"{seat}:{space['id']}"] = [space["tile"] or space["printed"]]
        for space in board["floor"]:
            on[f"{seat}:{space['id']}"] = [space["tile"]]
    return {part: [f"azul-{tile}" for tile in tiles if tile] for part, tiles in on.items()}


def pavilion_tiles(view: Any) -> dict[str, list[str]]:
    displays = [*view["factories"], view["centre"], view["supply"]]
    on = {one["id"]: one["tiles"] for one in displays}
    for board in view["boards"]:
        seat = board["seat"]
        on[f"{seat}:hand"] = board["hand"]["tiles"]
        on[f"{seat}:corners"] = board["corner"]["tiles"]
        for star in board["stars"]:
            for space in star["spaces"]:
                on[f"{seat}:{space['id']}"] = [space["tile"]]
    return {part: [f"pavilion-{tile}" for tile in tiles if tile] for part, tiles in on.items()}


def garden_tiles(view: Any) -> dict[str, list[str]]:
    on = {one["id"]: [*one["tiles"], one["expansion"]] for one in view["display"]}
    for board in view["boards"]:
        seat = board["seat"]
        on[f"{seat}:storage"] = board["tiles"] + board["expansions"]
        for space in board["spaces"]:
            on[f"{seat}:{space['id']}"] = [space["tile"]]
    return {
        part: [f"queens_garden-{half}" for tile in tiles if tile for half in tile.split(":")]
        for part, tiles in on.items()
    }


EXPECTED = {
    "azul": azul_tiles,
    "queens_garden": garden_tiles,
    "summer_pavilion": pavilion_tiles,
    "summer_pavilion_mini": pavilion_tiles,
}
MANY = 100


def tiles_of(family: str, prefix: str, kinds: list[str]) -> dict[str, int]:
    """Those pieces of the art that are tiles; no part has more of any."""
    facts = sources.board(family)
    return {f"{prefix}-{name}": MANY for kind in kinds for name in facts[kind]}


PAVILION = tiles_of("summer_pavilion", "pavilion", ["colours"])
TILES = {
    "azul": tiles_of("azul", "azul", ["colours"]) | {"azul-marker": MANY},
    "queens_garden": tiles_of("queens_garden", "queens_garden", ["colours", "patterns"]),
    "summer_pavilion": PAVILION,
    "summer_pavilion_mini": PAVILION,
}


def dealt(game: str = "azul", players: int = 2) -> azulejos.GameState:
    state = azulejos.start(game, players)
    state.deal(azulejos.Rng(4))
    return state


def test_a_state_and_its_view_give_the_same_picture() -> None:
    assert drawing.svg(dealt()) == drawing.svg(dealt().view())


def test_names_and_scores_of_the_players() -> None:
    said = words(drawing.svg(dealt("queens_garden"), names=["Ana", "Taras"]))
    assert said.count("Ana") == said.count("Taras") == 1
    assert said.count("15") == 2
    assert "Ana to move" in said


def test_players_without_a_name_have_a_number() -> None:
    assert {"Player 1", "Player 2"} <= set(words(drawing.svg(dealt())))
    assert {"Ana", "Player 2"} <= set(words(drawing.svg(dealt(), names=["Ana"])))
    assert {"Player 1", "Taras"} <= set(words(drawing.svg(dealt(), names=["", "Taras"])))


def test_a_long_name_is_cut_short() -> None:
    said = words(drawing.svg(dealt(), names=["Ana" * 100, "Taras"]))
    assert any(text.startswith("AnaAna") and text.endswith("…") for text in said)
    assert max(map(len, said)) < 100


@pytest.mark.parametrize("name", ["<b>&amp;</b>", '"', "]]>", "a\0b\x1b[31m", "\ud800", "😀"])
def test_whatever_a_name_is_made_of_the_picture_can_be_read(name: str) -> None:
    said = words(drawing.svg(dealt(), names=[name, "Taras"]))
    if name.isprintable():
        assert name in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", azulejos.GAMES)
def test_words_in_every_language(game: str, language: str) -> None:
    picture = drawing.svg(dealt(game), language=language)
    bag = {"en": "Bag", "pl": "Woreczek", "uk": "Торбинка"}[language]
    assert any(text.startswith(bag) for text in words(picture))


def test_who_has_won() -> None:
    options = azulejos.rule_set("azul").choose(2)
    state = reached(options, "over" if azulejos.COMPILED else "dealt")
    view = {**state.view(), "outcome": {"winners": [1]}, "asks": None}
    assert "Winner: Taras" in words(drawing.svg(view, names=["Ana", "Taras"]))
    view["outcome"] = {"winners": [0, 1]}
    assert "Shared victory: Ana, Taras" in words(drawing.svg(view, names=["Ana", "Taras"]))


def test_another_game() -> None:
    with pytest.raises(azulejos.UnknownGame, match="chess"):
        drawing.svg({**dealt().view(), "game": "chess"})


def test_the_colours_are_those_of_the_page_in_daylight() -> None:
    tokens = re.findall(r"--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})", TOKENS.read_text())
    page = dict(tokens)
    ours = {name: value for name, value in vars(colours).items() if str(value).startswith("#")}
    assert ours == {name: page[name.lower().replace("_", "-")] for name in ours}


class TestPng:
    @pytest.mark.parametrize("scale", [1, 2])
    def test_so_many_pixels_for_each_of_the_drawing(self, scale: int) -> None:
        pytest.importorskip("resvg_py")
        picture = drawing.png(dealt(), scale=scale)
        assert picture.startswith(b"\x89PNG\r\n")
        root = root_of(drawing.svg(dealt()))
        expected = [int(root.attrib[side]) * scale for side in ("width", "height")]
        assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == expected

    def test_it_needs_another_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "resvg_py", None)
        with pytest.raises(drawing.NeedsPackage, match=r"azulejos\[png\]"):
            drawing.png(dealt())
