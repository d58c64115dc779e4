"""Persons and bots: who sits where, who has to come first, who is to move."""

from collections import Counter

from tests.table.tables import (
    APART,
    HERE,
    mover,
    open_apart,
    open_table,
    play_turn,
    refused,
    through_json,
)

from azulejos.engine.errors import GameOver, InvalidOptions
from azulejos.engine.rng import Rng
from azulejos.table import NETWORK_BOT, Bot, Cancel, Person, Refused, SeatBot, in_random_order


def test_chance_decides_who_starts() -> None:
    people = [Person(name) for name in "abc"]
    orders = Counter(in_random_order(people, Rng(seed)) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 70


def test_on_one_device_the_first_deal_is_made_at_once() -> None:
    table = open_table(HERE)
    assert [entry.kind for entry in table.log] == ["opened", "dealt"]
    assert table.has_started
    assert table.to_move == 0


def test_the_first_deal_waits_for_every_person() -> None:
    table = open_table(APART)
    assert (table.to_move, table.has_started) == (None, False)
    assert [entry.kind for entry in table.take_seat(1, "guest-b", at=3).entries] == ["seat-taken"]
    refused(Refused, "not-started", table, lambda: table.play(0, ["1B1"], at=4))
    refused(Refused, "not-started", table, lambda: table.resign(1, at=4))
    change = table.take_seat(0, "guest-a", at=5, name="Amália")
    assert [entry.kind for entry in change.entries] == ["seat-taken", "dealt"]
    assert table.to_move == 0
    assert table.seats[0].name == "Amália"
    assert table.seats[1].name == "Bento"
    assert table.occupant(0) == "guest-a"


def test_nobody_waits_for_bots() -> None:
    table = open_table([Bot("b", "random"), Bot("c", "random")])
    assert table.bot_to_move == 0
    play_turn(table)
    assert table.bot_to_move == 1


def test_a_bot_plays_its_own_seat_only() -> None:
    table = open_table([Person("Ana"), Bot("b", "random")])
    assert (table.to_move, table.bot_to_move) == (0, None)
    play_turn(table)
    assert (table.to_move, table.bot_to_move) == (1, 1)


def test_a_seat_is_taken_once() -> None:
    table = open_apart(2)
    refused(Refused, "seat-not-free", table, lambda: table.take_seat(0, "other", at=1))


def test_there_must_be_somebody_to_sit_down() -> None:
    table = open_table(APART)
    refused(Refused, "nobody", table, lambda: table.take_seat(0, "", at=1))


def test_a_seat_on_this_device_is_neither_taken_nor_left() -> None:
    table = open_table(HERE)
    assert table.occupant(0) == ""
    refused(Refused, "seat-not-free", table, lambda: table.take_seat(0, "other", at=1))
    refused(Refused, "seat-not-taken", table, lambda: table.leave_seat(0, at=1))


def test_a_bots_seat_is_neither_taken_nor_left() -> None:
    table = open_table([Person("Ana"), Bot("b", "random")])
    refused(Refused, "seat-not-playing", table, lambda: table.take_seat(1, "other", at=1))
    refused(Refused, "seat-not-taken", table, lambda: table.leave_seat(1, at=1))


def test_a_bot_takes_the_seat_of_somebody_who_has_not_come() -> None:
    table = open_table(APART)
    table.take_seat(0, "guest-a", at=1)
    change = table.run(SeatBot(1, "easy", "easy"), at=2)
    assert [entry.kind for entry in change.entries] == ["bot-seated", "dealt"]
    assert table.seats[1] == Bot("easy", "easy")
    refused(Refused, "seat-not-free", table, lambda: table.run(SeatBot(1, "x", "easy"), at=3))


def test_a_seat_left_in_the_middle_of_a_game_is_for_people() -> None:
    table = open_apart(2)
    table.leave_seat(0, at=1)
    refused(Refused, "seat-not-free", table, lambda: table.run(SeatBot(0, "x", "easy"), at=2))


def test_a_table_is_cancelled_before_its_game_begins() -> None:
    table = open_table(APART)
    table.take_seat(0, "guest-a", at=1)
    table.run(Cancel("Amália"), at=2)
    assert table.is_cancelled
    assert (table.is_over, table.outcome()) == (False, None)
    refused(Refused, "table-cancelled", table, lambda: table.take_seat(1, "guest-b", at=3))
    refused(Refused, "table-cancelled", table, lambda: table.leave_seat(0, at=3))
    begun = open_apart(2)
    refused(Refused, "game-begun", begun, lambda: begun.run(Cancel("Amália"), at=2))


def test_a_left_seat_waits_for_somebody() -> None:
    table = open_apart(2)
    table.leave_seat(0, at=1)
    assert table.occupant(0) is None
    assert table.has_started
    assert (table.to_move, table.bot_to_move) == (0, None)
    move = table.state.legal_moves()[:1]
    refused(Refused, "seat-empty", table, lambda: table.play(0, move, at=2))
    refused(Refused, "seat-not-taken", table, lambda: table.leave_seat(0, at=2))
    table.take_seat(0, "other", at=3)
    table.play(0, move, at=4)
    assert mover(table) == 1


def test_the_deal_of_a_running_game_waits_for_nobody() -> None:
    table = open_apart(2)
    while table.state.round == 1:
        waiting = 1 - mover(table)
        table.leave_seat(waiting, at=1)
        kinds = [entry.kind for entry in play_turn(table).entries]
        table.take_seat(waiting, "back again", at=1)
    assert kinds == ["turn", "dealt"]


def test_leaving_before_the_start_frees_the_seat() -> None:
    table = open_table(APART)
    table.take_seat(0, "guest-a", at=1)
    table.leave_seat(0, at=2)
    table.take_seat(1, "guest-b", at=3)
    assert not table.has_started


def test_after_the_end_people_leave_but_nobody_comes() -> None:
    table = open_apart(2)
    table.resign(0, at=1)
    table.leave_seat(1, at=2)
    assert table.occupant(1) is None
    refused(GameOver, "game-over", table, lambda: table.take_seat(1, "other", at=3))


def test_seats_that_do_not_exist_are_refused() -> None:
    table = open_table(HERE)
    refused(Refused, "unknown-seat", table, lambda: table.resign(2, at=1))
    refused(Refused, "unknown-seat", table, lambda: table.resign(-1, at=1))
    refused(Refused, "unknown-seat", table, lambda: table.occupant(2))


def test_there_is_a_seat_for_every_player() -> None:
    table = open_table(HERE)
    four = [*HERE, *HERE]
    error = refused(
        InvalidOptions,
        "seat-count",
        table,
        lambda: type(table).open(table.options, four, table.deals, at=0),
    )
    assert error.values == {"value": 4, "expected": 2}


def test_a_program_is_known_by_its_log_until_somebody_else_takes_the_seat() -> None:
    table = open_table(APART)
    table.take_seat(1, f"{NETWORK_BOT}1", at=3, name="Ana")
    assert through_json(table).network_bots == {1}
    table.leave_seat(1, at=4)
    assert table.network_bots == {1}
    table.take_seat(1, "guest-b", at=5)
    assert through_json(table).network_bots == frozenset()
