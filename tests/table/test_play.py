"""A turn is taken whole or not at all."""

from functools import partial

from tests.table.tables import (
    HERE,
    mover,
    open_table,
    play_turn,
    play_until,
    random_turn,
    refused,
    summary,
)

from azulejos.engine.errors import GameOver, IllegalMove, MalformedMove
from azulejos.engine.rng import Rng
from azulejos.table import Bot, Play, Refused, Stale, Table
from azulejos.table.log import Dealt, TurnPlayed


def at_a_tiling_of_several_moves() -> Table:
    """A grey wall, and a player who has more than one tile to lay."""
    table = open_table(HERE, variant="grey")
    play_until(table, lambda it: len(random_turn(it.state, Rng(1, it.seq))) > 1)
    return table


def test_a_turn_is_one_entry_with_codes() -> None:
    table = open_table()
    state = table.state
    move = state.legal_moves()[3]
    change = table.play(0, [move], at=70)
    entry = change.entries[0]
    assert isinstance(entry, TurnPlayed)
    assert (entry.seat, entry.moves, entry.at) == (0, (state.code(move),), 70)
    assert (len(change.entries), change.seq) == (1, 3)
    state.play(move)
    assert table.state == state


def test_moves_may_be_numbers_or_codes() -> None:
    by_number, by_code = open_table(), open_table()
    move = by_number.state.legal_moves()[3]
    by_number.play(0, [move], at=1)
    by_code.play(0, [by_code.state.code(move)], at=1)
    assert by_number.log == by_code.log


def test_events_tell_what_happened() -> None:
    table = open_table()
    state = table.state
    move = state.legal_moves()[3]
    state.start_recording()
    state.play(move)
    assert table.play(0, [move], at=1).events == state.collect_events()
    assert play_turn(table).events != ()


def test_the_deal_that_becomes_due_is_in_the_same_batch() -> None:
    table = open_table()
    while table.state.round == 1:
        change = play_turn(table)
    turn, deal = change.entries
    assert isinstance(turn, TurnPlayed)
    assert isinstance(deal, Dealt)
    assert (turn.at, table.state.needs_deal, table.state.round) == (deal.at, False, 2)
    kinds = [type(event).__name__ for event in change.events]
    assert kinds.index("TilesTaken") < kinds.index("TileDrawn") < kinds.index("RoundOpened")
    assert kinds.count("TileDrawn") == 20


def test_a_turn_of_several_moves_is_one_entry() -> None:
    table = at_a_tiling_of_several_moves()
    moves = random_turn(table.state, Rng(1, table.seq))
    entry = table.play(mover(table), moves, at=0).entries[0]
    assert isinstance(entry, TurnPlayed)
    assert entry.moves == tuple(moves)


def test_a_half_made_turn_leaves_nothing_behind() -> None:
    table = at_a_tiling_of_several_moves()
    seat, moves = mover(table), random_turn(table.state, Rng(1, table.seq))
    error = refused(Refused, "turn-incomplete", table, lambda: table.play(seat, moves[:-1], at=1))
    assert error.values == {"seat": seat, "moves": len(moves) - 1}
    refused(Refused, "turn-incomplete", table, lambda: table.play(seat, [], at=1))


def test_a_turn_ends_where_it_ends() -> None:
    table = open_table()
    first = table.state.legal_moves()[0]
    state = table.state
    state.play(first)
    moves = [first, state.legal_moves()[0]]
    refused(IllegalMove, "turn-complete", table, lambda: table.play(0, moves, at=1))


def test_an_illegal_move_in_the_middle_spoils_the_turn() -> None:
    table = at_a_tiling_of_several_moves()
    seat, moves = mover(table), random_turn(table.state, Rng(1, table.seq))
    refused(IllegalMove, "azul.tiling-now", table, lambda: table.play(seat, [moves[0], 0], at=1))


def test_gibberish_is_no_move() -> None:
    table = open_table()
    refused(MalformedMove, "azul.move-code", table, lambda: table.play(0, ["gibberish"], at=1))


def test_only_the_seat_to_move_plays() -> None:
    table = open_table()
    move = table.state.legal_moves()[:1]
    error = refused(Refused, "wrong-seat", table, lambda: table.play(1, move, at=1))
    assert error.values == {"seat": 1, "expected": 0}


def test_a_sender_who_has_not_seen_everything_is_told() -> None:
    table = open_table()
    move = table.state.legal_moves()[:1]
    error = refused(Stale, "stale", table, lambda: table.play(0, move, 1, expected_seq=1))
    assert error.values == {"expected": 1, "seq": 2}
    table.play(0, move, 1, expected_seq=2)
    undoing = (table.undo, table.request_undo, table.accept_undo, table.refuse_undo)
    for command in (*undoing, table.resign, table.expire, table.leave_seat):
        refused(Stale, "stale", table, partial(command, 0, 2, expected_seq=2))
    refused(Stale, "stale", table, lambda: table.take_seat(0, "x", 2, expected_seq=2))


def test_nothing_is_played_after_the_end() -> None:
    table = open_table()
    play_until(table, lambda it: it.is_over)
    assert table.outcome() == table.state.outcome()
    assert (table.to_move, table.bot_to_move) == (None, None)
    refused(GameOver, "game-over", table, lambda: table.play(0, [0], at=1))
    refused(GameOver, "game-over", table, lambda: table.resign(0, at=1))


def test_preparing_changes_nothing_and_can_be_repeated() -> None:
    table = open_table()
    play_until(table, lambda it: it.state.legal_moves() == [] or it.seq > 4)
    before = summary(table)
    command = Play(mover(table), random_turn(table.state, Rng(1)))
    prepared = table.prepare(command, at=9)
    assert table.prepare(command, at=9) == prepared
    assert summary(table) == before
    assert table.append(prepared.batch) == prepared
    assert table.log[prepared.batch.first :] == prepared.entries


def test_a_batch_fits_one_place_only() -> None:
    table = open_table()
    batch = table.prepare(Play(0, table.state.legal_moves()[:1]), at=9).batch
    table.append(batch)
    refused(Stale, "stale", table, lambda: table.append(batch))


def test_a_clock_set_back_does_not_turn_the_log_back() -> None:
    table = open_table()
    play_turn(table, at=100)
    assert play_turn(table, at=40).entries[0].at == 100


def test_the_state_is_a_copy() -> None:
    table = open_table([Bot("a", "random"), Bot("b", "random")])
    before = summary(table)
    table.state.play(table.state.legal_moves()[0])
    assert summary(table) == before
