"""How greedy plays Queen's Garden, and what its judgement says."""

from __future__ import annotations

import pytest
from tests.bots.match import match
from tests.queens_garden.positions import Board, table

import azulejos
from azulejos import bots
from azulejos.bots import bot, policy_for

GAME = "queens_garden"


def rate(games: int, players: int, variant: str) -> float:
    return match(bot("greedy", GAME), bot("random", GAME), games, (GAME, players, variant)).rate


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", ["standard", "variant"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int, variant: str) -> None:
    assert rate(100, players, variant) >= 0.95


@pytest.mark.compiled_only
def test_greedy_beats_random_in_three_hundred_games() -> None:
    assert rate(300, 2, "standard") >= 0.95


@pytest.mark.compiled_only
def test_greedy_scores_like_a_person_against_its_equal() -> None:
    own = match(bot("greedy", GAME), bot("greedy", GAME), 40, (GAME, 2, "standard"))
    assert own.mean_points >= 70


def test_a_turn_is_legal_whole_and_repeatable() -> None:
    game = azulejos.start(GAME, 3)
    rng = azulejos.Rng(8)
    while game.round < 3:
        if game.needs_deal:
            game.deal(rng)
        before = game.fingerprint()
        turn = bot("greedy", GAME).choose(game, azulejos.Rng(1))
        assert turn == bot("greedy", GAME).choose(game, azulejos.Rng(1))
        assert game.fingerprint() == before
        assert policy_for(GAME).suggest(game) in game.legal_moves()
        assert game.attempt(turn).turn_complete
        for move in turn:
            game.play(move)


def best_turn(**said: object) -> list[str]:
    state = table(**said)  # type: ignore[arg-type]
    return [state.code(move) for move in bot("greedy", GAME).choose(state, azulejos.Rng(1))]


class TestJudgement:
    def test_it_surrounds_the_fountain(self) -> None:
        ring = {(0, 1): "Y2", (-1, 1): "Y3", (-1, 0): "Y4", (0, -1): "Y5", (1, -1): "Y6"}
        board = Board(tiles="Y1", garden=ring, slots={3: "D"})
        assert best_turn(boards=[board], round_=4) == ["TY1", "S01"]

    def test_it_joins_a_third_hexagon_to_a_group(self) -> None:
        board = Board(tiles="Y1", garden={(1, 0): "Y6", (0, 1): "Y5"})
        turn = best_turn(boards=[board], round_=4)
        assert turn[0] == "TY1"
        assert turn[1] in ("S03", "S06")

    def test_it_pays_with_tiles_that_would_be_left_over(self) -> None:
        board = Board(tiles="Y3Y5Y6", jokers=2, garden={(1, 0): "Y2", (0, 1): "Y1"})
        turn = best_turn(boards=[board], round_=4, passed=(1,), marker=1)
        assert turn[0] in ("TY3", "TY5", "TY6")
        assert len([move for move in turn if move[0] == "W" and move != "WJ"]) == 2

    def test_a_won_game_is_worth_more_than_its_margin(self) -> None:
        state = table(boards=[Board(score=30), Board(score=10)], round_=4, passed=(1,), marker=1)
        state.play("PASS")
        winner, loser = policy_for(GAME).evaluate_all(state)
        margin = 100 * (state.scores[0] - state.scores[1])
        assert winner - loser > margin + 2000


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_know_the_game(name: str) -> None:
    assert bot(name, GAME).name == name
