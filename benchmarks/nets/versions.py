"""Plays this version against an earlier one at equal time, and writes what came of it.

python benchmarks/nets/versions.py ../old/.venv/bin/azulejos azul --players 3 --games 36 --to FILE

Both are programs that think for so many seconds a turn, so the machine should have nothing else to
do. It is a match of the arena, with its luck measured. Stopped and begun again, it goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = [sys.executable, "-m", "azulejos"]
SEARCH = ["bot", "search", "--stdio"]
FOLDER = Path("build") / "versions"
KEPT = ("games", "rate", "low", "high", "adjusted", "mean_scores", "seconds_per_turn", "failures")


def commit_of(command: Path) -> str:
    """Of the folder in which a version was built."""
    folder = command.resolve().parents[2]
    described = ["git", "-C", str(folder), "describe", "--always", "--abbrev=12", "--dirty"]
    return subprocess.run(described, check=True, capture_output=True, text=True).stdout.strip()


def match(asked: argparse.Namespace) -> Path:
    """Plays what is missing; returns the folder of the match."""
    name = f"{asked.game}-{asked.variant or 'first'}-{asked.players}-{asked.seconds:g}"
    folder: Path = FOLDER / name
    old = shlex.join([str(asked.old.absolute()), *SEARCH])
    command = [*HERE, "arena", "match", f"new={shlex.join([*HERE, *SEARCH])}", f"old={old}"]
    command += ["--game", asked.game, "--players", str(asked.players), "--luck", str(asked.luck)]
    command += ["--bot-time", str(asked.seconds), "--games", str(asked.games)]
    command += ["--folder", str(folder), "--processes", str(asked.processes)]
    if asked.variant:
        command += ["--variant", asked.variant]
    subprocess.run(command, check=True)
    return folder


def alone(folder: Path) -> float:
    """The share of victory of one player of this version among others of the earlier one."""
    rows = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    shares = [row["shares"][row["sides"].index(0)] for row in rows if row["sides"].count(0) == 1]
    return round(sum(shares) / len(shares), 4)


def summary(folder: Path, old: Path) -> dict[str, Any]:
    found = json.loads((folder / "summary.json").read_text())
    settings, pairing = found["settings"], found["pairings"][0]
    return {
        **{name: settings[name] for name in ("game", "players", "variant", "seed", "luck")},
        "seconds": settings["bot_time"],
        "new": found["commit"],
        "old": commit_of(old),
        **{name: pairing[name] for name in KEPT},
        "alone": alone(folder),
        "machine": found["machine"],
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Play this version against an earlier one.")
    parser.add_argument("old", type=Path, help="the azulejos command of the earlier version")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", help="by default the first of the game")
    parser.add_argument("--seconds", type=float, default=1.0, help="for every turn")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--luck", type=int, default=100, help="simulations that value a deal")
    parser.add_argument("--processes", type=int, default=2, help="games at a time")
    parser.add_argument("--to", type=Path, required=True, help="the file for the result")
    asked = parser.parse_args()
    folder = match(asked)
    asked.to.parent.mkdir(parents=True, exist_ok=True)
    asked.to.write_text(json.dumps(summary(folder, asked.old), indent=1) + "\n")


if __name__ == "__main__":
    main()
