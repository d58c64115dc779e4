"""How greedy plays Queen's Garden, and what its evaluation says."""

from __future__ import annotations

import pytest
from tests.queens_garden.positions import Board, table

import azulejos
from azulejos import bots
from azulejos.bots import bot, policy_for
from azulejos.engine.queens_garden.board import BOARD

GAME = "queens_garden"


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


def best_turn(board: Board) -> list[str]:
    """In the last round, when there is nothing left to acquire and the other seat has passed."""
    places = BOARD.stack[2]
    display = ("x",) * places
    state = table(boards=[board], display=display, top=places, round_=4, passed=(1,), marker=1)
    return [state.code(move) for move in bot("greedy", GAME).choose(state, azulejos.Rng(1))]


class TestEvaluation:
    def test_it_surrounds_the_fountain(self) -> None:
        ring = {(0, 1): "Y2", (-1, 1): "Y3", (-1, 0): "Y4", (0, -1): "Y5", (1, -1): "Y6"}
        board = Board(tiles="Y1", garden=ring, slots={3: "D"})
        assert best_turn(board) == ["TY1", "S01"]

    def test_it_joins_a_third_hexagon_to_a_group(self) -> None:
        board = Board(tiles="Y1", garden={(1, 0): "Y6", (0, 1): "Y5"})
        turn = best_turn(board)
        assert turn[0] == "TY1"
        assert turn[1] in ("S03", "S06")

    def test_it_pays_with_tiles_that_would_be_left_over(self) -> None:
        board = Board(tiles="Y3Y5Y6", jokers=2, garden={(1, 0): "Y2", (0, 1): "Y1"})
        turn = best_turn(board)
        assert turn[0] in ("TY3", "TY5", "TY6")
        assert len([move for move in turn if move[0] == "W" and move != "WJ"]) == 2

    def test_it_waits_with_planting_while_others_take(self) -> None:
        """Nobody can take a space away, but the hexagons on display."""
        board = Board(tiles="Y1", garden={(1, 0): "Y6", (0, 1): "Y5"})
        state = table(boards=[board])
        first = bot("greedy", GAME).choose(state, azulejos.Rng(1))[0]
        assert state.code(first)[0] == "A"

    def test_a_finished_game_is_worth_its_margin(self) -> None:
        state = table(boards=[Board(score=30), Board(score=10)], round_=4, passed=(1,), marker=1)
        state.play("PASS")
        margin = 100 * (state.scores[0] - state.scores[1])
        assert policy_for(GAME).margins(state) == (margin, -margin)


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_know_the_game(name: str) -> None:
    assert bot(name, GAME).name == name
