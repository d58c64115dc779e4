"""A hand-made position: everything that is wrong with it is named, and what is possible is not."""

from itertools import permutations

import pytest
from tests.azul.positions import Board, position

import azulejos
from azulejos import InvalidPosition, Rng
from azulejos.engine.azul import notation, validity
from azulejos.engine.azul.rules import AZUL

EMPTY = "....."
WALL = (EMPTY,) * 5
M = Board(floor="M")


def faults(text: str) -> list[tuple[str, dict[str, str | int]]]:
    """The codes, without the name of the game, and their values."""
    found = validity.faults(notation.read(text, AZUL))
    return [(fault.code.removeprefix("azul."), dict(fault.values)) for fault in found]


def codes(text: str) -> list[str]:
    return [code for code, _ in faults(text)]


def row(number: int, tiles: str) -> tuple[str, ...]:
    """An empty wall with these tiles in one row (from 1)."""
    return (*WALL[: number - 1], tiles, *WALL[number:])


class TestTiles:
    def test_twenty_of_each_colour(self) -> None:
        bag = {"B": 21, "Y": 20, "R": 19, "K": 20, "W": 20}
        assert faults(position(phase="deal", bag=bag)) == [
            ("tile-count", {"tile": "blue", "found": 21, "expected": 20}),
            ("tile-count", {"tile": "red", "found": 19, "expected": 20}),
        ]

    def test_everything_counts(self) -> None:
        text = position(
            factories=["BBBB"],
            centre="B",
            boards=[Board(0, row(1, "B...."), {2: "B"}, "B"), Board(lines={4: "B"})],
            bag={"B": 5, "Y": 20, "R": 20, "K": 20, "W": 20},
            lid={"B": 6},
        )
        assert faults(text) == []


class TestWall:
    def test_a_colour_twice_in_a_row(self) -> None:
        text = position(variant="grey", factories=["Y"], boards=[Board(wall=row(2, "B..B."))])
        expected = {"seat": 0, "row": 2, "tile": "blue"}
        assert faults(text) == [("colour-twice-in-row", expected)]

    def test_a_colour_twice_in_a_column_of_the_grey_wall(self) -> None:
        wall = (".B...", EMPTY, EMPTY, ".B...", EMPTY)
        text = position(variant="grey", factories=["Y"], boards=[Board(), Board(wall=wall)])
        expected = {"seat": 1, "column": 2, "tile": "blue"}
        assert faults(text) == [("colour-twice-in-column", expected)]

    def test_a_tile_on_a_space_of_another_colour(self) -> None:
        boards = [Board(wall=row(2, "B...."))]
        text = position(factories=["Y"], boards=boards)
        place = {"seat": 0, "row": 2, "column": 1, "found": "blue", "expected": "white"}
        assert faults(text) == [("wrong-space", place)]
        assert faults(position(variant="grey", factories=["Y"], boards=boards)) == []

    def test_more_tiles_in_a_row_than_rounds_were_played(self) -> None:
        boards = [Board(wall=row(1, "BYR.."))]
        assert codes(position(factories=["Y"], boards=boards, round=4)) == []
        expected = {"seat": 0, "row": 1, "found": 3, "expected": 2}
        early = position(factories=["Y"], boards=boards, round=3)
        assert faults(early) == [("row-too-full", expected)]


class TestLines:
    def test_two_colours(self) -> None:
        text = position(factories=["Y"], boards=[Board(lines={3: "BR"})])
        assert faults(text) == [("line-of-two-colours", {"seat": 0, "line": 3})]

    def test_a_colour_that_the_wall_row_has(self) -> None:
        text = position(factories=["Y"], boards=[Board(wall=row(3, "..B.."), lines={3: "B"})])
        expected = {"seat": 0, "line": 3, "tile": "blue"}
        assert faults(text) == [("line-colour-on-wall", expected)]

    def test_a_full_line_after_the_tiling(self) -> None:
        boards = [Board(), Board(lines={2: "BB", 3: "BB"})]
        assert faults(position(phase="deal", boards=boards)) == [
            ("full-line-left", {"seat": 1, "line": 2})
        ]

    def test_a_full_line_of_a_seat_that_has_tiled(self) -> None:
        boards = [Board(lines={1: "B"}), Board(lines={1: "B"})]
        first = position(variant="grey", phase="tiling", boards=boards, seat=0)
        second = position(variant="grey", phase="tiling", boards=boards, seat=1)
        assert faults(first) == []
        assert faults(second) == [("full-line-left", {"seat": 0, "line": 1})]


