"""Queen's Garden in a terminal: the drawing, the sentences, and whole games in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.queens_garden.positions import Board, play, table
from tests.terminal.conversation import ALWAYS_THE_FIRST, decisions, games_of, talk, typed
from tests.terminal.screens import drawn

import azulejos
from azulejos import Rng, bots
from azulejos.engine import record
from azulejos.engine.game import GameState
from azulejos.messages import LANGUAGES, Messages
from azulejos.terminal import DRAWINGS
from azulejos.terminal.words import Words

DRAWING = DRAWINGS["queens_garden"]
GAMES = [
    ("en", "standard", "Ana,Taras"),
    ("pl", "variant", "Ana,Ola,greedy"),
    ("uk", "standard", "Ana,random,Taras,greedy"),
]


def late(players: int) -> GameState:
    """A position late in a game of greedy players."""
    game = azulejos.start("queens_garden", players)
    rng, greedy = Rng(5), bots.bot("greedy", "queens_garden")
    while game.round < 4:
        if game.needs_deal:
            game.deal(rng)
        for move in greedy.choose(game, rng):
            game.play(move)
    game.deal(rng)
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("language", "variant", "seats"), GAMES)
def test_a_game_is_played_to_its_end(home: Path, seats: str, variant: str, language: str) -> None:
    heard = talk(
        ALWAYS_THE_FIRST * 3, language, 120, game="queens_garden", seats=seats, variant=variant
    )
    assert heard.code == 0
    assert Messages(language).text("play-ranking") in heard.text
    [path] = games_of(home).records.iterdir()
    written = record.read(path.read_text(encoding="utf-8"))
    assert record.verify(written).is_over


@pytest.mark.slow
def test_a_person_plays_by_codes_and_every_point_has_a_source() -> None:
    """Whole payments are typed as one word."""
    codes = [decision.code for decision in decisions("Ana,Taras", "standard", 5, "queens_garden")]
    assert any("+" in code for code in codes)
    heard = talk(typed(codes), width=140, game="queens_garden", seats="Ana,Taras", seed=5)
    rows = [line.split() for line in heard.lines if re.match(r" +\d\. ", line)]
    assert len(rows) == 2
    for _, _, *points, total in rows:
        assert sum(int(number) for number in points if number != "·") == int(total)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_a_terminal_of_120_by_40(players: int, language: str) -> None:
    lines = drawn(late(players), 120, language).splitlines()
    assert len(lines) <= 34
    assert max(len(line) for line in lines) <= 120


def test_narrow_paper_and_colours_show_the_same_hexagons() -> None:
    state = late(2)
    wide = sorted(re.findall(r"[BGLYPV][1-6]", drawn(state, 120)))
    assert sorted(re.findall(r"[BGLYPV][1-6]", drawn(state, 70))) == wide
    assert sorted(re.findall(r"[BGLYPV][1-6]", drawn(state, 120, coloured=True))) == wide


def test_a_garden_shows_spaces_slots_and_features() -> None:
    board = Board(
        tiles="Y3", jokers=3, garden={(1, 0): "Y6", (4, 0): "G2"}, slots={0: "B1@3", 2: "D"}
    )
    state = table(boards=[board])
    text = drawn(state).splitlines()
    row = next(line for line in text if "~~" in line)
    assert "04  ~~ [Y6](B1) ## [G2]" in row
    assert "<4>" in row
    assert sum(line.count("<") for line in text) == 4 + 6
    play(state, "TY3", "S02")
    assert ">Y3<" in drawn(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "variant"])
def test_whole_games_are_told_without_gaps(language: str, variant: str) -> None:
    game, rng = azulejos.start("queens_garden", 3, variant), Rng(4)
    game.start_recording()
    words = Words(Messages(language), ("Ana", "Taras", "Ola"))
    seats = [bots.bot(name, "queens_garden") for name in ("greedy", "random", "greedy")]
    told: set[str] = set()
    while not game.is_over:
        if game.needs_deal:
            game.deal(rng)
        for move in seats[game.current].choose(game, rng):
            game.play(move)
        events = [event.data() for event in game.collect_events()]
        lines = DRAWING.log_lines(events)
        told |= {phrase["kind"] for line in lines for phrase in line}
        spoken = [words.line(line, DRAWING.item) for line in lines]
        for sentence in [*map(words.sentence, events), *spoken]:
            assert not re.search(r"[{}]|None|\$", sentence), sentence
    assert {"hexagons-acquired", "payment", "group-scored", "jokers-won"} <= told


def test_every_source_of_points_has_a_heading() -> None:
    for language in LANGUAGES:
        for source in DRAWING.point_sources:
            assert Messages(language).text(f"points-{source}")


def test_polish_and_ukrainian_agree_in_gender() -> None:
    event = {"kind": "tile-placed", "seat": 0, "target": "space/1-2"}
    said = {
        language: [
            Words(Messages(language), ("Ola",)).sentence({**event, "tile": f"yellow:{pattern}"})
            for pattern in ("tree", "bird", "lily")
        ]
        for language in ("pl", "uk")
    }
    assert said["pl"] == [
        "Ola: żółte drzewo na polu 12",
        "Ola: żółty ptak na polu 12",
        "Ola: żółta lilia na polu 12",
    ]
    assert said["uk"][0] == "Ola: жовте дерево на полі 12"


def test_the_screen_shows_the_numbers_of_the_table_and_whose_they_are() -> None:
    ours = drawn(azulejos.start("queens_garden", 2, "variant"))
    assert "variant side (our reconstruction)" in ours
    assert "light blue 1 · dark green 1 · trees 2 · pavilion 1" in ours
    assert "Extra points of groups 3: 0 · 4: 2 · 5: 4 · 6: 6" in ours
    own = {"wheel": "7,8,9/2,1,2/1,2,1/2,1,2", "group_bonus": "1,3,5,10"}
    hosts = drawn(azulejos.start("queens_garden", 2, "variant", **own))
    assert "variant side (the host's numbers)" in hosts
    assert "light blue 9 · dark green 7 · trees 8 · pavilion 1" in hosts
    assert "Extra points of groups 3: 1 · 4: 3 · 5: 5 · 6: 10" in hosts
    assert "Extra points" not in drawn(azulejos.start("queens_garden"))


def test_the_help_marks_the_variant_as_our_reconstruction() -> None:
    assert "our reconstruction" in Messages("en").text("queens_garden-rules")
    assert "nasza rekonstrukcja" in Messages("pl").text("queens_garden-rules")
    assert "наша реконструкція" in Messages("uk").text("queens_garden-rules")
