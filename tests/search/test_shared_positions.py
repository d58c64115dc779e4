"""Different orders of the same moves lead to one node of the tree."""

import time
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.engine import tables
from tests.search.positions import TWO, dealt

from azulejos import GameState
from azulejos.bots import policy_for
from azulejos.search import SearchParameters
from azulejos.search.branches import Reader
from azulejos.search.tree import Tree

OF_TWO = [table for table in tables.TABLES if table[1] == 2]

Reached = tuple[int, int, GameState]
"""An edge that was followed, and the node and the position that it leads to."""


def grown(table: tables.Table, simulations: int) -> Tree:
    tree = Tree(dealt(table), policy_for(table[0]), 1, SearchParameters())
    tree.run(simulations)
    return tree


def edges_of(tree: Tree, node: int) -> range:
    first = tree.columns["first"][node]
    return range(first, first + tree.columns["opened"][node])


def reached(tree: Tree) -> Iterator[Reached]:
    """Every edge above the next deal, however many lead to the same node."""
    waiting, seen = [(0, tree.root)], {0}
    while waiting:
        node, here = waiting.pop()
        for edge in edges_of(tree, node):
            child, after = tree.columns["child"][edge], here.copy()
            after.play(tree.columns["move"][edge])
            yield edge, child, after
            if child not in seen and tree.columns["kind"][child] == 0:
                waiting.append((child, after))
            seen.add(child)


def expect_sums(tree: Tree) -> None:
    """A decision was visited once to be judged, and once for every try of its moves."""
    columns = tree.columns
    for node in range(tree.nodes):
        tries = [columns["tries"][edge] for edge in edges_of(tree, node)]
        if columns["kind"][node] == 0 and tries:
            assert columns["visits"][node] == 1 + sum(tries)


@pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
def test_each_position_has_one_node(table: tables.Table) -> None:
    nodes: dict[int, int] = {}
    for _, node, position in reached(grown(table, 150)):
        assert nodes.setdefault(position.fingerprint(), node) == node
    assert len(set(nodes.values())) == len(nodes)


@pytest.mark.compiled_only
@pytest.mark.parametrize("table", OF_TWO, ids=tables.name_of)
def test_orders_of_moves_meet_again(table: tables.Table) -> None:
    tree = grown(table, 1500)
    edges = Counter(
        tree.columns["child"][edge] for node in range(tree.nodes) for edge in edges_of(tree, node)
    )
    assert sum(times - 1 for times in edges.values()) >= 20
    expect_sums(tree)


def test_an_edge_is_worth_what_its_position_is() -> None:
    tree = grown(TWO, 500)
    columns = tree.columns
    for edge, node, _ in reached(tree):
        assert 1 <= columns["tries"][edge] <= columns["visits"][node]
    for node in range(tree.nodes):
        for edge in edges_of(tree, node):
            child, seat = columns["child"][edge], columns["seat"][node]
            if columns["tries"][edge] == columns["visits"][child] > 0:
                worth = columns["chances"][2 * child + seat] / columns["visits"][child]
                assert columns["mean"][edge] == pytest.approx(worth, abs=1e-6)


@pytest.mark.compiled_only
def test_what_is_kept_of_a_tree_stays_shared() -> None:
    """In a tree of the position after a move, and in one that has forgotten what is deep."""
    tree = grown(TWO, 6000)
    _, child, after = max(reached(tree), key=lambda found: tree.columns["visits"][found[1]])
    for kept in (tree.moved_to(after, child), tree.thinned()):
        edges = Counter(node for _, node, _ in reached(kept))
        assert max(edges.values()) > 1
        kept.run(2000)
        nodes: dict[int, int] = {}
        for _, node, position in reached(kept):
            assert nodes.setdefault(position.fingerprint(), node) == node


@pytest.mark.compiled_only
def test_a_position_of_another_game_is_not_looked_for_by_every_order_of_moves() -> None:
    """There are millions of them."""
    table = ("summer_pavilion", 2, "coloured")
    tree, other = grown(table, 30_000), dealt(table, seed=8)
    while other.turn < tree.root.turn + 12:
        other.play(other.legal_moves()[0])
    began = time.thread_time()
    assert Reader(tree).find(other) is None
    assert time.thread_time() - began < 0.1


def test_a_position_is_found_where_it_lies() -> None:
    tree = grown(TWO, 500)
    for _, node, position in reached(tree):
        assert Reader(tree).find(position) == node
    assert Reader(tree).find(tree.root) == 0
