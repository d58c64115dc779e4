"""Games on other machines: lost ones are played again, and the results are those of one machine."""

import math
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.arena.stubs import tournament

from azulejos.arena import ResultsFolder, run
from azulejos.arena.results_folder import Games
from azulejos.arena.workers import play_all
from azulejos.cluster.errors import ClusterError
from azulejos.cluster.games import AHEAD, MOST_LOST, ClusterGames, WorkerLost
from azulejos.cluster.version import version_here

SOON = 0.01


class FakeProcessors:
    """Plays when asked for results, the newest game first; loses those that it is told to lose."""

    def __init__(self, count: int = 2, losing: Callable[[Any, int], bool] = lambda *_: False):
        self.processors = count
        self.losing = losing
        self.begun: list[Any] = []
        self.most = 0
        self.given_up: list[int] = []
        self._running: dict[int, tuple[Callable[[Any], Any], Any]] = {}

    def count(self) -> int:
        return self.processors

    def begin(self, play: Callable[[Any], Any], task: Any) -> int:
        self.begun.append(task)
        self._running[len(self.begun)] = (play, task)
        self.most = max(self.most, len(self._running))
        return len(self.begun)

    def ended(self, games: Collection[int], seconds: float) -> list[int]:
        return [max(games)]

    def result(self, game: int) -> Any:
        play, task = self._running.pop(game)
        if self.losing(task, self.begun.count(task)):
            raise WorkerLost("its machine is gone")
        return play(task)

    def give_up(self, games: Collection[int]) -> None:
        self.given_up = list(games)


def ten(processors: FakeProcessors, play: Callable[[int], int]) -> list[int]:
    numbers = iter(range(10))
    return list(ClusterGames(processors).play_all(lambda: next(numbers, None), math.inf, play))


def test_everything_is_played_once() -> None:
    processors = FakeProcessors()
    assert sorted(ten(processors, lambda number: number**2)) == [n**2 for n in range(10)]
    assert sorted(processors.begun) == list(range(10))


def test_what_a_lost_worker_had_is_played_again() -> None:
    processors = FakeProcessors(losing=lambda task, time: task % 3 == 0 and time <= 2)
    assert sorted(ten(processors, lambda number: number**2)) == [n**2 for n in range(10)]
    assert processors.begun.count(3) == 3
    assert processors.begun.count(4) == 1


def test_a_game_that_ends_every_worker_is_not_played_for_ever() -> None:
    processors = FakeProcessors(losing=lambda task, _: task == 7)
    with pytest.raises(ClusterError, match="cluster-game"):
        ten(processors, lambda number: number)
    assert processors.begun.count(7) == MOST_LOST + 1


def test_what_goes_wrong_in_a_game_is_not_a_lost_worker() -> None:
    processors = FakeProcessors()
    with pytest.raises(ZeroDivisionError):
        ten(processors, lambda number: 1 // (number - 5))
    assert processors.begun.count(5) == 1
    assert processors.given_up, "the others need not be played to their end"


def test_every_processor_has_one_game_and_the_next() -> None:
    processors = FakeProcessors(count=3)
    ten(processors, lambda number: number)
    assert processors.most == 3 * AHEAD


def test_when_time_is_up_games_are_given_up() -> None:
    processors, started = FakeProcessors(), time.monotonic()
    games = ClusterGames(processors).play_all(lambda: 1, started + SOON, lambda task: task)
    assert len(list(games)) >= 1
    assert len(processors.given_up) == 2 * AHEAD


def timeless(games: Games) -> Games:
    return {key: replace(played, seconds=()) for key, played in games.items()}


@pytest.mark.compiled_only
def test_a_tournament_is_the_same_elsewhere(tmp_path: Path) -> None:
    contest = tournament("random", "greedy", games=8)
    elsewhere = ClusterGames(FakeProcessors(losing=lambda task, time: task.number < 5 and time < 3))
    found = []
    for name, workers in (("here", 1), ("elsewhere", elsewhere)):
        with ResultsFolder(tmp_path / name, contest) as folder:
            found.append(timeless(run(contest, folder, workers)))
    assert found[0] == found[1]
    for number in range(8):
        here, there = (
            tmp_path / name / "records" / f"0-{number}.azl" for name in ("here", "elsewhere")
        )
        assert here.read_bytes() == there.read_bytes()


def test_the_arena_hands_everything_to_the_cluster() -> None:
    processors, tasks = FakeProcessors(), iter("abc")
    played = play_all(lambda: next(tasks, None), ClusterGames(processors), math.inf, str.upper)
    assert sorted(played) == ["A", "B", "C"]
    assert len(processors.begun) == 3


def test_the_version_tells_other_rules_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").mkdir()
    rule = tmp_path / "engine" / "rule.py"
    monkeypatch.setattr("azulejos.engine.sources.PACKAGE", tmp_path)
    found = set()
    for text in ("1", "2", "1"):
        rule.write_text(text)
        found.add(version_here())
    assert len(found) == 2
