"""Results without the luck of the deals: right on average, the same games, readable everywhere."""

import json
import math
import statistics
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.stubs import tournament
from tests.cli.commands import Azulejos

from azulejos.arena import GameResult, ResultsFolder, play, report, results, run
from azulejos.arena.adjusted import adjusted
from azulejos.arena.bot_game import from_data
from azulejos.engine.registry import new_game

# What is tested here does not depend on how the engine runs, and games take long interpreted.
pytestmark = pytest.mark.compiled_only

# A mean is so many standard errors from the truth once in 4000 times.
FAR = 3.7
SEVERAL = [("azul", 2, 200), ("azul", 3, 150), ("summer_pavilion", 2, 25)]


def measured(game: str, players: int, games: int) -> list[GameResult]:
    """One game of each deal: what is dealt again from other seats would say nothing new."""
    contest = tournament("greedy", "easy", game=game, players=players, games=10**6, seed=5)
    every = contest.games_per_deal
    return [play(replace(contest, luck=1).fixture(0, every * at))[0] for at in range(games)]


def is_zero(values: Sequence[float]) -> bool:
    error = math.sqrt(statistics.variance(values) / len(values))
    return error > 0 and abs(statistics.fmean(values)) < FAR * error


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "games"), SEVERAL)
def test_luck_is_zero_on_average(game: str, players: int, games: int) -> None:
    """So plain and adjusted results agree."""
    played = measured(game, players, games)
    for seat in range(players):
        assert is_zero([one.luck[seat] for one in played if one.luck])
        assert is_zero([one.luck_points[seat] for one in played if one.luck_points])
    assert is_zero([(one.adjusted_score or 0.0) - one.score for one in played])
    assert all(abs(sum(one.luck or (1,))) < 1e-5 for one in played), "chances add up to 1"


def test_measuring_luck_changes_no_game() -> None:
    contest = tournament("greedy", "random")
    plain, lucky = (play(replace(contest, luck=luck).fixture(0, 1)) for luck in (0, 3))
    assert plain[1] == lucky[1]
    assert plain[0].luck is None
    assert lucky[0].luck is not None


def test_the_luck_of_a_game_is_always_the_same() -> None:
    fixture = replace(tournament("easy", "random"), luck=4).fixture(0, 3)
    first, second = (play(fixture)[0] for _ in range(2))
    assert (first.luck, first.luck_points) == (second.luck, second.luck_points)


def test_the_first_deal_is_the_same_luck_in_all_games_of_a_deal() -> None:
    contest = replace(tournament("greedy", "random"), luck=4)
    found = []
    for fixture in (contest.fixture(0, number) for number in (0, 1)):
        meter, before = fixture.luck_meter(), new_game(contest.options)
        assert meter is not None
        after = before.copy()
        after.deal(fixture.deals())
        meter.add(before, after)
        found.append(meter.chances)
    assert found[0] == found[1] != (0.0, 0.0)


# What is reckoned from it


def game(score: float, luck: float | None) -> GameResult:
    lucky = None if luck is None else (luck, -luck)
    points = None if luck is None else (2.0, -1.0)
    shares = (score, 1 - score)
    return GameResult(
        0, 0, (0, 1), (30, 20), shares, "row", (9, 9), (0.1, 0.1), None, lucky, points
    )


def test_luck_is_taken_off_results_and_points() -> None:
    played = [game(1.0, 0.5), game(1.0, 0.0), game(0.0, -0.5), game(1.0, 0.5)]
    found = adjusted(played, 2)
    assert found is not None
    assert (found.rate, found.mean_scores) == (0.625, (28.0, 21.0))
    assert found.variance_ratio == 0.25, "deals vary from 0.75 to 0.5 instead of from 1 to 0.5"
    assert found.low < 0.625 < found.high
    assert found.plain_low < 0.75 < found.plain_high


def test_without_measured_luck_there_is_nothing_adjusted() -> None:
    assert adjusted([game(1.0, 0.1)] * 3 + [game(1.0, None)], 2) is None
    assert adjusted([game(1.0, 0.1)] * 2, 2) is None, "one deal says nothing about how deals vary"
    assert adjusted([], 2) is None


def test_deals_that_do_not_vary_have_no_ratio() -> None:
    found = adjusted([game(1.0, 0.0)] * 4, 2)
    assert found is not None
    assert (found.rate, found.low, found.high, found.variance_ratio) == (1.0, 1.0, 1.0, None)


# In folders and on the screen


def test_results_of_before_stay_readable(tmp_path: Path) -> None:
    contest = tournament("greedy", "random", games=2)
    with ResultsFolder(tmp_path, contest) as folder:
        games = run(contest, folder, 1)
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    for line in lines:
        assert line.pop("luck") is None
        assert line.pop("luck_points") is None
    assert {(0, line["number"]): from_data(line) for line in lines} == games
    (tmp_path / "results.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    header = json.loads((tmp_path / "arena.json").read_text())
    del header["settings"]["luck"]
    (tmp_path / "arena.json").write_text(json.dumps(header))
    assert report(tmp_path)["pairings"][0]["adjusted"] is None


def test_processes_make_no_difference_to_luck(tmp_path: Path) -> None:
    contest = replace(tournament("easy", "random", games=4), luck=2)
    found = []
    for processes in (1, 2):
        with ResultsFolder(tmp_path / str(processes), contest) as folder:
            found.append(results(contest, run(contest, folder, processes))[0].adjusted)
    assert found[0] == found[1] is not None


@pytest.mark.parametrize("kind", ["match", "round-robin", "ladder"])
def test_every_command_shows_both(
    azulejos_command: Azulejos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", kind, "easy", "random", "--games", "4", "--processes", "1", "--luck", "2")
    (row,) = azulejos_command(*words, "--json").json["pairings"]
    found = row["adjusted"]
    assert found["low"] <= found["rate"] <= found["high"]
    assert found["rate"] != row["rate"]
    shown = azulejos_command(*words).out
    assert "Without the luck of the deals" in shown
    assert f"{found['rate']:.1%}" in shown
    assert f"{row['rate']:.1%}" in shown


def test_without_the_option_no_luck_is_told(
    azulejos_command: Azulejos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "match", "easy", "random", "--games", "4", "--processes", "1")
    assert azulejos_command(*words, "--json").json["pairings"][0]["adjusted"] is None
    assert "luck" not in azulejos_command(*words).out
