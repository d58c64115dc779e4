"""The nodes and edges of a search tree: how much room they have, and how some of them are kept.

Several edges may lead to one node: to a position that different orders of moves reach. `tries` says
how often an edge was followed, `visits` how often a simulation looked into a node; those that took
only what was known of it are not among them.
"""

from __future__ import annotations

from typing import Any

import cython

from azulejos.search.columns import bytes_of, empty_columns, lengths, zeros

if not cython.compiled:
    from azulejos.engine.buffers import MOST_MOVES

    NOTHING = -1

FIRST_ROOM = 1024
MOST_NODES = 1 << 20
MOST_EDGES = 1 << 24
EDGES_A_NODE = 16


@cython.cclass
class Nodes:
    """Columns of numbers that grow; nodes that are deep and seldom visited can be forgotten."""

    columns: dict[str, memoryview[Any]]
    kind: memoryview[int]
    seat: memoryview[int]
    visits: memoryview[int]
    first: memoryview[int]
    count: memoryview[int]
    opened: memoryview[int]
    key: memoryview[int]
    chances: memoryview[float]
    points: memoryview[float]
    move: memoryview[int]
    prior: memoryview[float]
    child: memoryview[int]
    mean: memoryview[float]
    appeal: memoryview[float]
    tries: memoryview[int]
    slots: memoryview[int]
    nodes: int
    edges: int

    def __init__(self, players: int) -> None:
        self.players = players
        self.columns = {}
        self.nodes = self.edges = 0
        self.make_room(FIRST_ROOM, FIRST_ROOM * EDGES_A_NODE)

    # Room

    def make_room(self, nodes: int, edges: int) -> None:
        """Columns of at least this length; what they hold stays."""
        grown = empty_columns(self.players, nodes, edges)
        used = lengths(self.players, self.nodes, self.edges)
        for name, column in self.columns.items():
            grown[name][: used[name]] = column[: used[name]]
        self.columns = grown
        self.node_room = nodes
        self.edge_room = edges
        self.slots = zeros("i", 1 << (2 * nodes).bit_length())
        self.attach()
        self.enter_all()

    def attach(self) -> int:
        """Compiled, fields are views of the columns: without checks and without the GIL."""
        self.kind = self.columns["kind"]
        self.seat = self.columns["seat"]
        self.visits = self.columns["visits"]
        self.first = self.columns["first"]
        self.count = self.columns["count"]
        self.opened = self.columns["opened"]
        self.key = self.columns["key"]
        self.chances = self.columns["chances"]
        self.points = self.columns["points"]
        self.move = self.columns["move"]
        self.prior = self.columns["prior"]
        self.child = self.columns["child"]
        self.mean = self.columns["mean"]
        self.appeal = self.columns["appeal"]
        self.tries = self.columns["tries"]
        self.last_slot = len(self.slots) - 1
        return 0

    # Positions

    def slot(self, key: int) -> int:
        """Where the node of a position is entered, or would be. A slot has its number plus 1."""
        slot = key & self.last_slot
        while self.slots[slot] > 0 and self.key[self.slots[slot] - 1] != key:
            slot = (slot + 1) & self.last_slot
        return slot

    def node_of(self, key: int) -> int | None:
        """The node of the position with this digest, if moves have led there."""
        entered = self.slots[self.slot(key)]
        return entered - 1 if entered > 0 else None

    def enter_all(self) -> None:
        for node in range(self.nodes):
            if self.key[node] != 0:
                self.slots[self.slot(self.key[node])] = node + 1

    def widen_columns(self) -> None:
        """Room for as much again, before it runs out."""
        nodes = self.node_room
        edges = self.edge_room
        if self.nodes * 2 > nodes:
            nodes = min(nodes * 2, MOST_NODES)
        if self.edges * 2 > edges:
            edges = min(edges * 2, MOST_EDGES)
        if (nodes, edges) != (self.node_room, self.edge_room):
            self.make_room(nodes, edges)

    @property
    def bytes_used(self) -> int:
        """What the nodes and edges in use take up."""
        return bytes_of(self.players, self.nodes, self.edges)

    @property
    def is_full(self) -> bool:
        """Whether there are as many nodes or edges as there may be."""
        return bool(self.nodes >= MOST_NODES or self.edges + MOST_MOVES > MOST_EDGES)

    # Keeping and forgetting

    def fewest_to_keep(self) -> int:
        """How often a node must have been visited to keep what is below it, so that half is free.

        Nodes are visited at most as often as those above them: what is kept hangs together.
        """
        most, fewest = int(self.columns["visits"][0]), 1
        while fewest < most and not self.is_half_free(fewest):
            fewest *= 2
        return min(fewest, most)

    def is_half_free(self, fewest: int) -> bool:
        """Whether it would be without what lies below nodes visited less often."""
        nodes, edges = self.nodes_below(fewest), self.edges_below(fewest)
        return bool(nodes <= MOST_NODES // 2 and edges <= MOST_EDGES // 2)

    def nodes_below(self, fewest: int) -> int:
        """How many nodes lie right below those that were visited so often."""
        nodes = 1
        for node in range(self.nodes):
            if self.visits[node] >= fewest:
                nodes += self.opened[node]
        return nodes

    def edges_below(self, fewest: int) -> int:
        edges = 0
        for node in range(self.nodes):
            if self.visits[node] >= fewest:
                edges += self.count[node]
        return edges

    def graft(self, other: Nodes, root: int, fewest: int) -> int:
        """Becomes a copy of what lies below a node of others, nearest nodes first.

        What lies below nodes visited less often than `fewest` is left out.
        """
        self.edges = 0
        origins = [root]
        places = zeros("i", other.nodes)
        places[root] = 1
        for node, old in enumerate(origins):
            self.copy_node(node, other, old)
            if other.visits[old] >= fewest:
                self.copy_edges(node, other, old, origins, places)
        self.nodes = len(origins)
        self.enter_all()
        return 0

    def copy_node(self, node: int, other: Nodes, old: int) -> int:
        """Without its edges: as if it had just been reached."""
        self.kind[node] = other.kind[old]
        self.seat[node] = other.seat[old]
        self.key[node] = other.key[old]
        self.visits[node] = other.visits[old]
        self.first[node] = self.edges
        self.count[node] = 0
        self.opened[node] = 0
        for seat in range(self.players):
            at = node * self.players + seat
            self.chances[at] = other.chances[old * self.players + seat]
            self.points[at] = other.points[old * self.players + seat]
        return 0

    def copy_edges(
        self, node: int, other: Nodes, old: int, origins: list[int], places: memoryview[int]
    ) -> int:
        """The nodes below come last among the origins, in the order of the edges.

        `places` has the number plus 1 of each node that is already among them.
        """
        self.count[node] = other.count[old]
        self.opened[node] = other.opened[old]
        first = other.first[old]
        end = first + other.count[old]
        for index in range(first, end):
            self.move[self.edges] = other.move[index]
            self.prior[self.edges] = other.prior[index]
            self.mean[self.edges] = other.mean[index]
            self.appeal[self.edges] = other.appeal[index]
            self.tries[self.edges] = other.tries[index]
            self.child[self.edges] = NOTHING
            child = other.child[index]
            if child != NOTHING:
                if places[child] == 0:
                    origins.append(child)
                    places[child] = len(origins)
                self.child[self.edges] = places[child] - 1
            self.edges += 1
        return 0
