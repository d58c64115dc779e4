"""Chance at a table: one single draw at a time, each number once."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.tables import HERE, CountedDeals, open_table, play_until

from azulejos.engine.draws import item_at, ways
from azulejos.engine.errors import ImpossibleDraw
from azulejos.engine.rng import Rng
from azulejos.table import ScriptedDeals, SeededDeals, Table

draws = st.lists(st.tuples(st.integers(0, 9), st.integers(1, 5)), min_size=1, max_size=6)


@given(draws)
def test_each_item_has_as_many_places_as_ways(possible: list[tuple[int, int]]) -> None:
    row = [item_at(possible, place) for place in range(ways(possible))]
    assert row == [item for item, weight in possible for _ in range(weight)]
    with pytest.raises(IndexError):
        item_at(possible, ways(possible))


def test_a_draw_depends_on_its_number_and_nothing_before() -> None:
    possible = [(0, 20), (1, 20), (2, 20)]
    forward = [SeededDeals(5).item(possible, number) for number in range(40)]
    backward = [SeededDeals(5).item(possible, number) for number in reversed(range(40))]
    assert forward == backward[::-1]
    assert forward == [Rng(5, number).below(60) // 20 for number in range(40)]
    assert forward != [SeededDeals(6).item(possible, number) for number in range(40)]


def test_draws_follow_the_weights() -> None:
    possible = [(0, 1), (1, 2), (2, 5)]
    counts = Counter(SeededDeals(3).item(possible, number) for number in range(8_000))
    assert [round(counts[item] / 1000) for item in range(3)] == [1, 2, 5]


def test_a_script_is_dealt_as_written() -> None:
    options = open_table().options
    table = Table.open(options, HERE, ScriptedDeals([4] * 20), at=0)
    assert table.state.draws() == []
    assert table.log[1].data()["items"] == table.state.write_deal([4] * 20)


def test_a_script_that_ends_too_early_says_so() -> None:
    options = open_table().options
    with pytest.raises(ImpossibleDraw) as caught:
        Table.open(options, HERE, ScriptedDeals([4] * 19), at=0)
    assert caught.value.code == "script-ended"
    with pytest.raises(ImpossibleDraw) as caught:
        Table.open(options, HERE, ScriptedDeals([9] * 20), at=0)
    assert caught.value.code == "item-not-there"


def test_draws_are_numbered_through_the_game() -> None:
    deals = CountedDeals()
    table = Table.open(open_table().options, HERE, deals, at=0)
    play_until(table, lambda it: it.state.round == 3)
    assert deals.numbers == list(range(60))
