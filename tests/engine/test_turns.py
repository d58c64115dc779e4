"""One turn, move by move: the same loop for every game."""

import pytest
from tests.engine.tables import TABLES, Table, name_of

import azulejos
from azulejos import GameOver, GameState, IllegalMove, Rng
from azulejos.engine.turns import choose_turn, play_moves

at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def dealt(table: Table) -> GameState:
    game = azulejos.start(*table)
    game.deal(Rng(7))
    return game


def last_move(state: GameState) -> int:
    return state.legal_moves()[-1]


@at_every_table
class TestTurns:
    def test_a_chosen_turn_is_whole_and_leaves_the_state_alone(self, table: Table) -> None:
        game = dealt(table)
        before = game.position()
        turn = choose_turn(game, last_move)
        assert game.position() == before
        play_moves(game, turn[:-1])
        assert game.turn == 0
        play_moves(game, turn[-1:])
        assert game.turn == 1

    def test_codes_lead_to_the_same_position(self, table: Table) -> None:
        one, two = dealt(table), dealt(table)
        codes = play_moves(one, choose_turn(one, last_move))
        assert play_moves(two, codes) == codes
        assert one == two

    def test_no_move_goes_beyond_the_turn(self, table: Table) -> None:
        game = dealt(table)
        turn = choose_turn(game, last_move)
        after = game.copy()
        play_moves(after, turn)
        with pytest.raises(IllegalMove, match="turn-complete"):
            play_moves(game, [*turn, last_move(after)])

    def test_nothing_can_be_chosen_before_a_deal(self, table: Table) -> None:
        with pytest.raises((GameOver, IllegalMove)):
            choose_turn(azulejos.start(*table), last_move)
