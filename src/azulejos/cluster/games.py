"""Games on the processors of a cluster, for the arena, datasets and training.

A game of a machine that is lost is played again on another. Where a game is played makes no
difference to it, so the results are those of one machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator
from typing import Any, Generic, Protocol, TypeVar

from azulejos.cluster.errors import ClusterError

Task = TypeVar("Task")
Result = TypeVar("Result")

# Games that wait beside those being played, so that no processor has to wait for its next one.
AHEAD = 2
MOST_LOST = 5
"""So many machines or processes may be lost under one game: then it is the game that ends them."""
LONGEST_WAIT = 5.0


class WorkerLost(Exception):
    """Whoever played a game is gone, with the game."""


class Processors(Protocol):
    """What plays games; each is known by a thing that can be a key."""

    def count(self) -> int:
        """How many there are now: machines come and go."""
        ...

    def begin(self, play: Callable[[Any], Any], task: Any) -> Any: ...

    def ended(self, games: Collection[Any], seconds: float) -> list[Any]:
        """Those that have ended, after so many seconds at the latest."""
        ...

    def result(self, game: Any) -> Any:
        """Of a game that has ended; raises what the game raised, or `WorkerLost`."""
        ...

    def give_up(self, games: Collection[Any]) -> None: ...


class ClusterGames:
    """Plays what `arena.workers.play_all` is asked to play."""

    def __init__(self, processors: Processors) -> None:
        self._processors = processors

    def play_all(
        self, next_task: Callable[[], Task | None], time_up: float, play: Callable[[Task], Result]
    ) -> Generator[Result]:
        """Results as games end, until nothing is left to be played or time is up."""
        games = RunningGames(self._processors, play)
        try:
            while True:
                while games.has_room() and (task := next_task()) is not None:
                    games.begin(task)
                left = time_up - time.monotonic()
                if games.is_empty() or left <= 0:
                    return
                yield from games.results(min(left, LONGEST_WAIT))
        finally:
            games.give_up()


class RunningGames(Generic[Task, Result]):
    """Games that somebody plays now, and how often each was lost."""

    def __init__(self, processors: Processors, play: Callable[[Task], Result]) -> None:
        self._processors = processors
        self._play = play
        self._games: dict[Any, tuple[Task, int]] = {}

    def is_empty(self) -> bool:
        return not self._games

    def has_room(self) -> bool:
        return len(self._games) < AHEAD * max(1, self._processors.count())

    def begin(self, task: Task, lost: int = 0) -> None:
        self._games[self._processors.begin(self._play, task)] = (task, lost)

    def results(self, seconds: float) -> Generator[Result]:
        for game in self._processors.ended(list(self._games), seconds):
            task, lost = self._games.pop(game)
            try:
                result: Result = self._processors.result(game)
            except WorkerLost as error:
                if lost == MOST_LOST:
                    raise ClusterError("cluster-game", cause=str(error)) from None
                self.begin(task, lost + 1)
            else:
                yield result

    def give_up(self) -> None:
        """Games that nobody needs any more end here, however long they would last."""
        self._processors.give_up(list(self._games))
