"""The rules of the end of a game."""

from typing import ClassVar

import pytest
from tests.azul.positions import Board, codes, load, table

import azulejos
from azulejos import InvalidPosition
from azulejos.engine.azul.events import ColourBonus, ColumnBonus, GameEnded, RowBonus
from azulejos.engine.azul.state import AzulState
from azulejos.engine.events import Event

EMPTY = "....."
ONE_SHORT = ("BYRK.", EMPTY, EMPTY, EMPTY, EMPTY)


def last_take(*boards: Board, variant: str = "standard", max_rounds: int = 0) -> AzulState:
    """The last seat lets the last tile of the round fall to its floor, for a point."""
    seats = max(2, len(boards))
    said = list(boards) + [Board()] * (seats - len(boards))
    game = table(
        players=seats,
        variant=variant,
        factories=["Y"],
        seat=seats - 1,
        boards=said,
        max_rounds=max_rounds,
    )
    game.play("1YF")
    return game


def reason(game: AzulState) -> str | None:
    outcome = game.outcome()
    return outcome.reason if outcome else None


def of_type(game: AzulState, kind: type[Event]) -> list[Event]:
    return [event for event in game.collect_events() if isinstance(event, kind)]


class TestAzulEnd:
    """azul.end"""

    def test_a_complete_row_ends_the_game(self) -> None:
        game = last_take(Board(wall=ONE_SHORT, lines={1: "W"}))
        assert game.is_over
        assert reason(game) == "row"
        assert of_type(game, GameEnded) == [GameEnded(None, "row")]
        assert game.legal_moves() == []
        assert not game.needs_deal

    def test_not_before_everybody_has_tiled_and_paid(self) -> None:
        game = last_take(Board(wall=ONE_SHORT, lines={1: "W"}), Board(score=9, lines={2: "KK"}))
        assert game.is_over
        assert game.scores[1] == 9 + 1 - 1

    def test_not_before_the_round_is_over(self) -> None:
        board = Board(wall=ONE_SHORT, lines={1: "W"})
        game = table(factories=["YB"], seat=1, boards=[board])
        game.play("1YF")
        assert not game.is_over

    def test_a_column_or_a_colour_does_not_end_it(self) -> None:
        column = Board(wall=["B....", "W....", "K....", "R....", EMPTY], lines={5: "YYYYY"})
        colour = Board(wall=["B....", ".B...", "..B..", "...B.", EMPTY], lines={5: "BBBBB"})
        assert last_take(column, colour).needs_deal

    def test_the_round_number_stays(self) -> None:
        assert last_take(Board(wall=ONE_SHORT, lines={1: "W"})).round == 7


