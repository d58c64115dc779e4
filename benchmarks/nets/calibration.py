"""Compares what bots expect with what comes of it, in games of searching bots.

python benchmarks/nets/calibration.py azul --players 2 --games 1000 --sims 200 --to FILE

Before every turn it is noted what the evaluation gives each seat, and what the search gives it with
the turn that it plays: the chance to win and the points at the end. When the game is over both are
compared with the result. Games that nets or weights were fitted to have other seeds.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import azulejos
from azulejos.bots.registry import new_policy, packaged_nets
from azulejos.bots.search_bot import SearchBot
from azulejos.engine.game import GameState
from azulejos.nets import Learned
from azulejos.search import Budget

SEED = 7_000_000
CHOICES = 1 << 62
TENTHS = 10
SURE = 1.96
LEAST = 1e-6
POWERS = [tenth / TENTHS for tenth in range(5, 26)]


@dataclass(frozen=True, slots=True)
class Said:
    """What was expected of every seat before a turn."""

    by: str
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that was said in one game, and what came of it."""

    said: tuple[Said, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    game: str
    players: int
    variant: str
    simulations: int
    seed: int
    certainty: int | None

    def bot(self) -> SearchBot:
        nets = packaged_nets(self.game)
        if self.certainty is not None:
            nets = tuple(surer(net, self.certainty) for net in nets)
        return SearchBot("", new_policy(self.game, nets), Budget(self.simulations))

    def play(self, number: int) -> Game:
        state = azulejos.start(self.game, self.players, self.variant)
        bot = self.bot()
        deals, choices = azulejos.Rng(self.seed, number), azulejos.Rng(self.seed, CHOICES + number)
        said: list[Said] = []
        while not state.is_over:
            if state.needs_deal:
                state.deal(deals)
            else:
                said += self.turn(bot, state, choices)
        return Game(tuple(said), tuple(state.utilities()), tuple(state.scores))

    def turn(self, bot: SearchBot, state: GameState, choices: azulejos.Rng) -> Iterator[Said]:
        """Forced turns say nothing of their own."""
        before = state.copy()
        moves, results = bot.choose_and_tell(state, choices)
        for move in moves:
            state.play(move)
        if results[0] is None:
            return
        best = results[0].best
        yield Said("evaluation", *bot.policy().evaluate(before, choices))
        yield Said("search", best.value, best.score)


def surer(net: Learned, certainty: int) -> Learned:
    return replace(net, heading=replace(net.heading, certainty=certainty))


def compared(pairs: Sequence[Sequence[tuple[float, float]]]) -> dict[str, float]:
    """Means of what was said and of what came, of all games; and the 95% interval of their
    difference, for which what is said in one game counts as one observation.
    """
    count = sum(len(game) for game in pairs)
    said = sum(one for game in pairs for one, _ in game) / count
    came = sum(one for game in pairs for _, one in game) / count
    off = said - came
    spread = sum((sum(a - b for a, b in game) - off * len(game)) ** 2 for game in pairs)
    return {
        "positions": count,
        "said": round(said, 4),
        "came": round(came, 4),
        "half_interval": round(SURE * math.sqrt(spread) / count, 4),
    }


def found(games: Sequence[Game], by: str) -> dict[str, Any]:
    """About points, and about chances: those that round to the same tenth together."""
    points: list[list[tuple[float, float]]] = []
    chances: list[list[tuple[float, float]]] = []
    for game in games:
        said = [one for one in game.said if one.by == by]
        points.append([pair for one in said for pair in zip(one.points, game.scores, strict=True)])
        chances.append(
            [pair for one in said for pair in zip(one.chances, game.shares, strict=True)]
        )
    tenths = [
        [[pair for pair in game if round(pair[0] * TENTHS) == tenth] for game in chances]
        for tenth in range(TENTHS + 1)
    ]
    return {
        "points": compared(points),
        "chances": [compared(tenth) for tenth in tenths if any(tenth)],
        "fitting_power": fitting_power(games, by),
    }


def fitting_power(games: Sequence[Game], by: str) -> float:
    """To which power chances would be least surprised by the results."""

    def surprise(power: float) -> float:
        total = 0.0
        for game in games:
            for one in game.said:
                if one.by == by:
                    powers = [max(chance, LEAST) ** power for chance in one.chances]
                    for share, each in zip(game.shares, powers, strict=True):
                        total -= share * math.log(each / sum(powers))
        return total

    return min(POWERS, key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what bots expect with what comes of it.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", help="by default the first of the game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--sims", type=int, default=200, help="simulations of every turn")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--certainty", type=int, help="try this instead of that of the nets")
    parser.add_argument("--processes", type=int, default=2, help="games at a time")
    parser.add_argument("--to", type=Path, required=True, help="the file for the result")
    asked = parser.parse_args()
    variant = azulejos.start(asked.game, asked.players, asked.variant).options.variant
    table = Table(asked.game, asked.players, variant, asked.sims, asked.seed, asked.certainty)
    with ProcessPoolExecutor(asked.processes) as workers:
        games = list(workers.map(partial(Table.play, table), range(asked.games), chunksize=5))
    facts = {"game": table.game, "players": table.players, "variant": table.variant}
    if table.certainty is not None:
        facts["certainty"] = table.certainty
    facts |= {"simulations": table.simulations, "games": asked.games, "seed": table.seed}
    told = {by: found(games, by) for by in ("evaluation", "search")}
    asked.to.parent.mkdir(parents=True, exist_ok=True)
    asked.to.write_text(json.dumps(facts | told, indent=1) + "\n")


if __name__ == "__main__":
    main()
