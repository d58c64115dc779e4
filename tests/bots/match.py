"""Matches between bots: every deal is played once from each seat order."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import azulejos
from azulejos.bots import Bot


@dataclass
class Score:
    """What one bot reached: victories (shared ones in parts) and points, over its games."""

    victories: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return sum(self.victories) / len(self.victories)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the rate."""
        count = len(self.victories)
        variance = sum((victory - self.rate) ** 2 for victory in self.victories) / count
        return 1.96 * math.sqrt(variance / count)


def play_game(game: azulejos.GameState, seats: Sequence[Bot], seed: int) -> None:
    """Plays to the end; deals do not depend on what the bots draw."""
    deals = azulejos.Rng(seed, stream=0)
    chances = [azulejos.Rng(seed, stream=1 + seat) for seat in range(len(seats))]
    while not game.is_over:
        if game.needs_deal:
            game.deal(deals)
        seat = game.current
        for move in seats[seat].choose(game, chances[seat]):
            game.play(move)


def match(
    challenger: Bot,
    rival: Bot,
    games: int,
    players: int,
    variant: str,
    first_seed: int = 0,
    game: str = "azul",
) -> Score:
    """One challenger among rivals, in every seat in turn."""
    score = Score()
    for number in range(games):
        own = number % players
        seats = [challenger if seat == own else rival for seat in range(players)]
        state = azulejos.start(game, players, variant)
        play_game(state, seats, first_seed + number // players)
        score.victories.append(state.utilities()[own])
        score.points.append(state.scores[own])
    return score
