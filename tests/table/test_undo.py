"""Taking back finished turns: free on one screen, else by consent of every other person."""

import pytest
from tests.table.tables import (
    HERE,
    CountedDeals,
    mover,
    open_apart,
    open_table,
    play_turn,
    play_until,
    refused,
)

from azulejos.engine.errors import GameOver
from azulejos.table import Bot, Person, Refused, Table, Turn
from azulejos.table.log import Undone
from azulejos.table.progress import UndoRequest


def test_on_one_screen_it_is_free() -> None:
    table = open_table(HERE)
    before = table.state
    play_turn(table)
    assert table.last_person_to_play == 0
    change = table.undo(0, at=5)
    assert change.entries == (Undone(5, 0, 0),)
    assert table.state == before
    assert table.seq == 4


def test_it_goes_back_over_the_turns_of_bots() -> None:
    table = open_table([Bot("b", "random"), Person("Ana"), Bot("c", "random")])
    play_turn(table)
    before = table.state
    for _ in range(3):
        play_turn(table)
    assert (table.to_move, table.last_person_to_play) == (1, 1)
    assert table.undo(1, at=5).entries == (Undone(5, 1, 1),)
    assert table.state == before


def test_it_goes_back_to_the_seats_own_turn_over_those_of_others() -> None:
    table = open_table(HERE)
    before = table.state
    play_turn(table)
    play_turn(table)
    table.undo(0, at=5)
    assert table.state == before


def test_it_can_be_repeated_to_the_beginning() -> None:
    table = open_table(HERE)
    before = table.state
    play_until(table, lambda it: it.state.round == 3)
    while (seat := table.last_person_to_play) is not None:
        table.undo(seat, at=5)
    assert table.state == before
    refused(Refused, "nothing-to-undo", table, lambda: table.undo(0, at=6))


def test_a_turn_of_several_moves_goes_back_as_a_whole() -> None:
    table = open_table(HERE, variant="grey")
    while True:
        before, turn = table.state, play_turn(table).entries[0].data()
        if len(turn["moves"]) > 1:
            break
    table.undo(turn["seat"], at=5)
    assert table.state == before


def test_of_two_equal_turns_the_later_one_goes_back() -> None:
    table = open_table(HERE)
    while True:
        seat, before = mover(table), table.state
        codes = [(before.code(move),) for move in before.legal_moves()]
        again = [code for code in codes if Turn(seat, code, None, (0, 0), 0) in table.facts()]
        table.play(seat, (again or codes)[0], at=0)
        if again:
            break
    table.undo(seat, at=0)
    assert table.state == before


def test_over_a_deal_the_next_deal_is_another_one() -> None:
    table = open_table(HERE)
    while table.state.round == 1:
        seat = mover(table)
        change = play_turn(table)
    first = change.entries[1].data()["items"]
    table.undo(seat, at=0)
    again = table.play(seat, change.entries[0].data()["moves"], at=0)
    assert again.entries[0] == change.entries[0]
    assert again.entries[1].data()["items"] != first


def test_no_draw_number_is_ever_used_twice() -> None:
    deals = CountedDeals()
    options = open_table(HERE).options
    table = Table.open(options, HERE, deals, at=0)
    for target in (2, 3, 3, 2):
        play_until(table, lambda it, target=target: it.state.round == target)  # type: ignore[misc]
        for _ in range(4):
            assert table.last_person_to_play is not None
            table.undo(table.last_person_to_play, at=0)
    assert table.draws_made > 20 * 4
    assert deals.numbers == list(range(table.draws_made))


def test_against_bots_alone_nobody_is_asked() -> None:
    table = open_apart(1, bots=1)
    before = table.state
    play_turn(table)
    play_turn(table)
    table.request_undo(0, at=1)
    assert table.state == before


def test_every_other_person_must_accept() -> None:
    table = open_apart(3, bots=1)
    before = table.state
    play_turn(table)
    after = table.state
    error = refused(Refused, "undo-needs-consent", table, lambda: table.undo(0, at=1))
    assert error.values == {"seat": 0, "asked": 2}
    table.request_undo(0, at=1)
    assert table.undo_request == UndoRequest(0, 0)
    assert table.asked_by(0) == {1, 2}
    assert [entry.kind for entry in table.accept_undo(2, at=2).entries] == ["undo-accepted"]
    assert table.state == after
    change = table.accept_undo(1, at=3)
    assert [entry.kind for entry in change.entries] == ["undo-accepted", "undone"]
    assert table.state == before
    assert table.undo_request is None


