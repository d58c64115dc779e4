"""One search tree over any game, grown a simulation at a time without the GIL.

A node is a position. A decision node belongs to a seat and opens its moves one by one, the likelier
first; every seat maximises its own chance to win. A chance node stands before a deal and opens
about `widening` times the root of its visits of sampled deals, which are then visited in turn.
Nodes and edges lie in columns. A node is judged by the guide when it is first reached, and its
moves are listed when it is reached again. What decides between moves is kept with their edges, one
after the other: the nodes they lead to are far apart.
"""

from __future__ import annotations

from dataclasses import dataclass

import cython

from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.guide import Guide
from azulejos.search.nodes import FIRST_ROOM, Nodes

if not cython.compiled:
    from math import sqrt

    from azulejos.engine.buffers import MOST_MOVES, SEATS
    from azulejos.search.nodes import NOTHING

    DECISION = 0
    CHANCE = 1
    END = 2
    DEEPEST = 1000
    WIDEST = 64

# Deals have the streams from 0 on, random games one that no deal uses.
PLAYOUTS = 1 << 62


@dataclass(frozen=True, slots=True)
class SearchParameters:
    """How a tree grows: numbers found by play, see docs/bots_tuning.md.

    `exploration` weighs priors against values, `widening` says how fast a chance node opens further
    deals. A move never tried is thought to be as good as its position.
    """

    exploration: float = 0.5
    widening: float = 1.0


