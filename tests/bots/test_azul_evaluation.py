"""What greedy likes and dislikes at Azul, in positions a player can check."""

from __future__ import annotations

from typing import Any

import azulejos
from azulejos import bots

EMPTY_WALL = "...../...../...../...../....."
NO_LINES = "-/-/-/-/-"
BOARD = f"0:{EMPTY_WALL}:{NO_LINES}:-"
RIVAL = f"5:BY.../WB.../...../...../.....:{NO_LINES}:-"
LETTERS = "BYRKW"


def position(
    factories: str,
    board0: str = BOARD,
    board1: str = RIVAL,
    centre: str = "-",
    marker: str = "centre",
    variant: str = "standard",
    **fields: Any,
) -> azulejos.GameState:
    """Two players, seat 0 to move; the tiles that are nowhere else lie in the bag and the lid."""
    if marker == "1" and board1.endswith(":-"):
        board1 = board1[:-1] + "M"
    seen = factories + centre + board0 + board1
    left = {letter: 20 - seen.count(letter) for letter in LETTERS}
    for board in (board0, board1):  # the other tiles of the lines that filled this wall
        for row, tiles in enumerate(board.split(":")[1].split("/")):
            for letter in tiles.replace(".", ""):
                left[letter] -= row
    lid = {letter: 20 - seen.count(letter) - left[letter] for letter in LETTERS}
    fullest = max(len(row) - row.count(".") for row in (board0 + board1).split("/"))
    values = {
        "round": max(3, fullest + 1),
        "turn": 10,
        "phase": "offer",
        "start": 0,
        "seat": 0,
    } | fields
    head = " ".join(f"{name}={value}" for name, value in values.items())
    return azulejos.from_position(
        f"azul rules=1 players=2 variant={variant} {head} marker={marker}"
        f" factories={factories} centre={centre} board0={board0} board1={board1}"
        f" bag={counts(left)} lid={counts(lid)}"
    )


def counts(tiles: dict[str, int]) -> str:
    return "".join(f"{letter}{count}" for letter, count in tiles.items() if count) or "-"


def choice(game: azulejos.GameState) -> list[str]:
    turns = {tuple(bots.bot("greedy", "azul").choose(game, azulejos.Rng(n))) for n in range(5)}
    assert len(turns) == 1, "a clear decision does not depend on chance"
    return [game.code(move) for move in turns.pop()]


def value_after(game: azulejos.GameState, move: str) -> int:
    played = game.copy()
    played.play(move)
    return bots.policy_for("azul").margin(played, game.current)


class TestLines:
    def test_completing_a_line_beats_the_floor(self) -> None:
        game = position("-,-,-,-,-", centre="BB", marker="1")
        assert choice(game) == ["CB2"]
        assert value_after(game, "CB2") > value_after(game, "CB5") > value_after(game, "CBF")

    def test_the_line_that_fits_beats_the_one_that_spills(self) -> None:
        game = position("-,-,-,-,-", f"20:{EMPTY_WALL}:{NO_LINES}:-", centre="RRRR", marker="1")
        assert choice(game) == ["CR4"]
        assert value_after(game, "CR3") > value_after(game, "CR1")

    def test_a_line_already_begun_is_completed(self) -> None:
        wall = "...K./....K/...../...../....."
        game = position("-,-,-,-,-", f"3:{wall}:-/-/KK/-/-:-", centre="K", marker="1")
        assert choice(game) == ["CK3"]


class TestWall:
    def test_five_points_beat_one(self) -> None:
        wall = "BYRK./...../...../...../....."
        game = position("-,-,-,-,-", f"9:{wall}:-/-/-/-/-:-", centre="WY", marker="1")
        assert choice(game) == ["CW1"]

    def test_a_tile_with_neighbours_beats_a_tile_alone(self) -> None:
        wall = "BYR../WB.../...../...../....."
        board = f"9:{wall}:K/-/-/-/-:-"
        game = position("-,-,-,-,-", board, centre="YYKK", marker="1")
        assert choice(game) == ["CY2"]

    def test_a_column_bonus_beats_a_point(self) -> None:
        wall = "B..../W..../K..../R..../....."
        board = f"9:{wall}:-/-/-/-/YYYY:-"
        game = position("-,-,-,-,-", board, centre="YK", marker="1")
        assert choice(game) == ["CY5"]
        assert value_after(game, "CY5") > value_after(game, "CY1") + 100


