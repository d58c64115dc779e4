"""What a record consists of: headers and entries, each one line of its text.

Other deals or turns that might have come in place of one hang at it as its variations. So the
entries of a record, and of each variation, are one game without detours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal

Form = Literal["text", "json"]
OPTION = "Option "


@dataclass(frozen=True, slots=True)
class Header:
    """A fact about the game as a whole. The name of an option's header is `Option max_rounds`."""

    kind: ClassVar[str] = "header"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Round:
    """Opens a round, before its first deal or turn."""

    kind: ClassVar[str] = "round"
    number: int


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decided, in the game's own notation; `variations` as in a turn."""

    kind: ClassVar[str] = "deal"
    items: str
    comment: str = ""
    variations: tuple[tuple[Entry, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """All moves of a seat's turn, with optional annotations.

    `clock` is the time the seat has left, in milliseconds; `value` is an evaluation. Each of the
    `variations` begins with another turn in place of this one.
    """

    kind: ClassVar[str] = "turn"
    seat: int
    moves: tuple[str, ...]
    comment: str = ""
    clock: int | None = None
    value: float | None = None
    variations: tuple[tuple[Entry, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Scores:
    """Closes a round: the scores, and the fingerprint of the position."""

    kind: ClassVar[str] = "scores"
    scores: tuple[int, ...]
    fingerprint: int


@dataclass(frozen=True, slots=True)
class Result:
    """Why the game ended, the final scores, and who won."""

    kind: ClassVar[str] = "result"
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The fingerprint of the last position: where the game got to."""

    kind: ClassVar[str] = "fingerprint"
    fingerprint: int


@dataclass(frozen=True, slots=True)
class Digest:
    """A checksum of the facts above: how the game got there. The last entry of every record."""

    kind: ClassVar[str] = "digest"
    digest: int


Entry = Round | Deal | Turn | Scores | Result | Fingerprint | Digest


@dataclass(frozen=True, slots=True)
class VariationStart:
    """The line that opens a variation of the deal or turn above it."""

    kind: ClassVar[str] = "variation"


@dataclass(frozen=True, slots=True)
class VariationEnd:
    """The line that closes a variation."""

    kind: ClassVar[str] = "variation-end"


EntryLine = Entry | VariationStart | VariationEnd


def entry_lines(entries: Iterable[Entry]) -> Iterator[EntryLine]:
    """Each line of the text: a variation stands below the deal or turn that it replaces."""
    for entry in entries:
        yield entry
        for variation in variations_of(entry):
            yield VariationStart()
            yield from entry_lines(variation)
            yield VariationEnd()


def variations_of(entry: Entry) -> tuple[tuple[Entry, ...], ...]:
    """What might have come in place of an entry; only deals and turns have any."""
    return entry.variations if isinstance(entry, Deal | Turn) else ()


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game. `form` is the kind of file that its line numbers refer to."""

    headers: tuple[Header, ...]
    entries: tuple[Entry, ...]
    form: Form = field(default="text", compare=False)

    def header(self, name: str) -> str | None:
        """The value of a header, or None."""
        return next((header.value for header in self.headers if header.name == name), None)

    def header_line(self, name: str) -> int:
        """The line (from 1) of a header, or the line after the last if it is absent."""
        names = [header.name for header in self.headers]
        return 1 + (names.index(name) if name in names else len(names))

    def entry_line(self, index: int) -> int:
        """The line (from 1) of an entry; in text form an empty line follows the headers."""
        above = sum(1 for _ in entry_lines(self.entries[:index]))
        return len(self.headers) + above + (2 if self.form == "text" else 1)

    @property
    def options(self) -> dict[str, str]:
        """The options that are not default, as written."""
        chosen = [header for header in self.headers if header.name.startswith(OPTION)]
        return {header.name.removeprefix(OPTION): header.value for header in chosen}

    def seat_name(self, seat: int) -> str:
        """The name of the player in a seat; empty if unknown."""
        return self.header(f"Seat{seat}") or ""

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Turn))

    @property
    def result(self) -> Result | None:
        """None if the game was not finished."""
        return next((entry for entry in self.entries if isinstance(entry, Result)), None)

    def rounds(self) -> Iterator[tuple[Entry, ...]]:
        """The entries of each round, from its opening to its scores."""
        current: list[Entry] = []
        for entry in self.entries:
            if isinstance(entry, Round) and current:
                yield tuple(current)
                current = []
            if isinstance(entry, Round | Deal | Turn | Scores):
                current.append(entry)
        if current:
            yield tuple(current)
