"""What the store takes and gives, as plain frozen types. All times are in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from azulejos.table import Entry

Place = tuple[int, str]
"""A place in a list that is ordered by time: the time and the id of a table."""


class Phase(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Lasting(StrEnum):
    """How long a table is kept that nobody comes back to; each kind has its own term."""

    WAITING = "waiting"  # nobody has played yet
    BOTS = "bots"  # nobody but bots plays
    PEOPLE = "people"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Status:
    """How a table stands: what lists show without reading its log.

    `shown` is for whatever else a list needs, such as names and the outcome; plain data.
    `wakes_at` is when the table goes on by itself, if it does.
    """

    phase: Phase
    to_move: int | None = None
    round: int = 0
    scores: tuple[int, ...] = ()
    finished_at: int | None = None
    shown: Mapping[str, Any] = field(default_factory=dict)
    lasting: Lasting = Lasting.PEOPLE
    wakes_at: int | None = None

    @property
    def is_over(self) -> bool:
        return self.phase in (Phase.FINISHED, Phase.CANCELLED)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be stored, with the entries it begins with.

    `key` is the secret of its shuffle; `seat_tokens` has the hash of the token of each seat.
    """

    id: str
    game: str
    public: bool
    settings: Mapping[str, Any]
    created_at: int
    created_by: str
    key: bytes = field(repr=False)
    entries: Sequence[Entry]
    status: Status = field(default_factory=lambda: Status(Phase.WAITING))
    seat_tokens: Mapping[int, bytes] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it: everything except its log and its secret."""

    id: str
    game: str
    public: bool
    settings: Mapping[str, Any]
    created_at: int
    created_by: str
    updated_at: int
    seq: int
    status: Status
    touched: int = 0

    @property
    def created_place(self) -> Place:
        """Where `public_tables` and `tables_of` go on after this table."""
        return self.created_at, self.id

    @property
    def finished_place(self) -> Place:
        """Where `finished` goes on after this table."""
        return self.status.finished_at or 0, self.id


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all it needs to go on.

    `commands` has the log's length after each command; `chat` has the last lines that were said.
    """

    row: TableRow
    entries: tuple[Entry, ...]
    commands: Mapping[str, int]
    key: bytes = field(repr=False)
    chat: tuple[ChatLine, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What a review of a table found, compressed; `version` is that of its form."""

    table: str
    depth: str
    version: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who is known by a cookie only, or a program that is known by a token."""

    id: str
    name: str
    created_at: int


class Barred(StrEnum):
    """Whom a block keeps out."""

    GUEST = "guest"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody is not let in; `until` is None if that is for ever.

    `subject` is the id of a guest, or the name that stands for an address.
    """

    kind: Barred
    subject: str
    name: str
    reason: str
    at: int
    until: int | None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """What one person says of another, with the last that was said at their table."""

    at: int
    table: str
    by: str
    by_name: str
    guest: str
    guest_name: str
    reason: str
    chat: Sequence[Mapping[str, Any]]
    handled_at: int | None = None
    note: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Deed:
    """What whoever runs the site has done: in which session, from where, with whom or what."""

    at: int
    session: str
    place: str
    action: str
    subject: str = ""
    details: Mapping[str, Any] = field(default_factory=dict)
    number: int = 0


@dataclass(frozen=True, slots=True)
class SeatToken:
    """Which seat a token gives."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something somebody said; `id` is made by the sender, so that a resend is stored once.

    `seat` is None for a spectator.
    """

    table: str
    id: str
    at: int
    guest: str
    name: str
    seat: int | None
    text: str
