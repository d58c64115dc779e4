"""A record as a tree of positions, both ways: for whoever walks through it and branches off.

The nodes are its deals and turns. Each names the node that it follows by its place in the list, -1
for the start. The first that follows a node is the game itself, all others are variations.

>>> from azulejos.engine.registry import start
>>> from azulejos.engine.record_text import write_entry_line
>>> from azulejos.engine.record_entries import entry_lines
>>> deal = Node(-1, deal="BBYR KKWW RRRB YYKW BRKW")
>>> nodes = [deal, Node(0, moves=("3R3",)), Node(0, moves=("1B2",), comment="or this")]
>>> record = write_tree(start("azul"), nodes)
>>> [write_entry_line(line) for line in entry_lines(record.entries)][1:6]
['deal BBYR KKWW RRRB YYKW BRKW', '0 3R3', '(', '0 1B2 {or this}', ')']
>>> [node for node, state in tree_of(record)] == nodes
True
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from azulejos.engine.errors import MalformedRecord
from azulejos.engine.game import GameState
from azulejos.engine.record_builder import DEEPEST
from azulejos.engine.record_course import opening, verify
from azulejos.engine.record_entries import Deal, Entry, Record, Turn
from azulejos.engine.recorder import EntryWriter, Recorder
from azulejos.engine.turns import play_moves

START = -1


@dataclass(frozen=True, slots=True)
class Node:
    """A deal in the notation of its game, or else the moves of a turn."""

    parent: int
    deal: str = ""
    moves: tuple[str, ...] = ()
    comment: str = ""
    clock: int | None = None
    value: float | None = None


def tree_of(record: Record) -> list[tuple[Node, GameState]]:
    """All deals and turns of a record with the position after each, or `RecordMismatch`."""
    verify(record)
    found: list[tuple[Node, GameState]] = []
    _read_line(record.entries, START, opening(record), found)
    return found


def _read_line(
    entries: Sequence[Entry], parent: int, state: GameState, found: list[tuple[Node, GameState]]
) -> None:
    for entry in entries:
        if not isinstance(entry, Deal | Turn):
            continue
        before, above = state, parent
        parent, state = len(found), before.copy()
        found.append((_played(entry, above, state), state))
        for variation in entry.variations:
            _read_line(variation, above, before, found)


def _played(entry: Deal | Turn, parent: int, state: GameState) -> Node:
    if isinstance(entry, Deal):
        state.deal_explicit(state.read_deal(entry.items))
        return Node(parent, deal=entry.items, comment=entry.comment)
    play_moves(state, entry.moves)
    return Node(parent, "", entry.moves, entry.comment, entry.clock, entry.value)


def write_tree(
    start: GameState,
    nodes: Sequence[Node],
    seats: Sequence[str] = (),
    headers: Mapping[str, str] | None = None,
) -> Record:
    """The record of a tree; raises the error of the first deal or turn that is not possible."""
    recorder = Recorder(start, seats, headers)
    tree = _Tree(nodes)
    if tree.after[START]:
        tree.write(recorder, tree.after[START], 0)
    return recorder.record()


class _Tree:
    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes = nodes
        self.after: dict[int, list[int]] = defaultdict(list)
        for place, node in enumerate(nodes):
            if not START <= node.parent < place:
                raise MalformedRecord("record-tree", place + 1, 1, value=node.parent)
            self.after[node.parent].append(place)

    def write(self, writer: EntryWriter, ways: Sequence[int], depth: int) -> None:
        """The first of these ways to its end, with all others as its variations."""
        if depth > DEEPEST:
            raise MalformedRecord("record-too-deep", ways[0] + 1, 1, expected=DEEPEST)
        while ways:
            first, *others = ways
            writer.open_round()
            fork, place = writer.branch(), len(writer.entries)
            _play(writer, self.nodes[first])
            played = writer.entries[place]
            if others and isinstance(played, Deal | Turn):
                variations = tuple(self._variations(fork, others, depth))
                writer.entries[place] = replace(played, variations=variations)
            ways = self.after[first]

    def _variations(
        self, fork: EntryWriter, others: Sequence[int], depth: int
    ) -> Iterator[tuple[Entry, ...]]:
        for way in others:
            writer = fork.branch()
            self.write(writer, [way], depth + 1)
            yield tuple(writer.entries)


def _play(writer: EntryWriter, node: Node) -> None:
    if node.deal:
        writer.deal(writer.state.read_deal(node.deal), node.comment)
    else:
        writer.turn(node.moves, node.comment, node.clock, node.value)
