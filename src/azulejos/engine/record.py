r"""A game record: readable text that always replays to the same result.

    [Game "azul"]
    [Rules "1"]
    [Players "2"]
    [Variant "standard"]
    [Option max_rounds "5"]
    [Seat0 "Ana"]
    [Seat1 "Taras"]
    [Date "2026-11-15"]

    round 1
    deal BBYR KKWW RRRB YYKW BRKW
    0 3B2
    1 CB5 {a comment} [clock 123456] [value 0.53]
    ...
    scores 3 0 #89abcdef01234567
    round 2
    ...
    result row 34 28 winners 0
    fingerprint 89abcdef01234567
    digest 0123456789abcdef

* One fact per line, so that a fault can be named by its line; single spaces; ASCII except in the
  values of headers and in comments.
* Headers: the four required ones in this order; options that differ from their default, by name;
  `Seat0`, `Seat1`, ... as far as known; any others in any order; `Position` last, if the game began
  from a position instead of the set-up.
* In header values and comments the closing sign, `\` and line breaks are escaped: `\"`, `\}`, `\\`,
  `\n`, `\r`, `\t`; other control characters as `\u001b`.
* `round` stands before the first deal or turn of a round, `scores` closes it (after its tiling,
  before the next deal) with the fingerprint of the position.
* A turn is a seat (from 0), all moves of its turn, then perhaps a comment, the seat's clock in
  milliseconds and somebody's evaluation, in this order.
* A comment may also follow a deal. What might have come in place of a deal or turn stands below it
  between a line `(` and a line `)`: one or more deals and turns, with the lines that these make
  due. Variations can lie within each other. They are not in the digest, so that they can be added
  later.
* `result` has the reason, the final scores and the winners. A game that was not played to its end
  has no result; it may stop before any deal or turn.
* `fingerprint` (of the last position) and `digest` close every record, finished or not: a file
  without them was cut short. Fingerprints say where the game got to; the digest says that it got
  there by exactly these deals and moves. Names, free headers and annotations are not in the digest,
  so they can be added later.

There is exactly one way to write a record: `write(read(text)) == text`, apart from line ends.
The same as JSON lines, one object per line, is written by `write_json`.
"""

from __future__ import annotations

from azulejos.engine.errors import MalformedRecord
from azulejos.engine.record_builder import read_text
from azulejos.engine.record_course import opening, replay, verify
from azulejos.engine.record_entries import (
    OPTION,
    Deal,
    Digest,
    Entry,
    Fingerprint,
    Form,
    Header,
    Record,
    Result,
    Round,
    Scores,
    Turn,
    variations_of,
)
from azulejos.engine.record_json import read_json, write_json
from azulejos.engine.record_text import write_entry, write_header, write_text
from azulejos.engine.record_tree import Node, tree_of, write_tree
from azulejos.engine.recorder import Recorder

__all__ = [
    "OPTION",
    "Deal",
    "Digest",
    "Entry",
    "Fingerprint",
    "Form",
    "Header",
    "Node",
    "Record",
    "Recorder",
    "Result",
    "Round",
    "Scores",
    "Turn",
    "opening",
    "read",
    "read_bytes",
    "read_json",
    "read_text",
    "replay",
    "tree_of",
    "variations_of",
    "verify",
    "write",
    "write_entry",
    "write_header",
    "write_json",
    "write_tree",
]


def read(text: str) -> Record:
    """Reads text or JSON lines; raises `MalformedRecord` at the first fault."""
    return read_json(text) if text.startswith("{") else read_text(text)


def read_bytes(content: bytes) -> Record:
    """Reads the content of a file, which must be UTF-8."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode()) + 1
        found = f"0x{content[error.start]:02x}"
        raise MalformedRecord("record-text", line, column, value=found, expected="UTF-8") from None
    return read(text)


def write(record: Record) -> str:
    """The canonical text of a record; raises `MalformedRecord` if it could not be read back.

    >>> from azulejos.engine.registry import start
    >>> recorder = Recorder(start("azul"), seats=["Ana", "Taras"])
    >>> print(write(recorder.record()), end="")  # doctest: +ELLIPSIS
    [Game "azul"]
    [Rules "1"]
    [Players "2"]
    [Variant "standard"]
    [Seat0 "Ana"]
    [Seat1 "Taras"]
    <BLANKLINE>
    fingerprint ...
    digest ...
    """
    text = write_text(record)
    if read_text(text) != record:
        raise MalformedRecord("record-unwritable", 1, 1)
    return text
