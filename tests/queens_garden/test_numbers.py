"""The numbers of the variant side, typed in by somebody who owns the board."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import given
from tests.queens_garden.numbers import NUMBERS
from tests.queens_garden.positions import Board, play, table

import azulejos
from azulejos import InvalidOptions, MalformedPosition, RecordMismatch, Rng, bots
from azulejos.bots.policy import Policy
from azulejos.engine import record as records
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.record import Recorder
from azulejos.engine.registry import new_game
from azulejos.table.deals import SeededDeals
from azulejos.table.log import read_entry
from azulejos.table.seats import Person
from azulejos.table.table import Table

OURS = {"group_bonus": "0,2,4,6", "wheel": "1,2,1/2,1,2/1,2,1/2,1,2"}
HOSTS = {"group_bonus": "1,3,5,10", "wheel": "2,3,2/3,0,4/1,3,2/5,2,9"}
EXPECTED = {
    "wheel": "dark_green,tree,light_blue/bird,dark_purple,butterfly/"
    "light_purple,flower,yellow/plant,light_green,lily 0..9",
    "group_bonus": "group_of_3,group_of_4,group_of_5,group_of_6 0..20",
}
# Four yellow ones in a row, three butterflies, one lily.
GARDEN = {
    (1, 0): "Y6",
    (0, 1): "Y5",
    (-1, 1): "Y4",
    (-1, 0): "Y3",
    (0, -1): "G3",
    (1, -1): "B3",
}
# Round by round, each category with how many hexagons of it lie there, as the wheel lists them.
COUNTS = (
    (("dark_green", 1), ("tree", 0), ("light_blue", 1)),
    (("bird", 0), ("dark_purple", 0), ("butterfly", 3)),
    (("light_purple", 0), ("flower", 1), ("yellow", 4)),
    (("plant", 1), ("light_green", 0), ("lily", 1)),
)


def scored(numbers: dict[str, str], round_: int) -> tuple[dict[str, int], list[int]]:
    """What the wheel and the groups give when everybody has passed."""
    boards = [Board(garden=GARDEN)]
    state = table(2, "variant", boards, round_=round_, passed=(1,), marker=1, numbers=numbers)
    events = play(state, "PASS")
    wheel = {str(e["category"]): e["points"] for e in events if e["kind"] == "wheel-scored"}
    groups = [e["points"] for e in events if e["kind"] == "group-scored"]
    return wheel, groups  # type: ignore[return-value]


class TestQueensGardenNumbers:
    """queens_garden.numbers"""

    def test_the_wheel_of_each_round(self) -> None:
        assert scored(HOSTS, 1)[0] == {"light_blue": 2, "dark_green": 2}
        assert scored(HOSTS, 2)[0] == {"butterfly": 12}
        assert scored(HOSTS, 3)[0] == {"yellow": 8, "flower": 3}
        assert scored(HOSTS, 4)[0] == {"plant": 5, "lily": 9}

    def test_the_groups_at_the_end(self) -> None:
        assert scored(HOSTS, 4)[1] == [18 + 3, 9 + 1]
        assert scored(OURS, 4)[1] == [18 + 2, 9]

    def test_one_of_both_may_be_left_as_it_is(self) -> None:
        assert scored({"wheel": HOSTS["wheel"]}, 4) == ({"plant": 5, "lily": 9}, [20, 9])

    @given(NUMBERS)
    def test_any_numbers_score_as_typed_in(self, numbers: dict[str, str]) -> None:
        bonuses = [int(bonus) for bonus in numbers["group_bonus"].split(",")]
        for round_, row in enumerate(numbers["wheel"].split("/"), start=1):
            wheel, groups = scored(numbers, round_)
            for each, (category, count) in zip(row.split(","), COUNTS[round_ - 1], strict=True):
                assert wheel.get(category, 0) == int(each) * count
        assert groups == [18 + bonuses[1], 9 + bonuses[0]]

    def test_ours_are_the_default(self) -> None:
        chosen = QUEENS_GARDEN.choose(2, "variant", **OURS)
        assert chosen == QUEENS_GARDEN.choose(2, "variant")
        ours, given = azulejos.start("queens_garden", 2, "variant"), new_game(chosen)
        assert (given.position(), given.fingerprint()) == (ours.position(), ours.fingerprint())
        assert not ours.view()["own_numbers"]

    def test_the_view_tells_them(self) -> None:
        view = azulejos.start("queens_garden", 2, "variant", **HOSTS).view()
        assert view["own_numbers"]
        assert [field["points"] for field in view["group_bonus"]] == [1, 3, 5, 10]
        assert {field["category"]: field["points"] for field in view["wheel"][1]} == {
            "bird": 3,
            "dark_purple": 0,
            "butterfly": 4,
        }

    @pytest.mark.parametrize(
        ("option", "value"),
        [
            ("wheel", "1,2,1/2,1,2/1,2,1/2,1"),
            ("wheel", "1,2,1/2,1,2/1,2,1/2,1,2/1,1,1"),
            ("wheel", "1,2,1/2,1,2/1,2,1/2,1,10"),
            ("wheel", "1,2,1,2,1,2,1,2,1,2,1,2"),
            ("wheel", "01,2,1/2,1,2/1,2,1/2,1,2"),
            ("wheel", "-1,2,1/2,1,2/1,2,1/2,1,2"),
            ("wheel", "1, 2,1/2,1,2/1,2,1/2,1,2"),
            ("wheel", "١,2,1/2,1,2/1,2,1/2,1,2"),
            ("wheel", ""),
            ("wheel", 1),
            ("group_bonus", "0,2,4"),
            ("group_bonus", "0,2,4,21"),
            ("group_bonus", "0,2,4,6\n"),
        ],
    )
    def test_others_are_refused_with_what_was_expected(self, option: str, value: str | int) -> None:
        with pytest.raises(InvalidOptions) as refused:
            azulejos.start("queens_garden", 2, "variant", **{option: value})
        assert refused.value.code == "option-value"
        assert refused.value.values["expected"] == EXPECTED[option]

    @pytest.mark.parametrize("option", OURS)
    def test_the_standard_side_has_its_own(self, option: str) -> None:
        with pytest.raises(InvalidOptions) as refused:
            azulejos.start("queens_garden", 2, "standard", **{option: OURS[option]})
        assert refused.value.code == "option-variant"
        assert refused.value.values["expected"] == "variant"


class TestRoundTrips:
    @given(NUMBERS)
    def test_a_position(self, numbers: dict[str, str]) -> None:
        game = azulejos.start("queens_garden", 3, "variant", **numbers)
        game.deal(Rng(1))
        for again in (azulejos.from_position(game.position()), pickle.loads(pickle.dumps(game))):
            assert again.options == game.options
            assert again.fingerprint() == game.fingerprint() == game.copy().fingerprint()
            assert again.view() == game.view()

    def test_other_numbers_make_another_position(self) -> None:
        wheels = ("1,2,1/2,1,2/1,2,1/2,1,3", "3,2,1/2,1,2/1,2,1/2,1,2", HOSTS["wheel"])
        tables = [{}, HOSTS, *({"wheel": wheel} for wheel in wheels)]
        states = [azulejos.start("queens_garden", 2, "variant", **numbers) for numbers in tables]
        assert len({state.fingerprint() for state in states}) == len(tables)

    def test_a_position_of_the_other_side_has_no_numbers(self) -> None:
        text = azulejos.start("queens_garden", 2, "variant", **HOSTS).position()
        with pytest.raises(MalformedPosition) as refused:
            azulejos.from_position(text.replace("variant=variant", "variant=standard"))
        assert refused.value.code == "position-field"

    def test_a_position_with_impossible_numbers(self) -> None:
        text = azulejos.start("queens_garden", 2, "variant", **HOSTS).position()
        with pytest.raises(MalformedPosition) as refused:
            azulejos.from_position(text.replace("1,3,5,10", "1,3,5,100"))
        assert refused.value.values["expected"] == EXPECTED["group_bonus"]

    def test_a_record_of_the_other_side_has_no_numbers(self) -> None:
        recorder = Recorder(azulejos.start("queens_garden", 2, "variant", **HOSTS))
        text = records.write(recorder.record()).replace('"variant"', '"standard"')
        with pytest.raises(RecordMismatch) as refused:
            records.verify(records.read(text))
        assert refused.value.code == "record-option"
        assert refused.value.values == {"expected": "variant", "found": "standard", "line": 4}

    @given(NUMBERS)
    def test_the_log_of_a_table(self, numbers: dict[str, str]) -> None:
        options = QUEENS_GARDEN.choose(2, "variant", **numbers)
        opened = Table.open(options, [Person("Ana"), Person("Bo")], SeededDeals(1), 0)
        stored = json.loads(json.dumps(opened.log[0].data()))
        assert read_entry(stored) == opened.log[0]


class TestBots:
    """Somebody has just passed in the third round; the garden is scored twice more."""

    LILIES_LATER = "1,2,1/2,1,2/1,2,1/2,1,9"
    YELLOW_NOW = "1,2,1/2,1,2/1,2,9/2,1,2"
    BIRDS_EARLIER = "1,2,1/9,1,2/1,2,1/2,1,2"

    BOARD = Board(garden={**GARDEN, (0, 1): "B6", (-1, 1): "B2"})

    def expected(
        self, numbers: dict[str, str], policy: Policy | None = None, board: Board = BOARD
    ) -> float:
        state = table(
            2,
            "variant",
            [board, Board(jokers=0)],
            display=["x", "x", "x", "x", "*G1"],
            top=5,
            round_=3,
            passed=(0,),
            seat=1,
            marker=0,
            numbers=numbers,
        )
        return (policy or bots.policy_for("queens_garden")).evaluate(state, Rng(1))[1][0]

    def test_count_what_will_still_be_scored(self) -> None:
        """Two yellow hexagons, two lilies and a bird, which is of no more use."""
        ours = self.expected({})
        assert self.expected({"wheel": self.YELLOW_NOW}) == ours + 2 * 8
        assert self.expected({"wheel": self.LILIES_LATER}) == ours + 2 * 7
        assert self.expected({"wheel": self.BIRDS_EARLIER}) == ours

    def test_count_the_groups(self) -> None:
        """Three butterflies lie together."""
        assert self.expected({"group_bonus": "15,2,4,6"}) == self.expected({}) + 15

    def test_plant_where_it_pays(self) -> None:
        """Three together may be worth more than four; there is room elsewhere."""
        garden = {(0, 1): "Y2", (-1, 1): "Y3", (-1, 0): "Y4"}
        numbers = {"group_bonus": "20,0,0,0"}
        holding = self.expected(numbers, board=Board(garden=garden, tiles="Y1"))
        assert holding > self.expected(numbers, board=Board(garden=garden)) - 5

    def test_do_not_mistake_one_table_for_another(self) -> None:
        """What is remembered of a garden belongs to its numbers."""
        used = bots.policy_for("queens_garden")
        tables: list[dict[str, str]] = [{}, HOSTS, {"wheel": self.LILIES_LATER}]
        assert [self.expected(one, used) for one in tables] == [
            self.expected(one) for one in tables
        ]
