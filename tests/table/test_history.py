"""The history of a game: what was undone is not part of it."""

import pytest
from tests.table.tables import HERE, open_table, play_turn, play_until

from azulejos.engine.registry import GAMES, rule_set
from azulejos.table import Person, SeededDeals, Table
from azulejos.table.history import Step, first_turns, points_by_source, steps
from azulejos.table.turns import position_after


def history(table: Table) -> list[Step]:
    return [step for step, _ in steps(table.start, table.facts())]


def test_a_deal_and_a_turn() -> None:
    table = open_table(HERE)
    change = play_turn(table, at=7)
    deal, turn = history(table)
    assert (deal.turn, deal.round, deal.seat, deal.moves, deal.at) == (0, 1, None, (), 0)
    assert {event["rule"] for event in deal.events} == {"azul.deal", "azul.round"}
    assert (turn.turn, turn.round, turn.seat, turn.at) == (1, 1, 0, 7)
    assert turn.moves == tuple(change.entries[0].data()["moves"])
    assert list(turn.events) == [event.data() for event in change.events]


def test_undone_turns_are_left_out() -> None:
    table = open_table(HERE)
    play_until(table, lambda it: it.state.round == 2)
    *before, last, deal = history(table)
    assert (last.turn, deal.turn, deal.seat) == (table.turns_played, table.turns_played, None)
    assert last.seat is not None
    play_turn(table, at=1)
    table.undo(history(table)[-1].seat or 0, at=2)
    assert history(table) == [*before, last, deal]
    table.undo(last.seat, at=3)
    assert history(table) == before
    play_turn(table, at=4)
    assert [*before, history(table)[len(before)]] == history(table)[: len(before) + 1]
    assert history(table)[len(before)].at == 4


@pytest.mark.parametrize("game", GAMES)
def test_it_ends_where_the_table_stands_and_its_points_add_up(game: str) -> None:
    options = rule_set(game).choose(2)
    table = Table.open(options, [Person("Ana"), Person("Taras")], SeededDeals(3), at=0)
    play_until(table, lambda it: it.is_over)
    *_, (last, state) = steps(table.start, table.facts())
    assert state == table.state
    assert last.turn == table.turns_played
    played = history(table)
    for seat, score in enumerate(table.state.scores):
        points = points_by_source(played, seat, score)
        assert sum(points.values()) == score
        assert points.get("start", 0) == (5 if game.startswith("summer") else 0)


def test_the_first_turns_come_with_the_deal_that_follows() -> None:
    table = open_table(HERE)
    play_until(table, lambda it: it.state.round == 2)
    turns = table.turns_played
    assert list(first_turns(table.facts(), turns)) == list(table.facts())
    assert position_after(table.start, first_turns(table.facts(), turns)) == table.state
    assert len(list(first_turns(table.facts(), 0))) == 1
    assert not position_after(table.start, first_turns(table.facts(), 0)).needs_deal
