"""Where the nodes and edges of a tree lie: columns of plain numbers."""

from __future__ import annotations

import sys
from mmap import mmap
from struct import calcsize
from typing import Any, Literal

if sys.platform == "win32":
    OF_NO_FILE: tuple[int, ...] = ()
else:
    from mmap import MAP_ANON, MAP_PRIVATE

    OF_NO_FILE = (MAP_PRIVATE | MAP_ANON,)

Code = Literal["b", "i", "Q", "f", "d"]

NODE_COLUMNS: dict[str, Code] = {
    "kind": "b", "seat": "b", "visits": "i", "first": "i", "count": "i", "opened": "i",
    "key": "Q",
}  # fmt: skip
SEAT_COLUMNS: dict[str, Code] = {"chances": "d", "points": "d"}
EDGE_COLUMNS: dict[str, Code] = {
    "move": "i", "prior": "f", "child": "i", "mean": "f", "appeal": "f", "tries": "i",
}  # fmt: skip
CODES = NODE_COLUMNS | SEAT_COLUMNS | EDGE_COLUMNS
# In this order every number lies at a multiple of its own size.
WIDE_FIRST = sorted(CODES.items(), key=lambda column: -calcsize(column[1]))


def lengths(players: int, nodes: int, edges: int) -> dict[str, int]:
    """How many numbers so many nodes and edges have in each column."""
    return (
        dict.fromkeys(NODE_COLUMNS, nodes)
        | dict.fromkeys(SEAT_COLUMNS, nodes * players)
        | dict.fromkeys(EDGE_COLUMNS, edges)
    )


def empty_columns(players: int, nodes: int, edges: int) -> dict[str, memoryview[Any]]:
    """Room for so many nodes and edges, in one piece: a small tree is made in no time."""
    sizes = lengths(players, nodes, edges)
    memory = zeros("b", bytes_of(players, nodes, edges))
    columns, start = {}, 0
    for name, code in WIDE_FIRST:
        end = start + calcsize(code) * sizes[name]
        columns[name] = memory[start:end].cast(code)
        start = end
    return columns


def zeros(code: Code, length: int) -> memoryview[Any]:
    """Straight from the system, which hands out memory only where something is written."""
    memory = mmap(-1, length * calcsize(code), *OF_NO_FILE)
    return memoryview(memory).cast(code)


def bytes_of(players: int, nodes: int, edges: int) -> int:
    """What so many nodes and edges take up."""
    sizes = lengths(players, nodes, edges)
    return sum(calcsize(code) * sizes[name] for name, code in CODES.items())
