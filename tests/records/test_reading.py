"""Faults in a file are named by line, column and what was expected; nothing else ever comes out."""

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.records.play import random_record

from azulejos import AzulejosError, MalformedRecord
from azulejos.engine import record as records
from azulejos.engine.record import Record

HEADERS = '[Game "azul"]\n[Rules "1"]\n[Players "2"]\n[Variant "standard"]\n'
END = "fingerprint 0123456789abcdef\ndigest 0123456789abcdef\n"


@dataclass(frozen=True)
class Broken:
    text: str
    code: str
    line: int
    column: int


BROKEN = [
    Broken("", "record-header", 1, 1),
    Broken("hello", "record-line", 1, 1),
    Broken('[Game "azul"]\n[Players "2"]\n', "record-header", 2, 1),
    Broken('[Game "azul"]\n', "record-header", 2, 1),
    Broken('[Game "azul]\n', "record-line", 1, 13),
    Broken('[Game "azul"] \n', "record-line", 1, 14),
    Broken('[Game "azul"]\n[Rules "01"]\n', "record-line", 2, 10),
    Broken(HEADERS + '[Seat1 "B"]\n[Seat0 "A"]\n', "record-header-order", 6, 1),
    Broken(HEADERS + '[Position "p"]\n[Date "A"]\n', "record-header-order", 6, 1),
    Broken(HEADERS + '[Option b "1"]\n[Option a "1"]\n', "record-header-order", 6, 1),
    Broken(HEADERS + '[Date "A"]\n[Date "A"]\n', "record-header-twice", 6, 1),
    Broken(HEADERS + '[Date "\\A"]\n', "record-text", 5, 8),
    Broken(HEADERS + '[Date "a\tb"]\n', "record-text", 5, 9),
    Broken(HEADERS + '[Date "a\ud800b"]\n', "record-text", 5, 9),
    Broken(HEADERS, "record-cut-short", 5, 1),
    Broken(HEADERS + "\nround 1\n", "record-cut-short", 7, 1),
    Broken(HEADERS + "\nfingerprint 0123456789abcdef\n", "record-cut-short", 7, 1),
    Broken(HEADERS + "\n" + END + "0 3B2\n", "record-line", 8, 1),
    Broken(HEADERS + "\nround one\n", "record-line", 6, 7),
    Broken(HEADERS + "\nround  1\n", "record-line", 6, 7),
    Broken(HEADERS + "\nRound 1\n", "record-line", 6, 1),
    Broken(HEADERS + "\n\nround 1\n", "record-line", 6, 1),
    Broken(HEADERS + "\nround 1\n\n0 3B2\n", "record-line", 7, 1),
    Broken(HEADERS + "\ndeal  BBYR\n", "record-line", 6, 6),
    Broken(HEADERS + "\ndeal BBYR \n", "record-line", 6, 10),
    Broken(HEADERS + "\n0\n", "record-line", 6, 2),
    Broken(HEADERS + "\n0 3B2 \n", "record-line", 6, 7),
    Broken(HEADERS + "\n0 3B2 {never closed\n", "record-line", 6, 20),
    Broken(HEADERS + "\n0 3B2 {}\n", "record-line", 6, 8),
    Broken(HEADERS + "\n0 3B2 [value 0.50]\n", "record-line", 6, 14),
    Broken(HEADERS + "\n0 3B2 [value 1]\n", "record-line", 6, 14),
    Broken(HEADERS + "\n0 3B2 [value 0.5] [clock 1]\n", "record-line", 6, 18),
    Broken(HEADERS + "\nscores 1 -0 #0123456789abcdef\n", "record-line", 6, 10),
    Broken(HEADERS + "\nscores 1 2 #0123456789ABCDEF\n", "record-line", 6, 13),
    Broken(HEADERS + "\nscores 1 2\n", "record-line", 6, 11),
    Broken(HEADERS + "\nresult row 1 2\n", "record-line", 6, 15),
    Broken(HEADERS + "\nfingerprint 0123\n", "record-line", 6, 13),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: repr(broken.text[-30:]))
def test_a_fault_is_named_by_line_and_column(broken: Broken) -> None:
    with pytest.raises(MalformedRecord) as caught:
        records.read(broken.text)
    error = caught.value
    assert (error.code, error.line, error.column) == (broken.code, broken.line, broken.column)


BROKEN_JSON = [
    Broken("{", "record-json", 1, 2),
    Broken('{"kind": "hedaer"}', "record-json", 1, 2),
    Broken('{"kind": "header", "name": "Game"}', "record-json", 1, 10),
    Broken('{"kind": "header", "name": "Game", "value": 3}', "record-json", 1, 36),
    Broken('{"kind": "header", "name": "Game", "value": "", "x": 1}', "record-json", 1, 49),
    Broken('{"kind": "header", "name": "Rules", "value": "x"}', "record-json", 1, 1),
    Broken('{"kind": "round", "number": 1}', "record-header", 1, 1),
    Broken('{"kind": "round", "number": true}', "record-json", 1, 19),
    Broken('{"kind": "round", "number": NaN}', "record-json", 1, 1),
    Broken('{"kind": "turn", "seat": 0, "moves": []}', "record-json", 1, 29),
    Broken('{"kind": "turn", "seat": 0, "moves": ["a b"]}', "record-json", 1, 1),
    Broken("{" * 100_000, "record-json", 1, 2),
    Broken('{"a":' * 100_000, "record-json", 1, 1),
    Broken('{"kind": "round", "number": ' + "1" * 10_000 + "}", "record-json", 1, 1),
]


