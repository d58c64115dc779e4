"""Whole games, from the first deal to the result, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.conversation import ALWAYS_THE_FIRST, Heard, decisions, games_of, talk, typed

from azulejos.engine import record
from azulejos.messages import Messages

GAMES = [
    ("en", "standard", "you,greedy"),
    ("en", "grey", "Ana,random,Taras"),
    ("pl", "standard", "Ana,Ola,greedy,random"),
    ("pl", "grey", "Ana,Ola"),
    ("uk", "standard", "Ana,Taras"),
    ("uk", "grey", "you,greedy,Taras,random"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "variant", "seats"), GAMES)
def test_game_is_played_to_its_end(home: Path, seats: str, variant: str, language: str) -> None:
    heard = talk(ALWAYS_THE_FIRST, language, seats=seats, variant=variant)
    text = Messages(language).text
    assert heard.code == 0
    assert text("play-ranking") in heard.text
    assert text("event-game-ended", reason="row") in heard.lines
    assert not list(games_of(home).unfinished.iterdir())
    written = record.read(only_record(home).read_text(encoding="utf-8"))
    assert record.verify(written).is_over
    assert totals(heard) == sorted(written.result.scores if written.result else [], reverse=True)


PAVILIONS = [
    ("en", "summer_pavilion", "coloured", "you,greedy"),
    ("pl", "summer_pavilion_mini", "grey", "Ana,Ola,greedy"),
    ("uk", "summer_pavilion", "grey", "Ana,random,greedy,Taras"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "game", "variant", "seats"), PAVILIONS)
def test_game_of_summer_pavilion_is_played_to_its_end(
    home: Path, language: str, game: str, variant: str, seats: str
) -> None:
    heard = talk(ALWAYS_THE_FIRST, language, game=game, seats=seats, variant=variant, width=120)
    text = Messages(language).text
    assert heard.code == 0
    assert text("play-ranking") in heard.text
    assert text("event-summer-pavilion-game-ended", reason="rounds") in heard.lines
    written = record.read(only_record(home).read_text(encoding="utf-8"))
    assert record.verify(written).is_over
    assert totals(heard) == sorted(written.result.scores if written.result else [], reverse=True)
    for _, _, *points, total in result_rows(heard):
        assert sum(int(number) for number in points if number != "·") == int(total)


def only_record(home: Path) -> Path:
    [path] = games_of(home).records.iterdir()
    return path


def result_rows(heard: Heard) -> list[list[str]]:
    return [line.split() for line in heard.lines if re.match(r" +\d\. ", line)]


def totals(heard: Heard) -> list[int]:
    return [int(row[-1]) for row in result_rows(heard)]


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_points_by_source_add_up_to_the_total(variant: str) -> None:
    codes = [decision.code for decision in decisions("Ana,Taras,Ola", variant, 5)]
    heard = talk(typed(codes), seats="Ana,Taras,Ola", variant=variant, seed=5)
    rows = result_rows(heard)
    assert len(rows) == 3
    for _, _, *points, total in rows:
        assert sum(int(number) for number in points if number != "·") == int(total)


def test_bots_alone_play_without_any_input() -> None:
    heard = talk("", seats="greedy,random")
    assert heard.code == 0
    assert "greedy" in heard.text
    assert len(result_rows(heard)) == 2


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (talk(ALWAYS_THE_FIRST, seats="Ana,random") for _ in range(2))
    assert first.text.count("\n") == second.text.count("\n")
    assert result_rows(first) == result_rows(second)
    other = talk(ALWAYS_THE_FIRST, seats="Ana,random", seed=8)
    assert result_rows(other) != result_rows(first)


def test_an_option_of_the_game_is_honoured() -> None:
    heard = talk(ALWAYS_THE_FIRST, option=["max_rounds=1"], seats="Ana,Taras")
    assert "The game ends: the agreed round limit has been reached." in heard.lines


@pytest.mark.slow
def test_every_point_is_explained() -> None:
    """The points in the sentences of a game add up to its result."""
    codes = [decision.code for decision in decisions("Ana,Taras", "standard", 3)]
    heard = talk(typed(codes), seats="Ana,Taras", seed=3)
    for name in ("Ana", "Taras"):
        told = [line for line in heard.lines if re.match(rf"{name}: .*[:=] [−+]\d+$", line)]
        explained = sum(int(line.rsplit(" ", 1)[1].replace("−", "-")) for line in told)
        [row] = [row for row in result_rows(heard) if row[1] == name]
        assert explained == int(row[-1])


NAMES_LIKE_MARKUP = ["[/b]", "[red]x[/]", "[link=x]y", ":smile:", "\\[b]"]


@pytest.mark.parametrize("name", NAMES_LIKE_MARKUP)
def test_names_are_shown_as_they_are_written(home: Path, name: str) -> None:
    heard = talk(f"\n1\np 1B2\n{ALWAYS_THE_FIRST}", seats=f"{name},[/i]", option=["max_rounds=1"])
    [row] = [row for row in result_rows(heard) if row[1] == name]
    assert len(row) > 2
    assert only_record(home).exists()
