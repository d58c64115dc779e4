"""Equal positions have equal fingerprints, and every field makes a difference."""

import dataclasses
from typing import Any

import pytest
from tests.azul.positions import Board, position

import azulejos
from azulejos.engine.azul import notation
from azulejos.engine.azul.loading import load
from azulejos.engine.azul.notation import BoardPlacement, Placement
from azulejos.engine.azul.rules import AZUL
from azulejos.engine.azul.state import AzulState

PLACED = notation.read(
    position(
        factories=["BBYR", "KK"],
        centre="W",
        seat=1,
        marker=0,
        boards=[Board(5, ["B....", *["....."] * 4], {3: "YY"}, "RM")],
        lid={"R": 3, "K": 1},
    ),
    AZUL,
)


def loaded(placed: Placement) -> AzulState:
    """Also positions that the rules do not allow: this is about fields, not about sense."""
    state = AzulState(placed.options)
    load(state, placed)
    return state


def with_board(**changes: Any) -> Placement:
    board: BoardPlacement = dataclasses.replace(PLACED.boards[0], **changes)
    return dataclasses.replace(PLACED, boards=(board, PLACED.boards[1]))


def changed(**changes: Any) -> Placement:
    return dataclasses.replace(PLACED, **changes)


OTHERS = {
    "variant": changed(options=AZUL.choose(2, "grey")),
    "max_rounds": changed(options=AZUL.choose(2, max_rounds=9)),
    "round": changed(round=8),
    "phase": changed(phase="tiling"),
    "ending": changed(ending=1),
    "start": changed(start=1),
    "seat": changed(seat=0),
    "marker": changed(marker=-1),
    "factory": changed(factories=("BBYW", *PLACED.factories[1:])),
    "which factory": changed(factories=(PLACED.factories[1], PLACED.factories[0], "", "", "")),
    "centre": changed(centre="WW"),
    "bag": changed(bag=(1, *PLACED.bag[1:])),
    "lid": changed(lid=(1, *PLACED.lid[1:])),
    "bag and lid": changed(bag=PLACED.lid, lid=PLACED.bag),
    "score": with_board(score=6),
    "wall colour": with_board(wall=("Y....", *PLACED.boards[0].wall[1:])),
    "wall space": with_board(wall=(".B...", *PLACED.boards[0].wall[1:])),
    "wall row": with_board(wall=(".....", "B....", *PLACED.boards[0].wall[2:])),
    "line length": with_board(lines=("", "", "Y", "", "")),
    "line colour": with_board(lines=("", "", "RR", "", "")),
    "which line": with_board(lines=("", "YY", "", "", "")),
    "floor": with_board(floor="RMK"),
    "floor order": with_board(floor="MR"),
    "whose board": changed(boards=(PLACED.boards[1], PLACED.boards[0])),
}


@pytest.mark.parametrize("field", OTHERS)
def test_every_field_makes_a_difference(field: str) -> None:
    assert loaded(OTHERS[field]).fingerprint() != loaded(PLACED).fingerprint()


def test_all_of_them_differ_from_each_other() -> None:
    prints = {loaded(placed).fingerprint() for placed in OTHERS.values()}
    assert len(prints) == len(OTHERS)


def test_how_many_turns_it_took_makes_none() -> None:
    assert loaded(changed(turn=9)).fingerprint() == loaded(PLACED).fingerprint()


def test_equal_positions_are_equal_and_hash_alike() -> None:
    first, second = loaded(PLACED), loaded(PLACED)
    assert first == second
    assert hash(first) == hash(second)
    assert first != azulejos.start("azul")
    assert first != "a position"


def test_different_ways_to_the_same_position() -> None:
    one = azulejos.from_position(position(factories=["BBBB", "YYYY", "RRRR", "KKKK", "W"]))
    two = one.copy()
    for code in ["1B5", "2Y5", "3R4", "4K4"]:
        one.play(code)
    for code in ["3R4", "4K4", "1B5", "2Y5"]:
        two.play(code)
    assert one == two
    assert one.fingerprint() == two.fingerprint()
