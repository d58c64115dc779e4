"""Laying tiles: payment, stars, groups, bonus tiles."""

import pytest
from tests.summer_pavilion.positions import Board, codes, hand, points, pool, supply, table

from azulejos import IllegalMove, Rng
from azulejos.engine.summer_pavilion.board import LETTERS
from azulejos.engine.summer_pavilion.events import BonusLapsed
from azulejos.engine.summer_pavilion.state import PavilionState


def why(state: PavilionState, code: str) -> str:
    found = state.reason(code)
    return "" if found is None else found.code.removeprefix("summer_pavilion.")


class TestSummerPavilionLayOrder:
    """summer_pavilion.lay-order: who lays"""

    def test_the_holder_of_the_token_begins(self) -> None:
        state = table(phase="take", factories=["R"], token=1)
        state.play("1R")
        assert (state.current, state.view()["start"]) == (1, 1)

    def test_nobody_took_from_the_centre(self) -> None:
        state = table(phase="take", factories=["RRRR", "BBBG"], start=1, seat=0, round=2)
        state.play("1R")
        state.play("2B")
        assert state.view()["phase"] == "lay"
        assert (state.current, state.view()["start"]) == (1, 1)
        assert not state.view()["boards"][0]["has_token"]

    def test_clockwise_and_who_has_passed_is_skipped(self) -> None:
        boards = [Board(hand={"R": 2})] * 4
        state = table(players=4, seat=3, start=3, boards=boards, passed="")
        state.play("NE1R")
        assert state.current == 0
        state.play("PASS")
        state.play("DONE")
        for expected in (1, 2, 3):
            assert state.current == expected
            state.play("PASS")
            if expected < 3:
                state.play("DONE")
        state.play("KR")
        assert state.round == 3

    def test_alone_one_goes_on(self) -> None:
        state = table(seat=1, passed="0", boards=[Board(), Board(hand={"R": 1, "B": 1})])
        state.play("NE1R")
        assert state.current == 1
        state.play("E1B")
        assert state.current == 1


class TestSummerPavilionLay:
    """summer_pavilion.lay: paying for a space"""

    def test_the_player_chooses_how_many_jokers(self) -> None:
        state = table(round=1, boards=[Board(hand={"G": 3, "P": 2})])
        assert [code for code in codes(state) if code.startswith("SW3")] == [
            "SW3G",
            "SW3G1",
            "SW3G2",
        ]
        state.play("SW3G1")
        assert hand(state) == {"G": 1, "P": 1}
        assert pool(state, "tower") == {"P": 1, "G": 1}

    @pytest.mark.parametrize(
        ("code", "reason"),
        [
            ("SW1G1", "only-jokers"),
            ("SW4G1", "too-few-tiles"),
            ("SW4G3", "too-few-jokers"),
            ("SW6G2", "too-few-tiles"),
            ("E1B", "colour-not-in-hand"),
            ("W2P1", "joker-pays-itself"),
            ("W3P", "too-few-tiles"),
            ("E1G", "star-of-other-colour"),
            ("C2Y", "star-has-colour"),
            ("C1G", "space-taken"),
            ("1G", "laying-now"),
            ("+G", "laying-now"),
            ("KG", "laying-now"),
        ],
    )
    def test_why_not(self, code: str, reason: str) -> None:
        board = Board(stars={"centre": "Y....."}, hand={"G": 2, "P": 2, "Y": 2})
        state = table(round=1, boards=[board])
        assert why(state, code) == reason
        with pytest.raises(IllegalMove):
            state.play(code)

    def test_a_joker_of_an_earlier_round_is_no_joker(self) -> None:
        state = table(round=2, boards=[Board(hand={"P": 3, "B": 1})])
        assert why(state, "E2B1") == "too-few-jokers"

    def test_the_suggestion_has_the_fewest_jokers(self) -> None:
        state = table(round=1, boards=[Board(hand={"G": 2, "P": 2})])
        suggested = [choice["code"] for choice in state.choices() if choice["suggested"]]
        assert "SW3G1" in suggested
        assert "SW3G2" not in suggested


