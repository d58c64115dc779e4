"""A tournament as a whole: the same results on any number of processes, after any interruption."""

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.arena.stubs import Failing, crash, tournament, with_bot

from azulejos.arena import (
    Decision,
    ResultsFolder,
    SequentialTest,
    Tournament,
    results,
    run,
    runner,
)
from azulejos.arena.report import ratings
from azulejos.arena.results_folder import Games
from azulejos.arena.runner import TournamentProgress
from azulejos.arena.standings import pairing_result, wilson
from azulejos.arena.workers import play_all

# What is tested here does not depend on how the engine runs, and games take long interpreted.
pytestmark = pytest.mark.compiled_only


def timeless(games: Games) -> Games:
    """The clock is the only thing that may differ."""
    return {key: replace(played, seconds=()) for key, played in games.items()}


def ran(path: Path, contest: Tournament, processes: int = 1) -> Games:
    with ResultsFolder(path, contest) as folder:
        return run(contest, folder, processes)


def test_processes_make_no_difference(tmp_path: Path) -> None:
    contest = tournament("random", "greedy", "random", games=6)
    alone, together = (ran(tmp_path / str(count), contest, count) for count in (1, 2))
    assert timeless(alone) == timeless(together)
    for number in range(6):
        texts = {(tmp_path / str(n) / "records" / f"1-{number}.azl").read_text() for n in (1, 2)}
        assert len(texts) == 1


def test_only_missing_games_are_played(tmp_path: Path) -> None:
    contest = tournament("random", "greedy", games=6)
    whole = ran(tmp_path, contest)
    results_file = tmp_path / "results.jsonl"
    lines = results_file.read_text().splitlines(keepends=True)
    results_file.write_text("".join(lines[3:] + lines[:1]))
    heard: list[int] = []
    with ResultsFolder(tmp_path, contest) as folder:
        again = run(contest, folder, 1, heard.append)
    assert timeless(again) == timeless(whole)
    assert heard == [2, 1, 0]


def test_the_test_ends_a_pairing_early(tmp_path: Path) -> None:
    contest = tournament("greedy", "random", games=40, test=SequentialTest())
    heard: list[int] = []
    with ResultsFolder(tmp_path, contest) as folder:
        games = run(contest, folder, 1, heard.append)
    (result,) = results(contest, games)
    assert (result.decision, result.games, result.complete) == (Decision.STRONGER, 20, True)
    assert heard[-1] == 0
    assert len(games) == 20


def test_games_beyond_the_decision_are_not_counted(tmp_path: Path) -> None:
    """Other processes may have played on while the decisive deal was at the table."""
    plain = tournament("greedy", "random", games=24)
    games = ran(tmp_path, plain)
    judged = replace(plain, test=SequentialTest())
    assert results(judged, games)[0].games == 20
    assert results(plain, games)[0].games == 24
    counted, all_of_them = (ratings(contest, games, "random")[0] for contest in (judged, plain))
    assert counted["elo"] == pytest.approx(400 * math.log10(20.5 / 0.5))
    assert all_of_them["elo"] > counted["elo"]


def test_nobody_waits_for_games_that_are_not_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = tournament("greedy", "random", games=40, test=SequentialTest())

    def played_on(*words: Any) -> Iterator[Any]:
        yield from play_all(*words)
        raise AssertionError("the pairing is decided")

    monkeypatch.setattr(runner, "play_all", played_on)
    assert len(ran(tmp_path, contest)) == 20


def test_a_missing_game_hides_all_later_deals(tmp_path: Path) -> None:
    """Whatever order games end in, the test looks at deals in theirs."""
    plain = tournament("greedy", "random", games=24)
    games = ran(tmp_path, plain)
    judged = replace(plain, test=SequentialTest())
    del games[0, 5]
    result = pairing_result(judged, games, 0)
    assert (result.deals, result.decision, result.complete) == (2, Decision.OPEN, False)
    progress = TournamentProgress(judged, games)
    assert not progress.ended
    fixture = progress.next_fixture()
    assert fixture is not None
    assert fixture.number == 5
    assert progress.next_fixture() is None


def test_all_pairings_get_on_together() -> None:
    progress = TournamentProgress(tournament("greedy", "random", "random", games=4), {})
    handed_out = [progress.next_fixture() for _ in range(9)]
    assert [fixture and fixture.pairing for fixture in handed_out] == [0, 1] * 4 + [None]


@pytest.mark.parametrize("processes", [1, 2])
def test_time_can_be_up(tmp_path: Path, processes: int) -> None:
    contest = tournament("random", "greedy", games=200)
    with ResultsFolder(tmp_path, contest) as folder:
        assert run(contest, folder, processes, seconds=0) == {}
        assert 0 < len(run(contest, folder, 1, seconds=0.05)) < 200


def test_a_failing_bot_does_not_stop_the_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(2, crash)))
    contest = tournament("random", "failing", games=4)
    (result,) = results(contest, ran(tmp_path, contest))
    assert (result.wins, result.losses, result.failures) == (4, 0, (0, 4))
    assert result.complete


def test_wins_and_scores_are_those_of_the_first_player(tmp_path: Path) -> None:
    contest = tournament("greedy", "random", games=6, players=3)
    (result,) = results(contest, ran(tmp_path, contest))
    assert (result.games, result.deals, result.wins, result.rate) == (6, 1, 6, 1.0)
    assert result.mean_scores[0] > result.mean_scores[1]
    assert result.seconds_per_turn[0] > 0


def test_the_interval_of_a_rate() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_before_the_first_deal_is_complete_there_is_no_rate() -> None:
    (result,) = results(tournament("greedy", "random"), {})
    assert (result.games, result.rate, result.low, result.high) == (0, None, 0.0, 1.0)
    assert not result.complete
