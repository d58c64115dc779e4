"""Positions that are set up by hand: every field can be changed, every fault names its parts."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.tables import TABLES, Table, advance

from azulejos import MalformedPosition, Rng, start
from azulejos.engine.setup import Setup, change, fill_up, read
from azulejos.engine.setup_fields import InvalidField, SetupField


def played(table: Table, seed: int, steps: int) -> str:
    state, rng = start(*table), Rng(seed)
    for _ in range(steps):
        if not state.is_over:
            advance(state, rng)
    return state.position()


positions = st.builds(played, st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 60))


def values_of(field: SetupField) -> st.SearchStrategy[object]:
    """All that the field can be."""
    choices = st.sampled_from(field.choices or ("-",))
    counts = st.dictionaries(choices, st.integers(0, min(field.each, field.most or 3)), max_size=1)
    return {
        "number": st.integers(field.least, field.most),
        "word": choices,
        "space": choices | st.just(""),
        "row": st.lists(choices, max_size=field.most),
        "counts": counts,
    }[field.form]


def as_given(field: SetupField) -> object:
    return list(field.value) if isinstance(field.value, tuple) else field.value


def expect_parts(setup: Setup) -> None:
    parts = {field.part for field in setup.fields}
    for fault in setup.faults:
        assert fault.parts, fault.code
        assert set(fault.parts) <= parts, fault
    assert (setup.state is None) == bool(setup.faults)


@settings(max_examples=25)
@given(positions, st.randoms(use_true_random=False))
def test_every_field_holds_what_the_position_says(text: str, chance: Random) -> None:
    setup = read(text)
    assert (setup.text, setup.faults) == (text, ())
    assert len({field.part for field in setup.fields}) == len(setup.fields)
    for field in chance.sample(setup.fields, 15):
        assert change(text, field.part, as_given(field)).text == text, field


@settings(max_examples=25)
@given(positions, st.data())
def test_any_change_leaves_a_position_whose_faults_name_their_parts(
    text: str, data: st.DataObject
) -> None:
    for _ in range(3):
        fields = read(text).fields
        field = fields[data.draw(st.integers(0, len(fields) - 1))]
        value = data.draw(values_of(field))
        setup = change(text, field.part, value)
        expect_parts(setup)
        again = {field.part: field for field in setup.fields}.get(field.part)
        if again and field.part != "phase":
            wanted = {k: v for k, v in value.items() if v} if isinstance(value, dict) else value
            assert as_given(again) == wanted
        text = setup.text


@settings(max_examples=25)
@given(positions, st.data())
def test_the_bag_makes_up_for_what_is_missing(text: str, data: st.DataObject) -> None:
    spaces = [field for field in read(text).fields if field.form == "space" and not field.value]
    if not spaces:
        return
    field = spaces[data.draw(st.integers(0, len(spaces) - 1))]
    changed = change(text, field.part, field.choices[0])
    codes = {fault.code.partition(".")[2] for fault in fill_up(changed.text).faults}
    bag = next(one for one in changed.fields if one.part == "bag")
    assert isinstance(bag.value, Mapping)
    if bag.value.get(field.choices[0]):
        assert "tile-count" not in codes


AZUL = "azul rules=1 players=2 variant=standard round=1 turn=0 phase=deal start=0 seat=0 marker=centre factories=-,-,-,-,- centre=- board0=0:...../...../...../...../.....:-/-/-/-/-:- board1=0:...../...../...../...../.....:-/-/-/-/-:- bag=B20Y20R20K20W20 lid=-"  # noqa: E501


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("round", 0),
        ("round", "1"),
        ("round", True),
        ("phase", "dancing"),
        ("factory/1", {"blue": 5}),
        ("factory/1", {"green": 1}),
        ("factory/1", {"blue": -1}),
        ("factory/1", {"blue": 1.0}),
        ("factory/1", ["blue"]),
        ("0:wall/1-1", "marker"),
        ("0:wall/1-1", None),
        ("0:floor", ["blue"] * 8),
        ("0:floor", "blue"),
        ("0:line/1", {"blue": 1, "red": 1}),
        ("bag", {"blue": 100}),
        ("nowhere", 1),
    ],
)
def test_what_a_field_cannot_be_is_refused(part: str, value: object) -> None:
    with pytest.raises(InvalidField):
        change(AZUL, part, value)


def test_what_cannot_be_read_is_refused() -> None:
    for text in ("chess x=1", "azul rules=1", ""):
        with pytest.raises(MalformedPosition):
            read(text)


def test_a_fault_stands_beside_its_part() -> None:
    setup = change(AZUL, "0:wall/1-1", "red")
    found = {fault.code: fault.parts for fault in setup.faults}
    assert found["azul.wrong-space"] == ("0:wall/1-1",)
    assert found["azul.tile-count"] == ("bag",)
    assert "0:wall/1-1" in found["azul.row-too-full"]
