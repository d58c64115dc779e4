"""Corrects what a net expects by what came of it, as `calibration.py` found.

python benchmarks/nets/calibration.py azul --certainty 7 --to FOUND
python benchmarks/nets/calibrate.py src/azulejos/bots/azul/standard-2.net FOUND

The net gets the certainty that was tried, and its expected points are shifted by what evaluation
and search were off by, on average. Its heading says so.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from azulejos.nets import Learned, read_weights, write_weights
from azulejos.nets.shape import UNIT

HEAD_POINTS = 20
"""Points in one unit of a head."""


def points_off(found: dict[str, Any]) -> float:
    means = [found[by]["points"] for by in ("evaluation", "search")]
    return float(sum(mean["said"] - mean["came"] for mean in means) / len(means))


def calibrated(net: Learned, found: dict[str, Any]) -> Learned:
    heading, off = net.heading, points_off(found)
    steps = net.layers.last_steps
    for place in range(heading.players):
        steps[heading.players + place] -= round(off / HEAD_POINTS * UNIT)
    certainty = found.get("certainty", heading.certainty)
    games = {name: found[name] for name in ("games", "simulations", "seed")}
    about = dict(heading.provenance) | {"calibrated": games | {"points": round(-off, 3)}}
    return replace(net, heading=replace(heading, certainty=certainty, provenance=about))


def main() -> None:
    parser = argparse.ArgumentParser(description="Correct a net by what came of its games.")
    parser.add_argument("net", type=Path, help="the file to correct")
    parser.add_argument("found", type=Path, help="a file of calibration.py for the same table")
    asked = parser.parse_args()
    net, found = read_weights(asked.net), json.loads(asked.found.read_text())
    table = tuple(found[name] for name in ("game", "players", "variant"))
    if table != (net.heading.game, net.heading.players, net.heading.variant):
        parser.error(f"{asked.found} is about another table: {' '.join(map(str, table))}")
    write_weights(asked.net, calibrated(net, found))


if __name__ == "__main__":
    main()
