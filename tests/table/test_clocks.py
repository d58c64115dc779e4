"""Clocks are arithmetic on the moments in the log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.tables import (
    APART,
    HERE,
    mover,
    open_apart,
    open_table,
    play_turn,
    play_until,
    refused,
    through_json,
)

from azulejos.engine.errors import GameOver, InvalidOptions
from azulejos.table import Bot, Clock, NoClock, PerGame, Person, PerTurn, Refused, now


def test_without_a_clock_nothing_runs() -> None:
    table = open_table(HERE)
    assert table.clock == NoClock()
    assert table.remaining(10**9) == (None, None)
    assert table.deadline() is None
    refused(Refused, "no-clock", table, lambda: table.expire(0, at=10**9))


def test_the_clock_of_the_seat_to_move_runs() -> None:
    table = open_table(HERE, PerGame(1000))
    assert table.remaining(0) == (1000, 1000)
    assert table.remaining(300) == (700, 1000)
    play_turn(table, at=400)
    assert table.remaining(400) == (600, 1000)
    assert table.remaining(900) == (600, 500)
    play_turn(table, at=950)
    assert table.remaining(1000) == (550, 450)
    assert table.remaining(9999) == (0, 450)


def test_each_finished_turn_gives_the_increment() -> None:
    table = open_table(HERE, PerGame(1000, increment=50))
    play_turn(table, at=400)
    assert table.remaining(400) == (650, 1000)
    play_turn(table, at=410)
    assert table.remaining(410) == (650, 1040)
    play_turn(table, at=1059)
    assert table.remaining(1059) == (51, 1040)


def test_per_turn_every_turn_begins_anew() -> None:
    table = open_table(HERE, PerTurn(1000))
    play_turn(table, at=999)
    assert table.remaining(1200) == (1000, 799)
    play_turn(table, at=1500)
    assert table.remaining(1500) == (1000, 1000)


@given(st.lists(st.integers(0, 400), min_size=1, max_size=20), st.integers(0, 60))
def test_what_is_left_is_what_was_not_used(spent: list[int], increment: int) -> None:
    table = open_table(HERE, PerGame(10_000, increment))
    expected, now = [10_000, 10_000], 0
    for time in spent:
        seat = mover(table)
        now += time
        expected[seat] += increment - time
        play_turn(table, at=now)
        assert table.remaining(now) == tuple(expected)


def test_a_clock_set_back_gives_no_time() -> None:
    table = open_table(HERE, PerGame(1000))
    play_turn(table, at=400)
    assert table.remaining(100) == (600, 1000)


@pytest.mark.parametrize("times", [(0, 0), (-1, 0), (5, -1)])
def test_a_clock_begins_with_some_time(times: tuple[int, int]) -> None:
    with pytest.raises(InvalidOptions) as caught:
        PerGame(*times)
    assert caught.value.code == "clock-time"
    with pytest.raises(InvalidOptions):
        PerTurn(0)


def test_clocks_start_with_the_first_deal() -> None:
    table = open_table(APART, PerGame(1000))
    table.take_seat(0, "a", at=500)
    assert table.remaining(800) == (1000, 1000)
    assert table.deadline() is None
    table.take_seat(1, "b", at=900)
    assert table.remaining(1000) == (900, 1000)


def test_bots_have_no_clock() -> None:
    table = open_table([Bot("b", "random"), Person("Ana")], PerGame(1000))
    assert table.remaining(500) == (None, 1000)
    assert table.deadline() is None
    play_turn(table, at=5000)
    assert table.remaining(5100) == (None, 900)
    refused(Refused, "seat-not-playing", table, lambda: table.expire(0, at=9000))


@pytest.mark.parametrize("clock", [PerTurn(1000), PerGame(1000, 300)])
def test_time_expires_when_nothing_is_left(clock: Clock) -> None:
    table = open_table(HERE, clock)
    assert table.deadline() == 1000
    error = refused(Refused, "time-left", table, lambda: table.expire(0, at=999))
    assert error.values == {"seat": 0, "milliseconds": 1}
    refused(Refused, "time-left", table, lambda: table.expire(1, at=5000))
    table.expire(0, at=1000)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((1,), (0,)), "time")


def test_nobody_plays_after_their_time() -> None:
    table = open_table(HERE, PerTurn(1000))
    refused(Refused, "time-up", table, lambda: play_turn(table, at=1000))
    play_turn(table, at=999)


def test_a_seat_whose_time_expired_goes_on_as_a_bot() -> None:
    table = open_apart(3, clock=PerGame(1000))
    table.expire(0, at=1000)
    assert (table.is_over, table.out, table.bot_to_move) == (False, {0: "time"}, 0)
    assert table.remaining(5000) == (None, 1000, 1000)
    play_turn(table, at=4000)
    assert table.remaining(4100) == (None, 900, 1000)
    refused(Refused, "seat-not-playing", table, lambda: table.expire(0, at=9000))


def test_to_leave_the_seat_does_not_stop_the_clock() -> None:
    table = open_apart(2, clock=PerGame(1000))
    table.leave_seat(0, at=100)
    assert table.remaining(700) == (300, 1000)
    table.expire(0, at=1000)
    assert table.is_over


def test_undo_sets_all_clocks_back() -> None:
    table = open_table(HERE, PerGame(1000, 50))
    play_turn(table, at=100)
    play_turn(table, at=300)
    assert table.remaining(300) == (950, 850)
    play_turn(table, at=400)
    assert table.remaining(400) == (900, 850)
    table.undo(1, at=600)
    assert table.remaining(600) == (950, 1000)
    assert table.remaining(700) == (950, 900)
    play_turn(table, at=800)
    assert table.remaining(800) == (950, 850)


def test_undo_gives_a_turn_its_full_time() -> None:
    table = open_table(HERE, PerTurn(1000))
    play_turn(table, at=100)
    table.undo(0, at=700)
    assert table.deadline() == 1700


def test_after_the_end_clocks_stand() -> None:
    table = open_table(HERE, PerGame(1000))
    play_turn(table, at=100)
    table.resign(0, at=400)
    assert table.remaining(400) == table.remaining(9000) == (None, 700)
    assert table.deadline() is None
    refused(GameOver, "game-over", table, lambda: table.expire(1, at=9000))


def test_after_the_end_by_the_rules_clocks_stand() -> None:
    table = open_table(HERE, PerGame(1000))
    play_until(table, lambda it: it.is_over)
    assert table.remaining(9000) == (1000, 1000)


def test_turns_tell_what_the_clock_showed() -> None:
    table = open_table([Person("Ana"), Bot("b", "random")], PerGame(1000, 50))
    play_turn(table, at=300)
    play_turn(table, at=800)
    turns = table.facts()[1:]
    assert [getattr(turn, "left", 0) for turn in turns] == [750, None]


def test_clocks_follow_from_the_log_alone() -> None:
    table = open_apart(3, clock=PerGame(5000, 70))
    for at in (100, 400, 450, 800):
        play_turn(table, at=at)
    table.request_undo(1, at=900)
    assert through_json(table).remaining(950) == table.remaining(950)
    assert through_json(table).deadline() == table.deadline()


def test_setting_the_computers_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= now() - before < 10_000
