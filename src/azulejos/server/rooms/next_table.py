"""The table after a game that is over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NextTable:
    """Where the same people play again; `by` is the name of who asked first."""

    table: str
    by: str | None