class TestFloor:
    def test_seven_floor_tiles_are_avoided(self) -> None:
        board = f"20:{EMPTY_WALL}:B/YY/WWW/KKKK/-:-"
        game = position("-,-,-,-,-", board, centre="RRRRRRRRRRB", marker="1")
        assert choice(game) == ["CB5"]

    def test_each_floor_tile_makes_it_worse(self) -> None:
        policy = bots.policy_for("azul")
        values = [
            policy.margin(
                position(
                    "-,-,-,-,-", f"30:{EMPTY_WALL}:{NO_LINES}:{'W' * count or '-'}", centre="B"
                ),
                0,
            )
            for count in range(8)
        ]
        assert values == sorted(values, reverse=True)
        assert values[0] - values[7] > 500


class TestEnd:
    WALL = "BYRK./...../...../...../....."

    def ending(self, own: int, other: int) -> azulejos.GameState:
        """White completes the row that ends the game; blue would go on."""
        board = f"{own}:{self.WALL}:-/-/-/BBB/-:-"
        return position(
            "-,-,-,-,-", board, f"{other}:{EMPTY_WALL}:{NO_LINES}:-", centre="WB", marker="1"
        )

    def test_ahead_the_row_is_completed(self) -> None:
        assert choice(self.ending(own=40, other=10)) == ["CW1"]

    def test_far_behind_the_game_goes_on(self) -> None:
        assert choice(self.ending(own=10, other=40)) != ["CW1"]

    def test_row_and_column_together_are_taken(self) -> None:
        wall = "BYRK./....K/....R/....Y/....B"
        board = f"30:{wall}:-/-/-/-/-:-"
        game = position(
            "-,-,-,-,-", board, f"30:{EMPTY_WALL}:{NO_LINES}:-", centre="WK", marker="1"
        )
        assert choice(game) == ["CW1"]
        played = game.copy()
        played.play("CW1")
        played.play("CKF")
        assert played.outcome() is not None
        assert played.scores[0] == 30 + 5 + 5 + 2 + 7

    def test_two_points_count_much_when_they_decide(self) -> None:
        """The winner of a finished game has 37 points, against 36 or 38 (the marker costs one)."""
        ahead, behind = self.ending(own=30, other=37), self.ending(own=30, other=39)
        for game in (ahead, behind):
            game.play("CW1")
            game.play("CB5")
            assert game.is_over
        policy = bots.policy_for("azul")
        assert policy.margin(ahead, 0) - policy.margin(behind, 0) > 1000


class TestMarker:
    def test_to_start_the_next_round_is_worth_something(self) -> None:
        """Both have the same board, and the next round is to be dealt."""
        game = position("-,-,-,-,-", BOARD, BOARD, phase="deal")
        own, other = bots.policy_for("azul").margins(game)
        assert own > other


class TestGreyWall:
    def test_the_tile_goes_where_it_scores_most(self) -> None:
        wall = "RK.../...../...../...../....."
        board = f"9:{wall}:B/-/-/-/-:-"
        game = position("-,-,-,-,-", board, variant="grey", phase="tiling", marker="1")
        assert choice(game) == ["T13"]

    def test_a_line_without_an_open_space_is_worth_nothing(self) -> None:
        """Row 5 has one space left, and its column already holds blue, which the row lacks."""
        wall = "....B/...../...../...../YRKW."
        board = f"20:{wall}:-/-/-/-/-:-"
        game = position("-,-,-,-,-", board, variant="grey", centre="BBB", marker="1")
        assert choice(game) == ["CB3"]
        assert value_after(game, "CB3") > value_after(game, "CB5")

    def test_a_column_is_not_closed_to_a_colour_that_another_row_needs_there(self) -> None:
        """Blue scores two on either side of black; row 5 can have its blue in column 5 only."""
        wall = "...K./...../...../...../YRKW."
        board = f"20:{wall}:B/-/-/-/-:-"
        game = position("-,-,-,-,-", board, variant="grey", phase="tiling", marker="1")
        assert choice(game) == ["T13"]
