"""One node and two on one PostgreSQL: the load they carry, and a restart of one after the other.

    python benchmarks/load/nodes.py load --players 1000 2000 4000 --output build/nodes/load.json
    python benchmarks/load/nodes.py restart --players 400 --output build/nodes/rolling.json

Starts a PostgreSQL of its own (with fsync), the nodes and the swarm, and stops them. `load` plays
the same with one node and with two, and with an earlier version if `--before` names its Python;
opponents are connected to different nodes. It tells the processor time that nodes, PostgreSQL and
the swarm need for 1,000 turns, since all of them share this machine. `restart` has nginx in front.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import psutil
import uvloop
from figures import balance, milliseconds
from served import Served
from swarm import Swarm

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.nginx import nginx
from tests.server.postgresql import Cluster, programs

from azulejos.cli.bench.machine import commit, machine

WARM_UP_SECONDS = 3
PAUSE_SECONDS = 4
STEP_SECONDS = 0.5
SETTINGS = "-c listen_addresses=127.0.0.1 -c max_connections=100"
BUSY = 0.9
"""From this share of its processor on, a part is what limits the rest."""

Found = dict[str, Any]


@contextmanager
def postgresql() -> Iterator[Cluster]:
    folder = programs()
    if folder is None:
        sys.exit("PostgreSQL is missing: sudo apt install postgresql")
    cluster = Cluster(folder, SETTINGS)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.remove()


def cpu_of(cluster: Cluster) -> float:
    """Seconds of all its processes, those that have ended included."""
    pid = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    main = psutil.Process(pid)
    times = [main.cpu_times()]
    for child in main.children():
        with suppress(psutil.NoSuchProcess):  # ended meanwhile, so the first has its time
            times.append(child.cpu_times())
    ended = times[0].children_user + times[0].children_system
    return float(ended + sum(one.user + one.system for one in times))


def percent(part: float, lasted: float) -> float:
    return round(part / lasted, 3)


# Load


async def carried(nodes: list[Served], cluster: Cluster, players: int, given: Any) -> Found:
    """What these nodes did with so many players."""
    swarm = Swarm([node.url for node in nodes], players, given.rate * players / 1000)
    await swarm.arrive()
    await swarm.connect()
    await asyncio.sleep(WARM_UP_SECONDS)
    swarm.figures.forget_times()

    def spent() -> dict[str, float]:
        each = {f"node {n}": node.cpu_seconds() for n, node in enumerate(nodes, start=1)}
        return {**each, "postgresql": cpu_of(cluster), "swarm": process_time()}

    began, before = perf_counter(), spent()
    await asyncio.sleep(given.seconds)
    lasted, after = perf_counter() - began, spent()
    figures = swarm.figures
    turns = len(figures.move_seconds)
    cpu = {part: after[part] - before[part] for part in after}
    found = {
        "players": players,
        "turns_per_second": round(turns / lasted, 1),
        "wanted_per_second": round(given.rate * players / 1000, 1),
        "move_ms": milliseconds(figures.move_seconds),
        "ack_ms": milliseconds(figures.ack_seconds),
        "cpu": {part: percent(seconds, lasted) for part, seconds in cpu.items()},
        "cpu_seconds_per_1000_turns": {
            part: round(1000 * seconds / max(1, turns), 3) for part, seconds in cpu.items()
        },
        "memory_mb": [round(node.memory() / 1024**2, 1) for node in nodes],
    }
    found["limit"] = limit(found)
    await swarm.leave()
    for node in nodes:
        node.stop()
    return {**found, **await balance(figures, nodes[0].database)}


def limit(found: Found) -> str:
    """What keeps it from more, if anything does."""
    busy = [part for part, share in found["cpu"].items() if share >= BUSY]
    if busy:
        return f"the processor of {' and '.join(busy)}"
    if sum(found["cpu"].values()) >= BUSY * (os.cpu_count() or 1):
        return "the processors of this machine"
    return "nothing yet"


async def load(given: Any) -> Found:
    kinds: dict[str, tuple[int, str]] = {"one node": (1, sys.executable)}
    kinds["two nodes"] = (2, sys.executable)
    if given.before:
        kinds = {"before": (1, given.before), **kinds}
    sizes = []
    with postgresql() as cluster:
        for players in given.players:
            for kind, (count, python) in kinds.items():
                url = cluster.create(f"load_{players}_{kind.replace(' ', '_')}")
                with tempfile.TemporaryDirectory() as data:
                    nodes = [Served(Path(data) / str(n), url, python=python) for n in range(count)]
                    try:
                        found = {"kind": kind, **await carried(nodes, cluster, players, given)}
                    finally:
                        for node in nodes:
                            node.kill()
                print(shown(found), file=sys.stderr, flush=True)
                sizes.append(found)
    return {"sizes": sizes}


def shown(found: Found) -> str:
    cpu = ", ".join(f"{part} {share:.2f}" for part, share in found["cpu"].items())
    move = found["move_ms"]
    return (
        f"{found['players']:>6} {found['kind']:<10} {found['turns_per_second']:>7} turns/s  "
        f"p50 {move['p50']:>7} ms  p99 {move['p99']:>8} ms  lost {found['lost']}  "
        f"doubled {found['doubled']}  cpu: {cpu}; limit: {found['limit']}"
    )


# Restarting one after the other


class Timeline:
    """How many turns were stored and how long players waited, step by step."""

    def __init__(self, swarm: Swarm) -> None:
        self._swarm = swarm
        self._began = perf_counter()
        self._events: list[tuple[float, str]] = []

    def note(self, event: str) -> None:
        at = round(perf_counter() - self._began, 2)
        self._events.append((at, event))
        print(f"{at:>7.2f} s  {event}", file=sys.stderr, flush=True)

    def steps(self) -> list[Found]:
        waits = [(at - self._began, waited) for at, waited in self._swarm.figures.waits]
        count = int((perf_counter() - self._began) / STEP_SECONDS) + 1
        return [self._step(number * STEP_SECONDS, waits) for number in range(count)]

    def _step(self, start: float, waits: Sequence[tuple[float, float]]) -> Found:
        end = start + STEP_SECONDS
        within = [waited for at, waited in waits if start <= at < end]
        return {
            "at": start,
            "turns": len(within),
            "longest_wait": round(max(within, default=0.0), 2),
            "events": [event for at, event in self._events if start <= at < end],
        }


async def restart(given: Any) -> Found:
    """Two nodes behind nginx; each is stopped with SIGTERM and started again."""
    with postgresql() as cluster, tempfile.TemporaryDirectory() as folder:
        url = cluster.create("rolling")
        nodes = [Served(Path(folder) / str(n), url) for n in range(2)]
        try:
            with nginx(Path(folder) / "nginx", [node.port for node in nodes]) as site:
                return await rolled(nodes, site, given)
        finally:
            for node in nodes:
                node.kill()


async def rolled(nodes: list[Served], site: str, given: Any) -> Found:
    swarm = Swarm([site], given.players, given.rate * given.players / 1000)
    await swarm.arrive()
    await swarm.connect()
    await asyncio.sleep(WARM_UP_SECONDS)
    swarm.figures.forget_times()
    timeline = Timeline(swarm)
    await asyncio.sleep(PAUSE_SECONDS)
    for number, node in enumerate(nodes, start=1):
        timeline.note(f"node {number} is told to stop")
        await asyncio.to_thread(node.stop)
        timeline.note(f"node {number} has stopped")
        again = await asyncio.to_thread(Served, node.data, node.database, node.port)
        node.process = again.process
        timeline.note(f"node {number} is back")
        await asyncio.sleep(PAUSE_SECONDS)
    steps = timeline.steps()
    longest = max(step["longest_wait"] for step in steps)
    await swarm.leave()
    found = await balance(swarm.figures, nodes[0].database)
    for step in steps:
        print(
            f"{step['at']:>6.1f} s {step['turns']:>5} turns  longest wait "
            f"{step['longest_wait']:>5.2f} s  {'; '.join(step['events'])}",
            file=sys.stderr,
        )
    return {"players": given.players, "longest_wait": longest, **found, "steps": steps}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["load", "restart"])
    parser.add_argument("--players", type=int, nargs="+", help="load: 1000 2000 4000; restart: 400")
    parser.add_argument("--seconds", type=float, default=20, help="of load, for each size")
    parser.add_argument("--rate", type=float, default=200, help="turns per second of 1000 players")
    parser.add_argument("--before", help="the Python of an earlier version, to be measured too")
    parser.add_argument("--output", type=Path, help="JSON, otherwise printed")
    given = parser.parse_args()
    work: Callable[[Any], Any] = load
    if given.what == "restart":
        given.players, work = (given.players or [400])[0], restart
    else:
        given.players = given.players or [1000, 2000, 4000]
    found = {"machine": machine(), "commit": commit(), "load_average": os.getloadavg()[0]}
    found |= uvloop.run(work(given))
    text = json.dumps(found, indent=1)
    if given.output:
        given.output.parent.mkdir(parents=True, exist_ok=True)
        given.output.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
