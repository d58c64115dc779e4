"""Passing, the end of rounds, and the end of the game."""

from tests.queens_garden.positions import Board, legal, play, table

from azulejos import Rng


def points(events: list[dict[str, object]], kind: str, seat: int = 0) -> list[int]:
    return [int(str(e["points"])) for e in events if e["kind"] == kind and e["seat"] == seat]


class TestQueensGardenPass:
    """queens_garden.pass"""

    def test_always_allowed(self) -> None:
        for state in (table(), table(boards=[Board(jokers=12)], display=["Y1Y2Y3Y4"])):
            assert legal(state)[-1] == "PASS"

    def test_nothing_to_discard(self) -> None:
        state = table()
        play(state, "PASS")
        assert (state.current, state.turn) == (1, 10)


class TestQueensGardenMarker:
    """queens_garden.marker"""

    def test_the_first_loses_a_point_and_starts_next(self) -> None:
        state = table(3, seat=1)
        events = play(state, "PASS")
        assert points(events, "marker-scored", 1) == [-1]
        assert (state.marker, state.scores) == (1, (15, 14, 15))
        play(state, "PASS")
        assert (state.marker, state.scores) == (1, (15, 14, 15))
        play(state, "PASS")
        assert (state.round, state.start, state.current, state.marker) == (2, 1, 1, -1)

    def test_in_the_last_round_too(self) -> None:
        state = table(round_=4, boards=[Board(jokers=0), Board(jokers=0)])
        play(state, "PASS")
        play(state, "PASS")
        assert state.scores == (14, 15)


class TestQueensGardenDiscard:
    """queens_garden.discard"""

    def test_any_selection_in_rising_order(self) -> None:
        state = table(boards=[Board(tiles="B2B2Y6", expansions="B2G1")], passed=(1,), marker=1)
        supply, tower = state.supply, state.tower_size
        play(state, "PASS")
        assert legal(state) == ["DB2", "DEB2", "DEG1", "DY6", "D0"]
        play(state, "DB2", "DB2")
        assert legal(state) == ["DEB2", "DEG1", "DY6", "D0"]
        found = state.reason("DB2")
        assert found is not None
        assert found.code == "queens_garden.not-stored"
        play(state, "DEG1")
        found = state.reason("DEB2")
        assert found is not None
        assert found.code == "queens_garden.discard-order"
        assert (state.tile_count[0], state.supply) == (3, supply)
        play(state, "D0")
        assert state.tile_count[0] == 1
        assert state.round == 2
        assert state.tower_size == tower + 2 + 4
        assert state.scores[0] == 15 - 2 - 2 - 1

    def test_when_nothing_is_left_to_discard_the_turn_ends(self) -> None:
        state = table(boards=[Board(tiles="Y6")])
        play(state, "PASS", "DY6")
        assert state.current == 1
        assert state.scores[0] == 15 - 1 - 6


class TestQueensGardenFloor:
    """queens_garden.floor"""

    def test_losses_stop_at_zero(self) -> None:
        state = table(boards=[Board(score=3, tiles="Y6")])
        events = play(state, "PASS", "DY6")
        assert state.scores[0] == 0
        assert points(events, "item-discarded") == [-2]

    def test_at_zero_the_marker_is_free(self) -> None:
        state = table(boards=[Board(score=0)])
        play(state, "PASS")
        assert (state.scores[0], state.marker) == (0, 0)


class TestQueensGardenWheel:
    """queens_garden.wheel"""

    def test_twice_by_colour_and_by_pattern(self) -> None:
        board = Board(garden={(1, 0): "B1", (-1, 0): "G1"})
        state = table(boards=[board], passed=(1,), marker=1)
        events = play(state, "PASS")
        assert points(events, "wheel-scored") == [1, 1, 2]
        assert state.scores[0] == 19

    def test_the_variant_side(self) -> None:
        board = Board(garden={(1, 0): "B5", (-1, 0): "G6"})
        for variant, expected in (("standard", 6), ("variant", 4)):
            state = table(2, variant, [board], round_=4, passed=(1,), marker=1)
            assert sum(points(play(state, "PASS"), "wheel-scored")) == expected


class TestQueensGardenPavilions:
    """queens_garden.pavilions"""

    def test_face_up_ones_only(self) -> None:
        board = Board(slots={0: "Y6@0", 2: "P6@0", 3: "D"})
        state = table(boards=[board], passed=(1,), marker=1)
        assert points(play(state, "PASS"), "pavilions-scored") == [2]


class TestQueensGardenClearing:
    """queens_garden.clearing"""

    def test_tiles_to_the_tower_expansions_to_the_supply(self) -> None:
        display = ["*Y1", "x", "B1B2", "G1G2G3G4"]
        state = table(
            display=display, top=3, boards=[Board(expansions="V1")], passed=(1,), marker=1
        )
        supply, tower, unseen = state.supply, state.tower_size, state.unseen
        play(state, "PASS", "D0")
        assert state.supply == supply + 4
        assert state.tower_size == tower + 6
        assert state.unseen == unseen
        assert (state.round, state.top, state.needs_deal) == (2, 0, True)
        state.deal(Rng(1))
        assert state.tiles_on[0] == 4


class TestQueensGardenStorage:
    """queens_garden.storage"""

    def test_jokers_first(self) -> None:
        board = Board(score=0, jokers=2, tiles="Y4")
        state = table(boards=[board], round_=4, passed=(1,), marker=1)
        events = play(state, "PASS", "D0")
        assert points(events, "jokers-scored") == [2]
        assert points(events, "leftovers-scored") == [-2]
        assert state.scores[0] == 0


GARDEN = {
    (1, 0): "Y6",
    (0, 1): "Y5",
    (-1, 1): "Y4",
    (-1, 0): "Y3",
    (0, -1): "G3",
    (1, -1): "B3",
}


class TestQueensGardenGroups:
    """queens_garden.groups"""

    def test_a_hexagon_may_count_twice(self) -> None:
        board = Board(garden=GARDEN)
        state = table(boards=[board], round_=4, passed=(1,), marker=1)
        groups = [
            (e["category"], e["size"], e["points"])
            for e in play(state, "PASS")
            if e["kind"] == "group-scored"
        ]
        assert groups == [("yellow", 4, 18), ("butterfly", 3, 9)]

    def test_more_on_the_variant_side(self) -> None:
        board = Board(garden=GARDEN)
        state = table(2, "variant", [board], round_=4, passed=(1,), marker=1)
        assert points(play(state, "PASS"), "group-scored") == [20, 9]

    def test_the_view_tells_them_before_they_score(self) -> None:
        for variant in ("standard", "variant"):
            state = table(2, variant, [Board(garden=GARDEN)], round_=4, passed=(1,), marker=1)
            groups = state.view()["boards"][0]["groups"]
            told = [(g["category"], len(g["spaces"]), g["points"]) for g in groups if g["points"]]
            scored = [
                (e["category"], e["size"], e["points"])
                for e in play(state, "PASS")
                if e["kind"] == "group-scored"
            ]
            assert told == scored


class TestQueensGardenEnd:
    """queens_garden.end"""

    def test_equals_share_the_victory(self) -> None:
        boards = [Board(score=20), Board(score=20), Board(score=7)]
        state = table(3, boards=boards, round_=4, passed=(1, 2), marker=1)
        play(state, "PASS")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason == "rounds"
        assert outcome.ranking == ((0, 1), (2,))
        assert state.utilities() == [0.5, 0.5, 0]
