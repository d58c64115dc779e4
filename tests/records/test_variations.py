"""Variations stand below the deal or turn they replace; the game itself stays as it was."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.records.play import random_record, whole_turn

from azulejos import AzulejosError, GameState, IllegalMove, MalformedRecord, RecordMismatch, Rng
from azulejos import start as new_game
from azulejos.engine import record as records
from azulejos.engine.draws import item_at, ways
from azulejos.engine.record import Deal, Node, Turn, tree_of, write_tree

VARIANTS = {
    "azul": "grey",
    "queens_garden": "standard",
    "summer_pavilion": "coloured",
    "summer_pavilion_mini": "grey",
}
comments = st.sampled_from(["", "", "better", "(why) {not}?\n", "ще"])


def dealt(state: GameState, rng: Rng) -> str:
    items = []
    while draws := state.draws():
        items.append(item_at(draws, rng.below(ways(draws))))
        state.draw(items[-1])
    return state.write_deal(items)


def random_tree(game: str, seed: int, size: int, notes: list[str]) -> tuple[GameState, list[Node]]:
    """A few short lines at a time, each from a node that is there already."""
    rng = Rng(seed)
    start = new_game(game, 2, VARIANTS[game])
    nodes: list[Node] = []
    states: list[GameState] = []
    while len(nodes) < size:
        at = rng.below(len(nodes) + 1) - 1
        for _ in range(rng.below(30)):
            state = (states[at] if at >= 0 else start).copy()
            if state.is_over:
                break
            comment = notes[len(nodes) % len(notes)]
            nodes.append(a_step(state, at, comment, rng))
            states.append(state)
            at = len(nodes) - 1
    return start, nodes


def a_step(state: GameState, parent: int, comment: str, rng: Rng) -> Node:
    if state.needs_deal:
        return Node(parent, deal=dealt(state, rng), comment=comment)
    moves = whole_turn(state, lambda trial: trial.random_legal_move(rng))
    for move in moves:
        state.play(move)
    return Node(parent, moves=tuple(moves), comment=comment, clock=7, value=0.5)


trees = st.builds(
    random_tree,
    st.sampled_from(sorted(VARIANTS)),
    st.integers(0, 2**32),
    st.integers(1, 60),
    st.lists(comments, min_size=1, max_size=3),
)


def shape(nodes: list[Node]) -> list[tuple[object, ...]]:
    """Each node with all that leads to it, in whatever order they stand."""
    paths: list[tuple[object, ...]] = []
    for node in nodes:
        before = paths[node.parent] if node.parent >= 0 else ()
        paths.append((*before, replace(node, parent=0)))
    return sorted(paths, key=repr)


@given(trees)
def test_text_json_and_tree_hold_everything(tree: tuple[GameState, list[Node]]) -> None:
    start, nodes = tree
    record = write_tree(start, nodes, ["Ana", "Тарас"], {"Comment": "from the start"})
    text, lines = records.write(record), records.write_json(record)
    assert records.read(text) == record == records.read(lines)
    assert records.write(records.read(lines)) == text
    assert records.write_json(records.read(text)) == lines
    found = [node for node, _ in tree_of(records.read(text))]
    assert shape(found) == shape(nodes)
    assert write_tree(start, found, ["Ana", "Тарас"], {"Comment": "from the start"}) == record


@given(trees)
def test_the_game_itself_is_the_same_without_them(tree: tuple[GameState, list[Node]]) -> None:
    """Whoever leaves the variations out has a record in order, with the same digest."""
    record = write_tree(*tree)
    bare = replace(
        record,
        entries=tuple(
            replace(entry, variations=()) if isinstance(entry, Deal | Turn) else entry
            for entry in record.entries
        ),
    )
    assert bare.entries[-2:] == record.entries[-2:]
    assert records.verify(bare) == records.verify(record)
    assert [entry.kind for entry, _ in records.replay(bare)] == [
        entry.kind for entry, _ in records.replay(record)
    ]


@given(trees, st.data())
def test_a_fault_in_a_variation_is_named_by_its_line(
    tree: tuple[GameState, list[Node]], data: st.DataObject
) -> None:
    text = records.write(write_tree(*tree))
    lines = text.splitlines()
    turns = [at for at, line in enumerate(lines) if line[:1].isdecimal()]
    if not turns:
        return
    at = data.draw(st.sampled_from(turns))
    lines[at] = "3 " + lines[at].partition(" ")[2]
    with pytest.raises(RecordMismatch) as caught:
        records.verify(records.read("\n".join(lines)))
    assert (caught.value.code, caught.value.line) == ("record-seat", at + 1)


DEAL = "BBYR KKWW RRRB YYKW BRKW"
NODES = [
    Node(-1, deal=DEAL),
    Node(0, moves=("3R3",)),
    Node(0, moves=("1B2",)),
    Node(2, moves=("CY1",)),
    Node(2, moves=("CR1",)),
]
TEXT = records.write(write_tree(new_game("azul"), NODES))


def test_lines_of_text() -> None:
    assert TEXT.splitlines()[6:15] == [
        f"deal {DEAL}",
        "0 3R3",
        "(",
        "0 1B2",
        "1 CY1",
        "(",
        "1 CR1",
        ")",
        ")",
    ]


def test_lines_of_json() -> None:
    lines = [json.loads(line) for line in records.write_json(records.read(TEXT)).splitlines()]
    assert lines[7] == {"kind": "variation"}
    assert lines[13] == {"kind": "variation-end"}
    assert "variations" not in lines[6]


def test_another_deal_is_a_variation() -> None:
    other = "WWWW KKKK RRRR YYYY BBBB"
    record = write_tree(new_game("azul"), [Node(-1, deal=DEAL), Node(-1, deal=other, comment="!")])
    assert record.entries[1] == Deal(DEAL, "", ((Deal(other, "!"),),))
    assert records.read(records.write(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("(\n0 1B2", "(\n(\n0 1B2", 10),
        ("(\n1 CR1\n)", "(\n)", 13),
        ("1 CR1\n)\n)", "1 CR1\n)\n)\n)", 16),
        ("1 CR1\n)\n)", "1 CR1\n)", 15),
        (f"deal {DEAL}\n", f"deal {DEAL} {{}}\n", 7),
        ("round 1\n", "round 1\n(\n", 7),
        ("1 CR1\n)", "1 CR1\n) ", 14),
    ],
)
def test_what_is_out_of_place(old: str, new: str, line: int) -> None:
    with pytest.raises(MalformedRecord) as caught:
        records.read(TEXT.replace(old, new))
    assert (caught.value.code, caught.value.line) == ("record-line", line)


def test_a_turn_does_not_replace_a_deal() -> None:
    with pytest.raises(RecordMismatch) as caught:
        records.verify(records.read(TEXT.replace("0 3R3\n", "")))
    assert (caught.value.code, caught.value.line) == ("record-order", 9)


def test_a_variation_that_is_never_closed() -> None:
    cut = TEXT[: TEXT.index(")")]
    with pytest.raises(MalformedRecord, match="record-cut-short"):
        records.read(cut)


def test_a_variation_does_not_stop_where_lines_are_due() -> None:
    """A turn that ends a round is followed by its scores, as in the game itself."""
    game = random_record(turns=40, seed=3)
    nodes = [node for node, _ in tree_of(game)]
    last = next(at for at, (_, state) in enumerate(tree_of(game)) if state.round == 2)
    text = records.write(write_tree(records.opening(game), [*nodes, nodes[last]]))
    lines = text.splitlines()
    end = lines.index(")")
    assert lines[end - 1].startswith("scores ")
    del lines[end - 1]
    with pytest.raises(RecordMismatch) as caught:
        records.verify(records.read("\n".join(lines)))
    assert (caught.value.code, caught.value.line) == ("record-order", end)


def test_depth_has_a_limit() -> None:
    other = f"(\ndeal {DEAL}\n"
    text = TEXT.replace("0 3R3\n", other * 51 + ")\n" * 51 + "0 3R3\n")
    with pytest.raises(MalformedRecord, match="record-too-deep"):
        records.read(text)
    text = TEXT.replace("0 3R3\n", other * 50 + ")\n" * 50 + "0 3R3\n")
    assert records.verify(records.read(text)) == records.verify(records.read(TEXT))


def test_a_tree_too_deep_is_refused_before_it_is_written() -> None:
    state = new_game("queens_garden", 4)
    nodes: list[Node] = []
    rng, at = Rng(1), -1
    while len(nodes) < 130:
        nodes.append(a_step(state.copy(), at, "", rng))
        nodes.append(a_step(state, at, "", rng))
        at = len(nodes) - 1
    with pytest.raises(MalformedRecord, match="record-too-deep"):
        write_tree(new_game("queens_garden", 4), nodes)


@pytest.mark.parametrize("parent", [-2, 0, 1])
def test_a_node_follows_an_earlier_one(parent: int) -> None:
    with pytest.raises(MalformedRecord, match="record-tree"):
        write_tree(new_game("azul"), [Node(parent, deal=DEAL)])


def test_an_impossible_step_is_refused() -> None:
    with pytest.raises(IllegalMove):
        write_tree(new_game("azul"), [NODES[0], Node(0, moves=("3W3",))])
    with pytest.raises(AzulejosError):
        write_tree(new_game("azul"), [Node(-1, moves=("3W3",))])
