"""Plays a net against the evaluation written by hand, and writes what came of it.

python benchmarks/nets/match.py NET --sims 1000 --against 1180 --deals 40 --to FILE

The side with the net gets so many simulations fewer that both use about the same processor time.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from sides import Deals, Side, match

from azulejos.bots.registry import new_policy
from azulejos.engine.registry import rule_set
from azulejos.nets import read_weights

SEED = 11


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a net against the evaluation alone.")
    parser.add_argument("net", type=Path, help="a file made by azulejos train")
    parser.add_argument("--sims", type=int, default=1000, help="simulations of the net's side")
    parser.add_argument("--against", type=int, default=1180, help="and of the other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--to", type=Path, required=True, help="the file for the result")
    asked = parser.parse_args()
    net = read_weights(asked.net)
    game, heading = net.heading.game, net.heading
    both = (
        Side(new_policy(game, (net,)), asked.sims),
        Side(new_policy(game, ()), asked.against),
    )
    options = rule_set(game).choose(heading.players, heading.variant)
    found = match(both, options, Deals(range(asked.deals), SEED))
    asked.to.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
