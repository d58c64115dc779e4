"""Writes `docs/nodes_measured.md` from the result files in `docs/nodes/`.

    python docs/make_nodes_measured.py [FOLDER]

takes over the result files of a folder first, such as `build/nodes`, where `make soak-nodes` and
`benchmarks/load/nodes.py` leave them.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
RESULTS = DOCS / "nodes"
PAGE = DOCS / "nodes_measured.md"
DISTURBANCES = {
    "killed": "three nodes, one killed at a time",
    "drained": "three nodes, one drained at a time",
    "cut-off": "three nodes, one cut off from the database at a time",
    "paused": "three nodes, one stopped at a time (SIGSTOP) for longer than its lease",
    "restarted": "three nodes, PostgreSQL restarted",
    "all": "three nodes, all of these by turns",
    "nginx": "two nodes behind nginx, killed and drained by turns",
}
TOP = """# Several servers, measured

What [nodes](nodes.md) carry, and what people notice when they come and go. Everything ran on one machine: nodes, PostgreSQL (with fsync), nginx and the players.
`docs/make_nodes_measured.py` makes this page from the result files, which also name the machine, the commit, and how busy the machine was.
"""  # noqa: E501 - lines of the page
LOAD = """
## Load

Two players at each table of Azul, connected to different nodes, 200 turns a second for each 1,000 players. Milliseconds are from a turn to its arrival at the other player. "Before" is
one server of the version before there were nodes. The machine has {cores} processors for all of it, so two nodes cannot carry twice as much here: what a turn costs
each part shows what separate machines would carry. "Nothing yet" limits when no part uses 90% of a processor and all of them together leave a tenth of the machine idle. That is about how many turns
there can be: the slowest turn in a hundred is slower long before, and where it waits was not measured.

"""  # noqa: E501 - lines of the page
RESTART = """
## A rolling restart

Two nodes behind nginx with {players} players; each node is told to stop, and started again. {acknowledged} turns were acknowledged, {lost} lost, {doubled} doubled.
The longest that anybody waited for the acknowledgement of a turn was {longest_wait} s.

"""  # noqa: E501 - lines of the page
DISTURBED = """
## Nodes that come and go

Two people and a bot at each table, all spread over the nodes by a load balancer that does not know tables. In the end the log of every table is compared with what was acknowledged.
Silence is the longest that a player waited for a game to go on. A client of this test looks for another connection when it has heard nothing for 4 seconds. So when a node is
cut off or stopped, those connected to it lose these 4 seconds, and then the time to come in elsewhere. A node that is stopped (SIGSTOP) still takes connections, as a load balancer sees
it, and answers nobody until it goes on: whoever is led there loses 4 seconds again. The page has more patience than these clients.

"""  # noqa: E501 - lines of the page

Found = dict[str, Any]


def table(heading: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(heading)
    lines = [names, ["---"] * len(names), *([str(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def load_rows(found: Found) -> Iterator[list[object]]:
    for size in found["sizes"]:
        cpu = size["cpu_seconds_per_1000_turns"]
        nodes = sum(seconds for part, seconds in cpu.items() if part.startswith("node"))
        yield [
            f"{size['players']:,}",
            size["kind"],
            size["turns_per_second"],
            size["move_ms"]["p50"],
            size["move_ms"]["p99"],
            f"{nodes:.2f}",
            f"{cpu['postgresql']:.2f}",
            f"{cpu['swarm']:.2f}",
            f"{size['lost']} / {size['doubled']}",
            size["limit"],
        ]


def load(found: Found) -> str:
    heading = "players,servers,turns/s,p50 ms,p99 ms,nodes,PostgreSQL,players' program"
    heading += ",lost / doubled,what limits it"
    note = "\nNodes, PostgreSQL and players' program: processor seconds for 1,000 turns.\n"
    cores = found["machine"]["cores"]
    return LOAD.format(cores=cores) + table(heading.split(","), load_rows(found)) + note


def restart(found: Found) -> str:
    steps = [step for step in found["steps"] if step["turns"] or step["events"]]
    rows = (
        [step["at"], step["turns"], step["longest_wait"], "; ".join(step["events"])]
        for step in steps
    )
    heading = ["second", "turns", "longest wait, s", "event"]
    return RESTART.format(**found) + table(heading, rows)


def disturbed(accounts: dict[str, Found]) -> str:
    names = ("acknowledged", "found", "lost", "doubled", "longest_silence")
    rows = (
        [what, len(accounts[name]["events"]), *(accounts[name][figure] for figure in names)]
        for name, what in DISTURBANCES.items()
        if name in accounts
    )
    heading = "event,times,acknowledged,found,lost,doubled,longest silence (s)"
    return DISTURBED + table(heading.split(","), rows)


def page() -> str:
    found = {file.stem: json.loads(file.read_text()) for file in sorted(RESULTS.glob("*.json"))}
    parts = [TOP]
    if "load" in found:
        parts.append(load(found.pop("load")))
    if "rolling" in found:
        parts.append(restart(found.pop("rolling")))
    return "".join([*parts, disturbed(found) if found else ""])


if __name__ == "__main__":
    RESULTS.mkdir(exist_ok=True)
    for folder in sys.argv[1:]:
        for file in Path(folder).glob("*.json"):
            shutil.copy(file, RESULTS)
    PAGE.write_text(page(), encoding="utf-8")
