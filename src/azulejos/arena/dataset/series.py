"""Games of the same bots in the same seats, each on a deal of its own."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from azulejos.arena.dataset.file import Dataset
from azulejos.arena.dataset.noting import play_noted
from azulejos.arena.players import Player
from azulejos.arena.tournament import Fixture
from azulejos.arena.workers import Workers, play_all
from azulejos.engine.options import Options


@dataclass(frozen=True, slots=True)
class Series:
    """Game number i of a seed is the same whoever plays it, and when.

    `seats` has a player for every seat; `bot_sims` and `bot_time` (seconds) are the budget of
    programs for each turn.
    """

    options: Options
    seats: tuple[Player, ...]
    seed: int
    bot_sims: int | None = None
    bot_time: float | None = None

    def fixture(self, number: int) -> Fixture:
        sides = tuple(range(len(self.seats)))
        budget = (self.bot_sims, self.bot_time)
        return Fixture(0, number, number, sides, self.seats, self.options, self.seed, *budget)

    def settings(self) -> dict[str, Any]:
        """Everything that decides how a game goes, as plain data."""
        return {
            "kind": "dataset",
            "game": self.options.game,
            "players": self.options.players,
            "variant": self.options.variant,
            "options": dict(sorted(self.options.extras.items())),
            "bots": [player.spec for player in self.seats],
            "seed": self.seed,
            "bot_sims": self.bot_sims,
            "bot_time": self.bot_time,
        }


def make(
    series: Series,
    dataset: Dataset,
    games: int,
    processes: Workers,
    moved_on: Callable[[int], None] = lambda _: None,
    seconds: float = math.inf,
) -> None:
    """Plays the first so many games of a series, as far as the dataset does not have them yet.

    `moved_on` hears of each that is there. After so many seconds it ends.
    """
    missing = fixtures(series, dataset, games)
    moved_on(sum(number < games for _, number in dataset.games))
    time_up = time.monotonic() + seconds
    with closing(play_all(lambda: next(missing, None), processes, time_up, play_noted)) as played:
        for _, _, rows in played:
            dataset.add(rows)
            moved_on(1)


def fixtures(series: Series, dataset: Dataset, games: int) -> Iterator[Fixture]:
    found = {number for _, number in dataset.games}
    return (series.fixture(number) for number in range(games) if number not in found)
