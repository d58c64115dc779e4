"""What a run is judged by."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from azulejos.server.storage import Store


@dataclass
class Figures:
    """Times in seconds, as the swarm has measured them."""

    move_seconds: list[float] = field(default_factory=list)
    ack_seconds: list[float] = field(default_factory=list)
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When a turn was acknowledged, and how long after it was played, however often it was sent."""
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    gaps: int = 0

    def forget_times(self) -> None:
        """After a warm-up, or before something else is measured."""
        self.move_seconds.clear()
        self.ack_seconds.clear()
        self.waits.clear()


def milliseconds(seconds: list[float]) -> dict[str, float]:
    """The usual percentiles.

    >>> milliseconds([0.001] * 99 + [0.1])["p50"]
    1.0
    """
    ordered = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[int(last * place)], 2) for name, place in places.items()}


async def balance(figures: Figures, database: str) -> dict[str, Any]:
    """Every acknowledged command must be in the log of its table exactly once."""
    store = await Store.open(database)
    lost = doubled = turns = 0
    acknowledged: dict[str, set[str]] = {}
    for table, command in figures.acknowledged:
        acknowledged.setdefault(table, set()).add(command)
    for table in figures.tables:
        stored = await store.load(table)
        if stored is None:
            lost += len(acknowledged.get(table, ()))
            continue
        known = Counter(command.partition("/")[2] for command in stored.commands)
        lost += len(acknowledged.get(table, set()) - known.keys())
        played = sum(entry.kind == "turn" for entry in stored.entries)
        taken = sum(entry.kind == "seat-taken" for entry in stored.entries[1:])
        # one command for each turn and for the guest who sat down
        doubled += max(0, played + taken - 1 - len(known))
        turns += played
    await store.close()
    sent = sum(len(commands) for commands in acknowledged.values())
    return {
        "acknowledged": sent,
        "turns_stored": turns,
        "lost": lost,
        "doubled": doubled,
        "gaps": figures.gaps,
        "refused": dict(Counter(figures.refused)),
    }
