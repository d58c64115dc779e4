"""Plays a net against the evaluation written by hand, and writes what came of it.

python benchmarks/nets/match.py NET --sims 1000 --against 1180 --deals 40 --to FILE

Every deal is played from every seat, as in the arena: with three or four seats first one player
with the net among others without, then the other way round. The side with the net gets so many
simulations fewer that both use about the same processor time, so that the load of the machine does
not matter.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import azulejos
from azulejos.bots.registry import new_policy
from azulejos.bots.search_bot import SearchBot
from azulejos.nets import Learned, read_weights
from azulejos.search import Budget

SEED = 11
SURE = 1.96
TWO = 2


@dataclass
class Side:
    """The net, or the evaluation alone: what it scored and used."""

    game: str
    simulations: int
    net: tuple[Learned, ...] = ()
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    turns: int = 0

    def bot(self) -> SearchBot:
        return SearchBot("", new_policy(self.game, self.net), Budget(self.simulations))


def play(sides: list[Side], deal: int, choices: int, players: int, variant: str) -> list[float]:
    """One game; returns the shares of the victory."""
    state = azulejos.start(sides[0].game, players, variant)
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
    """The games of a deal: which side (0 is the net) has one player, and in which seat."""
    sides = (0,) if players == TWO else (0, 1)
    return [(side, seat) for side in sides for seat in range(players)]


def interval(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return SURE * math.sqrt(
        sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values)
    )


def match(net: Learned, simulations: tuple[int, int], deals: int) -> dict[str, Any]:
    players, variant = net.heading.players, net.heading.variant
    game = net.heading.game
    both = (Side(game, simulations[0], (net,)), Side(game, simulations[1]))
    rates, alone = [], []
    for deal in range(deals):
        won = []
        for side, seat in lonely_seats(players):
            seating = [side if place == seat else 1 - side for place in range(players)]
            choices = deal * 100 + side * 10 + seat
            shares = play([both[at] for at in seating], deal, choices, players, variant)
            won.append(sum(share for share, at in zip(shares, seating, strict=True) if at == 0))
            if seating.count(0) == 1:
                alone.append(won[-1])
        rates.append(sum(won) / len(won))
    return {
        "game": net.heading.game,
        "players": players,
        "variant": variant,
        "simulations": list(simulations),
        "seed": SEED,
        "deals": deals,
        "games": deals * len(lonely_seats(players)),
        "rate": round(sum(rates) / deals, 4),
        "half_interval": round(interval(rates), 4),
        "alone": round(sum(alone) / len(alone), 4),
        "alone_half_interval": round(interval(alone), 4),
        "mean_scores": [round(sum(side.scores) / len(side.scores), 2) for side in both],
        "processor_seconds_per_turn": [round(side.seconds / side.turns, 5) for side in both],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a net against the evaluation alone.")
    parser.add_argument("net", type=Path, help="a file made by azulejos train")
    parser.add_argument("--sims", type=int, default=1000, help="simulations of the net's side")
    parser.add_argument("--against", type=int, default=1180, help="and of the other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--to", type=Path, required=True, help="the file for the result")
    asked = parser.parse_args()
    found = match(read_weights(asked.net), (asked.sims, asked.against), asked.deals)
    asked.to.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
