"""What can sit in a seat plays legal turns, changes nothing, and repeats itself for a seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine import tables

import azulejos
from azulejos import bots
from azulejos.bots.search_bot import SearchBot

SOURCE = Path(__file__).parents[2] / "src"

TABLES = st.sampled_from(tables.TABLES)
SEEDS = st.integers(0, 2**32)
# A search of few simulations stands for all levels that search.
QUICK = ("random", "beginner", "easy", "greedy", "sims:16")

CHOICES_OF_A_GAME = """
import azulejos
from azulejos import bots
tables = [
    ("azul", 2, "standard"),
    ("azul", 3, "grey"),
    ("azul", 4, "standard"),
    ("summer_pavilion", 3, "coloured"),
    ("summer_pavilion_mini", 2, "grey"),
    ("queens_garden", 2, "standard"),
    ("queens_garden", 3, "variant"),
]
for number, (name, players, variant) in enumerate(tables):
    game = azulejos.start(name, players, variant)
    rng = azulejos.Rng(11, stream=number)
    seats = [bots.bot(kind, name) for kind in ("greedy", "sims:8", "easy", "random")]
    while not game.is_over and game.round < 4:
        if game.needs_deal:
            game.deal(rng)
        for move in seats[game.current].choose(game, rng):
            print(game.code(move), end=" ")
            game.play(move)
    print(game.fingerprint(), game.scores)
"""

VALUES_OF_A_GAME = """
import azulejos
from azulejos import bots
for number, (variant, players) in enumerate([("grey", 2), ("grey", 3), ("standard", 4)]):
    game, rng = azulejos.start("azul", players, variant), azulejos.Rng(5, stream=number)
    policy = bots.policy_for("azul")
    for _ in range(60):
        if game.needs_deal:
            game.deal(rng)
        print(policy.margins(game))
        game.play(game.random_legal_move(rng))
