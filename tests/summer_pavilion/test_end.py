"""Passing, the end of a round, and the end of the game."""

from typing import ClassVar

import pytest
from tests.summer_pavilion.positions import Board, codes, corner, hand, points, pool, table

from azulejos import Rng
from azulejos.engine.summer_pavilion.state import PavilionState


class TestSummerPavilionPass:
    """summer_pavilion.pass: no more turns in this round"""

    def test_passing_is_always_allowed(self) -> None:
        state = table(boards=[Board(hand={"R": 1})])
        assert codes(state)[-1] == "PASS"

    def test_an_empty_hand_passes_at_no_cost(self) -> None:
        state = table(boards=[Board(20)])
        assert codes(state) == ["PASS"]
        state.play("PASS")
        assert state.scores[0] == 20
        assert state.view()["boards"][0]["passed"]
        assert state.current == 1

    @pytest.mark.parametrize("round_", [1, 6])
    @pytest.mark.parametrize("score", [2, 20])
    @pytest.mark.parametrize("tiles", [0, 3, 9])
    def test_the_choice_says_what_it_costs_at_least(
        self, round_: int, score: int, tiles: int
    ) -> None:
        state = table(round=round_, boards=[Board(score, hand={"R": tiles})])
        choice = state.choices()[-1]
        keeps = state.attempt(choice["moves"])
        ways = [()] if keeps.turn_complete else [one["moves"] for one in keeps.choices]
        after = [state.attempt([*choice["moves"], *way]).view["scores"][0] for way in ways]
        assert choice["amount"] == score - max(after)
        assert choice["touches"][1] == ("tower" if round_ == 6 else "corner")


class TestSummerPavilionKeep:
    """summer_pavilion.keep: tiles in the corners"""

    def passing(self, **held: int) -> PavilionState:
        state = table(boards=[Board(20, hand=held)])
        state.play("PASS")
        return state

    def test_up_to_four_in_the_order_of_the_colours(self) -> None:
        state = self.passing(G=3, R=4)
        assert codes(state) == ["KG", "KR", "DONE"]
        state.play("KR")
        assert codes(state) == ["KR", "DONE"]
        found = state.reason("KG")
        assert found is not None
        assert found.code == "summer_pavilion.out-of-order"
        for _ in range(3):
            state.play("KR")
        assert corner(state) == {"R": 4}
        assert state.turn == 1

    def test_the_pass_is_over_when_nothing_more_can_be_kept(self) -> None:
        state = self.passing(G=1, R=1)
        state.play("KR")
        assert state.turn == 1
        assert corner(state) == {"R": 1}
        assert pool(state, "tower") == {"G": 1}

    def test_every_selection_is_listed_once(self) -> None:
        state = self.passing(P=1, G=2, R=5)
        listed = state.choices()
        expected = {
            (p, g, r) for p in range(2) for g in range(3) for r in range(5) if p + g + r <= 4
        }
        assert len(listed) == len(expected) == len({choice["code"] for choice in listed})
        reached = set()
        for choice in listed:
            after = state.copy()
            for move in choice["moves"]:
                assert after.turn == 0
                after.play(move)
            assert after.turn == 1
            reached.add(after.position())
        assert len(reached) == len(listed)
        [best] = [choice for choice in listed if choice["suggested"]]
        assert best["code"] == "KRRRR"

    def test_the_next_joker_is_suggested_first(self) -> None:
        state = table(round=1, boards=[Board(hand={"G": 1, "R": 5})])
        state.play("PASS")
        [best] = [choice for choice in state.choices() if choice["suggested"]]
        assert best["code"] == "KGRRR"


class TestSummerPavilionDiscard:
    """summer_pavilion.discard: the others cost points"""

    def test_a_point_each_and_to_the_tower(self) -> None:
        state = table(boards=[Board(20, hand={"G": 3, "R": 4})])
        state.play("PASS")
        state.play("KG")
        state.play("DONE")
        assert state.scores[0] == 14
        assert pool(state, "tower") == {"G": 2, "R": 4}
        assert points(state) == [(0, -6)]

    @pytest.mark.parametrize(
        ("game", "left"), [("summer_pavilion", 1), ("summer_pavilion_mini", 0)]
    )
    def test_no_score_falls_below_the_lowest(self, game: str, left: int) -> None:
        state = table(game=game, boards=[Board(3, hand={"R": 9})])
        state.play("PASS")
        state.play("DONE")
        assert state.scores[0] == left


