"""How well the bots play, in matches where each sits in every seat in turn."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.match import Score, match
from tests.engine.tables import TABLES, Table, name_of

from azulejos.bots import bot

TABLES_FOR_TWO = [table for table in TABLES if table[1] == 2]
TABLES_FOR_MORE = [table for table in TABLES if table[1] > 2]
FIRST_TABLES = list({table[0]: table for table in reversed(TABLES_FOR_TWO)}.values())
at_every_table_for_two = pytest.mark.parametrize("table", TABLES_FOR_TWO, ids=name_of)
SOME_OR_MANY = pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
"""`make soak` plays ten times as many games."""
# What greedy scores on average against its equal, at least.
GOOD_SCORES = {"azul": 45, "queens_garden": 100, "summer_pavilion": 70, "summer_pavilion_mini": 70}


# What somebody in a first game can reach; beginners score less.
GENTLE_SCORES = {"azul": 30, "queens_garden": 60, "summer_pavilion": 65, "summer_pavilion_mini": 65}


def greedy_among_random(games: int, table: Table) -> Score:
    return match(bot("greedy", table[0]), bot("random", table[0]), games, table)


@pytest.mark.compiled_only
@SOME_OR_MANY
@pytest.mark.parametrize("table", TABLES_FOR_MORE, ids=name_of)
def test_greedy_beats_several_random_bots(table: Table, times: int) -> None:
    assert greedy_among_random(24 * times, table).rate >= 0.95


@pytest.mark.slow
@pytest.mark.compiled_only
@SOME_OR_MANY
@at_every_table_for_two
def test_greedy_beats_random_in_nearly_all_games(table: Table, times: int) -> None:
    assert greedy_among_random(100 * times, table).rate >= 0.99


@pytest.mark.compiled_only
@SOME_OR_MANY
@at_every_table_for_two
def test_greedy_scores_like_a_person_against_its_equal(table: Table, times: int) -> None:
    greedy = bot("greedy", table[0])
    score = match(greedy, bot("greedy", table[0]), 40 * times, table)
    assert score.mean_points >= GOOD_SCORES[table[0]]


@pytest.mark.compiled_only
@pytest.mark.parametrize("table", FIRST_TABLES, ids=name_of)
def test_a_beginner_is_gentle_and_yet_no_fool(table: Table) -> None:
    game = table[0]
    among_equals = match(bot("beginner", game), bot("beginner", game), 40, table)
    assert GENTLE_SCORES[game] / 2 < among_equals.mean_points < GENTLE_SCORES[game]
    assert match(bot("beginner", game), bot("random", game), 20, table).rate >= 0.85


@pytest.mark.parametrize("table", FIRST_TABLES, ids=name_of)
def test_greedy_beats_random_interpreted_too(table: Table) -> None:
    assert greedy_among_random(2, table).rate == 1


# `hard` takes long at the other games; the ladders of the docs have it for all of them.
RUNGS = [
    (stronger, weaker, table)
    for table in FIRST_TABLES
    for weaker, stronger in pairwise(["random", "beginner", "easy", "greedy", "medium"])
] + [("hard", "medium", table) for table in FIRST_TABLES if table[0] == "azul"]


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(("stronger", "weaker", "table"), RUNGS)
def test_every_level_beats_the_one_below(stronger: str, weaker: str, table: Table) -> None:
    """The same games every time: levels up to `hard` do not depend on the clock."""
    score = match(bot(stronger, table[0]), bot(weaker, table[0]), 24, table)
    assert score.rate >= 0.6