"""


def position_after(table: tables.Table, moves: int, seed: int) -> azulejos.GameState:
    """A position that asks for a move, some random moves into a game."""
    game = azulejos.start(*table)
    rng = azulejos.Rng(seed)
    game.deal(rng)
    for _ in range(moves):
        before = game.copy()
        game.play(game.random_legal_move(rng))
        if game.is_over:
            return before
        if game.needs_deal:
            game.deal(rng)
    return game


@given(st.sampled_from(QUICK), TABLES, st.integers(0, 60), SEEDS)
def test_a_turn_is_legal_and_whole(name: str, table: tables.Table, moves: int, seed: int) -> None:
    game = position_after(table, moves, seed)
    before = game.fingerprint()
    turn = bots.bot(name, table[0]).choose(game, azulejos.Rng(seed))
    assert game.fingerprint() == before
    played = game.copy()
    for move in turn:
        assert played.turn == game.turn
        played.play(move)
    assert played.turn == game.turn + 1


@given(st.sampled_from(QUICK), TABLES, st.integers(0, 60), SEEDS)
def test_the_same_seed_gives_the_same_turn_whatever_was_seen_before(
    name: str, table: tables.Table, moves: int, seed: int
) -> None:
    game = position_after(table, moves, seed)
    fresh = bots.bot(name, table[0]).choose(game, azulejos.Rng(seed))
    used = bots.bot(name, table[0])
    used.choose(position_after((table[0], 3, table[2]), 20, seed + 1), azulejos.Rng(1))
    assert used.choose(game, azulejos.Rng(seed)) == fresh


@given(TABLES, st.integers(0, 60), SEEDS)
def test_an_evaluation_depends_on_the_position_alone(
    table: tables.Table, moves: int, seed: int
) -> None:
    game = position_after(table, moves, seed)
    before = game.fingerprint()
    used = bots.policy_for(table[0])
    used.margins(position_after((table[0], 4, table[2]), 30, seed + 1))
    used.margins(position_after(table, moves + 1, seed))
    assert used.margins(game) == bots.policy_for(table[0]).margins(game)
    assert game.fingerprint() == before


@given(TABLES, st.integers(0, 60), SEEDS)
def test_what_a_policy_suggests_is_legal(table: tables.Table, moves: int, seed: int) -> None:
    game = position_after(table, moves, seed)
    assert bots.policy_for(table[0]).suggest(game) in game.legal_moves()


def test_random_plays_every_legal_move() -> None:
    game = azulejos.start("azul")
    game.deal(azulejos.Rng(3))
    rng = azulejos.Rng(4)
    player = bots.bot("random", "azul")
    played = {player.choose(game, rng)[0] for _ in range(2_000)}
    assert played == set(game.legal_moves())


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_knows_its_name_and_asks_for_a_position_to_move_in(name: str) -> None:
    player = bots.bot(name, "azul")
    assert player.name == name
    with pytest.raises(azulejos.IllegalMove) as caught:
        player.choose(azulejos.start("azul"), azulejos.Rng(1))
    assert caught.value.code == "deal-due"


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_does_not_play_on_after_the_end(name: str) -> None:
    game = azulejos.start("azul", max_rounds=1)
    rng = azulejos.Rng(1)
    game.deal(rng)
    while not game.is_over:
        game.play(game.random_legal_move(rng))
    with pytest.raises(azulejos.GameOver):
        bots.bot(name, "azul").choose(game, rng)


@pytest.mark.parametrize(
    "name", ["clever", "", "sims:", "sims:0", "sims:1e3", "sims:1000001", "time:0", "time:nan"]
)
def test_an_unknown_bot_is_an_error_that_names_the_known_ones(name: str) -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.bot(name, "azul")
    assert caught.value.code == "unknown-bot"
    assert caught.value.values == {
        "value": name,
        "expected": " ".join(bots.NAMES) + " sims:N time:SECONDS",
    }


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_of_an_unknown_game_is_an_error(name: str) -> None:
    with pytest.raises(azulejos.UnknownGame) as caught:
        bots.bot(name, "chess")
    assert caught.value.values["value"] == "chess"


def test_every_game_has_a_policy() -> None:
    assert bots.POLICIES.keys() == azulejos.GAMES.keys()


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_has_no_value(seat: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        bots.policy_for("azul").margin(azulejos.start("azul"), seat)


@pytest.mark.slow
@pytest.mark.compiled_only
def test_compiled_and_interpreted_bots_choose_alike() -> None:
    compiled = run(CHOICES_OF_A_GAME)
    assert compiled == run(CHOICES_OF_A_GAME, AZULEJOS_PURE="1")
    assert compiled.count(" ") > 100


@pytest.mark.slow
@pytest.mark.compiled_only
def test_compiled_and_interpreted_evaluations_are_the_same() -> None:
    compiled = run(VALUES_OF_A_GAME)
    assert compiled == run(VALUES_OF_A_GAME, AZULEJOS_PURE="1")
    assert compiled.count("(") == 180


def run(program: str, **variables: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name != "AZULEJOS_PURE"}
    finished = subprocess.run(
        [sys.executable, "-c", program],
        env=inherited | {"PYTHONPATH": str(SOURCE)} | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    return finished.stdout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_think_about_every_opponent(players: int) -> None:
    game = position_after(("azul", players, "standard"), 0, seed=1)
    medium = bots.bot("medium", "azul")
    assert isinstance(medium, SearchBot)
    medium.choose(game, azulejos.Rng(5))
    assert medium.search.trees[0].simulations == 100 * (players - 1)


@pytest.mark.parametrize(("game", "simulations"), [("azul", 1000), ("queens_garden", 500)])
def test_hard_thinks_less_where_simulations_gain_less(game: str, simulations: int) -> None:
    hard = bots.bot("hard", game)
    assert isinstance(hard, SearchBot)
    assert hard.budget.simulations == simulations
