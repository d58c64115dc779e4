"""A table is its log: replayed it is the same table, and a log that does not fit is noticed."""

from dataclasses import replace

import pytest
from tests.table.tables import (
    APART,
    HERE,
    open_apart,
    open_table,
    play_turn,
    play_until,
    refused,
    summary,
    through_json,
)

from azulejos.engine.errors import ImpossibleDraw
from azulejos.table import (
    Bot,
    Deal,
    Entry,
    LogMismatch,
    PerGame,
    Person,
    Seat,
    SeededDeals,
    Table,
    Turn,
)
from azulejos.table.log import (
    BotSeated,
    Cancelled,
    Dealt,
    Resigned,
    SeatLeft,
    SeatTaken,
    TableOpened,
    TurnPlayed,
    UndoAccepted,
    Undone,
    UndoRefused,
    UndoRequested,
)
from azulejos.table.table import Batch
from azulejos.table.turns import position_after


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_a_whole_game_replays_to_itself(players: int, variant: str) -> None:
    seats: list[Seat] = [Person("Ana"), *[Bot("b", "random")] * (players - 1)]
    table = open_table(seats, PerGame(1000, 10), variant)
    play_until(table, lambda it: it.is_over)
    assert summary(through_json(table)) == summary(table)


def test_every_beginning_of_a_log_replays() -> None:
    table = open_apart(2)
    for _ in range(15):
        play_turn(table)
    for length in range(1, table.seq + 1):
        assert Table.replay(table.log[:length]).seq == length


def test_a_replayed_table_goes_on_as_the_first_would() -> None:
    table = open_table(HERE, seed=9)
    play_until(table, lambda it: it.state.round == 2)
    again = Table.replay(table.log, SeededDeals(9))
    for each in (table, again):
        play_until(each, lambda it: it.state.round == 4)
    assert summary(again) == summary(table)


def test_without_a_source_of_deals_a_table_can_only_be_looked_at() -> None:
    table = Table.replay(open_table(HERE).log)
    with pytest.raises(ImpossibleDraw):
        play_until(table, lambda it: it.state.round == 2)
    assert table.state.round == 1


def test_another_copy_of_the_table_follows_batch_by_batch() -> None:
    table = open_table(HERE)
    follower = Table.replay(table.log)
    while not table.is_over:
        change = play_turn(table)
        first = change.seq - len(change.entries)
        assert follower.append(Batch(first, table.entries_since(first))) == change
    assert summary(follower) == summary(table)


def test_facts_are_the_game_without_what_was_undone() -> None:
    table = open_table(HERE)
    play_until(table, lambda it: it.state.round == 2)
    for _ in range(3):
        assert table.last_person_to_play is not None
        table.undo(table.last_person_to_play, at=0)
    play_until(table, lambda it: it.state.round == 3)
    facts = table.facts()
    assert position_after(table.start, facts) == table.state
    deals = [fact for fact in facts if isinstance(fact, Deal)]
    assert [deal.first_draw for deal in deals] == [0, 40, 60]
    assert sum(isinstance(fact, Turn) for fact in facts) == table.state.turn


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(LogMismatch):
        Table.replay([])
    with pytest.raises(LogMismatch) as caught:
        Table.replay(open_table(HERE).log[1:])
    assert caught.value.code == "not-open"
    opened = open_table(HERE).log[0]
    assert isinstance(opened, TableOpened)
    with pytest.raises(LogMismatch) as caught:
        Table.replay([replace(opened, seats=())])
    assert (caught.value.code, caught.value.seq) == ("seat-count", 0)


def damaged(entry: Entry) -> list[tuple[Entry, str]]:
    assert isinstance(entry, TurnPlayed)
    return [
        (replace(entry, fingerprint="0" * 16), "fingerprint"),
        (replace(entry, seat=1 - entry.seat), "wrong-seat"),
        (replace(entry, seat=2), "unknown-seat"),
        (replace(entry, moves=()), "turn-incomplete"),
        (replace(entry, moves=entry.moves * 2), "turn-complete"),
        (replace(entry, at=-1), "time-runs-back"),
        (open_table(HERE).log[0], "already-open"),
        (open_table(HERE).log[1], "no-deal-due"),
        (Undone(0, 0, 1), "no-such-turn"),
        (UndoRequested(0, 0, 1), "no-such-turn"),
        (UndoAccepted(0, 0), "no-undo-request"),
        (UndoRefused(0, 0), "no-undo-request"),
        (SeatTaken(0, 0, "x", ""), "seat-not-free"),
        (SeatLeft(0, 0), "seat-not-taken"),
        (BotSeated(0, 0, "greedy", "greedy"), "seat-not-free"),
        (Cancelled(0, "Ana"), "game-begun"),
    ]


def test_an_entry_that_does_not_fit_is_named() -> None:
    table = open_table(HERE)
    play_turn(table)
    good = play_turn(table).entries[0]
    head = table.log[:3]
    for entry, code in damaged(good):
        with pytest.raises(LogMismatch) as caught:
            Table.replay([*head, entry])
        assert (caught.value.code, caught.value.seq) == (code, 3)


def test_deals_are_compared_as_well() -> None:
    opened, dealt = open_table(HERE).log
    assert isinstance(dealt, Dealt)
    other = dealt.items[::-1]
    for items, code in ((other, "fingerprint"), (dealt.items[:4], "deal-incomplete"), ("?", None)):
        with pytest.raises(LogMismatch) as caught:
            Table.replay([opened, replace(dealt, items=items)])
        assert code in (None, caught.value.code)


def test_nothing_is_dealt_before_everybody_is_there() -> None:
    _, dealt = open_table(HERE).log
    with pytest.raises(LogMismatch) as caught:
        Table.replay([*open_table(APART).log, dealt])
    assert caught.value.code == "not-started"


def test_nothing_follows_the_end() -> None:
    table = open_table(HERE)
    table.resign(0, at=1)
    with pytest.raises(LogMismatch) as caught:
        Table.replay([*table.log, Resigned(2, 1)])
    assert caught.value.code == "game-over"


def test_a_batch_that_does_not_fit_is_left_out_as_a_whole() -> None:
    table = open_table(HERE)
    good = through_json(table)
    entries = (*play_turn(good).entries, Undone(0, 0, 7))
    refused(LogMismatch, "no-such-turn", table, lambda: table.append(Batch(2, entries)))
