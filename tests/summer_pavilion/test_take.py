"""Taking tiles: the joker rule, the rest, the token."""

import pytest
from tests.summer_pavilion.positions import Board, centre, codes, factories, hand, points, table


class TestSummerPavilionTake:
    """summer_pavilion.take: one colour from one place, with one joker"""

    def test_all_tiles_of_the_colour_and_one_joker(self) -> None:
        state = table(phase="take", round=1, factories=["PPGG", "R"])
        state.play("1G")
        assert hand(state) == {"P": 1, "G": 2}

    def test_without_a_joker_there(self) -> None:
        state = table(phase="take", round=1, factories=["GGGR", "R"])
        state.play("1G")
        assert hand(state) == {"G": 3}

    def test_the_joker_can_be_chosen_only_where_nothing_else_lies(self) -> None:
        state = table(phase="take", round=1, factories=["PPPG", "PPPP"], centre="PR")
        assert codes(state) == ["1G", "2P", "CR"]
        reason = state.reason("1P")
        assert reason is not None
        assert reason.code == "summer_pavilion.joker-not-alone"

    def test_jokers_alone_are_taken_one_by_one(self) -> None:
        state = table(phase="take", round=1, factories=["PPPP"])
        state.play("1P")
        assert hand(state) == {"P": 1}
        assert centre(state) == {"P": 3}
        state.play("CP")
        assert hand(state, 1) == {"P": 1}
        assert centre(state) == {"P": 2}

    @pytest.mark.parametrize(
        ("code", "reason"),
        [("6R", "no-such-factory"), ("1B", "colour-not-there"), ("CB", "colour-not-there")],
    )
    def test_what_is_not_there(self, code: str, reason: str) -> None:
        state = table(phase="take", factories=["RRRR"])
        found = state.reason(code)
        assert found is not None
        assert found.code == f"summer_pavilion.{reason}"


class TestSummerPavilionRestToCentre:
    """summer_pavilion.rest-to-centre: what a factory leaves behind"""

    def test_other_colours_and_other_jokers(self) -> None:
        state = table(phase="take", round=1, factories=["PPGR"], centre="Y")
        state.play("1G")
        assert centre(state) == {"P": 1, "Y": 1, "R": 1}
        assert factories(state)[0] == ""
        assert codes(state) == ["CY", "CR"]

    def test_the_centre_keeps_its_rest(self) -> None:
        state = table(phase="take", round=1, centre="PPPGR")
        state.play("CG")
        assert centre(state) == {"P": 2, "R": 1}


class TestSummerPavilionToken:
    """summer_pavilion.token: the start player token"""

    def test_the_first_from_the_centre_pays_for_every_tile(self) -> None:
        state = table(phase="take", round=1, centre="PPGGGRR", boards=[Board(20), Board(20)])
        state.play("CG")
        assert state.scores == (16, 20)
        assert state.view()["boards"][0]["has_token"]
        assert not state.view()["centre"]["token"]
        state.play("CR")
        assert state.scores == (16, 20)

    @pytest.mark.parametrize(
        ("game", "left"), [("summer_pavilion", 1), ("summer_pavilion_mini", 0)]
    )
    @pytest.mark.parametrize("score", [3, 4])
    def test_no_score_falls_below_the_lowest(self, game: str, left: int, score: int) -> None:
        state = table(game=game, phase="take", centre="RRRR", boards=[Board(score)])
        state.play("CR")
        assert state.scores[0] == left
        assert points(state) == [(0, left - score)]

    @pytest.mark.parametrize(
        ("game", "left"), [("summer_pavilion", 1), ("summer_pavilion_mini", 0)]
    )
    def test_at_the_lowest_score_it_is_allowed(self, game: str, left: int) -> None:
        state = table(game=game, phase="take", centre="RR", boards=[Board(left)])
        assert codes(state) == ["CR"]
        state.play("CR")
        assert state.scores[0] == left
