"""The rules of tiling and scoring the wall that are the same on both walls."""

import pytest
from tests.azul.positions import Board, floor, lines, pool, table, wall

from azulejos.engine.azul.events import (
    FloorScored,
    ScoredAcross,
    ScoredAlone,
    ScoredDown,
    TileLaid,
)
from azulejos.engine.azul.state import AzulState
from azulejos.engine.events import Scored

EMPTY = "....."


def tiled(board: Board, other: Board | None = None) -> AzulState:
    """Seat 1 takes the last tile, to the floor: the tiling of seat 0 has just been done."""
    game = table(factories=["Y"], seat=1, boards=[board, other or Board()])
    game.play("1YF")
    return game


def scored(game: AzulState) -> list[Scored]:
    """What seat 0 scored."""
    events = game.collect_events()
    return [event for event in events if isinstance(event, Scored) and event.seat == 0]


class TestAzulTiling:
    """azul.tiling"""

    def test_a_full_line_sends_one_tile_to_the_space_of_its_colour(self) -> None:
        game = tiled(Board(lines={3: "RRR"}))
        assert wall(game, 0) == [EMPTY, EMPTY, "....R", EMPTY, EMPTY]
        assert lines(game, 0) == {}
        assert TileLaid(0, "red", "line/3", "wall/3-5") in game.collect_events()

    def test_its_other_tiles_go_to_the_lid(self) -> None:
        game = tiled(Board(lines={5: "KKKKK"}))
        assert pool(game, "lid") == {"K": 4, "Y": 1}

    def test_lines_with_gaps_stay(self) -> None:
        game = tiled(Board(lines={2: "R", 5: "KKKK"}))
        assert lines(game, 0) == {2: "R", 5: "KKKK"}
        assert wall(game, 0) == [EMPTY] * 5

    @pytest.mark.parametrize(
        ("letter", "columns"), [("B", "12345"), ("Y", "23451"), ("R", "34512"), ("K", "45123")]
    )
    def test_each_row_shifts_the_colours_by_one(self, letter: str, columns: str) -> None:
        for line in range(1, 6):
            game = tiled(Board(lines={line: letter * line}))
            assert wall(game, 0)[line - 1].index(letter) == int(columns[line - 1]) - 1

    def test_lines_are_tiled_from_the_top(self) -> None:
        game = tiled(Board(lines={1: "B", 2: "WW", 3: "KKK"}))
        assert [event.points for event in scored(game)] == [1, 2, 3]

    def test_everybody_tiles(self) -> None:
        game = tiled(Board(lines={1: "B"}), Board(lines={2: "RR"}))
        assert wall(game, 0)[0] == "B...."
        assert wall(game, 1)[1] == "...R."

    def test_it_waits_for_the_last_tile_on_display(self) -> None:
        game = table(factories=["YB"], seat=1, boards=[Board(lines={1: "B"})])
        game.play("1YF")
        assert lines(game, 0) == {1: "B"}
        game.play("CBF")
        assert lines(game, 0) == {}


class TestAzulScoreAlone:
    """azul.score-alone"""

    def test_one_point_without_neighbours(self) -> None:
        game = tiled(Board(score=4, lines={3: "BBB"}))
        assert scored(game) == [ScoredAlone(0, 1, "wall/3-3")]
        assert game.scores[0] == 5

    def test_neighbours_by_a_corner_do_not_count(self) -> None:
        corners = [EMPTY, ".B.R.", EMPTY, ".K.B.", EMPTY]
        assert scored(tiled(Board(wall=corners, lines={3: "BBB"}))) == [
            ScoredAlone(0, 1, "wall/3-3")
        ]


class TestAzulScoreAcross:
    """azul.score-across"""

    def test_each_tile_of_the_run_counts(self) -> None:
        game = tiled(Board(wall=[EMPTY, EMPTY, "KW.Y.", EMPTY, EMPTY], lines={3: "BBB"}))
        assert scored(game) == [ScoredAcross(0, 4, "wall/3-3")]

    def test_the_run_ends_at_a_gap(self) -> None:
        game = tiled(Board(wall=[EMPTY, EMPTY, "K..YR", EMPTY, EMPTY], lines={3: "BBB"}))
        assert scored(game) == [ScoredAcross(0, 3, "wall/3-3")]


class TestAzulScoreDown:
    """azul.score-down"""

    def test_each_tile_of_the_run_counts(self) -> None:
        game = tiled(Board(wall=[EMPTY, "..Y..", EMPTY, "..W..", "..K.."], lines={3: "BBB"}))
        assert scored(game) == [ScoredDown(0, 4, "wall/3-3")]

    def test_both_runs_count_the_new_tile(self) -> None:
        game = tiled(Board(wall=[EMPTY, "..Y..", "...Y.", EMPTY, EMPTY], lines={3: "BBB"}))
        assert scored(game) == [ScoredAcross(0, 2, "wall/3-3"), ScoredDown(0, 2, "wall/3-3")]
        assert game.scores[0] == 4


class TestAzulFloorPenalty:
    """azul.floor-penalty"""

    @pytest.mark.parametrize(
        ("spaces", "cost"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)]
    )
    def test_each_space_has_its_price(self, spaces: int, cost: int) -> None:
        game = tiled(Board(score=20, floor="R" * spaces))
        assert game.scores[0] == 20 - cost
        assert scored(game) == ([FloorScored(0, -cost, spaces)] if spaces else [])

    def test_the_marker_counts_like_a_tile(self) -> None:
        game = table(factories=["Y"], seat=1, marker=0, boards=[Board(score=20, floor="RM")])
        game.play("1YF")
        assert game.scores[0] == 18

    def test_the_score_stops_at_0(self) -> None:
        game = tiled(Board(score=3, floor="RRRRRRR"))
        assert game.scores[0] == 0
        assert scored(game) == [FloorScored(0, -3, 7)]

    def test_the_points_of_the_round_come_first(self) -> None:
        game = tiled(Board(lines={1: "B", 2: "WW"}, floor="RR"))
        assert game.scores[0] == 1 + 2 - 2

    def test_the_tiles_go_to_the_lid_and_the_marker_stays_with_its_owner(self) -> None:
        game = table(factories=["Y"], seat=1, marker=0, boards=[Board(floor="RMK")])
        game.play("1YF")
        assert floor(game, 0) == floor(game, 1) == ""
        assert pool(game, "lid") == {"R": 1, "K": 1, "Y": 1}
        assert game.view()["boards"][0]["has_marker"]


class TestAzulNextStart:
    """azul.next-start"""

    def test_who_took_the_marker_begins(self) -> None:
        game = table(players=3, centre="Y", seat=2)
        game.play("CYF")
        assert (game.needs_deal, game.current, game.view()["start"]) == (True, 2, 2)

    def test_if_nobody_did_the_same_player_begins_again(self) -> None:
        game = table(players=3, factories=["YYYY"], start=1, seat=2)
        game.play("1YF")
        assert (game.needs_deal, game.current, game.view()["start"]) == (True, 1, 1)

    def test_the_marker_makes_its_owner_start_even_from_a_full_floor(self) -> None:
        game = table(centre="Y", start=0, seat=1, boards=[Board(), Board(floor="RRRRRRR")])
        game.play("CYF")
        assert game.current == 1
