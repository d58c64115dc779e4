"""How fast the store takes batches: many tables append at once, each as soon as it was answered.

    python benchmarks/load/storage.py sqlite:////tmp/load.db --appenders 200 --seconds 5

Prints JSON: appends per second, the time from the call to the answer after the commit, and how
many appends shared a transaction. The database must be one that may be filled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from itertools import count
from time import perf_counter, process_time
from uuid import uuid4

from azulejos.cli.bench.machine import commit, machine
from azulejos.engine.registry import rule_set
from azulejos.server.storage import NewTable, Phase, Status, Store
from azulejos.table import Batch, Person, SeededDeals, Table
from azulejos.table.log import TurnPlayed

STATUS = Status(Phase.RUNNING, 1, 1, (0, 0), shown={"seats": ["Ana", "Taras"]})


async def append_until(store: Store, end: float, pause: float, wait: float) -> list[float]:
    """One table: the seconds of each of its appends."""
    options = rule_set("azul").choose()
    opened = Table.open(options, [Person("Ana"), Person("Taras")], SeededDeals(1), at=0)
    table = f"load-{uuid4().hex}"
    key = bytes(32)
    await store.create(NewTable(table, "azul", True, {}, 0, "load", key, opened.log))
    seconds: list[float] = []
    await asyncio.sleep(wait)
    for seq in count(opened.seq):
        began = perf_counter()
        if began >= end:
            return seconds
        batch = Batch(seq, (TurnPlayed(seq, seq % 2, ("3R3",), "0123456789abcdef"),))
        await store.append(table, batch, command=f"c{seq}", sender="load", status=STATUS)
        seconds.append(perf_counter() - began)
        await asyncio.sleep(pause)
    return seconds


async def measure(url: str, appenders: int, seconds: float, pause: float) -> dict[str, object]:
    store = await Store.open(url)
    began, worked = perf_counter(), process_time()
    waits = [pause * number / appenders for number in range(appenders)]
    tables = [append_until(store, began + seconds, pause, wait) for wait in waits]
    times = sorted(time for table in await asyncio.gather(*tables) for time in table)
    took, work = perf_counter() - began, process_time() - worked
    figures = store.figures
    await store.close()
    return {
        "database": url.partition(":")[0],
        "appenders": appenders,
        "pause_ms": 1000 * pause,
        "appends": len(times),
        "appends_per_second": round(len(times) / took),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "max_ms": round(1000 * times[-1], 2),
        "processor_ms_per_append": round(1000 * work / len(times), 3),
        "transactions": figures.transactions,
        "writes_per_transaction": round(figures.writes / figures.transactions, 1),
        "failures": figures.failures,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--appenders", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pause", type=float, default=0, help="seconds between appends of a table")
    given = parser.parse_args()
    found = asyncio.run(measure(given.url, given.appenders, given.seconds, given.pause))
    json.dump({**found, "machine": machine(), "commit": commit()}, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
