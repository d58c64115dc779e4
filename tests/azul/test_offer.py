"""The rules of taking tiles."""

import pytest
from tests.azul.positions import Board, centre, codes, factories, floor, lines, pool, table

from azulejos import IllegalMove
from azulejos.engine.azul.events import (
    FloorOverflowed,
    LineFilled,
    MarkerTaken,
    TilesDropped,
    TilesMovedToCentre,
    TilesTaken,
)
from azulejos.engine.azul.state import AzulState


def refusal(game: AzulState, code: str) -> str:
    """Why a move is refused: the code of the reason; the table stays as it was."""
    before = game.position()
    with pytest.raises(IllegalMove) as refused:
        game.play(code)
    assert game.position() == before
    assert refused.value.reason == game.reason(code)
    return refused.value.code


class TestAzulTake:
    """azul.take"""

    def test_all_tiles_of_the_colour_are_taken(self) -> None:
        game = table(factories=["BBYR", "WWWW"])
        game.play("1B3")
        assert lines(game, 0) == {3: "BB"}
        assert factories(game)[0] == ""
        assert game.collect_events()[0] == TilesTaken(0, "blue", "factory/1", "line/3", 2)

    def test_from_the_centre_only_the_chosen_colour_is_taken(self) -> None:
        game = table(factories=["WWWW"], centre="BBYYR")
        game.play("CY3")
        assert lines(game, 0) == {3: "YY"}
        assert centre(game) == "BBR"

    def test_the_next_player_is_to_move(self) -> None:
        game = table(players=4, seat=3, factories=["BBBB", "WWWW"])
        game.play("1B5")
        assert game.current == 0

    def test_a_colour_that_is_not_there_cannot_be_taken(self) -> None:
        game = table(factories=["BBBB"])
        assert refusal(game, "1Y1") == "azul.colour-not-there"
        assert refusal(game, "2B1") == "azul.colour-not-there"

    def test_the_marker_alone_cannot_be_taken(self) -> None:
        game = table(factories=["BBBB"])
        assert game.view()["centre"]["marker"]
        assert codes(game) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]

    def test_factories_of_larger_tables_do_not_exist(self) -> None:
        assert refusal(table(factories=["BBBB"]), "6B1") == "azul.no-such-factory"
        assert refusal(table(players=3, factories=["BBBB"]), "8B1") == "azul.no-such-factory"

    def test_there_is_no_tiling_while_tiles_are_on_display(self) -> None:
        boards = [Board(lines={1: "Y"})]
        grey = table(variant="grey", factories=["BBBB"], boards=boards)
        assert refusal(grey, "T11") == "azul.offer-now"
        assert refusal(table(factories=["BBBB"], boards=boards), "T11") == "azul.wall-is-printed"


class TestAzulRestToCentre:
    """azul.rest-to-centre"""

    def test_the_other_colours_of_the_factory_go_to_the_centre(self) -> None:
        game = table(factories=["BBYR"], centre="YW")
        game.play("1B2")
        assert factories(game)[0] == ""
        assert centre(game) == "YYRW"

    def test_each_colour_moves_as_one(self) -> None:
        game = table(factories=["BYYR"])
        game.play("1BF")
        moved = [event for event in game.collect_events() if isinstance(event, TilesMovedToCentre)]
        assert moved == [
            TilesMovedToCentre(None, "yellow", "factory/1", 2),
            TilesMovedToCentre(None, "red", "factory/1", 1),
        ]

    def test_other_factories_are_not_touched(self) -> None:
        game = table(factories=["BBYR", "BKKW"])
        game.play("1BF")
        assert factories(game)[1] == "BKKW"

    def test_the_rest_of_the_centre_stays(self) -> None:
        game = table(centre="BYR", factories=["KKKK"])
        game.play("CBF")
        assert centre(game) == "YR"


class TestAzulMarker:
    """azul.marker"""

    def test_the_first_to_take_from_the_centre_gets_it_before_the_tiles(self) -> None:
        game = table(factories=["WWWW"], centre="BB")
        game.play("CB1")
        assert floor(game, 0) == "MB"
        assert game.view()["boards"][0]["has_marker"]
        assert not game.view()["centre"]["marker"]
        assert MarkerTaken(0, "floor/1") in game.collect_events()

    def test_it_takes_the_leftmost_free_space(self) -> None:
        game = table(factories=["WWWW"], centre="BB", boards=[Board(floor="RR")])
        game.play("CB2")
        assert floor(game, 0) == "RRM"

    def test_the_second_to_take_from_the_centre_gets_nothing(self) -> None:
        game = table(factories=["WWWW"], centre="BR", seat=1, marker=0, boards=[Board(floor="M")])
        game.play("CB1")
        assert (floor(game, 0), floor(game, 1)) == ("M", "")

    def test_taking_from_a_factory_leaves_it(self) -> None:
        game = table(factories=["WWWB"])
        game.play("1W3")
        assert floor(game, 0) == ""
        assert game.view()["centre"]["marker"]

    def test_with_a_full_floor_it_is_kept_for_free(self) -> None:
        game = table(factories=["WWWW"], centre="B", boards=[Board(floor="RRRRRRR")])
        game.play("CB1")
        assert floor(game, 0) == "RRRRRRR"
        assert game.view()["boards"][0]["has_marker"]
        assert MarkerTaken(0, None) in game.collect_events()


