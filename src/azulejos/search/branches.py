"""Reads what a tree has found: its moves, whole turns, lines, and where a position lies in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from azulejos.engine.draws import item_at, ways
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.tree import Tree

# Steps of a turn are listed as deep as they had this part of all visits.
DEPTH_SHARE = 200


@dataclass(frozen=True, slots=True)
class Branch:
    """What a tree found about a move: sums over its visits; `after` are moves of the same turn."""

    move: int
    visits: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    after: tuple[Branch, ...]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """A move, the node it leads to, and how often it was tried there."""

    move: int
    node: int
    times: int


class Reader:
    """Looks at the columns of a tree that nobody is growing at the moment."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.columns = tree.columns

    def branches(self) -> tuple[Branch, ...]:
        """What was found about the moves at the root."""
        fewest = max(1, self.tree.simulations // DEPTH_SHARE)
        return self.branches_of(0, self.tree.root, fewest)

    def branches_of(self, node: int, here: GameState, fewest: int) -> tuple[Branch, ...]:
        """The moves of one turn below a node, as deep as they were tried often enough."""
        found = []
        for tried in self.tried(node):
            after = here.copy()
            after.play(tried.move)
            goes_on = after.turn == here.turn and tried.times > fewest
            steps = self.branches_of(tried.node, after, fewest) if goes_on else ()
            found.append(self.branch(tried, steps))
        return tuple(found)

    def branch(self, tried: Tried, steps: tuple[Branch, ...]) -> Branch:
        """What the move is worth is known from all that led to the same position."""
        chances, points = (
            tuple(mean * tried.times for mean in means) for means in self.means(tried.node)
        )
        return Branch(tried.move, tried.times, chances, points, steps, tuple(self.line(tried.node)))

    def means(self, node: int = 0) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Of all visits of a node: every seat's chance to win, and its points at the end."""
        count, players = self.visits(node), self.tree.root.players
        seats = slice(node * players, (node + 1) * players)
        chances, points = (self.columns[name][seats] for name in ("chances", "points"))
        return tuple(one / count for one in chances), tuple(one / count for one in points)

    def visits(self, node: int) -> int:
        return int(self.columns["visits"][node])

    def tried(self, node: int) -> Iterator[Tried]:
        """The moves of a decision that were tried."""
        if self.columns["kind"][node] != 0:
            return
        first = int(self.columns["first"][node])
        for edge in range(first, first + int(self.columns["opened"][node])):
            times = int(self.columns["tries"][edge])
            if times:
                yield Tried(
                    int(self.columns["move"][edge]), int(self.columns["child"][edge]), times
                )

    def line(self, node: int, fewest: int = 1) -> Iterator[int]:
        """The moves tried most from here on, until a deal or until they were tried too seldom."""
        while moves := list(self.tried(node)):
            best = max(moves, key=lambda tried: tried.times)
            if best.times < fewest:
                return
            yield best.move
            node = best.node

    def course(self, rng: Rng, fewest: int) -> Iterator[int]:
        """As `line` from the root, but each move as likely as the search tried it."""
        node = 0
        while self.visits(node) > fewest and (moves := list(self.tried(node))):
            weighed = [(place, tried.times) for place, tried in enumerate(moves)]
            chosen = moves[item_at(weighed, rng.below(ways(weighed)))]
            yield chosen.move
            node = chosen.node

    def find(self, sought: GameState) -> int | None:
        """The node of a position, if the search has come to it by a move."""
        if sought.fingerprint() == self.tree.root.fingerprint():
            return 0
        return self.tree.node_of(sought.fingerprint())
