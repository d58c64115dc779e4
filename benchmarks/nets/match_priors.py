"""Plays learned priors against those from gains alone, and writes what came of it.

python benchmarks/nets/match_priors.py azul --sims 940 --against 1000 --deals 300 --to FILE

Both sides have the nets that come with the game. Choose the simulations so that both use about the
same processor time a turn: the result says how much.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from functools import partial
from pathlib import Path

from sides import Deals, Side, match

from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.azul.weights import TUNED, Weights
from azulejos.bots.learned_priors import read_priors
from azulejos.bots.registry import packaged_nets
from azulejos.engine.registry import rule_set

SEED = 21


def side(weights: Weights, simulations: int) -> Side:
    return Side(partial(AzulPolicy, weights, packaged_nets("azul")), simulations)


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
    both = (
        side(replace(TUNED, priors=priors), asked.sims),
        side(replace(TUNED, priors=()), asked.against),
    )
    options = rule_set(asked.game).choose(asked.players, asked.variant)
    numbers = range(asked.first, asked.first + asked.deals)
    found = match(both, options, Deals(numbers, SEED))
    asked.to.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
