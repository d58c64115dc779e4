"""Setting up, the order of jokers, and the deals."""

import pytest
from tests.summer_pavilion.positions import (
    Board,
    codes,
    factories,
    hand,
    pool,
    supply,
    table,
)

import azulejos
from azulejos import InvalidOptions, Rng
from azulejos.engine.record import Recorder
from azulejos.engine.record_course import verify
from azulejos.engine.summer_pavilion.board import LETTERS
from azulejos.engine.summer_pavilion.events import TileDrawn, TowerPoured

EDITIONS = ["summer_pavilion", "summer_pavilion_mini"]


class TestSummerPavilionSetup:
    """summer_pavilion.setup: what lies on the table before the first round"""

    @pytest.mark.parametrize("game", EDITIONS)
    @pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 7), (4, 9)])
    def test_factories_bag_and_scores(self, game: str, players: int, count: int) -> None:
        state = azulejos.start(game, players)
        assert factories(state) == [""] * count
        assert pool(state, "bag") == dict.fromkeys(LETTERS, 22)
        assert pool(state, "tower") == supply(state) == {}
        assert state.scores == (5,) * players
        assert state.view()["centre"]["token"]


class TestSummerPavilionJokerOrder:
    """summer_pavilion.joker-order: the joker of each round"""

    def test_the_printed_order(self) -> None:
        expected = ["purple", "green", "orange", "yellow", "blue", "red"]
        for game in EDITIONS:
            assert azulejos.start(game).view()["jokers"] == expected

    def test_any_other_order(self) -> None:
        state = azulejos.start("summer_pavilion_mini", joker_order="orbygp")
        assert state.view()["jokers"][0] == state.view()["joker"] == "orange"
        assert "joker_order=ORBYGP" in state.position()

    def test_the_printed_order_spelled_out_is_the_standard(self) -> None:
        assert azulejos.start("summer_pavilion", joker_order="PGOYBR").options.extras == {}

    @pytest.mark.parametrize("wrong", ["", "PGOYB", "PGOYBB", "PGOYBRR", "other", 7])
    def test_other_words_are_refused(self, wrong: str | int) -> None:
        with pytest.raises(InvalidOptions):
            azulejos.start("summer_pavilion", joker_order=wrong)

    def test_a_random_order_is_drawn_before_the_first_tile(self) -> None:
        state = azulejos.start("summer_pavilion", joker_order="random")
        assert state.draws() == [(item, 1) for item in range(6, 12)]
        for drawn, item in enumerate([8, 6, 11, 7, 10, 9], start=1):
            assert azulejos.from_position(state.position()) == state
            state.draw(item)
            assert len(state.view()["jokers"]) == drawn
            assert item not in [left for left, _ in state.draws()]
        assert state.view()["jokers"] == ["orange", "purple", "red", "green", "blue", "yellow"]
        assert state.draws() == [(colour, 22) for colour in range(6)]

    def test_every_order_comes_up_alike(self) -> None:
        first = [0] * 6
        for seed in range(600):
            state = azulejos.start("summer_pavilion", joker_order="random")
            state.deal(Rng(seed))
            order = state.view()["jokers"]
            assert len(set(order)) == 6
            first[azulejos.start("summer_pavilion").view()["jokers"].index(order[0])] += 1
        assert min(first) > 60

    def test_it_stands_in_the_record(self) -> None:
        recorder = Recorder(azulejos.start("summer_pavilion", joker_order="random"))
        recorder.deal_by_chance(Rng(4))
        deal = recorder.entries[1].items  # type: ignore[union-attr]
        assert deal.split(" ")[0].upper() in recorder.state.position()
        assert verify(recorder.record()) == recorder.state


class TestSummerPavilionDeal:
    """summer_pavilion.deal: filling the supply and the factories"""

    def test_the_supply_comes_first(self) -> None:
        state = azulejos.start("summer_pavilion")
        state.deal_explicit([0] * 10 + [1, 1, 2, 3] * 5)
        assert supply(state) == {"P": 10}
        assert factories(state) == ["GGOY"] * 5
        assert state.view()["phase"] == "take"

    def test_a_supply_that_is_still_full_gets_nothing(self) -> None:
        state = table(phase="deal")
        state.deal(Rng(1))
        drawn = [event.target for event in state.collect_events() if isinstance(event, TileDrawn)]
        assert drawn == [f"factory/{number}" for number in range(1, 6) for _ in range(4)]


