"""Examples worked out by hand, from the rulebook and for its corners: `examples.json`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.azul import example_play as play
from tests.azul.example_play import Example
from tests.azul.positions import Board, centre, codes, factories, floor, lines, pool, table, wall

from azulejos import ImpossibleDraw
from azulejos.engine.azul.state import AzulState
from azulejos.engine.events import Event

BOOK = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
EXAMPLES: list[Example] = [*BOOK["examples"], *BOOK["derived"]]


def of_kind(kind: str) -> pytest.MarkDecorator:
    chosen = [example for example in EXAMPLES if example["kind"] == kind]
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["name"])


def test_every_example_is_played_and_every_word_of_it_checked() -> None:
    kinds = {"moves", "legal", "place"}
    assert {example["kind"] for example in EXAMPLES} == kinds
    named = {word for example in EXAMPLES for word in example["expect"]}
    assert named <= CHECKS.keys() | {"points", "falls", "bonus", "destinations", "outcomes", "all"}
    steps = {word for example in EXAMPLES for step in example.get("moves", []) for word in step}
    assert steps <= STEP_WORDS


STEP_WORDS = {
    "player",
    "play",
    "deal",
    "deal_size",
    "poured",
    "refused",
    "legal",
    "open_columns",
    "scores_after",
    "dead_rows_after",
}


@of_kind("moves")
def test_moves(example: Example) -> None:
    state = play.set_up(example)
    events: list[Event] = []
    for step in example["moves"]:
        if "deal" in step:
            deal(state, step)
        else:
            move(state, step, events)
    check(state, example["expect"])
    check_events(events, example["expect"])


def deal(state: AzulState, step: dict[str, Any]) -> None:
    assert state.needs_deal
    tiles = state.read_deal(step["deal"])
    if step.get("refused"):
        before = state.position()
        with pytest.raises(ImpossibleDraw):
            state.deal_explicit(tiles)
        assert state.position() == before
        return
    state.deal_explicit(tiles)
    assert state.view()["phase"] == "offer"
    assert len(tiles) == step["deal_size"]
    assert play.poured_at(state.collect_events()) == step["poured"]


def move(state: AzulState, step: dict[str, Any], events: list[Event]) -> None:
    assert state.current == step["player"]
    if "legal" in step:
        assert sorted(codes(state)) == sorted(play.code(words) for words in step["legal"])
    if "open_columns" in step:
        assert [int(code[2]) for code in codes(state)] == step["open_columns"]
    state.play(play.code(step["play"]))
    events.extend(state.collect_events())
    if "scores_after" in step:
        assert list(state.scores) == step["scores_after"]
    if "dead_rows_after" in step:
        assert dead_rows(state) == step["dead_rows_after"]


def check_events(events: list[Event], expect: dict[str, Any]) -> None:
    if "points" in expect:
        seats = range(len(expect["points"]))
        assert [play.tile_points(events, seat) for seat in seats] == expect["points"]
    if "falls" in expect:
        assert play.falls(events) == expect["falls"]
    if "bonus" in expect:
        seats = range(len(expect["bonus"]))
        assert [play.bonus(events, seat) for seat in seats] == expect["bonus"]


def check(state: AzulState, expect: dict[str, Any]) -> None:
    for name in expect.keys() & CHECKS.keys():
        CHECKS[name](state, expect[name])


def check_boards(state: AzulState, boards: list[dict[str, Any]]) -> None:
    for seat, board in enumerate(boards):
        if "lines" in board:
            assert lines(state, seat) == {int(line): held for line, held in board["lines"].items()}
        if "wall" in board:
            assert wall(state, seat) == board["wall"]
        if "floor" in board:
            assert floor(state, seat) == board["floor"]
        if "score" in board:
            assert state.scores[seat] == board["score"]


def check_factories(state: AzulState, expected: list[str]) -> None:
    assert [sorted(tiles) for tiles in factories(state)] == [sorted(tiles) for tiles in expected]


def check_centre(state: AzulState, expected: str) -> None:
    assert sorted(centre(state)) == sorted(expected)


def check_marker(state: AzulState, expected: int | str) -> None:
    holders = [board["seat"] for board in state.view()["boards"] if board["has_marker"]]
    assert holders == ([] if expected == "centre" else [expected])


def check_next_start(state: AzulState, expected: int) -> None:
    assert state.needs_deal
    assert state.view()["start"] == state.current == expected


def check_reason(state: AzulState, expected: str | None) -> None:
    outcome = state.outcome()
    assert (outcome.reason if outcome else None) == expected


def check_winners(state: AzulState, expected: list[int]) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.winners) == expected


def check_bag(state: AzulState, expected: dict[str, int]) -> None:
    assert pool(state, "bag") == play.by_letter(expected)


def check_lid(state: AzulState, expected: dict[str, int]) -> None:
    assert pool(state, "lid") == play.by_letter(expected)


def check_to_move(state: AzulState, expected: int) -> None:
    assert state.current == expected


def check_phase(state: AzulState, expected: str) -> None:
    assert state.view()["phase"] == expected


def check_scores(state: AzulState, expected: list[int]) -> None:
    assert list(state.scores) == expected


def check_legal(state: AzulState, expected: list[str]) -> None:
    assert codes(state) == [play.code(words) for words in expected]


def dead_rows(state: AzulState) -> list[list[int]]:
    return [board["dead_rows"] for board in state.view()["boards"]]


def check_dead_rows(state: AzulState, expected: list[list[int]]) -> None:
    assert dead_rows(state) == expected


CHECKS: dict[str, Callable[[AzulState, Any], None]] = {
    "boards": check_boards,
    "factories": check_factories,
    "centre": check_centre,
    "bag": check_bag,
    "lid": check_lid,
    "marker": check_marker,
    "to_move": check_to_move,
    "next_start": check_next_start,
    "phase": check_phase,
    "reason": check_reason,
    "scores": check_scores,
    "winners": check_winners,
    "legal": check_legal,
    "dead_rows": check_dead_rows,
}


@of_kind("legal")
def test_legal(example: Example) -> None:
    state = play.set_up(example)
    expect = example["expect"]
    if "all" in expect:
        assert sorted(codes(state)) == sorted(play.code(words) for words in expect["all"])
    if "destinations" in expect:
        taking = example["taking"]
        words = [
            f"take {taking['source']} {taking['colour']} {to}" for to in expect["destinations"]
        ]
        wanted = play.code(words[0])[:2]
        taken = [code for code in codes(state) if code.startswith(wanted)]
        assert taken == [play.code(move) for move in words]
        for to, board in expect.get("outcomes", {}).items():
            after = state.copy()
            after.play(wanted + ("F" if to == "floor" else to))
            check_boards(after, [board])


@of_kind("place")
@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_place(example: Example, variant: str) -> None:
    """The other player takes the last tile, then the full line of the placed tile is tiled."""
    placed = example["placed"]
    letter = play.colour_letter(placed["colour"])
    boards = [Board(wall=example["wall"], lines={placed["row"]: letter * placed["row"]})]
    state = table(variant=variant, boards=boards, factories=["Y"], seat=1)
    state.play("1YF")
    if variant == "grey":
        state.play(f"T{placed['row']}{placed['column']}")
    events = list(state.collect_events())
    assert play.tile_points(events, 0) == [example["expect"]["points"]]
    assert wall(state, 0)[placed["row"] - 1][placed["column"] - 1] == letter
