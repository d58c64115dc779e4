"""Who plays: names and bots as written on the command line, such as `you,greedy`."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos import bots
from azulejos.cli.play.errors import PlayError
from azulejos.table import Bot, Person, Seat

YOU = "you"
USUAL_OPPONENT = "greedy"
LONGEST_NAME = 40


def read_seats(text: str | None, players: int | None) -> tuple[Seat, ...]:
    """One seat for every player; without a text it is you against bots."""
    words = usual_words(2 if players is None else players) if text is None else read_words(text)
    if text is not None and players is not None and len(words) != players:
        raise PlayError("play-seats-count", seats=len(words), players=players)
    return tuple(seat(word, name) for word, name in zip(words, numbered(words), strict=True))


def usual_words(players: int) -> list[str]:
    return [YOU, *[USUAL_OPPONENT] * players][:players]


def read_words(text: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        check_name(word)
    return words


def check_name(word: str) -> None:
    if not word or len(word) > LONGEST_NAME or not word.isprintable():
        raise PlayError("play-seat-name", value=word, expected=" ".join(bots.NAMES))


def seat(word: str, name: str) -> Seat:
    level = word.lower()
    return Bot(name, level) if level in bots.NAMES else Person(name)


def numbered(words: Sequence[str]) -> list[str]:
    """The second of the same name is called so: greedy, greedy 2."""
    names: list[str] = []
    for index, word in enumerate(words):
        before = words[:index].count(word)
        names.append(f"{word} {before + 1}" if before else word)
    return names


def shown_names(seats: Sequence[Seat], you: str) -> tuple[str, ...]:
    """Names for the screen: who did not give one is addressed in the language of the game."""
    return tuple(you if person.name == YOU else person.name for person in seats)