class TestSummerPavilionRefill:
    """summer_pavilion.refill: when the bag is empty"""

    BOARDS = (Board(stars={"e": "B....."}),)

    def test_the_tower_is_poured_in_the_middle_of_a_deal(self) -> None:
        rest = {"P": 20, "G": 20, "O": 20, "Y": 20, "B": 20}
        state = table(phase="deal", boards=self.BOARDS, tower=rest, bag={"R": 21})
        state.deal_explicit([5] * 20)
        assert pool(state, "tower") == rest
        state = table(phase="deal", boards=self.BOARDS, tower=rest | {"R": 19}, bag={"R": 2})
        state.deal_explicit([5] * 2 + [0] * 18)
        assert factories(state)[0] == "PPRR"
        poured = [event for event in state.collect_events() if isinstance(event, TowerPoured)]
        assert [event.amount for event in poured] == [119]
        assert pool(state, "tower") == {}

    def test_a_bag_that_is_emptied_exactly_stays_empty(self) -> None:
        rest = {"P": 20, "G": 20, "O": 20, "Y": 20, "B": 20}
        state = table(phase="deal", boards=self.BOARDS, tower=rest | {"R": 1}, bag={"R": 20})
        state.deal_explicit([5] * 20)
        assert pool(state, "bag") == {}
        assert pool(state, "tower") == rest | {"R": 1}


class TestSummerPavilionShortRound:
    """summer_pavilion.short-round: too few tiles"""

    BUSY = Board(
        50,
        {
            "nw": "OOOOO.",
            "ne": "RRRRR.",
            "e": "BBBBB.",
            "se": "YYYYY.",
            "sw": "GGGGG.",
            "w": "PPPPP.",
        },
    )

    def last_deal(self, bag: dict[str, int]) -> azulejos.GameState:
        """Four boards with 30 tiles each; the two of each colour that are left, or fewer."""
        kept = {letter: 2 - bag.get(letter, 0) for letter in LETTERS}
        few = {letter: count for letter, count in kept.items() if letter in "PG"}
        many = {letter: count for letter, count in kept.items() if letter in "OY"}
        rest = {letter: count for letter, count in kept.items() if letter in "BR"}
        boards = [
            Board(50, self.BUSY.stars, few),
            Board(50, self.BUSY.stars, many),
            Board(50, self.BUSY.stars, rest),
            self.BUSY,
        ]
        return table(
            players=4, phase="deal", round=6, start=2, boards=boards, supply={}, bag=bag, tower={}
        )

    def test_the_supply_may_stay_short_and_laying_begins_at_once(self) -> None:
        state = self.last_deal({"P": 2, "B": 1})
        state.deal_explicit([0, 4, 0])
        assert supply(state) == {"P": 2, "B": 1}
        assert factories(state) == [""] * 9
        assert state.view()["phase"] == "lay"
        assert state.current == 2

    def test_the_last_factory_gets_what_is_left(self) -> None:
        state = self.last_deal(dict.fromkeys(LETTERS, 2))
        state.deal_explicit([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        assert factories(state) == ["RR", *[""] * 8]
        assert state.view()["phase"] == "take"
        assert codes(state) == ["1R"]

    def test_without_any_tile_the_next_round_begins_with_laying(self) -> None:
        state = table(
            players=4,
            round=5,
            phase="lay",
            seat=1,
            passed="023",
            boards=[
                Board(50, self.BUSY.stars, corner={"P": 2, "G": 2}),
                Board(50, self.BUSY.stars, {"B": 1}),
                Board(50, self.BUSY.stars, corner={"O": 2, "Y": 2}),
                Board(50, self.BUSY.stars, corner={"B": 1, "R": 2}),
            ],
            supply={},
            bag={},
        )
        state.play("PASS")
        state.play("KB")
        assert (state.round, state.view()["phase"], state.current) == (6, "lay", 0)
        assert hand(state, 3) == {"B": 1, "R": 2}


class TestSummerPavilionRound:
    """summer_pavilion.round: a round is opened"""

    def test_the_starting_player_takes_first_and_nobody_passes(self) -> None:
        state = table(phase="deal", start=1, round=3)
        state.deal(Rng(2))
        assert state.current == 1
        assert state.view()["centre"]["token"]
        assert state.view()["joker"] == "orange"
        assert "PASS" not in codes(state)
