"""Who plays whom, where and with which deals."""

from collections import Counter

import pytest
from tests.arena.stubs import AZUL, tournament

from azulejos.arena import (
    ArenaError,
    Decision,
    Player,
    SequentialTest,
    Tournament,
    climb,
    play,
    read_players,
)
from azulejos.arena.players import read_player
from azulejos.arena.tournament import everybody_meets, from_settings
from azulejos.bots import UnknownBot
from azulejos.engine import record as records
from azulejos.engine.record import Deal


def deals_of(text: str) -> list[str]:
    return [entry.items for entry in records.read(text).entries if isinstance(entry, Deal)]


def sides(players: int) -> list[tuple[int, ...]]:
    contest = tournament(players=players)
    return [contest.fixture(0, number).sides for number in range(contest.games_per_deal)]


def test_two_players_take_both_seats() -> None:
    assert sides(2) == [(0, 1), (1, 0)]


def test_one_among_others_takes_every_seat() -> None:
    assert sides(3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_sides_hold_every_seat_equally_often(players: int) -> None:
    for seat in range(players):
        held = Counter(row[seat] for row in sides(players))
        assert held[0] == held[1]


def test_whole_deals_are_played() -> None:
    assert [tournament(games=games).games_per_pairing for games in (1, 2, 3, 200)] == [2, 2, 2, 200]
    assert tournament(games=200, players=3).games_per_pairing == 198


def test_games_of_a_deal_begin_alike_and_deals_differ() -> None:
    contest = tournament("random", "greedy")
    first, second, third = (deals_of(play(contest.fixture(0, n))[1])[0] for n in (0, 1, 2))
    assert first == second != third


def test_every_pairing_has_the_same_deals() -> None:
    contest = tournament("random", "greedy", "random")
    one, other = (deals_of(play(contest.fixture(pairing, 0))[1])[0] for pairing in (0, 1))
    assert one == other


def test_another_seed_has_other_deals() -> None:
    one, other = (deals_of(play(tournament(seed=seed).fixture(0, 0))[1])[0] for seed in (1, 2))
    assert one != other


def test_every_seat_of_every_game_has_its_own_chances() -> None:
    contest = tournament(players=3)
    drawn = {
        contest.fixture(0, number).choices(seat).below(2**30)
        for number in range(12)
        for seat in range(3)
    }
    drawn |= {contest.fixture(0, number).deals().below(2**30) for number in range(12)}
    assert len(drawn) == 12 * 3 + 2


def test_a_game_can_be_repeated() -> None:
    results = [play(tournament("random", "greedy").fixture(0, 3)) for _ in range(2)]
    assert results[0][1] == results[1][1]


def test_the_settings_say_everything() -> None:
    takers = (Player("a", "prog --x"), Player("greedy"), Player("random"))
    options = AZUL.choose(3, "grey", max_rounds=7)
    pairings = tuple(everybody_meets(3))
    contest = Tournament("round-robin", options, takers, pairings, 12, 5, SequentialTest(0.5, 0.6))
    assert from_settings(contest.settings()) == contest


def test_a_round_robin_has_every_pair_once() -> None:
    pairs = list(everybody_meets(4))
    assert len(pairs) == 6
    assert all(first < second for first, second in pairs)


def test_a_ladder_has_every_step_and_the_checks() -> None:
    contest = climb(AZUL.choose(), ["random", "greedy"], [("greedy", "random")], 10, 0)
    assert [contest.names(number) for number in range(len(contest.pairings))] == [
        ("greedy", "random")
    ]
    assert contest.test == SequentialTest()
    three = climb(AZUL.choose(), ["random"], [("greedy", "random")], 10, 0)
    assert three.names(0) == ("greedy", "random")


def test_players_as_written() -> None:
    assert read_player("sims:4000") == Player("sims:4000")
    assert read_player("mine=./bot --level 3 x=y") == Player("mine", "./bot --level 3 x=y")
    assert read_player("mine=./bot").spec == "mine=./bot"


@pytest.mark.parametrize("spec", ["", "=prog", "a=", "two words", "x" * 41])
def test_no_player(spec: str) -> None:
    with pytest.raises(ArenaError, match="arena-player"):
        read_player(spec)


def test_players_that_cannot_play() -> None:
    with pytest.raises(UnknownBot):
        read_players(("greedy", "nobody"), "azul")
    with pytest.raises(ArenaError, match="arena-player-twice: value=greedy"):
        read_players(("greedy", "random", "greedy"), "azul")
    with pytest.raises(ArenaError, match="arena-too-few-players: value=1"):
        read_players(("greedy",), "azul")
    with pytest.raises(ArenaError, match="arena-player-twice: value=greedy"):
        climb(AZUL.choose(), ["random", "greedy"], [("greedy", "greedy")], 10, 0)


def test_a_check_asks_only_whether_the_first_is_stronger_at_all() -> None:
    """58 % of the victories are too few for a rung of a ladder and enough for a check."""
    contest = climb(AZUL.choose(), ["random", "greedy"], [("sims:40", "sims:10")], 200, 0)
    rung, check = (contest.test_of(number) for number in range(2))
    assert rung is not None
    assert check is not None
    deals = [[1.0, 0.0]] * 32 + [[1.0, 1.0]] * 13 + [[0.0, 0.0]] * 2
    assert rung.judge(deals).decision is Decision.NOT_STRONGER
    assert check.judge(deals).decision is Decision.STRONGER
    again = from_settings(contest.settings())
    assert again == contest
