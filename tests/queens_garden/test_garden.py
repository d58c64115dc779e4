"""Placing, paying and buying."""

import pytest
from tests.queens_garden.positions import Board, legal, play, table

from azulejos.engine.queens_garden.state import QueensGardenState


def reason(state: QueensGardenState, move: str) -> str:
    found = state.reason(move)
    assert found is not None
    return found.code.removeprefix("queens_garden.")


class TestQueensGardenPlaceTile:
    """queens_garden.place-tile"""

    def test_a_tree_is_placed_without_payment(self) -> None:
        state = table(boards=[Board(tiles="Y1")])
        events = play(state, "TY1", "S03")
        assert [e["kind"] for e in events] == ["tile-placed"]
        assert state.garden[0][2] == 18
        assert (state.current, state.tile_count[0]) == (1, 0)

    def test_only_spaces_that_are_there(self) -> None:
        state = table(boards=[Board(tiles="Y1", slots={0: "D", 1: "G6@0"})])
        play(state, "TY1")
        spaces = [code for code in legal(state) if code[1] in "012"]
        assert "S17" in spaces
        assert "S27" not in spaces
        assert len(legal(state)) == 6 + 7 + 3
        assert reason(state, "S27") == "no-space"
        assert reason(state, "S21") == "space-taken"
        assert reason(state, "S31") == "no-space"

    def test_what_is_not_stored(self) -> None:
        assert reason(table(), "TY1") == "not-stored"
        assert reason(table(), "S01") == "action-first"


class TestQueensGardenPlaceExpansion:
    """queens_garden.place-expansion"""

    def test_five_spaces_a_pavilion_and_its_hexagon(self) -> None:
        state = table(boards=[Board(expansions="Y1")])
        play(state, "EY1")
        assert len(legal(state)) == 36
        play(state, "X35")
        assert state.slot_hexagon[0][2] == 18
        assert state.garden[0][6 + 14 + 4] == 18
        assert state.free_spaces[0].bit_count() == 6 + 5
        assert state.view()["boards"][0]["slots"][2]["face"] == "up"

    def test_all_slots_taken(self) -> None:
        board = Board(expansions="Y1", slots=dict.fromkeys(range(6), "D"))
        state = table(boards=[board])
        assert "EY1" not in legal(state)
        assert reason(state, "EY1") == "no-slot-left"

    def test_a_taken_slot(self) -> None:
        state = table(boards=[Board(expansions="Y1", slots={1: "D"})])
        play(state, "EY1")
        assert reason(state, "X21") == "slot-taken"


class TestQueensGardenBuy:
    """queens_garden.buy"""

    def test_seven_spaces_for_six_points(self) -> None:
        state = table()
        supply = state.supply
        play(state, "BUY")
        assert legal(state) == ["N1", "N2", "N3", "N4", "N5", "N6"]
        play(state, "N4")
        assert (state.scores[0], state.supply) == (9, supply - 1)
        assert state.free_spaces[0].bit_count() == 13

    def test_when_it_is_not_possible(self) -> None:
        assert reason(table(boards=[Board(score=5)]), "BUY") == "too-poor"
        full = Board(slots=dict.fromkeys(range(6), "D"))
        assert reason(table(boards=[full]), "BUY") == "no-slot-left"
        boards = [Board(), *[Board(slots=dict.fromkeys(range(6), "D"))] * 3]
        empty = table(4, boards=boards, round_=3, display=["B1B2G1G2"])
        assert empty.supply == 2
        boards[0] = Board(slots={0: "D", 1: "D"})
        assert reason(table(4, boards=boards, round_=3), "BUY") == "supply-empty"


class TestQueensGardenPayment:
    """queens_garden.payment"""

    def ways(self, tiles: str, expansions: str = "", jokers: int = 0) -> list[str]:
        """All ways to pay for a yellow butterfly."""
        state = table(boards=[Board(jokers=jokers, tiles="Y3" + tiles, expansions=expansions)])
        play(state, "TY3", "S01")
        return [choice["code"] for choice in state.choices()]

    def test_by_pattern_or_by_colour_without_twins(self) -> None:
        assert self.ways("B3G3") == ["WB3+WG3"]
        assert self.ways("Y1Y6") == ["WY1+WY6"]
        assert self.ways("B3G3Y1Y6") == ["WB3+WG3", "WY1+WY6"]

    def test_jokers_stand_for_any(self) -> None:
        assert self.ways("B3", jokers=2) == ["WB3+WJ", "WJ"]

    def test_the_suggestion_takes_the_fewest_jokers_and_expansions(self) -> None:
        ways = self.ways("B3G3", "L3", 2)
        assert ways[0] == "WB3+WG3"
        assert "WB3+WEL3" in ways
        assert ways[-1] == "WJ"

    def test_no_mixing_no_twins_no_dead_end(self) -> None:
        state = table(boards=[Board(jokers=0, tiles="Y3B3Y1Y2B3Y3")])
        play(state, "TY3", "S01")
        assert legal(state) == ["WY1"]
        assert reason(state, "WB3") == "payment-short"
        assert reason(state, "WY3") == "pays-for-itself"
        assert reason(state, "WG1") == "not-stored"
        assert reason(state, "WJ") == "too-few-jokers"
        play(state, "WY1")
        assert legal(state) == ["WY2"]
        assert reason(state, "WB3") == "colour-and-pattern"
        assert reason(state, "WY1") == "paid-already"

    def test_rising_order(self) -> None:
        state = table(boards=[Board(jokers=1, tiles="Y3Y1Y2G6")])
        play(state, "TY3", "S01", "WY2")
        assert reason(state, "WY1") == "payment-order"
        assert legal(state) == ["WJ"]

    def test_something_that_shares_nothing(self) -> None:
        state = table(boards=[Board(jokers=2, tiles="Y3G6")])
        play(state, "TY3", "S01")
        assert reason(state, "WG6") == "shares-nothing"
        assert reason(state, "S02") == "other-step"

    def test_where_the_payment_goes(self) -> None:
        state = table(boards=[Board(jokers=1, tiles="Y4Y1", expansions="Y2")])
        supply, tower = state.supply, state.tower_size
        events = play(state, "TY4", "S01", "WY1", "WEY2", "WJ")
        assert [e["kind"] for e in events] == [
            "item-paid",
            "item-paid",
            "jokers-paid",
            "tile-placed",
        ]
        assert (state.supply, state.tower_size) == (supply + 1, tower + 1)
        assert (state.jokers[0], state.tile_count[0], state.expansion_count[0]) == (0, 0, 0)

    def test_what_cannot_be_paid_cannot_be_begun(self) -> None:
        state = table(boards=[Board(jokers=1, tiles="Y6Y1Y2Y3")])
        assert "TY6" not in legal(state)
        assert reason(state, "TY6") == "cannot-pay"

    def test_a_half_made_turn_has_changed_nothing(self) -> None:
        state = table(boards=[Board(jokers=1, tiles="Y3Y1")])
        before = state.view()["boards"]
        play(state, "TY3", "S01", "WY1")
        assert state.view()["boards"] == before
        assert state.view()["under_way"]["owed"] == 1


