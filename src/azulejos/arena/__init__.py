"""Matches, round robins and ladders between bots, on the same deals and from every seat.

`azulejos arena --help` is the usual way in; `docs/arena.md` says what is counted and how.
"""

from azulejos.arena.adjusted import AdjustedResult
from azulejos.arena.bot_game import Failure, GameResult, play
from azulejos.arena.errors import ArenaError
from azulejos.arena.players import Player, read_players
from azulejos.arena.ratings import Rating, rate
from azulejos.arena.report import expect_anchor, report
from azulejos.arena.results_folder import ResultsFolder, read_games, read_tournament, usual_name
from azulejos.arena.runner import run
from azulejos.arena.sequential import Decision, SequentialTest, Verdict
from azulejos.arena.standings import PairingResult, results
from azulejos.arena.tournament import Fixture, Tournament, climb, everybody_meets

__all__ = [
    "AdjustedResult",
    "ArenaError",
    "Decision",
    "Failure",
    "Fixture",
    "GameResult",
    "PairingResult",
    "Player",
    "Rating",
    "ResultsFolder",
    "SequentialTest",
    "Tournament",
    "Verdict",
    "climb",
    "everybody_meets",
    "expect_anchor",
    "play",
    "rate",
    "read_games",
    "read_players",
    "read_tournament",
    "report",
    "results",
    "run",
    "usual_name",
]
