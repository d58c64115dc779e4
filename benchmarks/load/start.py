"""How long a server with many stored games takes to start.

    python benchmarks/load/start.py --tables 40000

Stores games whose clocks run, a hundred of them with clocks that run out while no server is there.
Prints JSON: seconds from the start of the process until it listens, and until those hundred games
have ended.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from served import Served

from azulejos.cli.bench.machine import commit, machine
from azulejos.engine.registry import rule_set
from azulejos.server.rooms.status import status_of
from azulejos.server.storage import NewTable, Store
from azulejos.table import FairDeals, Person, PerTurn, Table, now

OVERDUE = 100
AT_ONCE = 250
TURNS = 15
LONG, SHORT = 3_600_000, 1
KEY = bytes(32)
SETTINGS: dict[str, dict[str, str]] = {"reserved": {}}


def game(limit: int) -> Table:
    """A game after some turns, so that there is something to replay."""
    seats = [Person(name, on_device=True) for name in ("Ana", "Taras")]
    at = now()
    table = Table.open(rule_set("azul").choose(), seats, FairDeals(KEY), at, PerTurn(limit))
    for _ in range(TURNS):
        assert table.to_move is not None
        table.play(table.to_move, table.state.legal_moves()[:1], at)
    return table


def new_table(number: int, table: Table) -> NewTable:
    at = table.last_at
    return NewTable(
        f"start-{number:06}", "azul", True, SETTINGS, at, "load", KEY, table.log, status_of(table)
    )


async def fill(store: Store, tables: int) -> None:
    long, short = game(LONG), game(SHORT)
    for start in range(0, tables, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, tables))
        # Those that are overdue are the last, so that they are not found first by chance.
        made = [new_table(one, short if one >= tables - OVERDUE else long) for one in numbers]
        await asyncio.gather(*(store.create(table) for table in made))
        if start % (AT_ONCE * 20) == 0:
            print(f"{start} of {tables} tables stored", file=sys.stderr)


async def measured(folder: Path, tables: int, database: str) -> dict[str, object]:
    url = database or f"sqlite:///{folder / 'azulejos.db'}"
    store = await Store.open(url, patience=60)
    await fill(store, tables)
    unfinished = await store.unfinished()
    await asyncio.sleep(1)
    began = perf_counter()
    server = await asyncio.to_thread(Served, folder, database)
    try:
        listening = perf_counter() - began
        while await store.unfinished() > unfinished - OVERDUE:
            await asyncio.sleep(0.02)
        ended = perf_counter() - began
        used = server.cpu_seconds()
    finally:
        server.kill()
        await store.close()
    return {
        "tables": tables,
        "listening_seconds": round(listening, 2),
        "overdue_clocks_ended_seconds": round(ended, 2),
        "server_cpu_seconds": round(used, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=40_000)
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of SQLite")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(Path(folder), given.tables, given.database))
    print(json.dumps({**found, "machine": machine(), "commit": commit()}, indent=1))


if __name__ == "__main__":
    main()
