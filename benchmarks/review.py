"""Measures how long reviews take: one game of each kind between greedy bots, on one core.

python benchmarks/review.py                     # every game, two to four players
python benchmarks/review.py --games azul --players 2 --deep
"""

from __future__ import annotations

import argparse
import time

import azulejos
from azulejos import GAMES, Rng, bots
from azulejos.analysis.review import Review, review, usual_depth
from azulejos.engine.record import Record, Recorder


def played(game: str, players: int, seed: int) -> Record:
    recorder = Recorder(azulejos.start(game, players=players))
    rng, bot = Rng(seed), bots.bot("greedy", game)
    while not recorder.state.is_over:
        if recorder.state.needs_deal:
            recorder.deal_by_chance(rng)
        else:
            recorder.turn(bot.choose(recorder.state, rng))
    return recorder.record()


def measured(record: Record, game: str, deep: bool) -> tuple[float, Review]:
    began = time.process_time()
    found = review(record, usual_depth(game, deep))
    return time.process_time() - began, found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long reviews take.")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | players | simulations | turns | deals | processor seconds |")
    print("|---|---|---|---|---|---|")
    for game in asked.games:
        for players in asked.players:
            seconds, found = measured(played(game, players, asked.seed), game, asked.deep)
            counts = f"{found.depth.simulations} | {len(found.turns)} | {len(found.deals)}"
            print(f"| {game} | {players} | {counts} | {seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