class TestFloors:
    def test_two_markers(self) -> None:
        text = position(factories=["Y"], marker=0, boards=[Board(floor="MBM")])
        assert faults(text) == [("two-markers", {"seat": 0, "found": 2})]

    def test_a_marker_that_is_not_held(self) -> None:
        assert faults(position(factories=["Y"], boards=[M])) == [("marker-not-held", {"seat": 0})]
        held_by_1 = position(factories=["Y"], marker=1, boards=[M, M])
        assert faults(held_by_1) == [("marker-not-held", {"seat": 0})]

    def test_a_held_marker_lies_on_the_floor(self) -> None:
        text = position(factories=["Y"], marker=0, boards=[Board(floor="RRRRRR")])
        assert faults(text) == [("marker-not-on-floor", {"seat": 0})]

    def test_unless_the_floor_is_full(self) -> None:
        text = position(factories=["Y"], marker=0, boards=[Board(floor="RRRRRRR")])
        assert faults(text) == []

    def test_floors_are_empty_between_rounds(self) -> None:
        text = position(phase="deal", boards=[Board(), Board(floor="R")])
        assert faults(text) == [("floor-not-empty", {"seat": 1})]
        assert faults(position(phase="deal", marker=0)) == []


class TestDisplays:
    def test_the_offer_offers_something(self) -> None:
        assert faults(position()) == [("nothing-on-display", {})]

    def test_nothing_is_on_display_while_walls_are_tiled(self) -> None:
        boards = [Board(lines={1: "B"})]
        text = position(variant="grey", phase="tiling", boards=boards, factories=["RR"], centre="Y")
        assert faults(text) == [("tiles-on-display", {"found": 3})]

    def test_nor_at_the_end(self) -> None:
        text = position(phase="end", reason="max_rounds", max_rounds=7, centre="Y")
        assert faults(text) == [("tiles-on-display", {"found": 1})]

    def test_factories_are_filled_in_order(self) -> None:
        assert faults(position(phase="deal", factories=["BBBB", "YY"])) == []
        for factories, wrong, found in [
            (["BBB", "YY"], 1, 3),
            (["", "YYYY"], 1, 0),
            (["BBBB", "Y", "R"], 2, 1),
        ]:
            expected = {"factory": wrong, "found": found}
            text = position(phase="deal", factories=factories)
            assert faults(text) == [("factory-out-of-order", expected)]

    def test_the_centre_is_empty_during_a_deal(self) -> None:
        text = position(phase="deal", centre="BB")
        assert faults(text) == [("centre-not-empty", {"found": 2})]

    def test_a_complete_deal_is_no_longer_due(self) -> None:
        text = position(phase="deal", factories=["BBBB"] * 4 + ["YYYY"])
        assert faults(text) == [("deal-complete", {})]

    def test_a_deal_needs_tiles(self) -> None:
        full = ["BYRK.", "WBYR.", "KWBY.", "RKWB.", "YRKW."]
        lines = [{2: "K", 5: "BBBB"}, {2: "K", 3: "R"}, {3: "RR", 4: "YY"}, {4: "YYY", 5: "B"}]
        boards = [Board(wall=full, lines=held) for held in lines]
        text = position(players=4, phase="deal", boards=boards, factories=["WWWW", "YYKK"], bag={})
        assert "no-tile-left" in codes(text)


