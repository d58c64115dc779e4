"""Puts the lines of a file together into a record, whichever form they were read from."""

from __future__ import annotations

from dataclasses import replace

from azulejos.engine.errors import MalformedRecord
from azulejos.engine.record_entries import (
    OPTION,
    Deal,
    Digest,
    Entry,
    EntryLine,
    Fingerprint,
    Form,
    Header,
    Record,
    Turn,
    VariationEnd,
    VariationStart,
)
from azulejos.engine.record_text import (
    LAST_HEADER,
    REQUIRED_HEADERS,
    SEAT_HEADER,
    SHOWN,
    VARIATION_END,
    read_entry_line,
    read_header,
    split_lines,
    write_entry_line,
)

DEEPEST = 50
"""How many variations may lie within each other."""


class RecordBuilder:
    """Collects the lines of a file, and refuses the first that is out of place."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.headers: list[Header] = []
        # The game itself, and after it the variations that are open, each within the one before.
        self.open: list[list[Entry]] = [[]]

    def add_header(self, header: Header, line: int) -> None:
        """Each name once, in order: required headers, options, seats, others, position."""
        earlier = [header.name for header in self.headers]
        if len(earlier) < len(REQUIRED_HEADERS):
            self.expect_header(header.name, line)
        elif header.name in earlier:
            raise MalformedRecord("record-header-twice", line, 1, value=header.name)
        elif _rank(header.name) < _rank(earlier[-1]):
            values = {"value": header.name, "expected": f"{header.name}, {earlier[-1]}"}
            raise MalformedRecord("record-header-order", line, 1, **values)
        self.headers.append(header)

    def expect_header(self, found: str, line: int) -> None:
        required = REQUIRED_HEADERS[len(self.headers)]
        if found != required:
            raise MalformedRecord("record-header", line, 1, value=found, expected=required)

    def end_headers(self, line: int) -> None:
        if len(self.headers) < len(REQUIRED_HEADERS):
            self.expect_header("", line)

    def add_entry(self, entry: EntryLine, line: int) -> None:
        if self.is_closed:
            raise _out_of_place(entry, line, "-")
        if isinstance(entry, VariationStart):
            self._open_variation(entry, line)
        elif isinstance(entry, VariationEnd):
            self._close_variation(entry, line)
        elif isinstance(entry, Fingerprint | Digest) and self.is_in_variation:
            raise _out_of_place(entry, line, VARIATION_END)
        else:
            self.open[-1].append(entry)

    def _open_variation(self, entry: VariationStart, line: int) -> None:
        entries = self.open[-1]
        if not entries or not isinstance(entries[-1], Deal | Turn):
            raise _out_of_place(entry, line, "0 1 2 3 deal")
        if len(self.open) > DEEPEST:
            raise MalformedRecord("record-too-deep", line, 1, expected=DEEPEST)
        self.open.append([])

    def _close_variation(self, entry: VariationEnd, line: int) -> None:
        if not self.is_in_variation or not self.open[-1]:
            raise _out_of_place(entry, line, "0 1 2 3 deal")
        variation = tuple(self.open.pop())
        replaced = self.open[-1][-1]
        if isinstance(replaced, Deal | Turn):
            variations = (*replaced.variations, variation)
            self.open[-1][-1] = replace(replaced, variations=variations)

    @property
    def is_in_variation(self) -> bool:
        return len(self.open) > 1

    @property
    def has_entries(self) -> bool:
        return bool(self.open[0])

    @property
    def is_closed(self) -> bool:
        return self.has_entries and isinstance(self.open[0][-1], Digest)

    def record(self, lines: int) -> Record:
        """The finished record; without a digest it was cut short."""
        self.end_headers(lines + 1)
        if not self.is_closed:
            expected = VARIATION_END if self.is_in_variation else "digest"
            raise MalformedRecord("record-cut-short", lines + 1, 1, expected=expected)
        return Record(tuple(self.headers), tuple(self.open[0]), self.form)


def _out_of_place(entry: EntryLine, line: int, expected: str) -> MalformedRecord:
    found = write_entry_line(entry)[:SHOWN]
    return MalformedRecord("record-line", line, 1, value=found, expected=expected)


def _rank(name: str) -> tuple[int, int, str]:
    """The sort key of headers; free headers keep their order."""
    if name in REQUIRED_HEADERS:
        return 0, 0, ""
    if name.startswith(OPTION):
        return 1, 0, name
    if seat := SEAT_HEADER.fullmatch(name):
        return 2, int(seat[1]), ""
    return (4 if name == LAST_HEADER else 3), 0, ""


def read_text(text: str) -> Record:
    """Reads a record; raises `MalformedRecord` with the line and column of the first fault."""
    lines = split_lines(text)
    builder = RecordBuilder("text")
    empty = lines.index("") if "" in lines else len(lines)
    for number, line in enumerate(lines[:empty], start=1):
        builder.add_header(read_header(line, number), number)
    builder.end_headers(empty + 1)
    for number, line in enumerate(lines[empty + 1 :], start=empty + 2):
        builder.add_entry(read_entry_line(line, number), number)
    return builder.record(len(lines))
