"""The load test: a swarm of players beside the server, on the same machine.

    python benchmarks/load/run.py --players 100 300 1000 --seconds 15
    python benchmarks/load/run.py --players 1000 --seconds 600 --database postgresql://...

Prints a table and writes JSON with machine and commit: the time from a move to the opponent's
screen (with the commit in between), turns per second, memory per idle socket, and how long it takes
after a kill until everybody is connected again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import uvloop
from figures import balance, milliseconds
from served import Served
from swarm import Swarm

from azulejos.cli.bench.machine import commit, machine

WARM_UP_SECONDS = 3
SETTLE_SECONDS = 2


async def measured(players: int, seconds: float, rate: float, database: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), database)
        try:
            return await one_size(server, players, seconds, rate)
        finally:
            server.kill()


async def one_size(server: Served, players: int, seconds: float, rate: float) -> dict[str, Any]:
    swarm = Swarm([server.url], players, rate)
    began = perf_counter()
    await swarm.arrive()
    arrival = perf_counter() - began
    socket_kb = await idle_sockets(server, swarm)
    await swarm.connect()
    await asyncio.sleep(WARM_UP_SECONDS)
    swarm.figures.forget_times()
    began, busy, own = perf_counter(), server.cpu_seconds(), process_time()
    await asyncio.sleep(seconds)
    lasted = perf_counter() - began
    found = {
        "players": players,
        "tables": players // 2,
        "seconds": round(lasted, 1),
        "arrival_seconds": round(arrival, 1),
        "turns_per_second": round(len(swarm.figures.move_seconds) / lasted, 1),
        "move_ms": milliseconds(swarm.figures.move_seconds),
        "ack_ms": milliseconds(swarm.figures.ack_seconds),
        "server_cpu": round((server.cpu_seconds() - busy) / lasted, 3),
        "swarm_cpu": round((process_time() - own) / lasted, 3),
        "socket_kb": socket_kb,
        "server_mb": round(server.memory() / 1024**2, 1),
        "recovery": await recovery(server, swarm),
    }
    await swarm.leave()
    server.kill()
    return {**found, **await balance(swarm.figures, server.stored_at)}


async def idle_sockets(server: Served, swarm: Swarm) -> float:
    """Kilobytes for each socket that nothing happens on: of the second watcher of every table.

    The first one makes the server prepare what both are shown.
    """
    async with AsyncExitStack() as watching:
        await swarm.watch(watching)
        await asyncio.sleep(SETTLE_SECONDS)
        before = server.memory()
        await swarm.watch(watching)
        await asyncio.sleep(SETTLE_SECONDS)
        return round((server.memory() - before) / len(swarm.tables) / 1024, 1)


async def recovery(server: Served, swarm: Swarm) -> dict[str, float]:
    """Seconds from the kill until the server listens, everybody is back, and a turn is stored."""
    began = perf_counter()
    server.kill()
    for table in swarm.tables:
        for seat in table.seats:
            seat.is_back.clear()
    before = len(swarm.figures.acknowledged)
    again = await asyncio.to_thread(Served, server.data, server.database, server.port)
    server.process, server._usage = again.process, again._usage
    listening = perf_counter() - began
    first = asyncio.create_task(acknowledged_after(swarm, before))
    await swarm.everybody_is_back()
    back, busy = perf_counter() - began, server.cpu_seconds()
    played = await first - began
    await asyncio.sleep(SETTLE_SECONDS)
    return {
        "listening": round(listening, 2),
        "everybody": round(back, 2),
        "first_turn": round(played, 2),
        "server_cpu_seconds": round(busy, 2),
    }


async def acknowledged_after(swarm: Swarm, before: int) -> float:
    """When the next turn was acknowledged, which may be before everybody is back."""
    while len(swarm.figures.acknowledged) == before:
        await asyncio.sleep(0.01)
    return perf_counter()


def shown(found: dict[str, Any]) -> str:
    move = found["move_ms"]
    return (
        f"{found['players']:>7} {found['turns_per_second']:>8} {move['p50']:>8} {move['p99']:>8} "
        f"{found['ack_ms']['p99']:>8} {found['server_cpu']:>7} {found['socket_kb']:>8} "
        f"{found['recovery']['everybody']:>9} {found['acknowledged']:>8} {found['lost']:>5} "
        f"{found['doubled']:>5}"
    )


HEADING = (
    f"{'players':>7} {'turns/s':>8} {'p50 ms':>8} {'p99 ms':>8} {'ack p99':>8} {'cpu':>7} "
    f"{'kB/sock':>8} {'recover s':>9} {'acked':>8} {'lost':>5} {'twice':>5}"
)


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    print(HEADING, file=sys.stderr)
    sizes = []
    for players in arguments.players:
        rate = arguments.rate * players / 1000
        found = await measured(players, arguments.seconds, rate, arguments.database)
        print(shown(found), file=sys.stderr, flush=True)
        sizes.append(found)
    database = arguments.database.partition(":")[0] or "sqlite"
    return {"machine": machine(), "commit": commit(), "database": database, "sizes": sizes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, nargs="+", default=[100, 300, 1000])
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--rate", type=float, default=200, help="turns per second of 1000 players")
    parser.add_argument("--database", default="", help="PostgreSQL instead of a new SQLite file")
    parser.add_argument("--output", type=Path, help="JSON, otherwise printed")
    arguments = parser.parse_args()
    found = json.dumps(uvloop.run(run(arguments)), indent=1)
    if arguments.output:
        arguments.output.parent.mkdir(parents=True, exist_ok=True)
        arguments.output.write_text(found + "\n", encoding="utf-8")
    else:
        print(found)


if __name__ == "__main__":
    main()
