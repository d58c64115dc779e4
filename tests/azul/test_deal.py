"""The rules of setting up and dealing."""

import pytest
from tests.azul.positions import Board, codes, factories, floor, lines, pool, table, wall

import azulejos
from azulejos import ImpossibleDraw, Rng
from azulejos.engine.azul.events import LidPoured, RoundOpened, TileDrawn

FULL_BAG = {"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20}
HALF_WALL = ("BYRK.", "WBYR.", "KWBY.", "RKWB.", "YRKW.")


class TestAzulSetup:
    """azul.setup"""

    @pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 7), (4, 9)])
    def test_factories_by_players(self, players: int, count: int) -> None:
        assert factories(azulejos.start("azul", players)) == [""] * count

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everything_is_in_the_bag_and_the_boards_are_empty(self, players: int) -> None:
        game = azulejos.start("azul", players)
        assert pool(game, "bag") == FULL_BAG
        assert pool(game, "lid") == {}
        assert game.scores == (0,) * players
        for seat in range(players):
            assert (wall(game, seat), lines(game, seat), floor(game, seat)) == (
                ["....."] * 5,
                {},
                "",
            )

    def test_seat_0_begins_round_1_with_a_deal(self) -> None:
        game = azulejos.start("azul")
        assert (game.current, game.round, game.needs_deal) == (0, 1, True)
        assert game.legal_moves() == []


class TestAzulDeal:
    """azul.deal"""

    def test_factories_are_filled_one_after_the_other_with_four_tiles(self) -> None:
        game = azulejos.start("azul")
        for tile in game.read_deal("BBYR KK"):
            game.draw(tile)
        assert factories(game) == ["BBYR", "KK", "", "", ""]
        assert game.needs_deal

    def test_drawn_tiles_leave_the_bag(self) -> None:
        game = azulejos.start("azul")
        game.draw(0)
        game.draw(4)
        assert pool(game, "bag") == FULL_BAG | {"B": 19, "W": 19}

    def test_each_draw_is_an_event(self) -> None:
        game = azulejos.start("azul")
        game.start_recording()
        for tile in game.read_deal("BBBB Y"):
            game.draw(tile)
        first, *_, last = game.collect_events()
        assert first == TileDrawn(None, "blue", "factory/1")
        assert last == TileDrawn(None, "yellow", "factory/2")

    @pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 28), (4, 36)])
    def test_the_deal_is_complete_when_every_factory_has_four(
        self, players: int, size: int
    ) -> None:
        game = azulejos.start("azul", players)
        game.deal(Rng(3))
        assert {len(tiles) for tiles in factories(game)} == {4}
        assert sum(pool(game, "bag").values()) == 100 - size

    def test_the_chance_of_a_colour_is_its_share_of_the_bag(self) -> None:
        game = table(phase="deal", lid={"R": 20, "K": 12})
        assert game.draws() == [(0, 20), (1, 20), (3, 8), (4, 20)]


class TestAzulRefill:
    """azul.refill"""

    def test_the_lid_waits_until_the_bag_is_empty(self) -> None:
        game = table(phase="deal", lid={"R": 20, "K": 20})
        assert [tile for tile, _ in game.draws()] == [0, 1, 4]
        with pytest.raises(ImpossibleDraw):
            game.draw(2)

    def test_it_is_poured_for_the_first_tile_that_the_bag_lacks(self) -> None:
        game = table(phase="deal", bag={"B": 1}, lid={"B": 19, "Y": 20, "R": 20, "K": 20, "W": 20})
        game.draw(0)
        assert pool(game, "lid") == {"B": 19, "Y": 20, "R": 20, "K": 20, "W": 20}
        game.draw(2)
        assert pool(game, "lid") == {}
        assert pool(game, "bag") == {"B": 19, "Y": 20, "R": 19, "K": 20, "W": 20}
        drawn, poured, after = game.collect_events()
        assert (drawn.rule, poured, after.rule) == ("azul.deal", LidPoured(None, 99), "azul.deal")

    def test_before_pouring_the_lid_gives_the_chances(self) -> None:
        game = table(phase="deal", bag={}, lid={"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20})
        assert game.draws() == [(colour, 20) for colour in range(5)]

    def test_a_bag_emptied_exactly_stays_empty(self) -> None:
        bag = {"B": 4, "Y": 4, "R": 4, "K": 4, "W": 4}
        lid = {"B": 16, "Y": 16, "R": 16, "K": 16, "W": 16}
        game = table(phase="deal", bag=bag, lid=lid)
        game.deal_explicit(game.read_deal("BBBB YYYY RRRR KKKK WWWW"))
        assert (pool(game, "bag"), pool(game, "lid")) == ({}, lid)


class TestAzulShortRound:
    """azul.short-round"""

    BOARDS = (
        Board(wall=HALF_WALL, lines={4: "YYY", 5: "BBBB"}),
        Board(wall=HALF_WALL, lines={3: "RR"}),
        Board(wall=HALF_WALL, lines={2: "K"}),
        Board(wall=HALF_WALL),
    )

    def test_the_deal_ends_with_the_last_tile(self) -> None:
        game = table(
            players=4, phase="deal", boards=self.BOARDS, bag={"W": 4, "Y": 1}, lid={"R": 2, "K": 3}
        )
        game.deal_explicit(game.read_deal("WWWW YRRK KK"))
        assert factories(game) == ["WWWW", "YRRK", "KK", *[""] * 6]
        assert (pool(game, "bag"), pool(game, "lid")) == ({}, {})
        assert game.view()["phase"] == "offer"

    def test_it_is_played_like_any_other(self) -> None:
        game = table(
            players=4, phase="deal", boards=self.BOARDS, bag={"W": 4, "Y": 1}, lid={"R": 2, "K": 3}
        )
        game.deal(Rng(1))
        assert sum(len(tiles) for tiles in factories(game)) == 10
        assert codes(game)


class TestAzulRound:
    """azul.round"""

    def test_the_starting_player_opens_the_round(self) -> None:
        game = table(players=3, phase="deal", start=2, marker=2)
        game.deal(Rng(5))
        assert game.current == 2
        assert game.collect_events()[-1] == RoundOpened(2, 7)

    def test_the_marker_returns_to_the_centre(self) -> None:
        game = table(phase="deal", start=1, marker=1)
        assert not game.view()["centre"]["marker"]
        game.deal(Rng(5))
        assert game.view()["centre"]["marker"]
        assert not game.view()["boards"][1]["has_marker"]

    def test_turns_go_clockwise_until_nothing_is_on_display(self) -> None:
        game = table(players=3, start=1, factories=["BBBB", "YYYY", "RRRR", "KKKK"])
        order = []
        for code in ["1B5", "2Y5", "3R5", "4KF"]:
            order.append(game.current)
            game.play(code)
        assert order == [1, 2, 0, 1]
        assert game.round == 8
        assert game.needs_deal
