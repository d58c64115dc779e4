"""Luck: what deals gave each seat, compared with other deals of the same positions.

Before a deal nobody can know which one comes. So luck is zero on average, whatever positions are
thought to be worth, as long as that is fixed before the game: a result less its luck is right on
average too. The better the values, the less the rest varies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.branches import Reader
from azulejos.search.guide import Guide
from azulejos.search.tree import SearchParameters, Tree

# Every search has the same seed, so that deals are compared with the same future deals.
SEARCH_SEED = 17

Row = tuple[float, ...]


def sampled_deals(before: GameState, seed: int, count: int, first: int = 0) -> Iterator[GameState]:
    """Positions that might have come instead, from so many streams of the seed."""
    for stream in range(first, first + count):
        state = before.copy()
        state.deal(Rng(seed, stream))
        yield state


class LuckMeter:
    """Adds up the luck of the deals of one game: for each seat chance to win, and points.

    Values come from a search of so many simulations. Sampled deals come from streams of the seed,
    from `first` on; no deal of the game may come from one of them.
    """

    def __init__(self, guide: Guide, simulations: int, deals: int, seed: int, first: int) -> None:
        self.guide = guide
        self.simulations = simulations
        self.deals = deals
        self.seed = seed
        self.next_stream = first
        self.chances: Row = ()
        self.points: Row = ()

    def add(self, before: GameState, after: GameState) -> None:
        """One deal of the game: the one that came is judged exactly like the others."""
        others = sampled_deals(before, self.seed, self.deals, self.next_stream)
        self.next_stream += self.deals
        sampled = [self.value(state) for state in others]
        chances, points = self.value(after)
        nothing = (0.0,) * before.players
        self.chances = lucky(self.chances or nothing, chances, [one for one, _ in sampled])
        self.points = lucky(self.points or nothing, points, [one for _, one in sampled])

    def value(self, state: GameState) -> tuple[Row, Row]:
        tree = Tree(state, self.guide, SEARCH_SEED, SearchParameters())
        tree.run(self.simulations)
        return Reader(tree).means()


def lucky(luck: Row, came: Row, sampled: Sequence[Row]) -> Row:
    """The luck so far, and that of a deal: what came less the mean of what could have come."""
    means = [sum(column) / len(sampled) for column in zip(*sampled, strict=True)]
    return tuple(old + one - mean for old, one, mean in zip(luck, came, means, strict=True))
