"""A table may begin from a position instead of the set-up."""

from collections.abc import Sequence

import pytest
from tests.table.tables import APART, HERE, open_table, play_turn, play_until, through_json

from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import from_position, rule_set
from azulejos.table import Clock, PerGame, PerTurn, Seat, SeededDeals, Table, read_entry


def later() -> Table:
    """A table whose game begins where another one has come to."""
    before = open_table()
    play_until(before, lambda it: it.state.round == 2 and it.state.turn > 12)
    return opened_at(before.state.position())


def opened_at(
    position: str,
    variant: str = "standard",
    seats: Sequence[Seat] = HERE,
    clock: Clock | None = None,
) -> Table:
    options = rule_set("azul").choose(2, variant)
    return Table.open(options, seats, SeededDeals(1), at=0, clock=clock, position=position)


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


class TestClock:
    """It runs as soon as somebody is asked for a move, although nothing is dealt."""

    def test_from_the_opening(self) -> None:
        table = opened_at(later().state.position(), clock=PerGame(1000))
        assert (table.to_move, table.deadline()) == (0, 1000)
        assert table.remaining(300) == (700, 1000)
        assert through_json(table).deadline() == 1000
        play_turn(table, at=400)
        assert table.remaining(400) == (600, 1000)
        assert table.deadline() == 1400

    def test_it_expires(self) -> None:
        table = opened_at(later().state.position(), clock=PerTurn(1000))
        table.expire(0, at=1000)
        assert table.out == {0: "time"}

    def test_from_the_moment_everybody_sits(self) -> None:
        table = opened_at(later().state.position(), seats=APART, clock=PerGame(1000))
        table.take_seat(1, "bento", at=300)
        assert (table.deadline(), table.remaining(400)) == (None, (1000, 1000))
        table.take_seat(0, "ana", at=500)
        assert table.deadline() == 1500
        assert table.remaining(600) == (900, 1000)
        assert through_json(table).deadline() == 1500

    def test_it_stands_while_the_game_waits_again(self) -> None:
        """Whoever leaves before the first turn wins no time by it, and loses none."""
        table = opened_at(later().state.position(), seats=APART, clock=PerGame(1000))
        for seat in (0, 1):
            table.take_seat(seat, f"guest-{seat}", at=0)
        table.leave_seat(0, at=200)
        assert (table.deadline(), table.remaining(900)) == (None, (800, 1000))
        table.take_seat(0, "ana", at=1000)
        assert table.remaining(1100) == (700, 1000)

    def test_a_deal_comes_before_it(self) -> None:
        table = open_table(HERE, PerGame(1000))
        assert table.deadline() == 1000