class TestSummerPavilionStar:
    """summer_pavilion.star: which colours a star takes"""

    def test_outer_stars_take_their_own_colour(self) -> None:
        state = table(round=6, boards=[Board(hand=dict.fromkeys(LETTERS, 1))])
        ones = {code for code in codes(state) if code[-2] == "1" and not code.startswith("C")}
        assert ones == {"NW1O", "NE1R", "E1B", "SE1Y", "SW1G", "W1P"}

    def test_the_centre_star_takes_six_different(self) -> None:
        board = Board(stars={"centre": ".Y..R."}, hand=dict.fromkeys(LETTERS, 1))
        state = table(round=2, boards=[board])
        assert {code for code in codes(state) if code.startswith("C1")} == {
            "C1P",
            "C1G",
            "C1O",
            "C1B",
        }


class TestSummerPavilionGrey:
    """summer_pavilion.grey: stars of the grey side"""

    @pytest.mark.parametrize(
        ("star", "accepted"),
        [
            ("......", LETTERS),
            ("..B...", LETTERS),
            ("..B..B", "B"),
            ("..B..R", "PGOY"),
            ("BBBBB.", "B"),
            ("BRPGO.", "Y"),
        ],
    )
    @pytest.mark.parametrize("place", ["ne", "centre"])
    def test_the_second_tile_decides(self, place: str, star: str, accepted: str) -> None:
        board = Board(stars={place: star}, hand=dict.fromkeys(LETTERS, 6))
        state = table(variant="grey", boards=[board])
        sign = {"ne": "NE", "centre": "C"}[place]
        spelled = {code[len(sign) + 1] for code in codes(state) if code.startswith(sign)}
        assert spelled == set(accepted)

    def test_numbers_are_others(self) -> None:
        state = table(variant="grey", round=6, boards=[Board(hand={"B": 1})])
        assert codes(state) == ["NW3B", "NE3B", "E3B", "SE3B", "SW3B", "W3B", "PASS"]

    def test_two_stars_of_one_colour(self) -> None:
        board = Board(stars={"ne": "..BB..", "e": "..BB.."}, hand={"B": 4})
        state = table(variant="grey", boards=[board])
        assert {"NE2B", "E2B"} <= set(codes(state))


class TestSummerPavilionGroup:
    """summer_pavilion.group: points of a tile"""

    @pytest.mark.parametrize(
        ("star", "slot", "expected"),
        [
            ("......", 2, 1),
            (".R.R..", 3, 3),
            ("R....R", 2, 2 + 1),
            ("R...RR", 4, 4),
            ("R.RRRR", 2, 6),
            ("R.R...", 5, 1),
        ],
    )
    def test_connected_on_the_ring(self, star: str, slot: int, expected: int) -> None:
        state = table(boards=[Board(20, {"ne": star}, {"R": 6})])
        state.play(f"NE{slot}R")
        assert (0, expected) in points(state)
        assert state.scores[0] == 20 + expected


class TestSummerPavilionBonus:
    """summer_pavilion.bonus: pillars, statues and windows"""

    @pytest.mark.parametrize(
        ("stars", "code", "tiles"),
        [
            ({"e": "....B."}, "E6B", 3),
            ({"nw": "OO....", "ne": "..R..."}, "NE4R", 2),
            ({"centre": "GB....", "ne": ".R...."}, "NE3R", 1),
            ({"centre": "G.....", "ne": ".R...."}, "NE3R", 0),
            ({"e": "....BB"}, "E1B", 0),
            (
                {"centre": "G....B", "nw": "O.O...", "ne": "..RR.."},
                "NW2O",
                3,
            ),
            ({"centre": ".B...R", "nw": ".OO...", "ne": ".RR..."}, "C1G", 2),
        ],
    )
    def test_the_last_space_around_it(self, stars: dict[str, str], code: str, tiles: int) -> None:
        held = {"R": 6, "B": 6, "O": 6, "G": 1}
        state = table(round=1, boards=[Board(20, stars, held)])
        state.play(code)
        assert state.view()["picks"] == tiles
        assert state.view()["phase"] == ("pick" if tiles else "lay")