class TestAzulLine:
    """azul.line"""

    @pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
    def test_line_n_holds_n_tiles(self, line: int) -> None:
        game = table(
            centre="B" * 8, factories=["WWWW"], marker=1, boards=[Board(), Board(floor="M")]
        )
        game.play(f"CB{line}")
        assert lines(game, 0) == {line: "B" * line}
        assert floor(game, 0) == "B" * min(7, 8 - line)
        assert game.collect_events()[1] == LineFilled(0, "blue", f"line/{line}", line)

    def test_a_line_goes_on_with_its_colour(self) -> None:
        game = table(factories=["BBYY", "WWWW"], boards=[Board(lines={4: "B"})])
        game.play("1B4")
        assert lines(game, 0) == {4: "BBB"}

    def test_as_many_as_fit_must_go_to_the_line(self) -> None:
        game = table(factories=["BBBY", "WWWW"], boards=[Board(lines={3: "B"})])
        game.play("1B3")
        assert (lines(game, 0), floor(game, 0)) == ({3: "BBB"}, "B")

    def test_a_line_holds_one_colour(self) -> None:
        game = table(factories=["BBBB"], boards=[Board(lines={2: "Y"})])
        assert refusal(game, "1B2") == "azul.line-other-colour"

    def test_a_full_line_takes_no_more(self) -> None:
        game = table(factories=["BBBB"], boards=[Board(lines={2: "BB"})])
        assert refusal(game, "1B2") == "azul.line-full"

    def test_a_colour_of_the_wall_row_cannot_enter_its_line(self) -> None:
        wall = [".....", ".B...", ".....", ".....", "....."]
        game = table(factories=["BBBB"], boards=[Board(wall=wall)])
        assert refusal(game, "1B2") == "azul.wall-has-colour"
        assert codes(game) == ["1B1", "1B3", "1B4", "1B5", "1BF"]

    def test_other_boards_do_not_matter(self) -> None:
        wall = [".....", ".B...", ".....", ".....", "....."]
        game = table(factories=["BBBB"], boards=[Board(), Board(wall=wall, lines={1: "Y"})])
        assert codes(game) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]

    def test_a_tiled_line_is_free_again_for_the_colours_its_row_lacks(self) -> None:
        game = table(factories=["Y"], seat=1, boards=[Board(lines={2: "BB"})])
        game.play("1YF")
        game.deal_explicit(game.read_deal("BYYY YYYY YYYY YYYY YYYY"))
        assert refusal(game, "1B2") == "azul.wall-has-colour"
        assert "1Y2" in codes(game)


class TestAzulFloor:
    """azul.floor"""

    def test_what_does_not_fit_falls_from_the_left(self) -> None:
        game = table(factories=["BBBB", "WWWW"], boards=[Board(floor="R")])
        game.play("1B2")
        assert floor(game, 0) == "RBB"
        assert game.collect_events()[-1] == TilesDropped(0, "blue", ("floor/2", "floor/3"), 2)

    def test_a_whole_take_may_fall(self) -> None:
        game = table(factories=["BBBY", "WWWW"])
        game.play("1BF")
        assert (lines(game, 0), floor(game, 0)) == ({}, "BBB")

    def test_the_floor_is_always_allowed(self) -> None:
        held = {1: "Y", 2: "YY", 3: "YYY", 4: "YYYY", 5: "Y"}
        game = table(factories=["BBBB"], boards=[Board(lines=held, floor="RRRRRRR")])
        assert codes(game) == ["1BF"]


class TestAzulFloorFull:
    """azul.floor-full"""

    def test_tiles_beyond_the_seventh_go_to_the_lid(self) -> None:
        game = table(factories=["BBBB", "WWWW"], boards=[Board(floor="RRRRRR")])
        game.play("1BF")
        assert floor(game, 0) == "RRRRRRB"
        assert pool(game, "lid") == {"B": 3}
        assert game.collect_events()[-1] == FloorOverflowed(0, "blue", 3)

    def test_they_cost_nothing(self) -> None:
        full = Board(score=30, floor="RRRRRRR")
        game = table(factories=["BBBB"], boards=[full])
        game.play("1BF")
        assert game.scores[0] == 30 - 14
