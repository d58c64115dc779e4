"""What is wrong with a hand-made position is named, all of it."""

from __future__ import annotations

import re

import pytest
from tests.queens_garden.positions import Board, play, table

import azulejos
from azulejos import InvalidPosition, MalformedPosition
from azulejos.engine.queens_garden.state import QueensGardenState

START = table(boards=[Board(tiles="Y3Y1", expansions="G2", garden={(1, 0): "B1"})]).position()


def changed(text: str, **fields: str) -> str:
    for name, value in fields.items():
        text, count = re.subn(rf"(?<= {name}=)\S+", value, text)
        assert count == 1
    return text


def faults(text: str) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        azulejos.from_position(text)
    return [fault.code.removeprefix("queens_garden.") for fault in caught.value.faults]


def board(text: str, old: str, new: str) -> str:
    """The position with one piece of the first board replaced."""
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"supply": "3"}, ["supply-count"]),
        ({"tower": "100000/000000/000000/000000/000000/000000"}, ["tile-count"]),
        ({"unseen": "/".join(["111111"] * 6)}, ["expansion-twice"]),
        ({"unseen": "/".join(["000000"] * 6)}, ["too-few-unseen"]),
        ({"marker": "1"}, ["marker-too-early"]),
        ({"passed": "1"}, ["marker-not-held"]),
        ({"passed": "0", "marker": "0"}, ["has-passed"]),
        ({"phase": "turn"}, ["nothing-to-turn"]),
        ({"phase": "fill"}, ["nothing-to-fill"]),
        ({"top": "1"}, ["top-without-tiles"]),
        ({"half": "TY5"}, ["half-turn"]),
        ({"half": "TY3,S03,WJ,PASS"}, ["half-turn"]),
        ({"half": "TY1,S03"}, ["half-turn"]),
        ({"phase": "end"}, ["not-all-passed", "reason-missing", "game-not-over"]),
    ],
)
def test_faults_of_the_table(fields: dict[str, str], expected: list[str]) -> None:
    text = changed(START, **fields)
    if fields.get("phase") == "end":
        with pytest.raises(InvalidPosition):
            azulejos.from_position(text)
    found = faults(text)
    assert set(expected) <= set(found)


def test_faults_of_a_storage_and_a_garden() -> None:
    assert "storage-full" in faults(board(START, "15:3:Y1Y3", "15:11:Y1Y3"))
    assert "expansion-storage-full" in faults(board(START, ":G2:", ":G2G3G4:"))
    assert "twins-in-group" in faults(board(START, "B1........../", "B1B1......../"))
    assert "print-missing" in faults(
        board(START, "B1........../-/", "B1........../U1............/")
    )


def test_faults_of_the_display() -> None:
    assert "below-the-top" in faults(changed(START, display="B1B2G1G2,Y1,-,-,-"))
    assert "top-face-up" in faults(changed(START, display="*Y1,-,-,-,-"))
    moved = table(display=["Y1", "B1B2G1G2"], top=1).position()
    assert "not-turned" in faults(changed(moved, display="-,B1B2G1G2,-,-,-"))


@pytest.mark.parametrize(
    "fields",
    [
        {"round": "5"},
        {"phase": "sleep"},
        {"display": "B1,-,-"},
        {"display": "B7,-,-,-,-"},
        {"passed": "10"},
        {"bag": "333333"},
        {"bag": "/".join(["444444"] * 6)},
        {"half": "TY9"},
        {"board0": "15:3:-:-:............/-/-/-/-/-"},
    ],
)
def test_text_that_is_no_position(fields: dict[str, str]) -> None:
    with pytest.raises(MalformedPosition):
        azulejos.from_position(changed(START, **fields))


@pytest.mark.parametrize(
    "codes",
    [(), ("TY3",), ("TY3", "S03"), ("TY3", "S03", "WY1"), ("EG2",), ("EG2", "X25"), ("BUY",)],
)
def test_a_half_made_turn_is_part_of_the_position(codes: tuple[str, ...]) -> None:
    state = azulejos.from_position(START)
    assert isinstance(state, QueensGardenState)
    play(state, *codes)
    assert state.position().endswith(f"half={','.join(codes) or '-'}")
    again = azulejos.from_position(state.position())
    assert again == state
    assert again.legal_moves() == state.legal_moves()
    assert again.fingerprint() == state.fingerprint()


def test_stored_tiles_may_be_named_in_any_order() -> None:
    swapped = board(START, "Y1Y3", "Y3Y1")
    assert azulejos.from_position(swapped).position() == START