class TestSeats:
    def test_who_holds_the_marker_starts_the_next_round(self) -> None:
        text = position(phase="deal", marker=1, start=0)
        assert faults(text) == [("start-without-marker", {"seat": 0, "expected": 1})]

    def test_between_rounds_the_starting_player_is_to_move(self) -> None:
        text = position(phase="deal", start=1, seat=0)
        assert faults(text) == [("not-the-starting-player", {"seat": 0, "expected": 1})]

    def test_during_the_offer_anybody_may_be_to_move(self) -> None:
        text = position(factories=["Y"], start=1, seat=0, marker=0, boards=[M])
        assert faults(text) == []

    def test_no_round_after_the_last(self) -> None:
        text = position(phase="deal", round=8, max_rounds=7)
        assert faults(text) == [("round-too-late", {"round": 8, "expected": 7})]
        assert faults(position(phase="deal", round=7, max_rounds=7)) == []


class TestTiling:
    def test_the_printed_wall_leaves_no_decision(self) -> None:
        text = position(phase="tiling", boards=[Board(lines={1: "B"})])
        assert faults(text) == [("no-tiling-decisions", {})]

    def test_there_is_a_full_line(self) -> None:
        text = position(variant="grey", phase="tiling", boards=[Board(lines={2: "B"})])
        assert faults(text) == [("nothing-to-tile", {"seat": 0})]

    def test_the_topmost_full_line_has_an_open_space(self) -> None:
        wall = (EMPTY, "BYKW.", EMPTY, "....R", EMPTY)
        blocked = Board(wall=wall, lines={2: "RR", 3: "BBB"})
        text = position(variant="grey", phase="tiling", boards=[blocked])
        assert faults(text) == [("nothing-to-tile", {"seat": 0})]

    def test_rows_above_the_awaited_line_may_be_complete(self) -> None:
        done = Board(wall=row(2, "BYRKW"), lines={4: "BBBB"})
        assert faults(position(variant="grey", phase="tiling", boards=[done])) == []
        below = Board(wall=row(4, "BYRKW"), lines={2: "BB"})
        expected = ("row-complete", {"seat": 0, "row": 4})
        assert faults(position(variant="grey", phase="tiling", boards=[below])) == [expected]

    def test_so_may_rows_of_those_who_have_tiled(self) -> None:
        done, waiting = Board(wall=row(2, "BYRKW")), Board(lines={1: "B"})
        tiled = position(variant="grey", phase="tiling", boards=[done, waiting], seat=1)
        assert faults(tiled) == []
        not_yet = position(variant="grey", phase="tiling", boards=[waiting, done], seat=0)
        assert faults(not_yet) == [("row-complete", {"seat": 1, "row": 2})]


class TestEnd:
    ROW = Board(wall=row(2, "WBYRK"))
    STUCK = Board(lines={2: "K", 3: "KK", 4: "KKK", 5: "KKKK"})

    def test_a_complete_row_ends_the_game(self) -> None:
        for phase, factories in [("deal", []), ("offer", ["Y"])]:
            text = position(phase=phase, factories=factories, boards=[self.ROW])
            assert faults(text) == [("row-complete", {"seat": 0, "row": 2})]

    def test_a_deadlock_ends_the_game(self) -> None:
        assert faults(position(phase="deal", boards=[self.STUCK] * 2)) == [("deadlocked", {})]
        half_dealt = position(phase="deal", boards=[self.STUCK] * 2, factories=["BB"])
        assert faults(half_dealt) == [("deadlocked", {})]

    def test_tiles_just_dealt_are_not_exhausted(self) -> None:
        fewer = Board(lines={2: "K", 3: "KK", 4: "KKK", 5: "KKK"})
        assert faults(position(phase="deal", boards=[self.STUCK, fewer], factories=["K"])) == []

    @pytest.mark.parametrize(
        ("reason", "boards", "max_rounds"),
        [("row", [ROW], 7), ("deadlock", [STUCK] * 2, 7), ("max_rounds", [], 7)],
    )
    def test_the_true_reason(self, reason: str, boards: list[Board], max_rounds: int) -> None:
        over = position(phase="end", reason=reason, boards=boards, max_rounds=max_rounds)
        assert faults(over) == []
        for other in {"row", "deadlock", "max_rounds"} - {reason}:
            untrue = position(phase="end", reason=other, boards=boards, max_rounds=max_rounds)
            expected = {"reason": other, "expected": reason}
            assert faults(untrue) == [("reason-untrue", expected)]

    def test_a_reason_is_needed(self) -> None:
        assert faults(position(phase="end", boards=[self.ROW])) == [("reason-missing", {})]

    def test_no_reason_before_the_end(self) -> None:
        text = position(phase="deal", reason="row")
        assert faults(text) == [("reason-too-early", {"reason": "row"})]

    def test_a_game_that_should_go_on(self) -> None:
        assert codes(position(phase="end", reason="row")) == ["game-not-over"]


