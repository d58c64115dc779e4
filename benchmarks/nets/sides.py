"""A match of two sides that differ in how they judge, in simulations instead of seconds.

Every deal is played from every seat, as in the arena: with three or four seats first one player of
the first side among others of the second, then the other way round. It is told how much processor
time each side used, so the load of the machine does not matter.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any

import azulejos
from azulejos.bots.search_bot import NewPolicy, SearchBot
from azulejos.engine.options import Options
from azulejos.search import Budget

SURE = 1.96
TWO = 2


@dataclass
class Side:
    """Bots that judge alike: what they scored and used."""

    policy: NewPolicy
    simulations: int
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    turns: int = 0

    def bot(self) -> SearchBot:
        return SearchBot("", self.policy, Budget(self.simulations))


@dataclass(frozen=True, slots=True)
class Deals:
    """Which games are played: the tiles of a deal depend on its number and the seed."""

    numbers: range
    seed: int


def play(
    sides: list[Side], options: Options, deals: azulejos.Rng, chance: azulejos.Rng
) -> list[float]:
    """One game; returns the shares of the victory."""
    state = azulejos.start(options.game, len(sides), options.variant)
    bots = [side.bot() for side in sides]
    while not state.is_over:
        if state.needs_deal:
            state.deal(deals)
            continue
        side, bot = sides[state.current], bots[state.current]
        before = time.thread_time()
        for move in bot.choose(state, chance):
            state.play(move)
        side.seconds += time.thread_time() - before
        side.turns += 1
    for side, score in zip(sides, state.scores, strict=True):
        side.scores.append(score)
    return list(state.utilities())


def lonely_seats(players: int) -> list[tuple[int, int]]:
    """The games of a deal: which side has one player, and in which seat."""
    sides = (0,) if players == TWO else (0, 1)
    return [(side, seat) for side in sides for seat in range(players)]


def interval(values: list[float]) -> float:
    mean = sum(values) / len(values)
    squares = sum((one - mean) ** 2 for one in values)
    return SURE * math.sqrt(squares / (len(values) - 1) / len(values))


def match(both: tuple[Side, Side], options: Options, deals: Deals) -> dict[str, Any]:
    """Of equals each side wins half of the games. Games of the same deal count as one sample."""
    rates, alone = [], []
    for deal in deals.numbers:
        won = []
        for side, seat in lonely_seats(options.players):
            seating = [side if place == seat else 1 - side for place in range(options.players)]
            tiles = azulejos.Rng(deals.seed, deal)
            chance = azulejos.Rng(deals.seed + 1, deal * 100 + side * 10 + seat)
            shares = play([both[at] for at in seating], options, tiles, chance)
            won.append(sum(share for share, at in zip(shares, seating, strict=True) if at == 0))
            if seating.count(0) == 1:
                alone.append(won[-1])
        rates.append(sum(won) / len(won))
    return {
        "game": options.game,
        "players": options.players,
        "variant": options.variant,
        "simulations": [side.simulations for side in both],
        "seed": deals.seed,
        "deals": len(rates),
        "games": len(rates) * len(lonely_seats(options.players)),
        "rate": round(sum(rates) / len(rates), 4),
        "half_interval": round(interval(rates), 4),
        "alone": round(sum(alone) / len(alone), 4),
        "alone_half_interval": round(interval(alone), 4),
        "mean_scores": [round(sum(side.scores) / len(side.scores), 2) for side in both],
        "processor_seconds_per_turn": [round(side.seconds / side.turns, 5) for side in both],
    }
