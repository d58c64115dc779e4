"""A record is written in exactly one way, and every form of it holds all of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.queens_garden.numbers import NUMBERS
from tests.records.play import random_record

from azulejos import AzulejosError, MalformedRecord
from azulejos.engine import record as records
from azulejos.engine.record import Header, Record, Turn

seeds = st.integers(0, 2**32)
turns = st.none() | st.integers(0, 60)
games = st.one_of(
    st.builds(
        random_record,
        players=st.integers(2, 4),
        variant=st.sampled_from(["standard", "grey"]),
        seed=seeds,
        turns=turns,
        max_rounds=st.sampled_from([0, 0, 3]),
    ),
    st.builds(
        random_record,
        players=st.integers(2, 4),
        variant=st.sampled_from(["coloured", "grey"]),
        seed=seeds,
        turns=turns,
        game=st.sampled_from(["summer_pavilion", "summer_pavilion_mini"]),
        joker_order=st.sampled_from(["standard", "random", "ORBYGP"]),
    ),
    st.builds(
        lambda players, seed, turns, numbers: random_record(
            players, "variant", seed, turns, "queens_garden", **numbers
        ),
        st.integers(2, 4),
        seeds,
        st.integers(0, 20),
        NUMBERS,
    ),
)
comments = st.text() | st.text(alphabet='{}\\"[]\n\r\t u0n\x00\x1b\x7f\x85\u2028é', max_size=8)
annotations = st.tuples(
    comments,
    st.none() | st.integers(0, 10**14),
    st.none() | st.floats(allow_nan=False, allow_infinity=False),
)


def annotated(record: Record, notes: list[tuple[str, int | None, float | None]]) -> Record:
    """The record with notes beside its first turns."""
    left = iter(notes)
    entries = [
        replace(entry, comment=note[0], clock=note[1], value=note[2])
        if isinstance(entry, Turn) and (note := next(left, None))
        else entry
        for entry in record.entries
    ]
    return replace(record, entries=tuple(entries))


@given(games, st.lists(annotations, max_size=4), st.lists(comments, max_size=2, unique=True))
def test_text_and_json_hold_everything(
    game: Record, notes: list[tuple[str, int | None, float | None]], events: list[str]
) -> None:
    free = tuple(Header(f"Event{at}", value) for at, value in enumerate(events))
    record = annotated(replace(game, headers=game.headers + free), notes)
    text = records.write(record)
    lines = records.write_json(record)
    assert records.read(text) == record == records.read(lines)
    assert records.write(records.read(text)) == text == records.write(records.read(lines))
    assert records.write_json(records.read(lines)) == lines
    assert records.verify(records.read(text)) == records.verify(records.read(lines))


@given(games)
def test_line_ends_do_not_matter(game: Record) -> None:
    text = records.write(game)
    for other in (text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n\n", text + "\r\n"):
        assert records.read(other) == game
    lines = records.write_json(game)
    assert records.read(lines.replace("\n", "\r\n")) == game == records.read(lines.rstrip("\n"))


def test_a_comment_in_the_text() -> None:
    record = annotated(random_record(turns=1), [('{"a"}\\\n', 1500, -0.5)])
    line = records.write(record).splitlines()[-3]
    assert line.endswith(r' {{"a"\}\\\n} [clock 1500] [value -0.5]')


@pytest.mark.parametrize(
    "header",
    [
        Header("date", "2026-11-15"),
        Header("Two words", "x"),
        Header("Option", "x"),
        Header("Game", "azul"),
        Header("Option max_rounds", "5"),
        Header("Ev\nent", "x"),
        Header("Event", "\ud800"),
    ],
)
def test_a_header_that_could_not_be_read_is_not_written(header: Header) -> None:
    record = random_record(turns=0)
    with pytest.raises(MalformedRecord):
        records.write(replace(record, headers=(*record.headers, header)))


@pytest.mark.parametrize(
    "turn",
    [
        Turn(0, ()),
        Turn(-1, ("3B2",)),
        Turn(0, ("3B2 [clock 5]",)),
        Turn(0, ("3B2 {hello}",)),
        Turn(0, ("3B2\n1 CB5",)),
        Turn(0, ("3B2",), clock=-1),
        Turn(0, ("3B2",), value=float("nan")),
        Turn(0, ("3B2",), value=float("inf")),
    ],
)
def test_a_turn_that_could_not_be_read_is_not_written(turn: Turn) -> None:
    record = random_record(turns=0)
    with pytest.raises(AzulejosError):
        records.write(replace(record, entries=(turn, *record.entries)))
