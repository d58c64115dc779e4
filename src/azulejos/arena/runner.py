"""Plays a tournament to its end, or goes on with it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import closing

from azulejos.arena.bot_game import GameResult, play
from azulejos.arena.dataset import Dataset, play_noted
from azulejos.arena.results_folder import Games, ResultsFolder, read_games
from azulejos.arena.sequential import Decision
from azulejos.arena.tournament import Fixture, Tournament
from azulejos.arena.workers import Workers, play_all


class PairingProgress:
    """How far a pairing has come.

    `deals` has the scores of the first player in the games of each deal, as far as no game is
    missing: processes finish in any order, and the test must not depend on it.
    """

    def __init__(self, tournament: Tournament, pairing: int, games: Games) -> None:
        self.tournament = tournament
        self.pairing = pairing
        self.games = games
        self.played = sum(key[0] == pairing for key in games)
        self.deals: list[list[float]] = []
        self.next_number = 0
        self.ended = False
        self.update()

    def add(self, played: GameResult) -> None:
        self.games[self.pairing, played.number] = played
        self.played += 1
        self.update()

    def update(self) -> None:
        """Takes note of deals that are complete now, and whether they are enough."""
        before = len(self.deals)
        while (scores := self._scores_of_next_deal()) is not None:
            self.deals.append(scores)
        if len(self.deals) > before:
            self.ended = len(self.deals) == self.tournament.deals or self._is_decided()

    def missing(self) -> int:
        """How many games may still have to be played."""
        return 0 if self.ended else self.tournament.games_per_pairing - self.played

    def next_fixture(self) -> Fixture | None:
        """The next game to be played, each handed out once."""
        while not self.ended and self.next_number < self.tournament.games_per_pairing:
            number = self.next_number
            self.next_number += 1
            if (self.pairing, number) not in self.games:
                return self.tournament.fixture(self.pairing, number)
        return None

    def _scores_of_next_deal(self) -> list[float] | None:
        size = self.tournament.games_per_deal
        first = len(self.deals) * size
        found = [self.games.get((self.pairing, number)) for number in range(first, first + size)]
        scores = [played.score for played in found if played is not None]
        return scores if len(scores) == size else None

    def _is_decided(self) -> bool:
        test = self.tournament.test_of(self.pairing)
        return test is not None and test.judge(self.deals).decision is not Decision.OPEN


class TournamentProgress:
    """How far a tournament has come."""

    def __init__(self, tournament: Tournament, games: Games) -> None:
        self.games = games
        numbers = range(len(tournament.pairings))
        self.pairings = [PairingProgress(tournament, number, games) for number in numbers]

    def missing(self) -> int:
        return sum(pairing.missing() for pairing in self.pairings)

    def next_fixture(self) -> Fixture | None:
        """Of the pairing that has had the fewest games, so that all of them get on together."""
        for pairing in sorted(self.pairings, key=lambda pairing: pairing.next_number):
            fixture = pairing.next_fixture()
            if fixture is not None:
                return fixture
        return None

    @property
    def ended(self) -> bool:
        return all(pairing.ended for pairing in self.pairings)


def run(
    tournament: Tournament,
    folder: ResultsFolder,
    processes: Workers,
    missing: Callable[[int], None] = lambda _: None,
    seconds: float = math.inf,
    dataset: Dataset | None = None,
) -> Games:
    """Plays the games that are missing in the folder; `missing` hears how many there still are.

    After so many seconds it ends; what is missing then can be played later. A `dataset` gets the
    rows of every game.
    """
    time_up = time.monotonic() + seconds
    games = read_games(folder.path)
    if dataset is not None:
        dataset.expect(games, folder.path)
    progress = TournamentProgress(tournament, games)
    missing(progress.missing())
    words = (progress.next_fixture, processes, time_up)
    with closing(
        play_all(*words, play)
        if dataset is None
        else dataset.taken_from(play_all(*words, play_noted))
    ) as results:
        for played, record in results:
            folder.add(played, record)
            progress.pairings[played.pairing].add(played)
            missing(progress.missing())
            if progress.ended:
                break
    return games