class TestAzulDeadlock:
    """azul.deadlock"""

    NO_BLACK: ClassVar = {2: "K", 3: "KK", 4: "KKK", 5: "KKKK"}
    BY_COLUMNS = ("W...B", "B...W", ".K..Y", ".R.K.", "R.K..")

    def test_an_exhausted_colour_that_every_row_lacks(self) -> None:
        game = last_take(Board(lines=self.NO_BLACK), Board(lines=self.NO_BLACK))
        assert reason(game) == "deadlock"

    def test_not_while_one_tile_of_it_is_left(self) -> None:
        fewer = {2: "K", 3: "KK", 4: "KKK", 5: "KKK"}
        game = last_take(Board(lines=self.NO_BLACK), Board(lines=fewer))
        assert game.needs_deal
        assert game.view()["boards"][0]["dead_rows"] == []

    def test_not_while_one_row_has_the_colour(self) -> None:
        black = Board(wall=["...K.", EMPTY, EMPTY, EMPTY, EMPTY], lines={2: "K", 3: "KK", 4: "KKK"})
        other = Board(lines=self.NO_BLACK)
        third = Board(lines={4: "KK", 5: "K"})
        game = last_take(black, other, third)
        assert game.needs_deal
        dead = [board["dead_rows"] for board in game.view()["boards"]]
        assert dead == [[2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]

    def test_grey_wall_by_columns_alone(self) -> None:
        game = last_take(*[Board(wall=self.BY_COLUMNS)] * 2, variant="grey")
        assert reason(game) == "deadlock"

    def test_grey_wall_not_while_one_player_can_complete_a_row(self) -> None:
        game = last_take(Board(wall=self.BY_COLUMNS), Board(), variant="grey")
        assert game.needs_deal

    def test_the_columns_do_not_matter_on_the_printed_wall(self) -> None:
        wall = ["B...W", "W...K", "K.B..", EMPTY, EMPTY]
        game = last_take(Board(wall=wall))
        assert game.view()["boards"][0]["dead_rows"] == []

    def test_bonuses_are_scored(self) -> None:
        five_blue = ["B....", ".B...", "..B..", "...B.", "....B"]
        game = last_take(Board(wall=five_blue, lines=self.NO_BLACK), Board(lines=self.NO_BLACK))
        assert game.scores == (10, 0)


class TestDeadlockOfOneColour:
    """azul.deadlock: one colour is left, and nobody who gets a turn can use it.

    Four players have avoided rows. White is left; the second player's lines do not accept it, those
    of the first and the third do.
    """

    POSITION = (
        "azul rules=1 players=4 variant=standard round=14 phase=offer start={start} seat={start} "
        "marker=centre factories=WWWW,{second},-,-,-,-,-,-,- centre=- "
        "board0=33:BYR.{white}/.BYRK/....R/RKWB./YRKW.:-/W/KK/YYY/BBB:- "
        "board1=15:.YRKW/WB.RK/.WBYR/R.W.Y/YR.WB:-/-/-/KKK/-:- "
        "board2=20:B.RKW/.BYRK/KW.YR/..WBY/YR.WB:-/-/-/RR/KK:- "
        "board3=0:B.RKW/WBY.K/K..../RK.B./YRKW.:-/R/YY/YY/BBBB:- bag=- lid=-"
    )

    def wasted(self, start: int, second: str = "-") -> AzulState:
        """A round in which all that is left goes to the floors."""
        white = "." if second == "W" else "W"
        game = load(self.POSITION.format(start=start, second=second, white=white))
        while not (game.is_over or game.needs_deal):
            game.play(next(code for code in codes(game) if code.endswith("F")))
        return game

    def test_the_only_turn_is_of_a_player_who_cannot_use_it(self) -> None:
        game = self.wasted(start=1)
        assert reason(game) == "deadlock"
        assert of_type(game, GameEnded) == [GameEnded(None, "deadlock")]

    def test_the_usual_bonuses_are_scored(self) -> None:
        floor, column, colour = -6, 7, 10
        assert self.wasted(start=1).scores == (
            33 + colour,
            15 + floor + column + 2 * colour,
            20 + 2 * column,
            column + colour,
        )

    def test_not_while_the_starting_player_can_use_it(self) -> None:
        assert self.wasted(start=0).needs_deal

    def test_not_while_a_further_factory_gives_somebody_a_turn_who_can(self) -> None:
        assert self.wasted(start=1, second="W").needs_deal

    def test_such_a_position_is_not_before_a_deal(self) -> None:
        text = self.POSITION.format(start=1, second="-", white="W")
        between = text.replace("phase=offer", "phase=deal").replace("lid=-", "lid=W4")
        for dealt in (between.replace("WWWW,-", "-,-"), between.replace("WWWW", "WW")):
            stuck = dealt if "factories=-" in dealt else dealt.replace("lid=W4", "lid=W2")
            with pytest.raises(InvalidPosition, match="deadlocked"):
                azulejos.from_position(stuck)
        free = between.replace("WWWW,-", "-,-").replace("start=1 seat=1", "start=0 seat=0")
        assert azulejos.from_position(free).needs_deal


class TestAzulMaxRounds:
    """azul.max-rounds"""

    def test_the_game_ends_after_the_agreed_round(self) -> None:
        assert reason(last_take(max_rounds=7)) == "max_rounds"

    def test_not_before(self) -> None:
        assert last_take(max_rounds=8).needs_deal

    def test_there_is_no_limit_unless_agreed(self) -> None:
        assert last_take().needs_deal

    def test_a_row_is_the_better_reason(self) -> None:
        game = last_take(Board(wall=ONE_SHORT, lines={1: "W"}), max_rounds=7)
        assert reason(game) == "row"

    def test_a_deadlock_is_the_better_reason(self) -> None:
        dead = [Board(lines=TestAzulDeadlock.NO_BLACK)] * 2
        assert reason(last_take(*dead, max_rounds=7)) == "deadlock"

    def test_bonuses_are_scored(self) -> None:
        column = Board(wall=["B....", "W....", "K....", "R....", EMPTY], lines={5: "YYYYY"})
        assert last_take(column, max_rounds=7).scores[0] == 5 + 7


class TestAzulBonusRow:
    """azul.bonus-row"""

    def test_two_points_for_each_complete_row(self) -> None:
        wall = ["BYRK.", EMPTY, EMPTY, "RKWB.", EMPTY]
        game = last_take(Board(wall=wall, lines={1: "W", 4: "YYYY"}))
        assert of_type(game, RowBonus) == [RowBonus(0, 2, 1), RowBonus(0, 2, 4)]
        assert game.scores[0] == 5 + 5 + 2 + 2


class TestAzulBonusColumn:
    """azul.bonus-column"""

    def test_seven_points_for_each_complete_column(self) -> None:
        wall = ["BYRK.", "WB...", "KW...", "RK...", "YR..."]
        game = last_take(Board(wall=wall, lines={1: "W"}))
        assert of_type(game, ColumnBonus) == [ColumnBonus(0, 7, 1), ColumnBonus(0, 7, 2)]
        assert game.scores[0] == 5 + 2 + 7 + 7

    def test_four_of_five_are_nothing(self) -> None:
        wall = ["BYRK.", "W....", "K....", "R....", EMPTY]
        assert of_type(last_take(Board(wall=wall, lines={1: "W"})), ColumnBonus) == []


class TestAzulBonusColour:
    """azul.bonus-colour"""

    def test_ten_points_for_five_tiles_of_a_colour(self) -> None:
        wall = ["BYRK.", "WB...", "..B..", "...B.", "....B"]
        game = last_take(Board(wall=wall, lines={1: "W"}))
        assert of_type(game, ColourBonus) == [ColourBonus(0, 10, "blue")]
        assert game.scores[0] == 5 + 2 + 10

    def test_in_any_pattern_on_the_grey_wall(self) -> None:
        wall = [".R...", "R....", "...R.", "..R..", "BYKW."]
        game = last_take(Board(wall=wall, lines={5: "RRRRR"}), variant="grey")
        game.play("T55")
        assert of_type(game, ColourBonus) == [ColourBonus(0, 10, "red")]


class TestAzulWinner:
    """azul.winner"""

    ROW_OF_7 = Board(wall=ONE_SHORT, lines={1: "W"})

    def test_the_highest_score_wins_whoever_ended_the_game(self) -> None:
        game = last_take(self.ROW_OF_7, Board(score=20))
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.scores == (7, 19)
        assert outcome.ranking == ((1,), (0,))
        assert game.utilities() == [0.0, 1.0]

    def test_more_rows_break_a_tie(self) -> None:
        game = last_take(self.ROW_OF_7, Board(score=8))
        assert game.scores == (7, 7)
        assert game.outcome().winners == (0,)  # type: ignore[union-attr]
        assert game.utilities() == [1.0, 0.0]

    def test_rows_count_only_between_equal_scores(self) -> None:
        game = last_take(self.ROW_OF_7, Board(score=9))
        assert game.scores == (7, 8)
        assert game.outcome().winners == (1,)  # type: ignore[union-attr]

    @pytest.mark.parametrize("score", [0, 50])
    def test_else_the_victory_is_shared(self, score: int) -> None:
        same = Board(score=score, wall=ONE_SHORT, lines={1: "W"})
        game = last_take(same, same, Board(score=score, floor="RRRRRRR"))
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.ranking == ((0, 1), (2,))
        assert game.utilities() == [0.5, 0.5, 0.0]

    def test_nobody_has_won_before_the_end(self) -> None:
        assert last_take().outcome() is None
