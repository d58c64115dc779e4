"""One game of a tournament: its result, its record, and bots that fail."""

from collections.abc import Callable

import pytest
from tests.arena.stubs import (
    Failing,
    crash,
    illegal,
    nonsense,
    nothing,
    too_much,
    tournament,
    with_bot,
)

from azulejos.arena import Failure, GameResult, play
from azulejos.arena.bot_game import BotGame, from_data
from azulejos.arena.standings import usual_failure
from azulejos.engine import record as records
from azulejos.engine.game import GameState

FAILURES = [
    (crash, "bot-crashed"),
    (illegal, None),
    (nothing, "turn-incomplete"),
    (nonsense, "move-number"),
    (too_much, None),
]


def test_result_and_record_agree() -> None:
    played, text = play(tournament("random", "greedy").fixture(0, 1))
    record = records.read(text)
    last = records.verify(record)
    assert record.result is not None
    assert (record.seat_name(0), record.seat_name(1)) == ("greedy", "random")
    assert last.scores == played.scores == record.result.scores
    assert played.reason == record.result.reason
    assert played.shares == tuple(last.utilities())
    assert sum(played.turns) == len(record.turns)
    assert all(seconds > 0 for seconds in played.seconds)


def test_a_result_can_be_written_and_read() -> None:
    played, _ = play(tournament("random", "greedy").fixture(0, 0))
    assert from_data(played.data()) == played


@pytest.mark.parametrize(("fail", "code"), FAILURES)
def test_a_bot_that_fails_loses(
    fail: Callable[[GameState], list[int]], code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Failing(3, fail)
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: bot))
    played, text = play(tournament("failing", "random").fixture(0, 1))
    assert played.failure is not None
    assert played.failure.seat == 1
    assert played.failure.code == code or code is None
    assert (played.reason, played.shares) == ("forfeit", (1.0, 0.0))
    assert played.score == 0.0
    assert played.turns[1] == 3
    assert from_data(played.data()) == played
    record = records.read(text)
    records.verify(record)
    assert record.result is None
    assert record.header("Forfeit") == f"seat 1: {played.failure.code}"
    assert bot.closed


def test_the_others_rank_by_their_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(15, crash)))
    fixture = tournament("failing", "greedy", players=3).fixture(0, 1)
    played, _ = play(fixture)
    others = (played.scores[0], played.scores[2])
    assert others[0] != others[1], "choose a seed that tells them apart"
    assert played.shares == tuple(float(score == max(others)) for score in played.scores)
    assert played.shares[1] == 0.0


def test_the_leader_has_nothing_if_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has points before the first round is over; all others share the victory."""
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(0, crash)))
    played, _ = play(tournament("failing", "random", players=4).fixture(0, 0))
    assert played.shares == (0.0, 1 / 3, 1 / 3, 1 / 3)


def test_a_game_without_end_is_broken_off() -> None:
    """The scores as they stand decide; the record has no result."""
    game = BotGame(tournament("random", "greedy").fixture(0, 0))
    game.moves = game.state.move_cap - 1
    game.play_to_the_end()
    assert game.result().reason == "limit"
    assert sum(game.result().turns) == 1
    assert game.result().shares == (0.5, 0.5)
    assert records.read(game.record()).result is None


def test_a_bot_cannot_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(state: GameState) -> list[int]:
        moves = state.legal_moves()[:1]
        state.play(moves[0])
        return moves

    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(0, cheat)))
    played, _ = play(tournament("failing", "random").fixture(0, 0))
    assert played.failure is None


def test_the_usual_failure_is_the_last_of_the_most_frequent() -> None:
    codes = ["bot-hung", "bot-crashed", "bot-crashed", "bot-hung", "bot-crashed", "bot-nonsense"]
    failed = [Failure(0, code, {"said": number}) for number, code in enumerate(codes)]
    played = [
        GameResult(0, number, (1, 0), (0, 0), (0.0, 1.0), "forfeit", (0, 0), (0.0, 0.0), failure)
        for number, failure in enumerate(failed)
    ]
    assert usual_failure(played, 0) is None
    assert usual_failure(played, 1) is failed[4]
