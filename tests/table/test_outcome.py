"""How a game at a table ends when somebody gives up or runs out of time."""

import pytest
from tests.table.tables import HERE, mover, open_apart, open_table, play_turn, play_until, refused

from azulejos.engine.errors import GameOver
from azulejos.table import (
    Abandon,
    Bot,
    Close,
    Command,
    FairDeals,
    Person,
    PerTurn,
    Play,
    Refused,
    RequestUndo,
    Table,
)


def test_of_two_the_other_wins() -> None:
    for quitter in (0, 1):
        table = open_table(HERE)
        play_turn(table)
        table.resign(quitter, at=1)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.ranking == ((1 - quitter,), (quitter,))
        assert outcome.reason == "resigned"
        assert outcome.scores == table.state.scores
        assert (table.to_move, table.bot_to_move) == (None, None)
        with pytest.raises(GameOver):
            table.play(table.state.current, table.state.legal_moves()[:1], at=2)


def test_of_three_the_others_play_on() -> None:
    table = open_apart(3)
    table.resign(0, at=1)
    assert not table.is_over
    assert table.outcome() is None
    assert table.bot_to_move == 0
    play_turn(table)
    assert mover(table) == 1
    play_turn(table)
    play_turn(table)
    assert mover(table) == table.bot_to_move


def test_who_resigned_ranks_last_whatever_the_score() -> None:
    for seed in range(6):
        table = open_table([Person(name) for name in "abc"], seed=seed)
        play_until(table, lambda it: it.state.round == 2)
        leader = table.state.ranking()[0][0]
        table.resign(leader, at=1)
        play_until(table, lambda it: it.is_over)
        outcome, by_rules = table.outcome(), table.state.outcome()
        assert outcome is not None
        assert by_rules is not None
        others = [tuple(s for s in place if s != leader) for place in by_rules.ranking]
        assert outcome.ranking == (*[place for place in others if place], (leader,))
        assert outcome.reason == by_rules.reason


def test_the_first_to_resign_is_the_very_last() -> None:
    table = open_apart(4)
    table.resign(2, at=1)
    table.resign(0, at=2)
    assert not table.is_over
    table.resign(3, at=3)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (3,), (0,), (2,))


def test_the_reason_is_the_last_one() -> None:
    table = open_apart(3, clock=PerTurn(1000))
    table.resign(2, at=1)
    table.expire(0, at=1000)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((1,), (0,), (2,)), "time")


def test_bots_do_not_play_on_among_themselves() -> None:
    table = open_table([Person("Ana"), Bot("b", "random"), Bot("c", "random")])
    play_until(table, lambda it: it.state.round == 3)
    table.resign(0, at=1)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranking[-1] == (0,)
    assert sorted(sum(outcome.ranking[:-1], ())) == [1, 2]


def test_one_resigns_once_and_bots_never() -> None:
    table = open_apart(3, bots=1)
    table.resign(0, at=1)
    refused(Refused, "seat-not-playing", table, lambda: table.resign(0, at=2))
    refused(Refused, "seat-not-playing", table, lambda: table.resign(3, at=2))
    refused(Refused, "seat-not-playing", table, lambda: table.take_seat(0, "other", at=2))


@pytest.mark.parametrize(("end", "reason"), [(Abandon(), "abandoned"), (Close(), "closed")])
def test_a_game_that_is_abandoned_or_closed_ends_as_it_stands_and_nobody_wins(
    end: Command, reason: str
) -> None:
    table = open_apart(2, clock=PerTurn(1000))
    play_turn(table)
    table.run(end, at=900)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.winners, outcome.reason) == ((), (), reason)
    assert outcome.scores == table.state.scores
    assert (table.is_over, table.is_cancelled) == (True, False)
    assert (table.to_move, table.bot_to_move, table.deadline()) == (None, None, None)
    assert Table.replay(table.log).outcome() == outcome
    turn = table.state.legal_moves()[:1]
    for command in (Play(1, turn), RequestUndo(0), Abandon(), Close()):
        with pytest.raises(GameOver):
            table.run(command, at=901)


def test_on_one_screen_it_cannot_be_taken_up_again_either() -> None:
    table = open_table(HERE)
    play_turn(table)
    table.run(Abandon(), at=1)
    with pytest.raises(GameOver):
        table.undo(0, at=2)


def test_its_shuffle_is_revealed() -> None:
    options, key = open_table().options, bytes(range(32))
    table = Table.open(options, [Person("Ana"), Bot("b", "random")], FairDeals(key), at=0)
    play_turn(table)
    table.run(Abandon(), at=1)
    assert table.shuffle.key == key.hex()


def test_without_a_turn_it_is_cancelled() -> None:
    for table in (open_table(HERE), open_table([Person("Ana", on_device=False)] * 2)):
        table.run(Abandon(), at=1)
        assert (table.is_cancelled, table.is_over, table.outcome()) == (True, False, None)
        with pytest.raises(Refused, match="table-cancelled"):
            table.run(Abandon(), at=2)