def test_one_refusal_is_enough() -> None:
    table = open_apart(3)
    play_turn(table)
    table.request_undo(0, at=1)
    table.accept_undo(1, at=2)
    table.refuse_undo(2, at=3)
    assert table.undo_request is None
    refused(Refused, "no-undo-request", table, lambda: table.accept_undo(2, at=4))
    refused(Refused, "no-undo-request", table, lambda: table.refuse_undo(2, at=4))


def test_who_asked_can_withdraw() -> None:
    table = open_apart(2)
    play_turn(table)
    table.request_undo(0, at=1)
    table.refuse_undo(0, at=2)
    assert table.undo_request is None


def test_only_those_who_are_asked_answer_and_only_once() -> None:
    table = open_apart(3, bots=1)
    play_turn(table)
    table.request_undo(0, at=1)
    refused(Refused, "not-asked", table, lambda: table.accept_undo(0, at=2))
    refused(Refused, "not-asked", table, lambda: table.accept_undo(3, at=2))
    refused(Refused, "not-asked", table, lambda: table.refuse_undo(3, at=2))
    table.accept_undo(1, at=2)
    refused(Refused, "not-asked", table, lambda: table.accept_undo(1, at=3))


def test_there_is_one_request_at_a_time() -> None:
    table = open_apart(2)
    play_turn(table)
    play_turn(table)
    table.request_undo(0, at=1)
    refused(Refused, "undo-pending", table, lambda: table.request_undo(1, at=2))


def test_to_play_on_is_an_answer() -> None:
    table = open_apart(2)
    play_turn(table)
    table.request_undo(0, at=1)
    play_turn(table)
    assert table.undo_request is None


def test_a_bot_that_plays_on_answers_nothing() -> None:
    table = open_apart(2, bots=1)
    before = table.state
    play_turn(table)
    play_turn(table)
    table.request_undo(0, at=1)
    assert table.bot_to_move == 2
    play_turn(table, at=2)
    table.accept_undo(1, at=3)
    assert table.state == before


@pytest.mark.parametrize("leaver", [1, 2])
def test_who_leaves_closes_the_request(leaver: int) -> None:
    table = open_apart(3)
    play_turn(table)
    table.request_undo(0, at=1)
    table.leave_seat(leaver, at=2)
    assert table.undo_request is None
    assert table.asked_by(0) == {1, 2} - {leaver}


def test_who_resigns_closes_the_request() -> None:
    table = open_apart(3)
    play_turn(table)
    table.request_undo(0, at=1)
    table.accept_undo(1, at=2)
    table.resign(2, at=3)
    assert table.undo_request is None


def test_who_is_out_is_neither_asked_nor_asks() -> None:
    table = open_apart(3)
    play_turn(table)
    play_turn(table)
    table.resign(1, at=1)
    assert table.asked_by(0) == {2}
    refused(Refused, "seat-not-playing", table, lambda: table.request_undo(1, at=2))


def test_a_resignation_is_not_undone() -> None:
    table = open_apart(3)
    play_turn(table)
    table.resign(1, at=1)
    table.request_undo(0, at=2)
    table.accept_undo(2, at=3)
    assert table.out == {1: "resigned"}


def test_bots_take_nothing_back() -> None:
    table = open_table([Bot("b", "random"), Person("Ana")])
    play_turn(table)
    refused(Refused, "seat-not-playing", table, lambda: table.undo(0, at=1))


def test_on_one_screen_the_last_turn_of_a_game_can_be_taken_back() -> None:
    table = open_table(HERE)
    while table.outcome() is None:
        before = table.state
        play_turn(table)
    table.undo(before.current, at=1)
    assert table.outcome() is None
    assert table.state == before


def test_elsewhere_a_finished_game_stands() -> None:
    table = open_apart(2)
    play_until(table, lambda it: it.is_over)
    refused(GameOver, "game-over", table, lambda: table.request_undo(0, at=1))
    alone = open_apart(1, bots=1)
    play_until(alone, lambda it: it.is_over)
    refused(GameOver, "game-over", alone, lambda: alone.undo(0, at=1))


def test_a_request_does_not_outlive_the_game() -> None:
    for seed in range(40):
        table = open_apart(2, bots=1)
        while table.outcome() is None:
            seat = mover(table)
            if table.bot_to_move is not None:
                table.request_undo(0, at=0)
            play_turn(table, seed=seed)
            if table.undo_request is not None:
                table.refuse_undo(0, at=0)
        if seat == 2:
            assert table.undo_request is None
            with pytest.raises(Refused):
                table.accept_undo(1, at=1)
            return
    pytest.fail("no game ended with a bot's turn")


def test_a_game_that_was_given_up_stands() -> None:
    table = open_table(HERE)
    play_turn(table)
    table.resign(1, at=1)
    refused(GameOver, "game-over", table, lambda: table.undo(0, at=2))
