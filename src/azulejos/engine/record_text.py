"""Reads and writes the lines of a record as text. `azulejos.engine.record` explains the format."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from azulejos.engine.errors import MalformedRecord
from azulejos.engine.record_entries import (
    Deal,
    Digest,
    Entry,
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

REQUIRED_HEADERS = ("Game", "Rules", "Players", "Variant")
RULES_AND_PLAYERS = ("Rules", "Players")
LAST_HEADER = "Position"
SEAT_HEADER = re.compile(r"Seat(0|[1-9][0-9]{0,3})")
VARIATION_START, VARIATION_END = "()"
SHOWN = 40

_WORD = r"[!-Z\\^-z|~]+"  # printable ASCII without spaces, and without the brackets of annotations
_COUNT = r"0|[1-9][0-9]{0,14}"
_SCORE = r"0|-?[1-9][0-9]{0,8}"
_HEX = r"[0-9a-f]{16}"
_HEADER_NAME = r"Option [a-z][a-z0-9_]*|(?!Option\b)[A-Z][A-Za-z0-9]*"

# Escaped: line breaks and all else that an editor may not show or might change.
_UNSAFE = "\\\\\x00-\x1f\x7f-\x9f\u2028\u2029"
_SHORT_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{4})|(.))", re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")


def escaped(text: str, closing: str) -> str:
    """Escapes line breaks, other control characters and the closing character."""

    def escape(match: re.Match[str]) -> str:
        sign = match[0]
        if sign == closing:
            return "\\" + sign
        return _SHORT_ESCAPES.get(sign) or f"\\u{ord(sign):04x}"

    return re.sub(f"[{_UNSAFE}{closing}]", escape, text)


def unescaped(text: str) -> str:
    plain = {"n": "\n", "r": "\r", "t": "\t"}

    def restore(match: re.Match[str]) -> str:
        return chr(int(match[1], 16)) if match[1] else plain.get(match[2], match[2])

    return _ESCAPE.sub(restore, text)


# Writing


def write_header(header: Header) -> str:
    """The line of a header, its value escaped."""
    return f'[{header.name} "{escaped(header.value, chr(34))}"]'


def write_entry_line(line: EntryLine) -> str:
    """The line of an entry, or one that opens or closes a variation."""
    if isinstance(line, VariationStart):
        return VARIATION_START
    return VARIATION_END if isinstance(line, VariationEnd) else write_entry(line)


def write_entry(entry: Entry) -> str:
    """The line of an entry without its variations."""
    if isinstance(entry, Turn):
        return facts(entry) + _comment_text(entry.comment) + _numbers_beside(entry)
    return facts(entry) + (_comment_text(entry.comment) if isinstance(entry, Deal) else "")


def facts(entry: Entry) -> str:
    """The line of an entry without its annotations."""
    match entry:
        case Turn():
            return f"{entry.seat} {' '.join(entry.moves)}"
        case Deal():
            return f"deal {entry.items}"
        case Round():
            return f"round {entry.number}"
        case Scores():
            return f"scores {_row(entry.scores)} #{entry.fingerprint:016x}"
        case Result():
            return f"result {entry.reason} {_row(entry.scores)} winners {_row(entry.winners)}"
        case Fingerprint():
            return f"fingerprint {entry.fingerprint:016x}"
        case Digest():
            return f"digest {entry.digest:016x}"
        case _:
            assert_never(entry)


def _row(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _comment_text(comment: str) -> str:
    return f" {{{escaped(comment, '}')}}}" if comment else ""


def _numbers_beside(turn: Turn) -> str:
    clock = "" if turn.clock is None else f" [clock {turn.clock}]"
    value = "" if turn.value is None else f" [value {turn.value!r}]"
    return clock + value


def write_text(record: Record) -> str:
    """The canonical text of a record."""
    headers = [write_header(header) for header in record.headers]
    entries = [write_entry_line(line) for line in entry_lines(record.entries)]
    return "\n".join([*headers, "", *entries, ""])


# Reading


class LineReader:
    """Takes one line apart from the left; each step says what it expects."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.line = line
        self.at = 0
        if surrogate := _SURROGATE.search(text):
            self.at = surrogate.start()
            raise self.fault("record-text", "UTF-8")

    def fault(self, code: str, expected: str) -> MalformedRecord:
        """The text at this place is not what was expected."""
        found = self.text[self.at : self.at + SHOWN].encode(errors="replace").decode()
        return MalformedRecord(code, self.line, self.at + 1, value=found, expected=expected)

    def starts(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def skip(self, text: str) -> None:
        if not self.starts(text):
            raise self.fault("record-line", text.strip() or "' '")
        self.at += len(text)

    def take(self, pattern: str, expected: str) -> str:
        match = re.compile(pattern, re.ASCII).match(self.text, self.at)
        if match is None:
            raise self.fault("record-line", expected)
        self.at = match.end()
        return match[0]

    def count(self) -> int:
        return int(self.take(_COUNT, "0 1 2 ..."))

    def fingerprint(self) -> int:
        return int(self.take(_HEX, "0123456789abcdef"), 16)

    def numbers(self) -> tuple[int, ...]:
        """One or more numbers separated by single spaces."""
        found = [int(self.take(_SCORE, "0 1 2 ..."))]
        while re.compile(r" [-0-9]").match(self.text, self.at):
            self.skip(" ")
            found.append(int(self.take(_SCORE, "0 1 2 ...")))
        return tuple(found)

    def enclosed(self, closing: str) -> str:
        """Free text up to the closing character, unescaped; a needless escape is a fault."""
        start = self.at
        raw = self.take(rf"(?:[^{closing}\\]|\\.)*", closing)
        text = unescaped(raw)
        canonical = escaped(text, closing)
        if raw != canonical:
            same = next(at for at in range(len(raw)) if raw[at : at + 1] != canonical[at : at + 1])
            self.at = start + same
            raise self.fault("record-text", canonical[same : same + SHOWN])
        self.skip(closing)
        return text

    def finish(self) -> None:
        if self.at < len(self.text):
            raise self.fault("record-line", "-")


def read_header(text: str, line: int) -> Header:
    reader = LineReader(text, line)
    reader.skip("[")
    name = reader.take(_HEADER_NAME, 'Name "..."')
    reader.skip(' "')
    if name in RULES_AND_PLAYERS:
        value = str(reader.count())
        reader.skip('"')
    else:
        value = reader.enclosed('"')
    reader.skip("]")
    reader.finish()
    return Header(name, value)


def _round(reader: LineReader) -> Entry:
    reader.skip("round ")
    return Round(reader.count())


def _deal(reader: LineReader) -> Entry:
    reader.skip("deal ")
    items = reader.take(rf"{_WORD}(?: {_WORD})*", "deal ...")
    return Deal(items, _comment(reader))


def _turn(reader: LineReader) -> Entry:
    seat = reader.count()
    moves: list[str] = []
    while not moves or (reader.starts(" ") and not reader.starts(" {") and not reader.starts(" [")):
        reader.skip(" ")
        moves.append(reader.take(_WORD, "MOVE ..."))
    return Turn(seat, tuple(moves), _comment(reader), _clock(reader), _value(reader))


def _comment(reader: LineReader) -> str:
    if not reader.starts(" {"):
        return ""
    reader.skip(" {")
    if reader.starts("}"):
        raise reader.fault("record-line", "{...}")
    return reader.enclosed("}")


def _clock(reader: LineReader) -> int | None:
    if not reader.starts(" [clock "):
        return None
    reader.skip(" [clock ")
    clock = reader.count()
    reader.skip("]")
    return clock


def _value(reader: LineReader) -> float | None:
    """A number with a decimal point, written exactly as Python writes it."""
    if not reader.starts(" [value "):
        return None
    reader.skip(" [value ")
    start = reader.at
    written = reader.take(r"-?[0-9.]+(e[-+][0-9]+)?", "0.5")
    try:
        value = float(written)
    except ValueError:
        value = 0.0
    if repr(value) != written:
        reader.at = start
        raise reader.fault("record-line", repr(value))
    reader.skip("]")
    return value


def _scores(reader: LineReader) -> Entry:
    reader.skip("scores ")
    scores = reader.numbers()
    reader.skip(" #")
    return Scores(scores, reader.fingerprint())


def _result(reader: LineReader) -> Entry:
    reader.skip("result ")
    reason = reader.take(r"[a-z][a-z0-9_.-]*", "REASON")
    reader.skip(" ")
    scores = reader.numbers()
    reader.skip(" winners ")
    return Result(reason, scores, reader.numbers())


def _fingerprint(reader: LineReader) -> Entry:
    reader.skip("fingerprint ")
    return Fingerprint(reader.fingerprint())


def _digest(reader: LineReader) -> Entry:
    reader.skip("digest ")
    return Digest(reader.fingerprint())


_READERS: dict[str, Callable[[LineReader], Entry]] = {
    "round": _round,
    "deal": _deal,
    "scores": _scores,
    "result": _result,
    "fingerprint": _fingerprint,
    "digest": _digest,
}


def read_entry_line(text: str, line: int) -> EntryLine:
    if text == VARIATION_START:
        return VariationStart()
    return VariationEnd() if text == VARIATION_END else read_entry(text, line)


def read_entry(text: str, line: int) -> Entry:
    reader = LineReader(text, line)
    word = text.partition(" ")[0]
    if word in _READERS:
        entry = _READERS[word](reader)
    elif text[:1].isdecimal():
        entry = _turn(reader)
    else:
        raise reader.fault("record-line", "0 1 2 3 ( ) " + " ".join(_READERS))
    reader.finish()
    return entry


def split_lines(text: str) -> list[str]:
    """The lines without their ends, and without empty lines at the end of the file."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines
