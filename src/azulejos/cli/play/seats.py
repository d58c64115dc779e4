"""Who plays: names and bots as written on the command line, such as `you,greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from azulejos import bots
from azulejos.cli.play.errors import PlayError
from azulejos.engine.rng import Rng
from azulejos.table import Bot, Person, Seat, in_random_order

YOU = "you"
USUAL_OPPONENT = "greedy"
LONGEST_NAME = 40


def read_seats(text: str, players: int | None) -> tuple[Seat, ...]:
    """The seats that the text names, in its order."""
    words = [word.strip() for word in text.split(",")]
    if players is not None and len(words) != players:
        raise PlayError("play-seats-count", seats=len(words), players=players)
    for word in words:
        check_name(word)
    return numbered([seat(word) for word in words])


def usual_seats(players: int, rng: Rng | None) -> tuple[Seat, ...]:
    """You against bots; chance decides who begins, unless that is known already."""
    seats = [seat(word) for word in [YOU, *[USUAL_OPPONENT] * players][:players]]
    return numbered(seats if rng is None else in_random_order(seats, rng))


def check_name(word: str) -> None:
    if not word or len(word) > LONGEST_NAME or not word.isprintable():
        raise PlayError("play-seat-name", value=word, expected=" ".join(bots.NAMES))


def seat(word: str) -> Seat:
    level = word.lower()
    return Bot(word, level) if level in bots.NAMES else Person(word)


def numbered(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The second of the same name is called so: greedy, greedy 2."""
    named: list[Seat] = []
    for index, who in enumerate(seats):
        before = sum(other.name == who.name for other in seats[:index])
        named.append(replace(who, name=f"{who.name} {before + 1}") if before else who)
    return tuple(named)


def shown_names(seats: Sequence[Seat], you: str) -> tuple[str, ...]:
    """Names for the screen: who did not give one is addressed in the language of the game."""
    return tuple(you if person.name == YOU else person.name for person in seats)
