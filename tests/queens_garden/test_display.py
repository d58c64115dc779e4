"""Setting up, dealing and acquiring."""

from collections import Counter

import pytest
from tests.queens_garden.positions import Board, legal, play, table, used_up

import azulejos
from azulejos import IllegalMove, Rng
from azulejos.engine.queens_garden.board import BOARD, FACTS
from azulejos.engine.queens_garden.state import QueensGardenState


def fresh(players: int = 2) -> QueensGardenState:
    state = azulejos.start("queens_garden", players)
    assert isinstance(state, QueensGardenState)
    return state


class TestQueensGardenSetup:
    """queens_garden.setup"""

    @pytest.mark.parametrize(("players", "stack", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
    def test_expansions(self, players: int, stack: int, supply: int) -> None:
        state = fresh(players)
        assert (state.stack_size, state.supply) == (stack, supply)
        assert state.unseen.bit_count() == 36 == 4 * stack + supply

    def test_tiles_and_seats(self) -> None:
        state = fresh(3)
        assert list(state.bag) == [3] * 36
        assert state.scores == (15, 15, 15)
        assert list(state.jokers)[:3] == [3, 3, 3]
        assert state.free_spaces[0].bit_count() == 6

    def test_the_start_is_told_once(self) -> None:
        state = fresh()
        state.start_recording()
        state.deal(Rng(1))
        kinds = Counter(event.data()["kind"] for event in state.collect_events())
        assert kinds == {"start-scored": 2, "garden-round-opened": 1, "tile-dealt": 4}

    def test_geometry(self) -> None:
        """55 hexes: a space has at most six neighbours, and neighbours are mutual."""
        for space in range(48):
            beside = BOARD.neighbours[space]
            others = [other for other in range(48) if beside >> other & 1]
            assert 2 <= len(others) <= 6
            assert all(BOARD.neighbours[other] >> space & 1 for other in others)
        assert [BOARD.feature[feature].bit_count() for feature in range(13)] == [6] * 13
        touching = {
            tuple(sorted((BOARD.slot_of[a], BOARD.slot_of[b])))
            for a in range(6, 48)
            for b in range(6, 48)
            if BOARD.neighbours[a] >> b & 1 and BOARD.slot_of[a] != BOARD.slot_of[b]
        }
        assert touching == {(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5)}


class TestQueensGardenRound:
    """queens_garden.round"""

    def test_whoever_has_passed_is_skipped(self) -> None:
        state = table(3, passed=(1,), marker=1)
        play(state, "A1")
        while state.needs_deal:
            state.deal(Rng(1))
        assert state.current == 2

    def test_the_last_one_goes_on_alone(self) -> None:
        state = table(2, boards=[Board(tiles="Y1G1")], passed=(1,), marker=1)
        play(state, "TY1", "S01")
        assert (state.current, state.round) == (0, 1)

    def test_there_are_four(self) -> None:
        state = fresh()
        rng = Rng(3)
        rounds = set()
        while not state.is_over:
            state.deal(rng) if state.needs_deal else state.play(state.random_legal_move(rng))
            rounds.add(state.round)
        assert rounds == {1, 2, 3, 4}


class TestQueensGardenDeal:
    """queens_garden.deal"""

    def test_four_tiles_on_the_top(self) -> None:
        state = fresh()
        state.deal_explicit(state.read_deal("Y6 B1 Y6 G3"))
        assert state.view()["display"][0]["tiles"] == [
            "light_blue:tree",
            "dark_green:butterfly",
            "yellow:lily",
            "yellow:lily",
        ]
        assert state.bag_size == 104

    def test_each_tile_of_the_bag_is_equally_likely(self) -> None:
        state = table(bag="Y1Y1Y1B1", tower=None, display=["G1"], phase="fill")
        assert dict(state.draws()) == {0: 1, 18: 3}


class TestQueensGardenRefill:
    """queens_garden.refill"""

    def test_the_tower_comes_in_the_middle_of_a_draw(self) -> None:
        state = used_up(1, 6, 3)
        play(state, "AB")
        assert len(state.draws()) == 1
        state.draw(state.draws()[0][0])
        assert sum(weight for _, weight in state.draws()) == 6
        state.deal(Rng(1))
        assert (state.tiles_on[state.top], state.bag_size) == (4, 3)

    def test_an_emptied_bag_stays_empty(self) -> None:
        state = used_up(4, 6, 3)
        play(state, "AB")
        state.deal(Rng(1))
        assert (state.bag_size, state.tower_size) == (0, 6)

    def test_too_few_tiles_are_not_filled_up_later(self) -> None:
        state = used_up(1, 1, 3)
        play(state, "AB")
        state.deal(Rng(1))
        top = state.top
        assert state.tiles_on[top] == 2
        discard = next(code for code in legal_after_pass(state) if code.startswith("D"))
        play(state, "PASS", discard, "D0")
        assert state.tower_size == 1
        assert state.tiles_on[top] == 2


def legal_after_pass(state: QueensGardenState) -> list[str]:
    trial = state.copy()
    trial.play("PASS")
    return legal(trial)


class TestQueensGardenNoTiles:
    """queens_garden.no-tiles"""

    def test_the_rest_of_the_stack_is_turned(self) -> None:
        state = used_up(0, 0, 3)
        events = play(state, "AB")
        assert [e["amount"] for e in events if e["kind"] == "stack-spilled"] == [3]
        state.deal(Rng(1))
        assert state.top == state.stack_size
        faces = [place["expansion"] for place in state.view()["display"]]
        assert len(faces) == 4
        assert all(faces)


class TestQueensGardenTurn:
    """queens_garden.turn"""

    def test_an_emptied_expansion_is_turned_by_chance(self) -> None:
        state = table(display=["Y1", "B2G3L4V5"], top=1)
        play(state, "AY")
        assert state.needs_deal
        assert {item for item, _ in state.draws()} == set(range(36, 72))
        assert {weight for _, weight in state.draws()} == {1}
        state.draw(36 + 20)
        assert state.draws() == []
        assert state.view()["display"][0]["expansion"] == "yellow:butterfly"
        assert not state.unseen >> 20 & 1
        assert "AY" in legal(state)

    def test_what_has_been_seen_is_never_turned_again(self) -> None:
        state = table(boards=[Board(expansions="B1")], display=["Y1", "B2G3L4V5"], top=1)
        play(state, "AY")
        assert 36 not in dict(state.draws())


class TestQueensGardenAcquire:
    """queens_garden.acquire"""

    def test_tiles_and_expansions_from_everywhere(self) -> None:
        state = table(display=["*Y5", "Y1B2", "Y2Y3B4G1"], top=2)
        events = play(state, "AY")
        taken = {e["tile"] for e in events if str(e["kind"]).endswith("acquired")}
        assert taken == {"yellow:plant", "yellow:tree", "yellow:bird", "yellow:butterfly"}
        assert state.held_expansions[0] == 1 << 22
        assert state.tile_count[0] == 3

    def test_something_must_be_there(self) -> None:
        state = table(display=["Y1B2G3L4"])
        assert [code for code in legal(state) if code[0] == "A"] == [
            "AB", "AG", "AL", "AY", "A1", "A2", "A3", "A4",
        ]  # fmt: skip
        with pytest.raises(IllegalMove) as refused:
            state.play("AV")
        assert refused.value.code == "queens_garden.nothing-to-acquire"


class TestQueensGardenCopies:
    """queens_garden.copies"""

    def test_one_choice_for_each_duplicated_hexagon_in_rising_order(self) -> None:
        state = table(display=["Y1Y2", "Y1", "Y2Y3B4G1"], top=2)
        play(state, "AY")
        assert legal(state) == ["C1", "C2"]
        play(state, "C2")
        assert legal(state) == ["C1", "C3"]
        play(state, "C1")
        tiles = [place["tiles"] for place in state.view()["display"]]
        assert tiles[0] == ["yellow:tree"]
        assert tiles[2] == ["light_blue:flower", "dark_green:tree", "yellow:bird"]

    def test_equal_tiles_in_one_place_are_no_choice(self) -> None:
        state = table(display=["Y1Y1B4G1"])
        play(state, "AY")
        assert state.needs_deal
        assert state.tile_count[0] == 1

    def test_up_to_four_copies(self) -> None:
        state = table(display=["*Y1", "Y1", "Y1", "Y1B4G1G2"], top=3)
        play(state, "AY")
        assert legal(state) == ["C1", "C2", "C3", "C4"]


class TestQueensGardenRoom:
    """queens_garden.room"""

    def test_all_or_nothing(self) -> None:
        board = Board(jokers=10)
        state = table(boards=[board], display=["Y1Y2Y3B1"])
        assert "AY" not in legal(state)
        assert "AB" in legal(state)
        assert str(state.reason("AY")) == "queens_garden.no-room: category=yellow"

    def test_two_that_could_each_be_a_tile_or_an_expansion(self) -> None:
        board = Board(jokers=11, expansions="G6V6")
        state = table(boards=[board], display=["*Y1", "*Y2", "Y1Y2B1G1"], top=2)
        assert "AY" not in legal(state)
        assert "A1" not in legal(state)
        assert "AB" in legal(state)

    def test_a_copy_that_leaves_no_room_is_not_offered(self) -> None:
        board = Board(jokers=11, expansions="G6")
        state = table(boards=[board], display=["*Y1", "*Y2", "Y1Y2B1G1"], top=2)
        play(state, "AY")
        assert legal(state) == ["C1", "C3"]
        play(state, "C3")
        assert legal(state) == ["C2"]
        assert str(state.reason("C3")).startswith("queens_garden.no-room-for-copy")
        play(state, "C2")
        assert (state.tile_count[0], state.expansion_count[0]) == (1, 2)


class TestQueensGardenStack:
    """queens_garden.stack"""

    def test_the_rest_moves_to_the_display(self) -> None:
        state = table(display=["Y1Y2B3B4"])
        play(state, "AY")
        assert (state.top, state.tiles_on[0]) == (1, 2)
        assert len(state.draws()) > 10
        state.deal(Rng(1))
        assert state.tiles_on[1] == FACTS["tiles_on_stack_top"]

    def test_nothing_is_filled_without_a_tile_from_the_stack(self) -> None:
        state = table(display=["Y1G2", "B1B2B3B4"], top=1)
        play(state, "AY")
        assert not state.needs_deal
        assert state.top == 1
