"""Every event and every reason has its sentence in every language."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import azulejos
from azulejos import Rng, messages
from azulejos.engine import registry
from azulejos.engine.events import Event
from azulejos.engine.registry import rule_set
from azulejos.messages import LANGUAGES, Messages
from azulejos.terminal import DRAWINGS
from azulejos.terminal.words import Words

CATALOGUES = Path(messages.__file__).parent
ENGINE = Path(registry.__file__).parent
GAMES = list(DRAWINGS)
TABLES = [(game, variant) for game in GAMES for variant in rule_set(game).variants]


def kinds(game: str) -> list[str]:
    """The kinds of events that a game's own module defines."""
    package = registry.GAMES[game].__module__.rpartition(".")[0]
    module = importlib.import_module(f"{package}.events")
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in found if kind.__module__ == module.__name__]
    return [kind.kind() for kind in own if issubclass(kind, Event)]


CODES = {
    code
    for file in ENGINE.rglob("*.py")
    for code in re.findall(r'(?:Reason|MalformedMove)\(\s*"([a-z._-]+)"', file.read_text("utf-8"))
}


def entries(language: str) -> dict[str, ast.Message]:
    """The messages of one catalogue alone, without what is borrowed from English."""
    source = (CATALOGUES / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(node: object) -> Iterator[str]:
    """The values a message asks for."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for inner in part if isinstance(part, list) else [part]:
            yield from variables(inner)


@pytest.mark.parametrize("language", LANGUAGES)
class TestCatalogue:
    @pytest.mark.parametrize("game", GAMES)
    def test_every_kind_of_event_has_a_sentence(self, language: str, game: str) -> None:
        words = Words(Messages(language), (), DRAWINGS[game].vocabulary)
        assert len(kinds(game)) >= 19
        told = {words.message("event", kind) for kind in kinds(game)}
        assert told | {"event-tile-scored", "event-rest-to-centre"} <= set(entries(language))

    def test_every_reason_has_a_sentence(self, language: str) -> None:
        assert {"azul.line-full", "azul.move-code", "game-over"} <= CODES
        explained = {"error-" + re.sub(r"[._]", "-", code) for code in CODES}
        assert explained <= set(entries(language))

    @pytest.mark.parametrize("game", GAMES)
    def test_every_source_of_points_has_a_heading(self, language: str, game: str) -> None:
        words = Words(Messages(language), (), DRAWINGS[game].vocabulary)
        sources = {words.message("points", kind) for kind in DRAWINGS[game].point_sources}
        assert sources <= set(entries(language))

    def test_same_messages_and_values_as_english(self, language: str) -> None:
        english, other = entries("en"), entries(language)
        assert set(english) == set(other)
        borrowed = {
            "amount",
            "tile",
            "spaces",
        }  # a language may ask for them where another need not
        for name, message in english.items():
            assert set(variables(message)) ^ set(variables(other[name])) <= borrowed, name

    @pytest.mark.parametrize(("game", "variant"), TABLES)
    def test_whole_games_are_told_without_gaps(
        self, language: str, game: str, variant: str
    ) -> None:
        """No sentence of a game asks for a value that the event does not have."""
        words = Words(Messages(language), ("Ana", "Taras", "Ola"), DRAWINGS[game].vocabulary)
        for line in DRAWINGS[game].log_lines(all_events(game, variant)):
            sentence = words.line(line, DRAWINGS[game].item)
            assert "{" not in sentence
            assert "None" not in sentence
            assert "$" not in sentence
            assert sentence == sentence.strip()


def all_events(name: str, variant: str) -> list[dict[str, object]]:
    game, rng = azulejos.start(name, 3, variant), Rng(4)
    game.start_recording()
    happened: list[Event] = []
    while not game.is_over:
        if game.needs_deal:
            game.deal(rng)
        game.play(game.random_legal_move(rng))
        happened += game.collect_events()
    return [event.data() for event in happened]


def polish(kind: str, **values: object) -> str:
    event = {"kind": kind, "seat": 0, **values}
    return Words(Messages("pl"), ("Ola",)).sentence(event)


def ukrainian(kind: str, **values: object) -> str:
    event = {"kind": kind, "seat": 0, **values}
    return Words(Messages("uk"), ("Ола",)).sentence(event)


class TestForms:
    @pytest.mark.parametrize(
        ("amount", "tiles"),
        [(1, "1 niebieska płytka"), (3, "3 niebieskie płytki"), (5, "5 niebieskich płytek")],
    )
    def test_polish(self, amount: int, tiles: str) -> None:
        said = polish(
            "tiles-taken", tile="blue", amount=amount, source="factory/3", target="line/2"
        )
        assert said == f"Ola: {tiles} z warsztatu 3 do linii 2"

    @pytest.mark.parametrize(
        ("amount", "tiles"), [(1, "1 синя плитка"), (4, "4 сині плитки"), (6, "6 синіх плиток")]
    )
    def test_ukrainian(self, amount: int, tiles: str) -> None:
        said = ukrainian("tiles-taken", tile="blue", amount=amount, source="centre", target="floor")
        assert said == f"Ола: {tiles} з центру на підлогу"


class TestLines:
    def test_points_of_a_tile_are_one_sentence(self) -> None:
        laid = {"kind": "tile-laid", "seat": 0, "tile": "blue", "source": "line/2"}
        target = {"target": "wall/2-2", "seat": 0}
        happened = [
            {**laid, "target": "wall/2-2"},
            {"kind": "scored-across", "points": 3, **target},
            {"kind": "scored-down", "points": 2, **target},
        ]
        assert english("azul", happened) == [
            "Ana: blue tile in row 2, column 2: 3 across + 2 down = +5"
        ]

    def test_lists_are_written_in_the_letters_of_the_board(self) -> None:
        acquired = {"seat": 0, "source": "display/1"}
        happened = [
            {"kind": "tile-acquired", "tile": "yellow:lily", **acquired},
            {"kind": "expansion-acquired", "tile": "yellow:tree", **acquired},
        ]
        assert english("queens_garden", happened) == ["Ana: acquires Y6 (Y1)"]

    def test_effects_are_what_a_choice_itself_does(self) -> None:
        words, drawing = Words(Messages("en"), ("Ana",), "azul"), DRAWINGS["azul"]
        taken = {"tile": "blue", "source": "centre", "target": "line/1", "amount": 2}
        happened = [
            {"kind": "tiles-taken", "seat": 0, **taken},
            {"kind": "marker-taken", "seat": 0, "target": "floor/1"},
            {"kind": "tiles-dropped", "seat": 0, "tile": "blue", "targets": (), "amount": 1},
            {"kind": "floor-scored", "seat": 0, "spaces": 2, "points": -2},
        ]
        [first, _] = drawing.log_lines(happened)
        assert words.effect(first, drawing.item) == "with the marker; 1 falls to the floor line"


def english(game: str, happened: list[dict[str, object]]) -> list[str]:
    drawing = DRAWINGS[game]
    words = Words(Messages("en"), ("Ana",), drawing.vocabulary)
    return [words.line(line, drawing.item) for line in drawing.log_lines(happened)]