@cython.final
@cython.cclass
class Tree(Nodes):
    """The tree below one position. Not for two threads at once."""

    root: GameState

    def __init__(
        self, state: GameState, guide: Guide, seed: int, parameters: SearchParameters
    ) -> None:
        super().__init__(state.players)
        self.guide = guide
        self.root = expected(state, guide.state_type).copy()
        self.state = state.copy()
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.rng = Rng(seed, PLAYOUTS)
        self.dealer = Rng(0)
        self.parameters = parameters
        self.exploration = parameters.exploration
        self.widening = parameters.widening
        self.stopped = False
        if not cython.compiled:
            self.path = [0] * (DEEPEST + 1)
            self.way = [0] * (DEEPEST + 1)
            self.legal = [0] * MOST_MOVES
            self.likely = [0.0] * MOST_MOVES
            self.leaf_chances = [0.0] * SEATS
            self.leaf_points = [0.0] * SEATS
        self.deals = 0
        self.add_node()

    @property
    def simulations(self) -> int:
        """How often the root was visited, by earlier searches too."""
        return int(self.visits[0])

    # Growing

    def run(self, simulations: int) -> int:
        """Simulates so often, or less if it is stopped or full; returns how often."""
        done = 0
        while done < simulations and not self.is_full:
            self.widen_columns()
            count = self.run_slice(simulations - done)
            if count == 0:
                break
            done += count
        return done

    @property
    def has_answer(self) -> bool:
        """Whether a move has been tried."""
        return bool(self.opened[0] > 0)

    def stop(self) -> None:
        """Ends a run after the simulation it is in; may be called from any thread."""
        self.stopped = True

    def run_slice(self, simulations: int) -> int:
        with cython.nogil:
            done = self.simulate_all(simulations)
        return done

    def simulate_all(self, simulations: int) -> int:
        """Until a simulation might need more room; even when stopped it tries one move."""
        done = 0
        while done < simulations and self.nodes < self.node_room:
            is_short = self.edges + MOST_MOVES > self.edge_room
            if (self.stopped or is_short) and self.opened[0] > 0:
                break
            self.simulate()
            done += 1
        return done

    def simulate(self) -> None:
        """From the root down to a node not yet judged, and what it is worth back up."""
        self.state.copy_from(self.root)
        depth = 0
        node = 0
        self.path[0] = 0
        while self.visits[node] > 0 and self.kind[node] != END and depth < DEEPEST:
            edge = self.next_edge(node)
            if edge == NOTHING:
                break
            self.step(node, edge)
            child = self.child[edge]
            if child == NOTHING:
                child = self.node_reached(node)
                self.child[edge] = child
            depth += 1
            self.path[depth] = child
            self.way[depth] = edge
            if self.tries[edge] < self.visits[child]:
                self.add_known(depth)
                return
            node = child
        self.guide.evaluate_into(self.state, self.rng, self.leaf_chances, self.leaf_points)
        self.visit(node)
        self.add_up(depth)

    def next_edge(self, node: int) -> int:
        """The edge to follow; NOTHING if there is no room to list them."""
        if self.count[node] == 0 and not self.expand(node):
            return NOTHING
        if self.kind[node] == CHANCE:
            return self.outcome_edge(node)
        return self.best_edge(node)

    def step(self, node: int, edge: int) -> None:
        """A deal is not kept but dealt again from its number."""
        if self.kind[node] == CHANCE:
            self.dealer.start(self.seed, self.move[edge])
            self.state.deal_randomly(self.dealer)
        else:
            self.state.apply(self.move[edge])

    def node_reached(self, parent: int) -> int:
        """The node of a position that has been reached, perhaps by other moves before.

        After a deal a position is hardly ever reached again.
        """
        if self.kind[parent] == CHANCE:
            return self.add_node()
        key = self.state.fold_fields()
        slot = self.slot(key)
        if self.slots[slot] > 0:
            return self.slots[slot] - 1
        node = self.add_node()
        self.key[node] = key
        self.slots[slot] = node + 1
        return node

    def add_node(self) -> int:
        """A node for the position that has been reached."""
        node = self.nodes
        self.nodes += 1
        self.seat[node] = self.state.current
        self.kind[node] = DECISION
        if self.state.over:
            self.kind[node] = END
        elif self.state.deal_due:
            self.kind[node] = CHANCE
        return node

    def expand(self, node: int) -> bool:
        """Lists the moves of a node, or the places for its deals."""
        count = WIDEST
        if self.kind[node] == DECISION:
            count = self.state.legal_into(self.legal)
        if self.edges + count > self.edge_room:
            return False
        if self.kind[node] == DECISION:
            self.guide.priors_into(self.state, self.legal, count, self.likely)
        for index in range(count):
            self.child[self.edges + index] = NOTHING
            self.tries[self.edges + index] = 0
            if self.kind[node] == DECISION:
                self.move[self.edges + index] = self.legal[index]
                self.prior[self.edges + index] = self.likely[index]
        self.first[node] = self.edges
        self.count[node] = count
        self.edges += count
        if self.kind[node] == DECISION:
            self.bring_forward(node)
        return True

    # Choosing

    def best_edge(self, node: int) -> int:
        """The move with the best sum of value and of what a likely move tried seldom may hold."""
        seat = self.seat[node]
        first = self.first[node]
        opened = self.opened[node]
        reach = self.exploration * sqrt(self.visits[node])
        best = NOTHING
        best_worth = 0.0
        for index in range(first, first + opened):
            worth = self.mean[index] + reach * self.appeal[index]
            if best == NOTHING or worth > best_worth:
                best = index
                best_worth = worth
        if opened == self.count[node]:
            return best
        index = first + opened
        worth = self.chances[node * self.players + seat] / self.visits[node]
        worth += reach * self.prior[index]
        if best == NOTHING or worth > best_worth:
            self.opened[node] += 1
            self.bring_forward(node)
            return index
        return best

    def bring_forward(self, node: int) -> None:
        """Swaps the likeliest move not yet opened to the place after those that are."""
        first = self.first[node] + self.opened[node]
        end = self.first[node] + self.count[node]
        if first == end:
            return
        best = first
        for index in range(first + 1, end):
            if self.prior[index] > self.prior[best]:
                best = index
        move = self.move[best]
        prior = self.prior[best]
        self.move[best] = self.move[first]
        self.prior[best] = self.prior[first]
        self.move[first] = move
        self.prior[first] = prior

    def outcome_edge(self, node: int) -> int:
        """A further deal while there are few for so many visits, else the one visited least."""
        first = self.first[node]
        opened = self.opened[node]
        if opened == 0 or (opened < WIDEST and opened < self.widening * sqrt(self.visits[node])):
            self.move[first + opened] = self.deals
            self.deals += 1
            self.opened[node] += 1
            return first + opened
        best = first
        fewest = self.visits[self.child[first]]
        for index in range(first + 1, first + opened):
            visited = self.visits[self.child[index]]
            if visited < fewest:
                fewest = visited
                best = index
        return best

    def add_known(self, depth: int) -> None:
        """What is known of a position that other moves have reached more often."""
        node = self.path[depth]
        for seat in range(self.players):
            at = node * self.players + seat
            self.leaf_chances[seat] = self.chances[at] / self.visits[node]
            self.leaf_points[seat] = self.points[at] / self.visits[node]
        self.add_up(depth)

    def add_up(self, depth: int) -> None:
        """Along the path, to all nodes but the last, and with every edge."""
        for level in range(depth):
            self.visit(self.path[level])
        for level in range(1, depth + 1):
            self.follow(self.way[level], self.seat[self.path[level - 1]], self.path[level])

    def visit(self, node: int) -> None:
        self.visits[node] += 1
        at = node * self.players
        for seat in range(self.players):
            self.chances[at + seat] += self.leaf_chances[seat]
            self.points[at + seat] += self.leaf_points[seat]

    def follow(self, edge: int, seat: int, child: int) -> None:
        """What the edge brought the seat that chose it, and how much it still draws."""
        self.tries[edge] += 1
        self.mean[edge] = self.chances[child * self.players + seat] / self.visits[child]
        self.appeal[edge] = self.prior[edge] / (1 + self.tries[edge])

    def most_tried_move(self) -> int:
        """The move to play: the one tried most, among equals the one that promises more."""
        best = self.first[0]
        for edge in range(self.first[0], self.first[0] + self.opened[0]):
            if self.is_better(edge, best):
                best = edge
        return self.move[best]

    def is_better(self, edge: int, other: int) -> bool:
        if self.tries[edge] != self.tries[other]:
            return self.tries[edge] > self.tries[other]
        return self.mean[edge] > self.mean[other]

    # Growing on

    def moved_to(self, state: GameState, node: int) -> Tree:
        """A tree of the position of a node, with everything that is known about it."""
        moved = Tree(state, self.guide, self.seed, self.parameters)
        moved.make_room(max(FIRST_ROOM, self.nodes), self.edge_room)
        return moved.grown_from(self, node, fewest=0)

    def thinned(self) -> Tree:
        """The same tree with room to grow on: deep positions it seldom came to are forgotten."""
        thinned = Tree(self.root, self.guide, self.seed, self.parameters)
        thinned.make_room(self.node_room, self.edge_room)
        return thinned.grown_from(self, 0, self.fewest_to_keep())

    def grown_from(self, other: Tree, root: int, fewest: int) -> Tree:
        self.deals = other.deals
        self.rng.word = other.rng.word
        self.graft(other, root, fewest)
        return self
