"""Plays learned priors against those from gains alone, and writes what came of it.

python benchmarks/priors/match.py azul --sims 1000 --against 1050 --deals 300 --to FILE

Both sides have the nets that come with the game. Every deal is played from every seat: with three
or four players first one with learned priors among others without, then the other way round. Choose
the simulations so that both use about the same processor time a turn: the result says how much.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import azulejos
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.azul.weights import TUNED, Weights
from azulejos.bots.learned_priors import read_priors
from azulejos.bots.registry import packaged_nets
from azulejos.bots.search_bot import SearchBot
from azulejos.search import Budget

SEED = 21
SURE = 1.96
TWO = 2


@dataclass
class Side:
    """Bots with the same weights, and what they used."""

    weights: Weights
    simulations: int
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    turns: int = 0

    def bot(self) -> SearchBot:
        policy = partial(AzulPolicy, self.weights, packaged_nets("azul"))
        return SearchBot("", policy, Budget(self.simulations))


def play(sides: list[Side], deal: int, choices: int, variant: str) -> list[float]:
    """One game; returns the shares of the victory."""
    state = azulejos.start("azul", len(sides), variant)
    bots = [side.bot() for side in sides]
    deals, chance = azulejos.Rng(SEED, deal), azulejos.Rng(SEED + 1, choices)
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
    """The games of a deal: which side (0 has learned) has one player, and in which seat."""
    sides = (0,) if players == TWO else (0, 1)
    return [(side, seat) for side in sides for seat in range(players)]


def interval(values: list[float]) -> float:
    mean = sum(values) / len(values)
    squares = sum((one - mean) ** 2 for one in values)
    return SURE * math.sqrt(squares / (len(values) - 1) / len(values))


def match(both: list[Side], players: int, variant: str, deals: range) -> dict[str, Any]:
    """Of equals each side wins half of the games. Games of the same deal count as one sample."""
    rates = []
    for deal in deals:
        won = []
        for side, seat in lonely_seats(players):
            seating = [side if place == seat else 1 - side for place in range(players)]
            shares = play(
                [both[at] for at in seating], deal, deal * 100 + side * 10 + seat, variant
            )
            won.append(sum(share for share, at in zip(shares, seating, strict=True) if at == 0))
        rates.append(sum(won) / len(won))
    return {
        "players": players,
        "variant": variant,
        "simulations": [side.simulations for side in both],
        "seed": SEED,
        "deals": [deals.start, deals.stop],
        "games": len(deals) * len(lonely_seats(players)),
        "rate": round(sum(rates) / len(rates), 4),
        "half_interval": round(interval(rates), 4),
        "mean_scores": [round(sum(side.scores) / len(side.scores), 2) for side in both],
        "processor_seconds_per_turn": [round(side.seconds / side.turns, 6) for side in both],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Play learned priors against those from gains.")
    parser.add_argument("game", choices=["azul"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--priors", type=Path, help="a folder with other learned priors")
    parser.add_argument("--sims", type=int, default=1000, help="simulations of learned priors")
    parser.add_argument("--against", type=int, default=1000, help="and of the others")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--to", type=Path, required=True, help="the file for the result")
    asked = parser.parse_args()
    priors = TUNED.priors if asked.priors is None else read_priors(asked.priors)
    with_terms = Side(replace(TUNED, priors=priors), asked.sims)
    without = Side(replace(TUNED, priors=()), asked.against)
    deals = range(asked.first, asked.first + asked.deals)
    found = match([with_terms, without], asked.players, asked.variant, deals)
    asked.to.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
