"""The rules of the grey wall."""

import pytest
from tests.azul.positions import Board, codes, floor, lines, pool, table, wall

from azulejos import IllegalMove
from azulejos.engine.azul.events import FloorOverflowed, LineFell, TilesDropped
from azulejos.engine.azul.state import AzulState

EMPTY = "....."


def tiling(*boards: Board, start: int = 0) -> AzulState:
    """The last tile is taken to the floor by the seat before the starting player: tiling begins."""
    seats = max(2, len(boards))
    seat = (start - 1) % seats
    said = list(boards) + [Board()] * (seats - len(boards))
    game = table(
        players=seats, variant="grey", factories=["Y"], start=start, seat=seat, boards=said
    )
    game.play("1YF")
    return game


class TestAzulGreyTiling:
    """azul.grey-tiling"""

    def test_every_space_of_an_empty_row_is_open(self) -> None:
        assert codes(tiling(Board(lines={2: "RR"}))) == ["T21", "T22", "T23", "T24", "T25"]

    def test_a_space_that_is_taken_is_not_open(self) -> None:
        game = tiling(Board(wall=[EMPTY, "B..K.", EMPTY, EMPTY, EMPTY], lines={2: "RR"}))
        assert codes(game) == ["T22", "T23", "T25"]
        with pytest.raises(IllegalMove, match=r"azul\.space-taken"):
            game.play("T21")

    def test_a_column_that_has_the_colour_is_not_open(self) -> None:
        game = tiling(Board(wall=["..R..", EMPTY, EMPTY, EMPTY, "R...."], lines={2: "RR"}))
        assert codes(game) == ["T22", "T24", "T25"]
        with pytest.raises(IllegalMove, match=r"azul\.column-has-colour"):
            game.play("T23")

    def test_a_single_open_space_is_still_a_decision(self) -> None:
        game = tiling(Board(wall=[EMPTY, "BYK.W", EMPTY, EMPTY, EMPTY], lines={2: "RR"}))
        assert codes(game) == ["T24"]

    def test_the_topmost_line_comes_first(self) -> None:
        game = tiling(Board(lines={2: "RR", 4: "BBBB"}))
        assert {code[:2] for code in codes(game)} == {"T2"}
        with pytest.raises(IllegalMove, match=r"azul\.other-line-first"):
            game.play("T41")
        game.play("T21")
        assert {code[:2] for code in codes(game)} == {"T4"}

    def test_the_tile_is_laid_and_scores_and_its_line_is_emptied(self) -> None:
        game = tiling(Board(wall=[EMPTY, EMPTY, "B....", EMPTY, EMPTY], lines={3: "RRR"}))
        game.play("T32")
        assert wall(game, 0)[2] == "BR..."
        assert lines(game, 0) == {}
        assert game.scores[0] == 2
        assert pool(game, "lid") == {"R": 2, "Y": 1}

    def test_no_tiles_can_be_taken_meanwhile(self) -> None:
        with pytest.raises(IllegalMove, match=r"azul\.tiling-now"):
            tiling(Board(lines={2: "RR"})).play("1B1")


class TestAzulGreyOrder:
    """azul.grey-order"""

    def test_who_began_the_round_tiles_first_then_clockwise(self) -> None:
        boards = [Board(lines={1: letter}) for letter in "BRK"]
        game = tiling(*boards, start=1)
        order = []
        while not game.needs_deal:
            order.append(game.current)
            game.play("T11")
        assert order == [1, 2, 0]

    def test_one_player_finishes_with_the_floor_before_the_next_begins(self) -> None:
        first = Board(score=9, lines={1: "B", 2: "RR"}, floor="KK")
        game = tiling(first, Board(score=9, lines={1: "B"}, floor="W"))
        game.play("T11")
        assert (game.current, game.scores, floor(game, 0)) == (0, (10, 9), "KK")
        game.play("T23")
        assert (game.current, game.scores, floor(game, 0)) == (1, (9, 9), "")

    def test_the_lines_of_one_player_are_one_turn(self) -> None:
        game = tiling(Board(lines={1: "B", 2: "RR"}), Board(lines={1: "B"}))
        turn = game.turn
        game.play("T11")
        assert game.turn == turn
        game.play("T23")
        assert game.turn == turn + 1

    def test_who_has_no_decision_is_passed_over(self) -> None:
        game = tiling(Board(), Board(lines={4: "BBB"}), Board(lines={1: "K"}))
        assert game.current == 2


class TestAzulGreyFall:
    """azul.grey-fall"""

    BLOCKED = (EMPTY, "BYKW.", EMPTY, "....R", EMPTY)

    def test_a_line_without_an_open_space_falls_and_is_paid_for_at_once(self) -> None:
        game = tiling(Board(score=10, wall=self.BLOCKED, lines={2: "RR"}))
        assert game.needs_deal
        assert (wall(game, 0), lines(game, 0)) == (list(self.BLOCKED), {})
        assert game.scores[0] == 8
        events = game.collect_events()
        assert LineFell(0, "red", "line/2", 2) in events
        assert TilesDropped(0, "red", ("floor/1", "floor/2"), 2) in events

    def test_what_finds_no_floor_space_goes_to_the_lid(self) -> None:
        game = tiling(Board(score=20, wall=self.BLOCKED, lines={2: "RR"}, floor="KKKKKK"))
        assert game.scores[0] == 20 - 14
        assert pool(game, "lid") == {"R": 2, "K": 6, "Y": 1}
        assert FloorOverflowed(0, "red", 1) in game.collect_events()

    def test_a_tile_laid_above_may_close_the_last_space_below(self) -> None:
        above = Board(
            score=10, wall=[EMPTY, EMPTY, EMPTY, "BYKW.", EMPTY], lines={1: "R", 4: "RRRR"}
        )
        game = tiling(above)
        game.play("T15")
        assert game.needs_deal
        assert game.scores[0] == 10 + 1 - 6

    def test_the_lines_below_are_still_decided(self) -> None:
        game = tiling(Board(score=10, wall=self.BLOCKED, lines={2: "RR", 3: "BBB"}))
        assert {code[:2] for code in codes(game)} == {"T3"}
        assert floor(game, 0) == "RR"

    def test_the_colour_may_enter_the_line_all_the_same(self) -> None:
        boards = [Board(wall=self.BLOCKED)]
        game = table(variant="grey", factories=["RRRR"], boards=boards)
        assert codes(game) == ["1R1", "1R2", "1R3", "1R5", "1RF"]
