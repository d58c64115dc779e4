"""Examples worked out by hand, from the rulebook and for its corners: `examples.json`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.queens_garden.positions import Board, code, legal, play, table, used_up

import azulejos
from azulejos import Rng
from azulejos.engine.queens_garden.board import CATEGORY_NAMES, SPACE_AT, hexagon_name, space_code
from azulejos.engine.queens_garden.moves import category_code
from azulejos.engine.queens_garden.state import QueensGardenState

Example = dict[str, Any]
EXAMPLES: list[Example] = json.loads(
    Path(__file__).with_name("examples.json").read_text(encoding="utf-8")
)["examples"]
KINDS: set[str] = set()


def of_kind(kind: str) -> pytest.MarkDecorator:
    KINDS.add(kind)
    chosen = [example for example in EXAMPLES if example["kind"] == kind]
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["name"])


def codes(names: list[str]) -> str:
    return "".join(code(name) for name in names)


def acquire_code(move: Example) -> str:
    name = move.get("colour") or move["pattern"]
    return "A" + category_code(CATEGORY_NAMES.index(name))


def garden_of(given: Example) -> Board:
    """The position of an example: tiles by coordinates, expansions by slot."""
    tiles = {}
    for place, tile in given["tiles"].items():
        q, r = place.split(",")
        tiles[int(q), int(r)] = code(tile)
    slots = {
        int(slot): "D" if face == "down" else f"{code(face[0])}@{face[1]}"
        for slot, face in given["expansions"].items()
    }
    return Board(garden=tiles, slots=slots)


@of_kind("setup")
def test_setup(example: Example) -> None:
    state = azulejos.start("queens_garden", example["position"]["players"])
    assert isinstance(state, QueensGardenState)
    state.deal(Rng(1))
    expect = example["expect"]
    assert [state.stack_size] * 4 == expect["stack_sizes"]
    assert state.supply == expect["supply"]
    assert state.tiles_on[0] == expect["tiles_on_first_stack"]
    assert state.bag_size == sum(state.bag) == expect["bag"]
    assert set(state.scores) == {expect["score_each"]}
    assert set(state.jokers[: state.players]) == {expect["jokers_each"]}


def set_display(example: Example) -> tuple[QueensGardenState, int]:
    """The display of an example as places: those beside the stack, then its top."""
    given = example["position"]
    stack = {2: 5, 3: 7, 4: 8}[given["players"]]
    top = stack - given["stack_left_including_top"]
    beside = [
        f"*{code(spot['hexagon'])}" if spot["face_up"] else codes(spot["tiles"])
        for spot in given["display"]
    ]
    gone = ["x"] * (top - len(beside))
    storage = given["storage"]
    board = Board(
        jokers=storage["jokers"],
        tiles=codes(storage["tiles"]),
        expansions=codes(storage["expansions"]),
    )
    display = [*gone, *beside, codes(given["stack_top"])]
    return table(given["players"], boards=[board], display=display, top=top), len(gone)


def shown_display(state: QueensGardenState) -> list[Example]:
    """What lies beside the stack, in the words of the examples."""
    places = [place for place in state.view()["display"] if not place["stack"]]
    shown: list[Example] = []
    for place in places:
        found = {"tiles": sorted(place["tiles"]), "face_up": place["expansion"] is not None}
        if place["expansion"]:
            found["hexagon"] = place["expansion"]
        shown.append(found)
    return shown


@of_kind("draft")
def test_draft(example: Example) -> None:
    state, gone = set_display(example)
    expect, move = example["expect"], example["move"]
    action = acquire_code(move)
    assert (action in legal(state)) == expect["legal"]
    if not expect["legal"]:
        return
    events = play(state, action)
    for where in move.get("copies", {}).values():
        place = state.top if where == "stack" else gone + int(where.split()[1])
        events += play(state, f"C{place + 1}")
    taken = [event["tile"] for event in events if event["kind"] == "tile-acquired"]
    assert Counter(taken) == Counter(expect["taken_tiles"])
    expansions = [event["tile"] for event in events if event["kind"] == "expansion-acquired"]
    assert expansions == expect["taken_expansions"]
    check_deal(state, example)
    assert state.stack_size - state.top == expect["stack_left_including_top"]
    found = shown_display(state)
    assert len(found) == len(expect["display_after"])
    for spot, wanted in zip(found, expect["display_after"], strict=True):
        assert {key: spot[key] for key in wanted} == wanted | {"tiles": sorted(wanted["tiles"])}


def check_deal(state: QueensGardenState, example: Example) -> None:
    """Chance fills the new top, then turns what has no tiles, as the example wants it."""
    turned = [
        spot["hexagon_when_turned"]
        for spot in example["position"]["display"]
        if "hexagon_when_turned" in spot
    ]
    filled = 0
    while state.needs_deal:
        items = [item for item, _ in state.draws()]
        if items[0] < 36:
            filled += 1
            state.draw(items[0])
        else:
            wanted = [item for item in items if hexagon_name(item - 36) in turned]
            state.draw([*wanted, *items][0])
    assert filled == example["expect"]["new_top_gets"]


@of_kind("draft_options")
def test_draft_options(example: Example) -> None:
    shown = [f"*{code(spot['hexagon'])}" for spot in example["position"]["display"]]
    state = table(display=[*shown, "B6V5P4Y3"], top=len(shown))
    hexagon = example["position"]["display"][0]["hexagon"]
    taking = []
    for number, name in enumerate(CATEGORY_NAMES):
        if f"A{category_code(number)}" in legal(state):
            events = play(state.copy(), f"A{category_code(number)}")
            assert events == []
            trial = state.attempt([f"A{category_code(number)}"])
            if any(getattr(event, "tile", "") == hexagon for event in trial.events):
                taking.append(name)
    assert sorted(taking) == sorted(example["expect"]["choices_that_take_it"])


@of_kind("payment")
def test_payment(example: Example) -> None:
    placing = code(example["position"]["placing"])
    items = example["move"]["pay_with"]
    jokers = items.count("joker")
    expansions = [name.split()[1] for name in items if name.startswith("expansion")]
    tiles = [name for name in items if ":" in name and not name.startswith("expansion")]
    board = Board(jokers=jokers, tiles=placing + codes(tiles), expansions=codes(expansions))
    state = table(boards=[board])
    assert is_payable(state, placing, tiles, expansions, jokers) == example["expect"]["legal"]


def is_payable(
    state: QueensGardenState, placing: str, tiles: list[str], expansions: list[str], jokers: int
) -> bool:
    """Whether some legal payment takes exactly these items."""
    if f"T{placing}" not in legal(state):
        return False
    play(state, f"T{placing}", "S01")
    wanted = sorted([*(f"W{code(name)}" for name in tiles), *(f"WE{code(n)}" for n in expansions)])
    if state.turn == 10:
        return not wanted and not jokers
    return any(
        sorted(move for move in choice["moves"] if move != "WJ") == wanted
        and choice["amount"] == jokers
        for choice in state.choices()
    )


@of_kind("place_tile")
def test_place_tile(example: Example) -> None:
    board = garden_of(example["position"])
    tile = code(example["move"]["tile"])
    state = table(boards=[Board(12 - 1, 11, tile, "", board.garden, board.slots)])
    space = SPACE_AT.get(tuple(example["move"]["at"]))
    move = f"S{space_code(space)}" if space is not None else None
    play(state, f"T{tile}")
    expect = example["expect"]
    assert (move in legal(state)) == expect["legal"]
    if "jokers_won" in expect:
        assert move is not None
        state.play(move)
        rest = ["WJ"] if "WJ" in legal(state) and tile[1] != "1" else []
        events = play(state, *rest) if rest else [e.data() for e in state.collect_events()]
        won = sum(int(str(e["amount"])) for e in events if e["kind"] == "jokers-won")
        assert won == expect["jokers_won"]


PAVILION = Board(
    garden={(3, 1): "G5", (2, 1): "G4", (3, -1): "B6", (4, -1): "B5", (1, 0): "Y2"},
    slots={0: "G6@0"},
)


@of_kind("joker_gain")
def test_joker_gain(example: Example) -> None:
    """A tree costs nothing more, so what is stored but the tree is stored after the payment."""
    given, expect = example["position"], example["expect"]
    after = given.get("storage_items_after_paying")
    if after is None:
        after = given["storage_items_before"] - given["items_leaving"]
    board, space = (PAVILION, "S14") if given["jokers_won"] == 3 else (fountain_corner(), "S01")
    state = table(boards=[Board(15, after, "Y1", "", board.garden, board.slots)])
    events = play(state, "TY1", space)
    won = sum(int(str(event["amount"])) for event in events if event["kind"] == "jokers-won")
    assert won == given["jokers_won"]
    assert state.jokers[0] - after == expect["jokers_kept"]
    assert state.jokers[0] + state.tile_count[0] == expect["storage_items"]


def fountain_corner() -> Board:
    """Where a single tile surrounds fountain, bench and statue."""
    name = "fountain, bench and statue at once"
    return garden_of(next(e for e in EXAMPLES if e["name"] == name)["position"])


@of_kind("place_expansion")
def test_place_expansion(example: Example) -> None:
    board = garden_of(example["position"])
    move = example["move"]
    if move["expansion"] == "down":
        state = table(boards=[board])
        play(state, "BUY")
        assert f"N{move['slot'] + 1}" in legal(state)
        return
    expansion = code(move["expansion"])
    state = table(boards=[Board(15, 12, "", expansion, board.garden, board.slots)])
    play(state, f"E{expansion}")
    wanted = f"X{move['slot'] + 1}{move['orientation'] + 1}"
    assert (wanted in legal(state)) == example["expect"]["legal"]


@of_kind("buy_expansion")
def test_buy_expansion(example: Example) -> None:
    given, expect = example["position"], example["expect"]
    slots = dict.fromkeys(range(given.get("slots_filled", 0)), "D")
    state = table(boards=[Board(score=given["score"], slots=slots)])
    assert ("BUY" in legal(state)) == expect["legal"]
    if expect["legal"]:
        play(state, "BUY", "N1")
        assert state.scores[0] == expect["score"]


@of_kind("pass")
def test_pass(example: Example) -> None:
    given, expect = example["position"], example["expect"]
    items = [name.removeprefix("expansion ") for name in given["discard"]]
    tiles = [name for name in given["discard"] if not name.startswith("expansion")]
    expansions = [name.split()[1] for name in given["discard"] if name.startswith("expansion")]
    board = Board(score=given["score"], tiles=codes(tiles), expansions=codes(expansions))
    first = given["first_to_pass"]
    state = table(
        3, boards=[board], passed=() if first else (1,), marker=-1 if first else 1, seat=0
    )
    supply, tower = state.supply, state.tower_size
    moves = sorted(
        [f"D{code(name)}" for name in tiles] + [f"DE{code(name)}" for name in expansions],
        key=state.number,
    )
    play(state, "PASS", *moves)
    assert state.scores[0] == expect["score"]
    assert (state.marker == 0) == expect["takes_marker"]
    assert state.supply - supply == len(expect.get("to_supply", []))
    assert (
        state.tower_size - tower == len(expect.get("to_tower", [])) == len(items) - len(expansions)
    )


@of_kind("round_scoring")
def test_round_scoring(example: Example) -> None:
    """The hexagons lie apart from each other; two of them are printed on expansions."""
    given = example["position"]
    names = [code(name) for name in given["hexagons"]]
    printed, tiles = names[: given["face_up_expansions"]], names[given["face_up_expansions"] :]
    slots = {slot: f"{hexagon}@{slot}" for slot, hexagon in enumerate(printed)}
    spots = [(1, 0), (-1, 1), (0, -1), (-3, 4), (-3, 2), (-4, 1)]
    slots |= {2: "D", 3: "D"}
    garden = dict(zip(spots, tiles, strict=True))
    state = table(
        boards=[Board(0, 0, "", "", garden, slots)], round_=given["round"], passed=(1,), marker=1
    )
    before = given["round"] == 4
    events = play(state, "PASS")
    kinds = ("wheel-scored", "pavilions-scored")
    points = sum(int(str(e["points"])) for e in events if e["kind"] in kinds and e["seat"] == 0)
    assert points == example["expect"]["points"]
    assert state.is_over == before


def ended(board: Board, variant: str = "standard") -> list[dict[str, object]]:
    """The events of the last pass of a game."""
    state = table(2, variant, [board], round_=4, passed=(1,), marker=1)
    stop = ["D0"] if board.tiles or board.expansions else []
    return play(state, "PASS", *stop)


def points_of(events: list[dict[str, object]], *kinds: str) -> int:
    return sum(int(str(e["points"])) for e in events if e["kind"] in kinds and e["seat"] == 0)


@of_kind("end_storage")
def test_end_storage(example: Example) -> None:
    given = example["position"]
    tiles = [name for name in given["left_over"] if not name.startswith("expansion")]
    expansions = [name.split()[1] for name in given["left_over"] if name.startswith("expansion")]
    score = given.get("score", 50)
    events = ended(Board(score, given["jokers"], codes(tiles), codes(expansions)))
    found = points_of(events, "jokers-scored", "leftovers-scored")
    assert found == example["expect"]["points"]


@of_kind("end_groups")
def test_end_groups(example: Example) -> None:
    given = example["position"]
    variant = given["side"].removesuffix("_side")
    events = ended(garden_of(given), variant)
    assert points_of(events, "group-scored") == example["expect"]["points"]


@of_kind("refill")
def test_refill(example: Example) -> None:
    """A tile is taken from the round stack, so the next expansion must be filled."""
    given, expect = example["position"], example["expect"]
    state = used_up(given["bag"], given["tower"], given["stack_left_including_top"])
    next_top = state.top + 1
    play(state, "AB")
    state.deal(Rng(2))
    assert (state.bag_size, state.tower_size) == (expect.get("bag", 0), expect.get("tower", 0))
    if "turned_face_up_into_display" in expect:
        turned = sum(state.face[place] >= 0 for place in range(next_top, state.stack_size))
        assert turned == expect["turned_face_up_into_display"]
        assert state.stack_size - state.top == expect["stack_left_including_top"]
    else:
        assert state.tiles_on[state.top] == expect["tiles_on_top"]


def test_every_kind_of_example_is_tested() -> None:
    assert {example["kind"] for example in EXAMPLES} == KINDS
    assert len(EXAMPLES) == 90
