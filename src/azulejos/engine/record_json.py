"""Reads and writes records as JSON lines: one object for each line of the text form.

Reading is as strict about the contents as for text, because each object is also written and read as
the line of text it stands for. Keys may come in any order.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any, NoReturn

from azulejos.engine.errors import MalformedRecord, Value
from azulejos.engine.record_builder import RecordBuilder
from azulejos.engine.record_entries import (
    Deal,
    Digest,
    EntryLine,
    Fingerprint,
    Header,
    Record,
    Result,
    Round,
    Scores,
    Turn,
    VariationEnd,
    VariationStart,
    entry_lines,
)
from azulejos.engine.record_text import (
    read_entry_line,
    read_header,
    split_lines,
    write_entry_line,
    write_header,
)

Line = Header | EntryLine
LINES: tuple[type[Line], ...] = (
    Header,
    Round,
    Deal,
    Turn,
    VariationStart,
    VariationEnd,
    Scores,
    Result,
    Fingerprint,
    Digest,
)
KINDS = {line.kind: line for line in LINES}
HEXADECIMAL = ("fingerprint", "digest")
LISTS = ("moves", "scores", "winners")
OPTIONAL = ("comment", "clock", "value")
ON_LINES_OF_THEIR_OWN = "variations"


class _Mistake(Exception):
    """A value in an object is not what was expected."""

    def __init__(self, key: str, expected: str) -> None:
        self.key = key
        self.expected = expected


# Writing


def write_json(record: Record) -> str:
    """One JSON object per line, in the order of the text."""
    lines: list[Line] = [*record.headers, *entry_lines(record.entries)]
    return "".join(json.dumps(_object(line), ensure_ascii=False) + "\n" for line in lines)


def _object(line: Line) -> dict[str, Any]:
    written: dict[str, Any] = {"kind": line.kind}
    for name in _fields(type(line)):
        value = getattr(line, name)
        if not (_is_optional(name, line.kind) and value in ("", None)):
            written[name] = f"{value:016x}" if name in HEXADECIMAL else value
    return written


def _fields(line: type[Line]) -> dict[str, str]:
    """The type of each field that stands in the object of a line."""
    return {
        spec.name: str(spec.type) for spec in fields(line) if spec.name != ON_LINES_OF_THEIR_OWN
    }


def _is_optional(name: str, kind: str) -> bool:
    return kind in (Deal.kind, Turn.kind) and name in OPTIONAL


# Reading


def _is_text(value: Any) -> bool:
    return type(value) is str


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_decimal(value: Any) -> bool:
    """Other languages write 1 for 1.0."""
    return type(value) is float or (_is_number(value) and abs(value) < 2**53)


def _is_hexadecimal(value: Any) -> bool:
    return _is_text(value) and len(value) == 16 and set(value) <= set("0123456789abcdef")


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_is_text(item) for item in value)


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_is_number(item) for item in value)


# For each type annotation of a field: the check of its JSON value, and what to say was expected.
CHECKS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "str": (_is_text, '"..."'),
    "int": (_is_number, "0 1 2 ..."),
    "int | None": (_is_number, "0 1 2 ..."),
    "float | None": (_is_decimal, "0.5"),
    "tuple[str, ...]": (_is_texts, '["...", ...]'),
    "tuple[int, ...]": (_is_numbers, "[0, 1, ...]"),
    "hexadecimal": (_is_hexadecimal, '"0123456789abcdef"'),
}


def read_json(text: str) -> Record:
    """The record in JSON lines, or `MalformedRecord` with line and column of its first fault."""
    lines = split_lines(text)
    builder = RecordBuilder("json")
    for number, source in enumerate(lines, start=1):
        line = _checked(_read_line(source, number), number)
        if isinstance(line, Header):
            if builder.has_entries:
                raise _fault(source, number, _Mistake("header", "turn"))
            builder.add_header(line, number)
        else:
            builder.end_headers(number)
            builder.add_entry(line, number)
    return builder.record(len(lines))


def _read_line(source: str, number: int) -> Line:
    try:
        found = json.loads(source, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        column = getattr(error, "colno", 1)
        found_text = source[column - 1 : column + 39].encode(errors="replace").decode()
        values = {"value": found_text, "expected": '{"kind": ...}'}
        raise MalformedRecord("record-json", number, column, **values) from None
    try:
        return _line(found)
    except _Mistake as mistake:
        raise _fault(source, number, mistake) from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _fault(source: str, number: int, mistake: _Mistake) -> MalformedRecord:
    """Points at the key or the word in question, or at the object that lacks it."""
    column = source.find(f'"{mistake.key}"') + 1 or 1
    found = source[column - 1 : column + 39].encode(errors="replace").decode()
    return MalformedRecord("record-json", number, column, value=found, expected=mistake.expected)


def _line(found: Any) -> Line:
    kind = found.get("kind") if isinstance(found, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise _Mistake("kind", '{"kind": "' + "|".join(KINDS) + '"}')
    known = _fields(KINDS[kind])
    for key in found:
        if key not in known and key != "kind":
            raise _Mistake(key, " ".join(["kind", *known]))
    return KINDS[kind](**_values(found, kind, known))


def _values(found: dict[str, Any], kind: str, known: dict[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, annotation in known.items():
        if name not in found:
            if not _is_optional(name, kind):
                raise _Mistake(kind, f'"{name}": ...')
            continue
        check, expected = CHECKS["hexadecimal" if name in HEXADECIMAL else annotation]
        if not check(found[name]):
            raise _Mistake(name, f'"{name}": {expected}')
        values[name] = _restored(name, found[name])
    return values


def _restored(name: str, value: Any) -> Any:
    if name in HEXADECIMAL:
        return int(value, 16)
    if name == "value" and _is_number(value):
        return float(value)
    return tuple(value) if name in LISTS else value


def _checked(line: Line, number: int) -> Line:
    """Anything that cannot be written as a line of text is not part of a record."""
    written = write_header(line) if isinstance(line, Header) else write_entry_line(line)
    try:
        same = (
            read_header(written, number)
            if isinstance(line, Header)
            else read_entry_line(written, number)
        )
    except MalformedRecord as error:
        raise MalformedRecord("record-json", number, 1, **_without_place(error)) from None
    if same != line:
        raise MalformedRecord("record-json", number, 1, value=written[:40], expected="-")
    return line


def _without_place(error: MalformedRecord) -> dict[str, Value]:
    """The column of a line of text means nothing in JSON."""
    return {name: value for name, value in error.values.items() if name not in ("line", "column")}
