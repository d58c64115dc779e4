"""What a bystander waits while one stranger misuses the server, as the table of docs/server.md.

    python benchmarks/load/attacks.py --seconds 15

Every attack of `tests/server/attacks.py` runs against a server with its usual limits, while a
process of its own asks for lists over new connections and plays. The bars are 100 ms for a request
and 250 ms for a move, at p99 on two quiet cores. Leaves 1 if one is not held.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.attacks import ATTACKS, LEFT, Attack, attacked_server, leave_tables
from tests.server.bystander import MOVE_BAR, REQUEST_BAR, Waits, bystander, p99
from tests.server.running import ServerProcess

HEADING = """\
| what was tried | request p99 | of | move p99 | of | failed | held |
|---|---|---|---|---|---|---|"""


def measured(server: ServerProcess, attack: Attack, seconds: float) -> Waits:
    with bystander(server.url) as waits:
        asyncio.run(attack.run(server, seconds))
    return waits


def is_held(waits: Waits) -> bool:
    quick = p99(waits.requests) < REQUEST_BAR and p99(waits.moves) < MOVE_BAR
    return quick and not waits.failed and bool(waits.requests and waits.moves)


def row(attack: Attack, waits: Waits) -> str:
    request, move = (f"{1000 * p99(times):.0f} ms" for times in (waits.requests, waits.moves))
    counts = f"{len(waits.requests)} | {move} | {len(waits.moves)}"
    held = "yes" if is_held(waits) else "NO"
    return f"| {attack.name} | {request} | {counts} | {waits.failed} | {held} |"


def run(seconds: float) -> bool:
    """Prints a row as soon as it is known; tells whether every bar was held."""
    print(f"load before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(HEADING, flush=True)
    held = True
    with tempfile.TemporaryDirectory() as folder, attacked_server(Path(folder)) as server:
        for attack in ATTACKS:
            waits = measured(server, attack, seconds)
            print(row(attack, waits), flush=True)
            held &= is_held(waits)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(leave_tables(Path(folder)))
        with attacked_server(Path(folder)) as server:
            waits = measured(server, LEFT, seconds)
            print(row(LEFT, waits), flush=True)
    print(f"load after: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    return held and is_held(waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=15, help="for each attack")
    sys.exit(not run(parser.parse_args().seconds))


if __name__ == "__main__":
    main()
