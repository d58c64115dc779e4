"""Plays a series of games without a board, on one or more threads, and adds up the results.

Game number i of a seed is the same whoever plays it and in whatever order, and so is the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos import COMPILED
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves
from azulejos.search.playouts import Playouts

if TYPE_CHECKING:
    from azulejos.bots import Bot

RANDOM = "random"
WORD = 2**64 - 1
# Games are dealt from stream i; what bots leave to chance comes from a stream no deal uses.
CHOICES = 2**63
# Between two portions the progress bar moves and Ctrl-C is heard.
PORTIONS = 50
LARGEST_PORTION = 20_000 if COMPILED else 500


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of some games. `limited` were broken off at the cap on moves."""

    games: int = 0
    moves: int = 0
    ties: int = 0
    limited: int = 0
    checksum: int = 0
    score_sums: tuple[float, ...] = ()
    wins: tuple[float, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.moves + other.moves,
            self.ties + other.ties,
            self.limited + other.limited,
            (self.checksum + other.checksum) & WORD,
            seat_by_seat(self.score_sums, other.score_sums),
            seat_by_seat(self.wins, other.wins),
        )


def seat_by_seat(left: Sequence[float], right: Sequence[float]) -> tuple[float, ...]:
    if not left or not right:
        return tuple(left or right)
    return tuple(mine + yours for mine, yours in zip(left, right, strict=True))


def tally(played: Playouts, players: int) -> Tally:
    return Tally(
        played.games,
        played.moves,
        played.ties,
        played.limited,
        played.checksum,
        tuple(played.score_sums[:players]),
        tuple(played.wins[:players]),
    )


@dataclass(frozen=True, slots=True)
class Series:
    """Games from one set-up, with a bot named for every seat.

    `bot_sims` and `bot_time` (seconds) are the budget of programs for each turn.
    """

    start: GameState
    bots: tuple[str, ...]
    seed: int
    bot_sims: int | None = None
    bot_time: float | None = None

    def play(self, games: int, threads: int, moved_on: Callable[[int], None]) -> Tally:
        """Plays games 0 to games - 1; `moved_on` hears of every portion that is done."""
        play = self.play_randomly if set(self.bots) == {RANDOM} else self.play_with_bots
        total = Tally()
        pool = ThreadPoolExecutor(threads)
        try:
            for portion in pool.map(play, portions(games, threads)):
                total += portion
                moved_on(portion.games)
        finally:
            # After Ctrl-C, only what is being played now may still end; portions wait in thousands.
            pool.shutdown(cancel_futures=True)
        return total

    def play_randomly(self, numbers: range) -> Tally:
        played = Playouts(self.start)
        played.run(self.seed, numbers.start, len(numbers))
        return tally(played, self.start.players)

    def play_with_bots(self, numbers: range) -> Tally:
        with ExitStack() as programs:
            game, budget = self.start.options.game, (self.bot_sims, self.bot_time)
            seats = [bot_named(name, game, *budget) for name in self.bots]
            for seat in seats:
                if isinstance(seat, AbstractContextManager):
                    programs.enter_context(seat)
            return self.play_seated(seats, numbers)

    def play_seated(self, seats: Sequence[Bot], numbers: range) -> Tally:
        played = Playouts(self.start)
        for number in numbers:
            state = self.start.copy()
            deals, choices = Rng(self.seed, number), Rng(self.seed, number + CHOICES)
            moves = 0
            while not state.is_over and moves < state.move_cap:
                if state.needs_deal:
                    state.deal(deals)
                    continue
                moves += len(play_moves(state, seats[state.current].choose(state, choices)))
            played.count(state, number, moves)
        return tally(played, self.start.players)


def bot_named(name: str, game: str, sims: int | None = None, seconds: float | None = None) -> Bot:
    """One of our bots by its name, or a program of somebody's own as NAME=COMMAND LINE."""
    label, sign, command = name.partition("=")
    if sign:
        from azulejos.bots.stdio import external

        return external(label, command, sims=sims, seconds=seconds)
    from azulejos.bots import bot

    return bot(name, game)


def portions(games: int, threads: int) -> Iterator[range]:
    size = max(1, min(LARGEST_PORTION, games // (PORTIONS * threads)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))