class TestSummerPavilionPick:
    """summer_pavilion.pick: taking bonus tiles"""

    def picking(self) -> PavilionState:
        state = table(
            round=1,
            boards=[Board(20, {"e": "....B."}, {"B": 6})],
            supply={"P": 1, "G": 2, "R": 7},
        )
        state.play("E6B")
        return state

    def test_three_tiles_in_the_order_of_the_colours(self) -> None:
        state = self.picking()
        assert codes(state) == ["+P", "+G", "+R"]
        state.play("+G")
        assert codes(state) == ["+G", "+R"]
        assert why(state, "+P") == "out-of-order"
        assert why(state, "+B") == "not-in-supply"
        assert why(state, "NE1R") == "picking-now"
        state.play("+R")
        state.play("+R")
        assert hand(state) == {"G": 1, "R": 2}
        assert supply(state) == {"P": 1, "G": 1, "R": 5}
        assert (state.current, state.turn) == (1, 1)

    def test_enough_must_be_left_for_the_other_picks(self) -> None:
        state = table(
            round=1,
            boards=[Board(20, {"e": "....B."}, {"B": 6})],
            supply={"P": 8, "Y": 1, "R": 1},
        )
        state.play("E6B")
        assert codes(state) == ["+P"]
        assert why(state, "+Y") == "too-few-behind"

    def test_choices_are_whole_selections_each_once(self) -> None:
        state = self.picking()
        listed = state.choices()
        assert [choice["code"] for choice in listed] == [
            "+PGG",
            "+PGR",
            "+PRR",
            "+GGR",
            "+GRR",
            "+RRR",
        ]
        assert [choice["code"] for choice in listed if choice["suggested"]] == ["+PGG"]
        for choice in listed:
            assert state.attempt(choice["moves"]).turn_complete


class TestSummerPavilionSupplyShort:
    """summer_pavilion.supply-short: too few bonus tiles"""

    def test_what_is_not_there_lapses(self) -> None:
        board = Board(20, {"e": "....B."}, {"B": 6})
        rest = dict.fromkeys(LETTERS, 22) | {"B": 15, "R": 20}
        state = table(boards=[board, Board(20, hand=rest)], supply={"R": 2}, bag={})
        state.play("E6B")
        assert state.view()["picks"] == 2
        lapsed = [event for event in state.collect_events() if isinstance(event, BonusLapsed)]
        assert [event.amount for event in lapsed] == [1]

    def test_an_empty_supply_gives_nothing(self) -> None:
        board = Board(20, {"e": "....B."}, {"B": 6})
        rest = dict.fromkeys(LETTERS, 22) | {"B": 15}
        state = table(boards=[board, Board(20, hand=rest)], supply={}, bag={})
        state.play("E6B")
        assert state.view()["picks"] == 0
        assert state.current == 1
        assert state.needs_deal, "the five tiles just paid can come back"
        state.deal(Rng(1))
        assert supply(state) == {"B": 5}


class TestSummerPavilionSupply:
    """summer_pavilion.supply: the supply is refilled"""

    def test_before_the_next_turn(self) -> None:
        state = table(round=1, boards=[Board(20, {"e": "....B."}, {"B": 6})])
        state.play("E6B")
        refills = [state.needs_deal]
        for pick in ("+P", "+P", "+G"):
            state.play(pick)
            refills.append(state.needs_deal)
        assert refills == [False, False, False, True]
        assert state.view()["phase"] == "refill"
        state.deal_explicit([5, 5, 5])
        assert supply(state)["R"] == 4
        assert (state.view()["phase"], state.current) == ("lay", 1)

    def test_a_short_supply_is_topped_up_after_a_pass(self) -> None:
        rest = dict.fromkeys(LETTERS, 22) | {"R": 20}
        state = table(
            players=3,
            boards=[Board(50, hand={"R": 2}), Board(50, hand=rest)],
            supply={},
            bag={},
        )
        state.play("PASS")
        state.play("KR")
        state.play("DONE")
        assert state.needs_deal
        state.deal(Rng(1))
        assert supply(state) == {"R": 1}
        assert state.current == 1

    def test_a_full_supply_needs_no_deal(self) -> None:
        state = table(boards=[Board(hand={"R": 1})])
        state.play("NE1R")
        assert not state.needs_deal
