"""Who sits where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.terminal.conversation import talk

from azulejos import AzulejosError, Rng
from azulejos.cli.play.seats import read_seats, usual_seats

SEEDS = range(1, 9)


def boards(seed: int, **wanted: Any) -> list[int]:
    """Where on the first board the two names stand."""
    [plates] = [
        line
        for line in talk("q\n", seed=seed, **wanted).lines
        if line.startswith("╭─") and "You · " in line and "greedy · " in line
    ][:1]
    return [plates.index("You"), plates.index("greedy")]


def test_chance_says_who_begins_and_the_seed_says_it_again() -> None:
    first = [you < bot for you, bot in (boards(seed, seats=None) for seed in SEEDS)]
    assert set(first) == {True, False}
    assert first == [you < bot for you, bot in (boards(seed, seats=None) for seed in SEEDS)]


@pytest.mark.parametrize("seats", ["you,greedy", "greedy,you"])
def test_seats_that_are_named_stay_in_their_order(seats: str) -> None:
    for seed in SEEDS:
        you, bot = boards(seed, seats=seats)
        assert (you < bot) is (seats == "you,greedy")


def test_everybody_is_there_once_and_bots_are_numbered_in_their_order() -> None:
    for seed in SEEDS:
        names = [seat.name for seat in usual_seats(4, Rng(seed))]
        assert [name for name in names if name != "you"] == ["greedy", "greedy 2", "greedy 3"]
        assert names.count("you") == 1


def test_a_position_keeps_its_order() -> None:
    assert [seat.name for seat in usual_seats(3, None)] == ["you", "greedy", "greedy 2"]
    line = next(it for it in talk("pos\n").lines if it.startswith("azul rules"))
    assert {you < bot for you, bot in (boards(s, seats=None, position=line) for s in SEEDS)} == {
        True
    }


def test_two_persons_of_one_name_are_told_apart() -> None:
    assert [seat.name for seat in read_seats("Ana,Ana,random", 3)] == ["Ana", "Ana 2", "random"]


@pytest.mark.parametrize("players", [0, 1, 99])
def test_nobody_talks_of_seats_that_were_not_given(players: int) -> None:
    with pytest.raises(AzulejosError) as caught:
        talk("", seats=None, players=players)
    assert caught.value.code == "player-count"
