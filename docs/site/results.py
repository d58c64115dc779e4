"""The page of what was measured, made from result files in folders of docs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1]
TOP = """# Measured

These tables are made from result files when the site is built.

## Strength

How often each bot wins against the one below it, two players, with its 95% interval.
[Ladders](ladders.md) has every pair with its games, points and times; [the arena](arena.md)
explains how they are played and counted.

"""
SPEED = """
## Speed

What `azulejos bench --json` has measured, on one thread by processor time unless it says two.
[Benchmarks](benchmarks.md) explains the figures, and [environments](environments.md#speed) what
games stepped together cost.

"""
LEARNING = """
## Learning

Shares of victories of the [program that learns](environments.md#a-program-that-learns) as it went
on.

"""
LOAD = """
## The server under load

Two players at each table of Azul, all on the machine that also runs the server.
[Running the server](server.md) explains the figures, and [benchmarks](benchmarks.md) how to measure
your own.

"""
FIGURES: dict[str, Callable[[dict[str, Any]], str]] = {
    "players": lambda size: str(size["players"]),
    "turns/s": lambda size: str(size["turns_per_second"]),
    "move to opponent, p50": lambda size: f"{size['move_ms']['p50']} ms",
    "p99": lambda size: f"{size['move_ms']['p99']} ms",
    "server's CPU": lambda size: f"{size['server_cpu']:.2f}",
    "idle socket": lambda size: f"{size['socket_kb']} kB",
    "all back after a kill": lambda size: f"{size['recovery']['everybody']} s",
    "acknowledged": lambda size: str(size["acknowledged"]),
    "lost": lambda size: str(size["lost"]),
    "doubled": lambda size: str(size["doubled"]),
}


def page() -> str:
    parts = [TOP, strength(read("ladders")), speed(read("speed"))]
    return "".join([*parts, LEARNING, learning(read("learning")), LOAD, load(read("load"))])


def read(folder: str) -> list[dict[str, Any]]:
    return [json.loads(file.read_text()) for file in sorted((DOCS / folder).glob("*.json"))]


def strength(ladders: list[dict[str, Any]]) -> str:
    """One row for each pair, one column for each game."""
    rates = [{pair(row): rate(row) for row in ladder["pairings"]} for ladder in ladders]
    pairs = dict.fromkeys(name for column in rates for name in column)
    rows = [[name, *(column.get(name, "–") for column in rates)] for name in pairs]
    return table(["pair", *(title(ladder["settings"]) for ladder in ladders)], rows)


def pair(row: dict[str, Any]) -> str:
    return " – ".join(row["names"])


def rate(row: dict[str, Any]) -> str:
    return f"{row['rate']:.0%} ({row['low']:.0%} to {row['high']:.0%})"


def title(settings: dict[str, Any]) -> str:
    return f"`{settings['game']}`, {settings['variant']}"


def speed(runs: list[dict[str, Any]]) -> str:
    """For each run random games, many games at once, and single environments."""
    return SPEED + "\n".join(map(speeds, runs)) if runs else ""


def speeds(run: dict[str, Any]) -> str:
    tables = [random_games(run["tables"]), together(run["batches"]), alone(run["environments"])]
    return "\n".join([machine(run), *tables])


def machine(run: dict[str, Any]) -> str:
    place, yardstick = run["machine"], run["yardstick"]["ratio"]
    where = f"{place['cpu']}, {place['cores']} cores, Python {place['python']}"
    compared = (
        "" if yardstick is None else f" Random games of Azul: {yardstick:.2f} of the yardstick."
    )
    return f"{where}, commit {run['commit']}.{compared}\n"


def random_games(rows: list[dict[str, Any]]) -> str:
    """One row for each game and variant, one column for each number of players."""
    players = sorted({row["players"] for row in rows})
    found = {(row["game"], row["variant"], row["players"]): row for row in rows}
    kinds = dict.fromkeys((row["game"], row["variant"]) for row in rows)
    return table(
        ["random moves per second", *(f"{count} players" for count in players)],
        [
            [f"`{game}`, {variant}", *(rounded(found[game, variant, count]) for count in players)]
            for game, variant in kinds
        ],
    )


def rounded(row: dict[str, Any]) -> str:
    return f"{row['moves_per_second']:,.0f}"


def together(rows: list[dict[str, Any]]) -> str:
    return table(
        ["steps per second", "games at once", "one thread", "two threads, by the clock"],
        [
            [
                f"`{row['game']}`",
                f"{row['games']:,}",
                f"{row['steps_per_second']:,.0f}",
                f"{row['two_threads_steps_per_second']:,.0f}",
            ]
            for row in rows
        ],
    )


def alone(rows: list[dict[str, Any]]) -> str:
    """Those that were not installed are left out."""
    return table(
        ["single environment", "steps per second"],
        [
            [row["environment"], f"{row['steps_per_second']:,.0f}"]
            for row in rows
            if row["missing"] is None
        ],
    )


def learning(runs: list[dict[str, Any]]) -> str:
    head = [
        "environment",
        "minutes",
        "games learned from",
        "against `random`",
        "`greedy`",
        "games each",
    ]
    rows = [
        [
            f"`{run['env']}`",
            f"{point['minutes']:.1f}",
            f"{point['games']:,}",
            f"{point['random']:.1%}",
            f"{point['greedy']:.1%}",
            str(point["tested"]),
        ]
        for run in runs
        for point in run["curve"]
    ]
    return table(head, rows) + "".join(map(learning_place, runs))


def learning_place(run: dict[str, Any]) -> str:
    where = f"{run['machine']['cpu']}, {run['threads']} threads, seed {run['seed']}"
    return f"\n`{run['env']}`: {where}, commit {run['commit']}.\n"


def load(runs: list[dict[str, Any]]) -> str:
    rows = [
        [run["database"], *(figure(size) for figure in FIGURES.values())]
        for run in runs
        for size in run["sizes"]
    ]
    return table(["database", *FIGURES], rows) + "".join(map(place, runs))


def place(run: dict[str, Any]) -> str:
    machine = run["machine"]
    where = f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}"
    return f"\n{run['database']}: {where}, commit {run['commit']}.\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
