"""Everything that can happen at a table, as facts that are never changed or removed.

The log of a table is the list of its entries; the sequence number of an entry is its place there.
`data()` and `read_entry()` go to plain data and back. `at` is in milliseconds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from azulejos.engine.errors import AzulejosError
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set
from azulejos.table.clocks import Clock, read_clock
from azulejos.table.errors import MalformedEntry
from azulejos.table.plain_data import PlainReader
from azulejos.table.seats import Seat, read_seat


@dataclass(frozen=True, slots=True)
class Entry(ABC):
    """One fact; `kind` is its name in plain data."""

    kind: ClassVar[str]
    at: int

    @classmethod
    @abstractmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        """Takes the fields that follow `kind` and `at`."""

    def data(self) -> dict[str, Any]:
        """The entry as plain data."""
        own = {field.name: plain(getattr(self, field.name)) for field in fields(self)}
        return {"kind": self.kind, **own}


@dataclass(frozen=True, slots=True)
class SeatEntry(Entry):
    """A fact about one seat."""

    seat: int

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.number("seat"))


@dataclass(frozen=True, slots=True)
class TableOpened(Entry):
    """The first entry: what is played, by which version of the rules, and by whom.

    `position` is the text of the position that the game begins with, empty for the set-up;
    `commitment` is what is published of a fair shuffle's key, empty for any other shuffle.
    """

    kind = "opened"
    options: Options
    rules: int
    seats: tuple[Seat, ...]
    clock: Clock
    position: str = ""
    commitment: str = ""

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        options = read_options(reader.part("options"))
        rules = reader.number("rules", 1)
        seats = tuple(read_seat(part) for part in reader.parts("seats"))
        clock = read_clock(reader.part("clock"))
        position, commitment = reader.text("position"), reader.text("commitment", default="")
        return cls(at, options, rules, seats, clock, position, commitment)


@dataclass(frozen=True, slots=True)
class Dealt(Entry):
    """A whole deal, in the game's own notation, and the fingerprint of the position after it."""

    kind = "dealt"
    items: str
    fingerprint: str

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.text("items"), reader.text("fingerprint"))


@dataclass(frozen=True, slots=True)
class TurnPlayed(SeatEntry):
    """One whole turn as move codes, and the fingerprint of the position after it."""

    kind = "turn"
    moves: tuple[str, ...]
    fingerprint: str

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.number("seat"), reader.texts("moves"), reader.text("fingerprint"))


@dataclass(frozen=True, slots=True)
class UndoRequested(SeatEntry):
    """A seat asks the others to go back to where only the first `to` turns were played."""

    kind = "undo-requested"
    to: int

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.number("seat"), reader.number("to"))


@dataclass(frozen=True, slots=True)
class UndoAccepted(SeatEntry):
    """A person agrees to the undo that was requested."""

    kind = "undo-accepted"


@dataclass(frozen=True, slots=True)
class UndoRefused(SeatEntry):
    """A person refuses the undo that was requested, or the one who asked withdraws it."""

    kind = "undo-refused"


@dataclass(frozen=True, slots=True)
class Undone(SeatEntry):
    """Only the first `to` turns of the game are kept; `seat` is who wanted it."""

    kind = "undone"
    to: int

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.number("seat"), reader.number("to"))


@dataclass(frozen=True, slots=True)
class Resigned(SeatEntry):
    """A person gives the game up."""

    kind = "resigned"


@dataclass(frozen=True, slots=True)
class TimeExpired(SeatEntry):
    """The time of the seat to move has run out."""

    kind = "time-expired"


@dataclass(frozen=True, slots=True)
class SeatTaken(SeatEntry):
    """A person sits down: `who` identifies, `name` is for the others to see.

    `entropy` is what the person adds to a fair shuffle.
    """

    kind = "seat-taken"
    who: str
    name: str
    entropy: str = ""

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        seat, who, name = reader.number("seat"), reader.text("who"), reader.text("name")
        return cls(at, seat, who, name, reader.text("entropy", default=""))


@dataclass(frozen=True, slots=True)
class SeatLeft(SeatEntry):
    """A person stands up; somebody may take the seat again."""

    kind = "seat-left"


@dataclass(frozen=True, slots=True)
class BotSeated(SeatEntry):
    """A bot takes a seat that was kept for a person."""

    kind = "bot-seated"
    name: str
    level: str

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.number("seat"), reader.text("name"), reader.text("level"))


@dataclass(frozen=True, slots=True)
class Cancelled(Entry):
    """Somebody of this name gives the table up before its game has begun: nothing follows."""

    kind = "cancelled"
    name: str

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.text("name"))


@dataclass(frozen=True, slots=True)
class Abandoned(Entry):
    """Nobody has come back for too long: the game ends as it stands, and nobody has won.

    Without a single turn there was no game: the table is cancelled.
    """

    kind = "abandoned"

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:  # noqa: ARG003, has no other field
        return cls(at)


@dataclass(frozen=True, slots=True)
class Closed(Entry):
    """Whoever runs the site has closed the table: it ends as one that was abandoned does."""

    kind = "closed"

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:  # noqa: ARG003, has no other field
        return cls(at)


@dataclass(frozen=True, slots=True)
class ShuffleRevealed(Entry):
    """The game is over, so everybody may know the key of its shuffle."""

    kind = "shuffle-revealed"
    key: str

    @classmethod
    def read(cls, at: int, reader: PlainReader) -> Self:
        return cls(at, reader.text("key"))


KINDS: dict[str, type[Entry]] = {
    entry.kind: entry
    for entry in (
        TableOpened,
        Dealt,
        TurnPlayed,
        UndoRequested,
        UndoAccepted,
        UndoRefused,
        Undone,
        Resigned,
        TimeExpired,
        SeatTaken,
        SeatLeft,
        BotSeated,
        Cancelled,
        Abandoned,
        Closed,
        ShuffleRevealed,
    )
}


def read_entry(data: object) -> Entry:
    """The entry that `data()` wrote, or `MalformedEntry` that says what was expected."""
    reader = PlainReader(data)
    kind = reader.text("kind")
    if kind not in KINDS:
        raise MalformedEntry("entry-kind", value=kind, expected=" ".join(KINDS))
    entry = KINDS[kind].read(reader.number("at"), reader)
    reader.finish()
    return entry


def read_options(reader: PlainReader) -> Options:
    game, players = reader.text("game"), reader.number("players")
    variant, extras = reader.text("variant"), reader.values("extras")
    reader.finish()
    try:
        rules = rule_set(game)
        for name in extras:
            rules.option(name)  # no other name may reach the keywords of choose()
        return rules.choose(players, variant, **extras)
    except AzulejosError as error:
        raise MalformedEntry(error.code, **error.values) from error


def plain(value: Any) -> Any:
    """A field's value as plain data."""
    if isinstance(value, Options):
        extras = dict(value.extras)
        chosen = {"game": value.game, "players": value.players, "variant": value.variant}
        return {**chosen, "extras": extras}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, str | int):
        return value
    return value.data()