@pytest.mark.parametrize("broken", BROKEN_JSON, ids=lambda broken: repr(broken.text[:50]))
def test_a_fault_in_json_is_named_by_line_and_column(broken: Broken) -> None:
    with pytest.raises(MalformedRecord) as caught:
        records.read(broken.text)
    error = caught.value
    assert (error.code, error.line, error.column) == (broken.code, broken.line, broken.column)


def test_headers_stand_before_entries_in_json() -> None:
    lines = records.write_json(random_record(turns=3)).splitlines()
    with pytest.raises(MalformedRecord) as caught:
        records.read("\n".join([*lines[:4], *lines[6:8], lines[4], *lines[8:]]))
    assert caught.value.line == 7


def test_json_from_another_program_may_order_keys_and_write_whole_values() -> None:
    record = random_record(turns=1)
    turn = record.turns[0]
    lines = records.write_json(record).splitlines()
    at = next(index for index, line in enumerate(lines) if '"turn"' in line)
    lines[at] = json.dumps({"value": 1, "moves": turn.moves, "seat": 0, "kind": "turn"})
    assert records.read("\n".join(lines)).turns[0].value == 1.0


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(MalformedRecord) as caught:
        records.read_bytes('[Game "azul"]\n[Event "é'.encode() + b'\xff"]')
    assert (caught.value.code, caught.value.line, caught.value.column) == ("record-text", 2, 10)


@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_a_record_cut_anywhere_is_refused(variant: str) -> None:
    """A whole number of lines, or in the middle of one; as text and as JSON."""
    record = random_record(variant=variant, seed=3, max_rounds=1)
    for written in (records.write(record), records.write_json(record)):
        for length in range(len(written) - 1):
            with pytest.raises(MalformedRecord):
                records.read(written[:length])


def attempt(text: str) -> None:
    """Reads and checks; only errors of our own may come out, and they can be shown."""
    message = ""
    try:
        records.verify(records.read(text))
    except AzulejosError as error:
        message = str(error)
    message.encode()


@given(st.text() | st.text(alphabet='[]{}"\\ \n\r0123456789abcdefBYRKWCFTrounddealscores#:,-.'))
def test_any_text_is_read_or_refused(text: str) -> None:
    attempt(text)
    attempt(f"{HEADERS}\n{text}\n{END}")
    attempt(f'{{"kind": "{text}')


SMALL = [random_record(variant=variant, seed=9, max_rounds=2) for variant in ("standard", "grey")]
WRITTEN = [write(record) for record in SMALL for write in (records.write, records.write_json)]
edits = st.tuples(st.floats(0, 1), st.integers(0, 3), st.text(max_size=3))


@given(st.sampled_from(WRITTEN), st.lists(edits, min_size=1, max_size=4))
def test_a_changed_record_is_read_or_refused(
    text: str, changes: list[tuple[float, int, str]]
) -> None:
    for place, cut, added in changes:
        at = int(place * len(text))
        text = text[:at] + added + text[at + cut :]
    attempt(text)


@given(st.sampled_from(WRITTEN), st.randoms(use_true_random=False))
def test_lines_in_disorder_are_read_or_refused(text: str, random: object) -> None:
    lines = text.splitlines()
    getattr(random, "shuffle")(lines)  # noqa: B009
    attempt("\n".join(lines))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
KEYS = ("name", "value", "number", "items", "seat", "moves", "scores", "digest", "fingerprint")
KINDS = ("header", "round", "deal", "turn", "scores", "result", "fingerprint", "digest")


@given(
    st.lists(
        st.fixed_dictionaries(
            {"kind": st.sampled_from(KINDS)},
            optional=dict.fromkeys(KEYS, json_values),
        ),
        max_size=3,
    )
)
def test_any_json_is_read_or_refused(objects: list[dict[str, object]]) -> None:
    start = records.write_json(SMALL[0]).splitlines()[:4]
    attempt("\n".join([*start, *map(json.dumps, objects)]))


def test_the_parts_of_a_record() -> None:
    record: Record = random_record(players=3, seed=2, max_rounds=2)
    assert record.header("Variant") == "standard"
    assert record.header("Nothing") is None
    assert record.options == {"max_rounds": "2"}
    assert [record.seat_name(seat) for seat in range(3)] == ["Ana", "Тарас", ""]
    assert record.result is not None
    assert [len(entries) for entries in record.rounds()]
    assert sum(len(entries) for entries in record.rounds()) == len(record.entries) - 3
