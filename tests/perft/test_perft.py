"""Counts of move sequences from stored positions, which any implementation can compare itself with.

A file holds comments, a position, and lines of depth and count. Sequences that reach a deal or the
end of the game stop there and count as one.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.engine.tables import TABLES, name_of

import azulejos
from azulejos import GameState, Rng
from azulejos.search.perft import count_sequences, divide

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
ORDERS = sorted((FOLDER / "order").glob("*.txt"))
# The largest counts to go through: interpreted, a move costs a hundred times as much.
LIMIT = 10**9 if azulejos.COMPILED else 4_000
SLOW_LIMIT = 25_000 if azulejos.COMPILED else 1_000


@dataclass(frozen=True)
class Stored:
    state: GameState
    counts: dict[int, int]


def content(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def read(file: Path) -> Stored:
    position, *rows = content(file)
    pairs = [tuple(map(int, row.split())) for row in rows]
    counts = {depth: count for depth, count in pairs if count <= LIMIT}
    return Stored(azulejos.from_position(position), counts)


def slow_count(state: GameState, depth: int) -> int:
    """The same by the public methods, one move after the other."""
    if depth == 0 or state.is_over or state.needs_deal:
        return 1
    return sum(slow_count(after(state, move), depth - 1) for move in state.legal_moves())


def after(state: GameState, move: int) -> GameState:
    copied = state.copy()
    copied.play(move)
    return copied


def breakdown(state: GameState, depth: int) -> str:
    """Where two counts part ways: the count of every first move, both ways."""
    rows = [
        f"{state.code(move):>4} {count:>10} {slow_count(after(state, move), depth - 1):>10}"
        for move, count in divide(state, depth)
    ]
    return "\n".join(["move      perft       slow", *rows])


def by_name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_counts_are_as_stored(file: Path) -> None:
    stored = read(file)
    counts = {depth: count_sequences(stored.state, depth) for depth in stored.counts}
    assert counts == stored.counts, breakdown(stored.state, wrong_depth(counts, stored.counts))


def wrong_depth(counts: dict[int, int], expected: dict[int, int]) -> int:
    return next(depth for depth in counts if counts[depth] != expected[depth])


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_a_slow_count_by_the_public_methods_agrees(file: Path) -> None:
    stored = read(file)
    depths = [depth for depth, count in stored.counts.items() if count <= SLOW_LIMIT]
    assert depths
    for depth in depths:
        assert slow_count(stored.state, depth) == stored.counts[depth], breakdown(
            stored.state, depth
        )


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_first_moves_add_up_to_the_whole(file: Path) -> None:
    stored = read(file)
    for depth, count in list(stored.counts.items())[:2]:
        parts = dict(divide(stored.state, depth))
        assert list(parts) == stored.state.legal_moves()
        assert sum(parts.values()) == count


FIRST_DEALS = [
    file
    for file in FILES
    if file.stem.endswith("first-deal") and "factories" in read(file).state.view()
]


@pytest.mark.parametrize("file", FIRST_DEALS, ids=by_name)
def test_the_first_takes_can_be_counted_by_hand(file: Path) -> None:
    """Azul: six places to go for each colour of each factory. Summer Pavilion: no joker among
    other tiles."""
    stored = read(file)
    view = stored.state.view()
    colours = [set(factory["tiles"]) for factory in view["factories"]]
    if view["game"] == "azul":
        assert stored.counts[1] == 6 * sum(len(found) for found in colours)
    else:
        assert stored.counts[1] == sum(len(found - {view["joker"]}) or 1 for found in colours)


def test_every_table_has_a_first_deal_a_late_and_a_last_round() -> None:
    kinds = ("first-deal", "late-round", "last-round")
    expected = {f"{name_of(table)}-{kind}" for table in TABLES for kind in kinds}
    assert {file.stem for file in FILES} == expected


@pytest.mark.parametrize("file", ORDERS, ids=by_name)
def test_moves_are_generated_in_the_stored_order(file: Path) -> None:
    """Counting cannot see the order; saved searches and policies depend on it."""
    position, *rows = content(file)
    state = azulejos.from_position(position)
    assert [state.code(move) for move in state.legal_moves()] == " ".join(rows).split()


@pytest.mark.parametrize("depth", [0, 1, 6])
def test_where_a_deal_is_due_there_is_one_sequence(depth: int) -> None:
    assert count_sequences(azulejos.start("azul"), depth) == 1


def test_counting_leaves_the_position_alone() -> None:
    state = azulejos.start("azul", 3, "grey")
    state.deal(Rng(1))
    before = state.position()
    count_sequences(state, 2)
    assert state.position() == before


def test_deep_counts_are_the_same_above_and_below_the_uninterrupted_depth() -> None:
    """From depth 5 on, Python walks the first moves: the same sum."""
    stored = read(FOLDER / "azul-2-grey-last-round.txt")
    deep = {depth: count_sequences(stored.state, depth) for depth in (4, 5, 6)}
    assert deep == {depth: stored.counts[depth] for depth in deep}
    assert sum(count for _, count in divide(stored.state, 6)) == stored.counts[6]
