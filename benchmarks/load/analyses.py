"""Whether bots at tables wait for analyses.

    python benchmarks/load/analyses.py --turns 15

Asks a bot for turns, one after the other: in turn while nothing else is thought about, while
endless analyses stand still for it, and while they do not. Prints JSON: seconds from the question
to the answer, and the processor time that the analyses used meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import azulejos
from azulejos.cli.bench.machine import commit, machine
from azulejos.server.bots.analysts import Analysts, Errand, Word
from azulejos.server.bots.places import Here
from azulejos.server.bots.pool import BotPool, Question
from azulejos.server.bots.queue import Asker
from azulejos.server.metrics import Metrics

ANALYSES = 3
TICKS = os.sysconf("SC_CLK_TCK")


def position(seed: int) -> str:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(seed))
    return state.position()


def processor_time(analysts: Analysts) -> float:
    programs = [analyst.program.process for analyst in analysts._analysts]
    stats = [Path(f"/proc/{one.running.pid}/stat").read_text().split() for one in programs if one]
    return sum(int(fields[13]) + int(fields[14]) for fields in stats) / TICKS


@asynccontextmanager
async def analysing(analysts: Analysts | None) -> AsyncIterator[None]:
    """While endless analyses are under way; they have all begun."""
    if analysts is None:
        yield
        return
    begun: asyncio.Queue[None] = asyncio.Queue()

    def hear(word: Word, _text: str) -> None:
        if word == "analysing":
            begun.put_nowait(None)

    loop = asyncio.get_running_loop()
    lines = (f"position {position(1)}", "analyse sims 1000000000 time 3600")
    errands = [
        Errand(lines, Asker("analysis", str(number)), False, loop, hear)
        for number in range(ANALYSES)
    ]
    for errand in errands:
        analysts.ask(errand)
        await begun.get()
    yield
    for errand in errands:
        analysts.cancel(errand)


async def measured(bots: BotPool, analysts: Analysts | None, level: str, seed: int) -> list[float]:
    async with analysing(analysts):
        before, used = perf_counter(), processor_time(analysts) if analysts else 0.0
        await bots.choose(Question(level, position(seed)))
        seconds = perf_counter() - before
        return [seconds, processor_time(analysts) - used if analysts else 0.0]


async def compare(turns: int, level: str) -> dict[str, dict[str, float]]:
    bots = BotPool(1, 600, Metrics())
    yielding = Analysts(ANALYSES, bots.here, Metrics())
    heedless = Analysts(ANALYSES, Here(ANALYSES), Metrics())
    for part in (bots, yielding, heedless):
        part.start()
    ways = {"none": None, "standing still": yielding, "not standing still": heedless}
    await bots.choose(Question(level, position(0)))  # the program has started
    found: dict[str, list[list[float]]] = {way: [] for way in ways}
    for turn in range(turns):
        for way, analysts in ways.items():
            found[way].append(await measured(bots, analysts, level, turn))
    for running in (yielding, heedless, bots):
        await running.stop()
    return {way: summary(rows) for way, rows in found.items()}


def summary(rows: list[list[float]]) -> dict[str, float]:
    seconds = [row[0] for row in rows]
    return {
        "median": round(median(seconds), 3),
        "p90": round(quantiles(seconds, n=10)[-1], 3),
        "analyses_cpu": round(sum(row[1] for row in rows) / len(rows), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--level", default="sims:100000")
    chosen = parser.parse_args()
    found = asyncio.run(compare(chosen.turns, chosen.level))
    result = {"machine": machine(), "commit": commit(), "level": chosen.level, "seconds": found}
    json.dump(result, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
