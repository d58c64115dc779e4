"""What the games of a tournament say: rates with intervals, decisions, scores and speeds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from azulejos.arena.adjusted import NORMAL_95, AdjustedResult, adjusted
from azulejos.arena.bot_game import Failure, GameResult
from azulejos.arena.results_folder import Games
from azulejos.arena.runner import PairingProgress
from azulejos.arena.sequential import Decision
from azulejos.arena.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PairingResult:
    """How the first player did against the second, over whole deals.

    `wins` and `losses` are victories of each side alone, `shared` are those that both have a part
    in; `rate` counts these by their parts. `low` and `high` are its 95 % interval.
    `usual_failures` are the last ones of the most frequent kind. `adjusted` is the same without
    luck, where that was measured.
    Where there are two, the first is that of the first player.
    """

    names: tuple[str, str]
    games: int
    deals: int
    wins: int
    shared: int
    losses: int
    rate: float | None
    low: float
    high: float
    mean_scores: tuple[float, float]
    seconds_per_turn: tuple[float, float]
    failures: tuple[int, int]
    usual_failures: tuple[Failure | None, Failure | None]
    complete: bool
    decision: Decision | None
    ratio: float | None
    rates: tuple[float, float] | None
    adjusted: AdjustedResult | None

    def data(self) -> dict[str, Any]:
        return asdict(self)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson), also where every game was won.

    Games of one deal with seats exchanged vary less than coins do, so it is rather too wide.

    >>> [round(limit, 3) for limit in wilson(1.0, 200)]
    [0.981, 1.0]
    """
    square = NORMAL_95**2 / games
    centre = (rate + square / 2) / (1 + square)
    half = math.sqrt(rate * (1 - rate) * square + square**2 / 4) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def pairing_result(tournament: Tournament, games: Games, pairing: int) -> PairingResult:
    progress = PairingProgress(tournament, pairing, games)
    test = tournament.test_of(pairing)
    verdict = test.judge(progress.deals) if test else None
    deals = verdict.deals if verdict else len(progress.deals)
    count = deals * tournament.games_per_deal
    played = [games[pairing, number] for number in range(count)]
    scores = [game.score for game in played]
    rate = sum(scores) / count if count else None
    low, high = (0.0, 1.0) if rate is None else wilson(rate, count)
    return PairingResult(
        tournament.names(pairing),
        count,
        deals,
        sum(score > 1 - 1e-9 for score in scores),
        sum(1e-9 < score < 1 - 1e-9 for score in scores),
        sum(score < 1e-9 for score in scores),
        rate,
        low,
        high,
        (mean_score(played, 0), mean_score(played, 1)),
        (seconds_per_turn(played, 0), seconds_per_turn(played, 1)),
        (len(failures(played, 0)), len(failures(played, 1))),
        (usual_failure(played, 0), usual_failure(played, 1)),
        progress.ended,
        verdict.decision if verdict else None,
        verdict.ratio if verdict else None,
        (test.lower, test.higher) if test else None,
        adjusted(played, tournament.games_per_deal),
    )


def mean_score(played: Sequence[GameResult], side: int) -> float:
    points = [
        score
        for game in played
        for place, score in zip(game.sides, game.scores, strict=True)
        if place == side
    ]
    return sum(points) / len(points) if points else 0.0


def seconds_per_turn(played: Sequence[GameResult], side: int) -> float:
    seats = [
        (seconds, turns)
        for game in played
        for place, seconds, turns in zip(game.sides, game.seconds, game.turns, strict=True)
        if place == side
    ]
    turns = sum(turns for _, turns in seats)
    return sum(seconds for seconds, _ in seats) / turns if turns else 0.0


def failures(played: Sequence[GameResult], side: int) -> list[Failure]:
    """One for each game that this side lost because its bot failed."""
    failed = [(game.sides, game.failure) for game in played if game.failure]
    return [failure for sides, failure in failed if sides[failure.seat] == side]


def usual_failure(played: Sequence[GameResult], side: int) -> Failure | None:
    """The last failure of the kind that this side had most often."""
    failed = failures(played, side)
    if not failed:
        return None
    ((code, _),) = Counter(failure.code for failure in failed).most_common(1)
    return next(failure for failure in reversed(failed) if failure.code == code)


def results(tournament: Tournament, games: Games) -> list[PairingResult]:
    """What the games played so far say about each pair."""
    return [
        pairing_result(tournament, games, pairing) for pairing in range(len(tournament.pairings))
    ]