class TestSummerPavilionLastRound:
    """summer_pavilion.last-round: nothing is kept for nothing"""

    def test_all_tiles_are_discarded(self) -> None:
        state = table(round=6, boards=[Board(20, hand={"G": 3})])
        state.play("PASS")
        assert state.turn == 1
        assert state.scores[0] == 17
        assert pool(state, "tower") == {"G": 3}
        assert corner(state) == {}


class TestSummerPavilionCorners:
    """summer_pavilion.corners: corners come back"""

    def test_the_next_round(self) -> None:
        state = table(
            round=2,
            seat=1,
            start=1,
            token=1,
            passed="0",
            boards=[Board(corner={"R": 2}), Board(hand={"B": 1})],
        )
        state.play("PASS")
        state.play("KB")
        assert (state.round, state.view()["phase"], state.current) == (3, "deal", 1)
        assert (hand(state), hand(state, 1)) == ({"R": 2}, {"B": 1})
        assert corner(state) == corner(state, 1) == {}
        assert state.view()["centre"]["token"]
        state.deal(Rng(1))
        assert state.view()["joker"] == "orange"
        assert state.current == 1

    @pytest.mark.parametrize("game", ["summer_pavilion", "summer_pavilion_mini"])
    def test_all_kept_tiles_come_back_in_both_editions(self, game: str) -> None:
        kept = {"P": 1, "R": 3}
        state = table(game=game, seat=1, passed="0", boards=[Board(corner=kept), Board()])
        state.play("PASS")
        assert (hand(state), corner(state)) == (kept, {})
        assert state.needs_deal


def finished(board: Board, variant: str = "coloured") -> PavilionState:
    state = table(round=6, boards=[board], variant=variant)
    state.play("PASS")
    state.play("PASS")
    return state


class TestSummerPavilionBonusStar:
    """summer_pavilion.bonus-star: complete stars"""

    @pytest.mark.parametrize(
        ("star", "tiles", "expected"),
        [
            ("ne", "R", 14),
            ("e", "B", 15),
            ("se", "Y", 16),
            ("nw", "O", 17),
            ("sw", "G", 18),
            ("w", "P", 20),
        ],
    )
    def test_by_colour(self, star: str, tiles: str, expected: int) -> None:
        assert finished(Board(20, {star: tiles * 6})).scores[0] == 20 + expected

    def test_multicoloured(self) -> None:
        assert finished(Board(20, {"centre": "PGOYBR"})).scores[0] == 32

    def test_the_grey_side_counts_what_was_built(self) -> None:
        board = Board(20, {"ne": "P" * 6, "e": "P" * 6, "centre": "R" * 6, "w": "PGOYBR"})
        assert finished(board, variant="grey").scores[0] == 20 + 20 + 20 + 14 + 12

    def test_five_of_six_count_nothing(self) -> None:
        assert finished(Board(20, {"w": "PPPPP."})).scores[0] == 20


class TestSummerPavilionBonusNumber:
    """summer_pavilion.bonus-number: all spaces of a number"""

    HOMES: ClassVar = {
        "nw": "O",
        "ne": "R",
        "e": "B",
        "se": "Y",
        "sw": "G",
        "w": "P",
        "centre": "R",
    }

    @pytest.mark.parametrize(
        ("number", "expected"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)]
    )
    def test_all_seven(self, number: int, expected: int) -> None:
        stars = {
            star: "." * (number - 1) + letter + "." * (6 - number)
            for star, letter in self.HOMES.items()
        }
        assert finished(Board(20, stars)).scores[0] == 20 + expected
        del stars["centre"]
        assert finished(Board(20, stars)).scores[0] == 20


class TestSummerPavilionEnd:
    """summer_pavilion.end: who wins"""

    def test_the_highest_score_wins(self) -> None:
        state = table(round=6, boards=[Board(30), Board(31)])
        state.play("PASS")
        state.play("PASS")
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("rounds", (1,))

    def test_equal_scores_share(self) -> None:
        full = Board(20, {"w": "PPPPPP"})
        state = table(round=6, boards=[full, Board(40)])
        state.play("PASS")
        state.play("PASS")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == (0, 1)
        assert state.utilities() == [0.5, 0.5]

    def test_no_supply_is_filled_after_the_last_pass(self) -> None:
        state = table(round=6, passed="0", seat=1, boards=[Board(), Board(hand={"R": 3})])
        state.play("PASS")
        assert state.is_over
        assert not state.needs_deal
