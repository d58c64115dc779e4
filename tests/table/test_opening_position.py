"""A table may begin from a position instead of the set-up."""

import pytest
from tests.table.tables import HERE, open_table, play_turn, play_until

from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import from_position, rule_set
from azulejos.table import SeededDeals, Table, read_entry


def later() -> Table:
    """A table whose game begins where another one has come to."""
    before = open_table()
    play_until(before, lambda it: it.state.round == 2 and it.state.turn > 12)
    return opened_at(before.state.position())


def opened_at(position: str, variant: str = "standard") -> Table:
    options = rule_set("azul").choose(2, variant)
    return Table.open(options, HERE, SeededDeals(1), at=0, position=position)


def test_the_seat_to_move_is_asked_at_once() -> None:
    table = later()
    assert table.has_started
    assert table.to_move == table.state.current
    assert table.facts() == ()
    play_turn(table)
    assert len(table.facts()) >= 1


def test_undo_leads_back_to_the_position() -> None:
    table = later()
    seat = table.to_move
    assert seat is not None
    play_turn(table)
    table.undo(seat, at=9)
    assert table.state == table.start


def test_replay_of_the_plain_log() -> None:
    table = later()
    play_turn(table)
    again = Table.replay([read_entry(entry.data()) for entry in table.log])
    assert again.state == table.state
    assert again.start == table.start != from_position(table.state.position())


@pytest.mark.parametrize("position", ["azul hello", "nonsense"])
def test_text_that_is_no_position(position: str) -> None:
    with pytest.raises(AzulejosError):
        opened_at(position)


def test_position_of_another_game() -> None:
    with pytest.raises(AzulejosError) as caught:
        opened_at(later().state.position(), variant="grey")
    assert caught.value.code == "opening-position"