class TestQueensGardenNeighbours:
    """queens_garden.neighbours"""

    def test_one_match_is_enough(self) -> None:
        board = Board(tiles="Y1", garden={(1, 0): "Y6", (-1, 1): "G2"})
        state = table(boards=[board])
        play(state, "TY1")
        assert "S02" in legal(state)
        assert reason(state, "S04") == "neighbours-differ"

    def test_an_expansion_obeys_too(self) -> None:
        board = Board(expansions="Y1", garden={(1, 0): "G2"})
        state = table(boards=[board])
        play(state, "EY1")
        assert "X14" not in legal(state)
        assert reason(state, "X14") == "neighbours-differ"
        assert len(legal(state)) == 35


class TestQueensGardenTwins:
    """queens_garden.twins"""

    @pytest.mark.parametrize("tile", ["Y1", "G6"])
    def test_a_bridge_between_twins(self, tile: str) -> None:
        board = Board(jokers=6, tiles=tile, garden={(1, 0): "Y6", (-1, 1): "Y6"})
        state = table(boards=[board])
        play(state, f"T{tile}")
        assert "S02" not in legal(state)
        assert reason(state, "S02") == "twins"

    def test_far_members_of_a_group_count(self) -> None:
        garden = {(1, 0): "Y6", (0, 1): "Y5", (-1, 1): "Y4", (-1, 0): "Y3"}
        state = table(boards=[Board(jokers=6, tiles="Y6", garden=garden, slots={0: "D"})])
        play(state, "TY6")
        assert "S05" not in legal(state)
        assert "S11" in legal(state)

    def test_a_tile_that_fits_nowhere_cannot_be_begun(self) -> None:
        ring = {(1, 0): "Y6", (0, 1): "Y5", (-1, 1): "Y4", (-1, 0): "Y3", (0, -1): "Y2"}
        state = table(boards=[Board(jokers=6, tiles="Y6G1", garden=ring)])
        assert "TY6" not in legal(state)
        assert reason(state, "TY6") == reason(state, "TG1") == "fits-nowhere"


RING = {(0, 1): "Y2", (-1, 1): "Y3", (-1, 0): "Y4", (0, -1): "Y5", (1, -1): "Y6"}


class TestQueensGardenJokers:
    """queens_garden.jokers"""

    def test_the_fountain(self) -> None:
        state = table(boards=[Board(jokers=0, tiles="Y1", garden=RING)])
        events = play(state, "TY1", "S01")
        assert state.jokers[0] == 1
        assert [e["feature"] for e in events if e["kind"] == "jokers-won"] == ["fountain"]

    def test_only_the_last_hexagon_wins(self) -> None:
        ring = {place: tile for place, tile in RING.items() if tile != "Y3"}
        state = table(boards=[Board(jokers=0, tiles="Y1", garden=ring)])
        play(state, "TY1", "S01")
        assert state.jokers[0] == 0

    def test_a_face_down_expansion_has_no_pavilion(self) -> None:
        garden = {(4, 0): "Y2", (3, 1): "Y3", (2, 1): "Y4", (2, 0): "Y5", (3, -1): "Y6"}
        state = table(boards=[Board(jokers=0, tiles="Y1", garden=garden, slots={0: "D"})])
        play(state, "TY1", "S16")
        assert state.jokers[0] == 0


class TestQueensGardenJokerOverflow:
    """queens_garden.joker-overflow"""

    def test_a_full_storage(self) -> None:
        garden = {(3, 1): "Y2", (2, 1): "Y3", (2, 0): "Y4", (3, -1): "Y5"}
        board = Board(jokers=10, tiles="Y1B1", garden=garden, slots={0: "Y6@0"})
        state = table(boards=[board])
        events = play(state, "TY1", "S16")
        lost = [e["amount"] for e in events if e["kind"] == "jokers-lost"]
        assert (state.jokers[0], lost) == (11, [2])
