"""Examples worked out by hand, from the rulebook and for its corners: `examples.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypedDict

import pytest
from tests.summer_pavilion import positions
from tests.summer_pavilion.positions import Board, codes, table

from azulejos import IllegalMove
from azulejos.engine.events import Event
from azulejos.engine.summer_pavilion.board import BOARD, COLOUR_NAMES, LETTERS, STAR_NAMES
from azulejos.engine.summer_pavilion.events import (
    DecorationSurrounded,
    GroupScored,
    HandDiscarded,
    NumberBonus,
    StarBonus,
)
from azulejos.engine.summer_pavilion.moves import STAR_CODES
from azulejos.engine.summer_pavilion.state import PavilionState

Example = dict[str, Any]
BOOK = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
EXAMPLES: list[Example] = [*BOOK["rulebook_examples"], *BOOK["derived_vectors"]]
KINDS = {"draft", "placement", "pass", "legal_placements", "legal_colours", "bonus", "final"}
SIDES = {"coloured": "coloured", "variant": "grey"}
EDITIONS = {"standard": "summer_pavilion", "mini": "summer_pavilion_mini"}


def of_kind(kind: str) -> pytest.MarkDecorator:
    chosen = [example for example in EXAMPLES if example["kind"] == kind]
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["id"])


def test_every_kind_of_example_is_played() -> None:
    assert {example["kind"] for example in EXAMPLES} == KINDS


def letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def by_letter(counts: dict[str, int]) -> dict[str, int]:
    ordered = sorted(counts.items(), key=lambda item: COLOUR_NAMES.index(item[0]))
    return {letter(colour): count for colour, count in ordered}


def stars(tiles: list[list[Any]]) -> dict[str, str]:
    laid = {star: ["."] * 6 for star in STAR_NAMES}
    for star, slot, colour in tiles:
        laid[star][slot - 1] = letter(colour)
    return {star: "".join(slots) for star, slots in laid.items()}


class Table(TypedDict):
    game: str
    variant: str
    round: int


def setting(example: Example) -> Table:
    return {
        "game": EDITIONS[example.get("edition", "standard")],
        "variant": SIDES[example.get("side", "coloured")],
        "round": example.get("round", 1),
    }


def lay_code(space: list[Any], colour: str, paid: dict[str, int], joker: str) -> str:
    """Jokers are what was paid beside the colour itself."""
    star, slot = space
    jokers = sum(paid.values()) - paid.get(colour, 0)
    assert set(paid) <= {colour, joker} or jokers
    code = f"{STAR_CODES[STAR_NAMES.index(star)]}{slot}{letter(colour)}"
    return code + (str(jokers) if jokers else "")


@of_kind("draft")
def test_draft(example: Example) -> None:
    before, move, expect = example["before"], example["move"], example["expect"]
    tiles = "".join(name * count for name, count in by_letter(before.get("factory", {})).items())
    centre = "".join(name * count for name, count in by_letter(before["centre"]).items())
    token = "centre" if before["token_in_centre"] else 1
    # One more red tile elsewhere, so that the round goes on.
    state = table(
        **setting(example),
        phase="take",
        factories=[tiles, "R"],
        centre=centre,
        token=token,
        boards=[Board(before["score"])],
    )
    code = ("1" if move["from"] == "factory" else "C") + letter(move["colour"])
    if not expect["legal"]:
        refused(state, code)
        return
    state.play(code)
    assert positions.hand(state) == by_letter(expect["taken"])
    assert positions.centre(state) == by_letter(expect["centre_after"])
    assert state.view()["boards"][0]["has_token"] == expect["token_taken"]
    assert state.scores[0] - before["score"] == expect["score_change"]
    assert state.scores[0] == expect.get("score_after", state.scores[0])


def refused(state: PavilionState, code: str) -> None:
    known = state.position()
    with pytest.raises(IllegalMove):
        state.play(code)
    assert state.position() == known
    assert code not in codes(state)


@of_kind("placement")
def test_placement(example: Example) -> None:
    before, move, expect = example["before"], example["move"], example["expect"]
    board = Board(20, stars(before["board"]), by_letter(before["hand"]))
    state = table(**setting(example), boards=[board])
    assert state.view()["joker"] == example["joker"]
    code = lay_code(move["space"], move["tile"], move["pay"], example["joker"])
    if not expect["legal"]:
        refused(state, code)
        return
    state.play(code)
    events = state.collect_events()
    assert [event.points for event in events if isinstance(event, GroupScored)] == [
        expect["points"]
    ]
    assert state.scores[0] == 20 + expect["points"]
    assert positions.hand(state) == by_letter(expect["hand_after"])
    assert positions.pool(state, "tower") == by_letter(expect["to_tower"])
    assert sorted(surrounded(events)) == sorted(expect["completed"])
    assert state.view()["picks"] == expect["bonus_tiles"]


def surrounded(events: tuple[Event, ...]) -> list[str]:
    found = [event.target for event in events if isinstance(event, DecorationSurrounded)]
    return [target.replace("/", "_").replace("-", "_") for target in found]


@of_kind("pass")
def test_pass(example: Example) -> None:
    before, expect = example["before"], example["expect"]
    board = Board(before["score"], hand=by_letter(before["hand"]))
    state = table(**setting(example), boards=[board])
    kept = [f"K{name}" for name, n in by_letter(example["move"]["keep"]).items() for _ in range(n)]
    state.play("PASS")
    for code in kept:
        if code not in codes(state):
            assert not expect["legal"]
            return
        state.play(code)
    assert expect["legal"]
    if state.turn == 0:
        state.play("DONE")
    assert state.turn == 1
    assert positions.corner(state) == by_letter(expect["corners"])
    assert positions.pool(state, "tower") == by_letter(expect["to_tower"])
    lost = [event.points for event in state.collect_events() if isinstance(event, HandDiscarded)]
    assert sum(lost) == expect["score_change"]
    assert state.scores[0] == expect.get("score_after", before["score"] + expect["score_change"])
    assert state.view()["boards"][0]["passed"]
    assert expect["turns_left_this_round"] == 0


@of_kind("legal_placements")
def test_legal_placements(example: Example) -> None:
    before = example["before"]
    board = Board(20, stars(before["board"]), by_letter(before["hand"]))
    state = table(**setting(example), boards=[board])
    expected = [
        lay_code(space, colour, paid, example["joker"])
        for space, colour, paid in example["expect"]["placements"]
    ]
    assert sorted(codes(state)) == sorted([*expected, "PASS"])


@of_kind("legal_colours")
def test_legal_colours(example: Example) -> None:
    expect = example["expect"]
    board = Board(20, stars(example["before"]["board"]), dict.fromkeys(LETTERS, 6))
    state = table(**setting(example), boards=[board])
    star = expect["star"]
    for shown in state.view()["boards"][0]["stars"]:
        if shown["id"] == f"star/{star}":
            assert sorted(shown["accepts"]) == sorted(expect["colours"])
    sign = STAR_CODES[STAR_NAMES.index(star)]
    legal = {code[: len(sign) + 2] for code in codes(state) if code.startswith(sign)}
    legal = {code for code in legal if code[len(sign)].isdigit()}
    assert legal == {
        f"{sign}{slot}{letter(colour)}"
        for slot in expect["free_slots"]
        for colour in expect["colours"]
    }


@of_kind("bonus")
def test_bonus(example: Example) -> None:
    """Three tiles are earned by closing a window; all others lie on boards and in hands."""
    before, expect = example["before"], example["expect"]
    supply = by_letter(before["supply"])
    others = {name: 22 - supply.get(name, 0) for name in LETTERS}
    own = Board(20, {"e": "....B."}, {"B": 6})
    others["B"] -= 7
    state = table(round=6, supply=supply, boards=[own, Board(20, hand=others)], bag={})
    state.play("E6B")
    assert before["earned"] == 3
    assert state.view()["picks"] == expect["must_take"]


@of_kind("final")
def test_final(example: Example) -> None:
    """Both players pass in the last round; what would lie in the corners is still in the hand."""
    before, expect = example["before"], example["expect"]
    side = SIDES[example["side"]]
    laid = everywhere() if isinstance(before["board"], str) else stars(before["board"])
    board = Board(before["score"], laid, by_letter(before["corners"]))
    state = table(variant=side, round=6, boards=[board])
    state.play("PASS")
    state.play("PASS")
    assert state.is_over
    events = state.collect_events()
    stars_scored = [event.points for event in events if isinstance(event, StarBonus)]
    numbers = [event.points for event in events if isinstance(event, NumberBonus)]
    lost = [event.points for event in events if isinstance(event, HandDiscarded)]
    assert sum(stars_scored) == expect["stars"]
    assert sum(numbers) == expect["numbers"]
    assert -sum(lost) == expect.get("corner_penalty", 0)
    assert state.scores[0] == expect["score_after"]


def everywhere() -> dict[str, str]:
    """All 42 spaces of the coloured side."""
    homes = {star: LETTERS[BOARD.home[index]] * 6 for index, star in enumerate(STAR_NAMES) if index}
    return homes | {"centre": LETTERS}
