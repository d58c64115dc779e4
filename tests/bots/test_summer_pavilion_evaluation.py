"""What greedy likes and dislikes at Summer Pavilion, in positions a player can check."""

from __future__ import annotations

from tests.summer_pavilion.positions import Board, table

import azulejos
from azulejos import bots


def choice(game: azulejos.GameState) -> list[str]:
    player = bots.bot("greedy", "summer_pavilion")
    turns = {tuple(player.choose(game, azulejos.Rng(n))) for n in range(5)}
    assert len(turns) == 1, "a clear decision does not depend on chance"
    return [game.code(move) for move in turns.pop()]


def value_after(game: azulejos.GameState, move: str) -> int:
    played = game.copy()
    played.play(move)
    return bots.policy_for("summer_pavilion").margin(played, game.current)


class TestTaking:
    def test_three_tiles_beat_one(self) -> None:
        game = table(phase="take", round=3, factories=["RRRB"], token=1)
        assert choice(game) == ["1R"]

    def test_a_joker_comes_along(self) -> None:
        """The same red tile, once with a joker."""
        game = table(phase="take", round=1, factories=["RGGY", "RPYY"], token=1)
        assert choice(game)[0] == "2Y"

    def test_a_dear_token_is_left_alone(self) -> None:
        boards = [Board(40), Board(40)]
        game = table(phase="take", round=6, factories=["GGB"], centre="YYYYYYYY", boards=boards)
        assert choice(game) in (["1G"], ["1B"])


class TestLaying:
    def test_a_bigger_group(self) -> None:
        """The same price for a tile with two neighbours as for one alone."""
        board = Board(20, {"ne": "..RR..", "centre": "......"}, {"R": 2})
        assert choice(table(round=6, boards=[board])) == ["NE2R"]

    def test_a_statue_is_surrounded(self) -> None:
        board = Board(20, {"nw": "OO....", "ne": "..R..."}, {"R": 4})
        game = table(round=3, boards=[board])
        assert value_after(game, "NE4R") > value_after(game, "C4R") + 200

    def test_a_star_is_completed_in_the_last_round(self) -> None:
        board = Board(20, {"w": ".PPPPP", "centre": "......"}, {"P": 1})
        assert choice(table(round=6, boards=[board]))[0] == "W1P"

    def test_nothing_is_thrown_away_that_can_be_laid(self) -> None:
        board = Board(20, {}, {"R": 6})
        assert choice(table(round=6, boards=[board])) != ["PASS"]


class TestKeeping:
    def test_all_four_are_kept_with_the_next_joker_first(self) -> None:
        full = {"se": "YYYYYY", "centre": "Y....."}
        board = Board(20, full, {"Y": 5, "O": 1})
        game = table(round=2, boards=[board])
        game.play("PASS")
        assert choice(game) == ["KO", "KY", "KY", "KY"]