def test_all_faults_are_named_at_once() -> None:
    boards = [Board(wall=row(2, "B...."), lines={3: "BR"}, floor="M"), Board(floor="R")]
    text = position(phase="deal", boards=boards, centre="W", start=1, seat=0, bag={})
    with pytest.raises(InvalidPosition) as refused:
        azulejos.from_position(text)
    assert {fault.code for fault in refused.value.faults} >= {
        "azul.tile-count",
        "azul.wrong-space",
        "azul.line-of-two-colours",
        "azul.marker-not-held",
        "azul.floor-not-empty",
        "azul.centre-not-empty",
        "azul.not-the-starting-player",
    }


@pytest.mark.parametrize("variant", ["standard", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dead_rows_are_those_that_no_arrangement_completes(players: int, variant: str) -> None:
    """The rules use a theorem; trying every arrangement finds the same rows."""
    for seed in range(20):
        rng = Rng(seed)
        game = azulejos.start("azul", players, variant)
        while not game.is_over:
            if game.needs_deal:
                compare_dead_rows(game)
                game.deal(rng)
            else:
                game.play(game.random_legal_move(rng))


def compare_dead_rows(game: azulejos.GameState) -> None:
    placed = notation.read(game.position(), AZUL)
    pools = zip("BYRKW", placed.bag, placed.lid, strict=True)
    left = {letter for letter, bag, lid in pools if bag + lid}
    grey = placed.options.variant == "grey"
    for board, shown in zip(placed.boards, game.view()["boards"], strict=True):
        alive = [can_be_completed(board, row, left, grey) for row in range(5)]
        assert [row + 1 for row in range(5) if not alive[row]] == shown["dead_rows"]


def can_be_completed(board: notation.BoardPlacement, row: int, left: set[str], grey: bool) -> bool:
    """Tries every arrangement of the missing colours on the empty spaces."""
    tiles = board.wall[row]
    missing = [letter for letter in "BYRKW" if letter not in tiles]
    if not left.issuperset(missing):
        return False
    spaces = [column for column in range(5) if tiles[column] == "."]
    return not grey or any(fits(board, missing, order) for order in permutations(spaces))


def fits(board: notation.BoardPlacement, missing: list[str], columns: tuple[int, ...]) -> bool:
    taken = [{wall[column] for wall in board.wall} for column in columns]
    return all(letter not in column for letter, column in zip(missing, taken, strict=True))


@pytest.mark.parametrize("variant", ["standard", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dead_row_stays_dead(players: int, variant: str) -> None:
    """In the middle of a round too, when bag and lid may be empty of a colour on display."""
    for seed in range(15):
        rng = Rng(seed)
        game = azulejos.start("azul", players, variant)
        dead: list[set[int]] = [set() for _ in range(players)]
        while not game.is_over:
            if game.needs_deal:
                game.deal(rng)
            else:
                game.play(game.random_legal_move(rng))
            now = [set(board["dead_rows"]) for board in game.view()["boards"]]
            assert all(before <= after for before, after in zip(dead, now, strict=True))
            dead = now
