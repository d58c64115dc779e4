"""Random games from the set-up to the end, in one compiled loop that knows no rule set."""

from __future__ import annotations

import cython

from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.buffers import SEATS
    from azulejos.engine.rng import folded

WORD = 0xFFFFFFFFFFFFFFFF


@cython.final
@cython.cclass
class Playouts:
    """Plays games with uniformly random legal moves and adds up what came of them.

    Game number i of a seed is the same whoever plays it: its chance comes from `Rng(seed, i)`. The
    checksum adds up the fingerprints of the final states, in whatever order they come.
    """

    games: int
    moves: int
    ties: int
    limited: int
    checksum: int
    score_sums: list[float]
    wins: list[float]

    def __init__(self, state: GameState) -> None:
        self.state = state.copy()
        self.rng = Rng(0)
        self.games = self.moves = self.ties = self.limited = self.checksum = self.shared = 0
        if not cython.compiled:
            self.score_sums = [0.0] * SEATS
            self.wins = [0.0] * SEATS
            self.utilities = [0.0] * SEATS

    def run(self, seed: int, first: int, games: int) -> None:
        """Plays the games numbered first to first + games - 1."""
        self.play(seed & 0xFFFFFFFFFFFFFFFF, first, games, self.state.move_cap)

    def count(self, ended: GameState, number: int, moves: int) -> None:
        """Counts a game that somebody else has played, as game number i of a series."""
        self.state.copy_from(expected(ended, type(self.state)))
        self.moves += moves
        self.count_result(number)

    def play(self, seed: int, first: int, games: int, move_cap: int) -> int:
        with cython.nogil:
            self.play_all(seed, first, games, move_cap)
        return 0

    def play_all(self, seed: int, first: int, games: int, move_cap: int) -> None:
        for number in range(first, first + games):
            self.rng.start(seed, number)
            self.state.reset()
            self.moves += self.state.play_out(self.rng, move_cap)
            self.count_result(number)

    def count_result(self, number: int) -> None:
        self.games += 1
        self.limited += not self.state.over
        self.checksum = (self.checksum + folded(self.state.fold_fields(), number)) & WORD
        self.state.utilities_into(self.utilities)
        for seat in range(self.state.players):
            self.score_sums[seat] += self.state.score[seat]
            self.wins[seat] += self.utilities[seat]
            if 0.0 < self.utilities[seat] < 1.0:
                self.shared = 1
        self.ties += self.shared
        self.shared = 0
