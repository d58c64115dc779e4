"""Where a table's chance comes from: one single draw at a time, each with a number of its own.

The table counts every single draw it has ever made, those that were undone included, and never asks
for the same number twice. A source is a pure function of that number and of what can be drawn, so
preparing a command twice gives the same result, and taking a turn back never shows what comes next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.engine.draws import Draws, item_at, ways
from azulejos.engine.errors import ImpossibleDraw
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng


class DealSource(ABC):
    """Decides single draws. Only a fair shuffle has a key, a commitment to it, and entropy."""

    __slots__ = ()

    @abstractmethod
    def item(self, draws: Draws, number: int) -> int:
        """The item that draw number `number` of the table brings."""

    @property
    def commitment(self) -> str:
        """What is published of the key when the table opens; empty without a key."""
        return ""

    @property
    def revealed_key(self) -> str:
        """The key as it is published when the game is over; empty without a key."""
        return ""

    def with_entropy(self, entropy: str) -> DealSource:
        """The same source with what the persons at the table have added to its chance."""
        return self


@dataclass(frozen=True, slots=True)
class SeededDeals(DealSource):
    """Every draw has its own stream of random numbers. Who knows the seed knows all that comes."""

    seed: int

    def item(self, draws: Draws, number: int) -> int:
        return item_at(draws, Rng(self.seed, number).below(ways(draws)))


@dataclass(frozen=True, slots=True)
class ScriptedDeals(DealSource):
    """Draws what is written down; for tests, and for tables that are only looked at."""

    items: Sequence[int] = ()

    def item(self, draws: Draws, number: int) -> int:
        if number >= len(self.items):
            raise ImpossibleDraw("script-ended", draw=number)
        return self.items[number]


def deal_from(deals: DealSource, state: GameState, number: int) -> list[int]:
    """Makes the deal that is due on this state, from this draw on; returns its items."""
    items: list[int] = []
    while state.needs_deal:
        items.append(deals.item(state.draws(), number + len(items)))
        state.draw(items[-1])
    return items
