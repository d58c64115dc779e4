"""What is to be written, as plain data, so that the writes of many tables can go together.

A write lists parameters for statements; the statements have one order (a table comes before its
log), and parameters for the same statement are sent to the database at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import IntEnum, auto
from typing import Any

from azulejos.server.storage import schema
from azulejos.server.storage.rows import ChatLine, Deed, Guest, NewTable, Status, StoredReview
from azulejos.table import Batch, Entry
from azulejos.table.log import BotSeated, SeatLeft, SeatTaken

Parameters = dict[str, Any]
News = Mapping[str, Any]
"""What other servers on the same database are told; `kind` says what it is about."""
STATUS = ("phase", "to_move", "round", "scores", "finished_at", "shown", "lasting", "wakes_at")
CHANGING = ("seq", "updated_at", "touched", *STATUS)


class Step(IntEnum):
    """The statements, in the order they are run in."""

    SAVE_GUEST = auto()
    CREATE_TABLE = auto()
    ADD_ENTRY = auto()
    ADD_COMMAND = auto()
    UPDATE_TABLE = auto()
    SAVE_SEAT = auto()
    DROP_SEAT_TOKENS = auto()
    ADD_SEAT_TOKEN = auto()
    ADD_CHAT = auto()
    SAVE_REVIEW = auto()
    TRY = auto()
    SIGN_OUT = auto()
    DROP_TOKENS_OF_GUEST = auto()
    KEEP_TIME = auto()
    OFFER_KEY = auto()
    TOUCH_TABLE = auto()
    DROP_CHAT = auto()
    DROP_REVIEWS = auto()
    DROP_TOKENS = auto()
    DROP_SEATS = auto()
    DROP_COMMANDS = auto()
    DROP_LOG = auto()
    DROP_TABLE = auto()
    DROP_GUEST = auto()
    SAVE_BLOCK = auto()
    DROP_BLOCK = auto()
    ADD_REPORT = auto()
    HANDLE_REPORT = auto()
    RENAME_GUEST = auto()
    ADD_DEED = auto()
    SAVE_NETWORK_BOT = auto()
    DROP_NETWORK_BOT = auto()


DROPS = {
    Step.DROP_CHAT: schema.chat,
    Step.DROP_REVIEWS: schema.reviews,
    Step.DROP_TOKENS: schema.seat_tokens,
    Step.DROP_SEATS: schema.seats,
    Step.DROP_COMMANDS: schema.commands,
    Step.DROP_LOG: schema.log,
}
"""What belongs to a table; it goes before the table does."""


@dataclass(frozen=True, slots=True)
class Append:
    """What must hold for a batch to be stored: the log of its table is `first` long.

    What a server does by itself also needs the lease of this number.
    """

    table: str
    first: int
    entries: Sequence[Entry]
    command: str | None
    lease: int | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """Goes into the database as a whole or not at all."""

    steps: Mapping[Step, Sequence[Parameters]]
    append: Append | None = None
    creates: NewTable | None = None
    news: News | None = None


def creation(table: NewTable, served: int, keeper: str | None = None) -> Write:
    row: Parameters = {
        "id": table.id,
        "game": table.game,
        "public": table.public,
        "settings": dict(table.settings),
        "created_at": table.created_at,
        "created_by": table.created_by,
        "shuffle_key": table.key,
        "seq": len(table.entries),
        "updated_at": table.entries[-1].at if table.entries else table.created_at,
        "touched": served,
        "keeper": keeper,
        "lease": 0 if keeper is None else 1,
        **status_columns(table.status),
    }
    tokens = [
        {"hash": hashed, "table_id": table.id, "seat": seat}
        for seat, hashed in table.seat_tokens.items()
    ]
    steps = {
        Step.CREATE_TABLE: [row],
        Step.ADD_ENTRY: log_rows(table.id, 0, table.entries),
        Step.SAVE_SEAT: seat_rows(table.id, table.entries),
        Step.ADD_SEAT_TOKEN: tokens,
    }
    return Write(steps, creates=table)


def append(
    table: str,
    batch: Batch,
    command: str | None,
    sender: str | None,
    status: Status,
    served: int,
    lease: int | None = None,
) -> Write:
    after = batch.first + len(batch.entries)
    changed = {"seq": after, "updated_at": batch.entries[-1].at, "touched": served}
    row = {"of": table, **changed, **status_columns(status)}
    steps: dict[Step, Sequence[Parameters]] = {
        Step.ADD_ENTRY: log_rows(table, batch.first, batch.entries),
        Step.UPDATE_TABLE: [row],
        Step.SAVE_SEAT: seat_rows(table, batch.entries),
        Step.DROP_SEAT_TOKENS: [
            {"of": table, "at_seat": seat} for seat in seats_without_links(batch.entries, status)
        ],
    }
    if command is not None:
        stored = {"table_id": table, "id": command, "sender": sender, "seq": after}
        steps[Step.ADD_COMMAND] = [stored]
    return Write(steps, append=Append(table, batch.first, batch.entries, command, lease))


def noted(write: Write, deed: Deed) -> Write:
    """The same, with a note of who has done it."""
    return replace(write, steps={**write.steps, Step.ADD_DEED: [unnumbered(deed)]})


def status_columns(status: Status) -> Parameters:
    return {
        "phase": str(status.phase),
        "to_move": status.to_move,
        "round": status.round,
        "scores": list(status.scores),
        "finished_at": status.finished_at,
        "shown": dict(status.shown),
        "lasting": str(status.lasting),
        "wakes_at": status.wakes_at,
    }


def log_rows(table: str, first: int, entries: Sequence[Entry]) -> list[Parameters]:
    return [
        {"table_id": table, "seq": seq, "entry": entry.data()}
        for seq, entry in enumerate(entries, start=first)
    ]


def seats_without_links(entries: Sequence[Entry], status: Status) -> list[int]:
    """Links are worth nothing when their seat has changed hands, or at the end of the game."""
    if status.is_over:
        return list(range(len(status.scores)))
    return sorted(
        {entry.seat for entry in entries if isinstance(entry, SeatTaken | SeatLeft | BotSeated)}
    )


def seat_rows(table: str, entries: Sequence[Entry]) -> list[Parameters]:
    """Who sits where after these entries."""
    guests: dict[int, str | None] = {}
    for entry in entries:
        if isinstance(entry, SeatTaken):
            guests[entry.seat] = entry.who
        elif isinstance(entry, SeatLeft):
            guests[entry.seat] = None
    return [{"table_id": table, "seat": seat, "guest_id": who} for seat, who in guests.items()]


def save_guests(guests: Sequence[Guest], served: int) -> Write:
    """New ones, new names, or old ones who are not to be forgotten yet."""
    return Write({Step.SAVE_GUEST: [{**asdict(guest), "seen": served} for guest in guests]})


def unnumbered(row: Any) -> Parameters:
    """The database counts."""
    columns = asdict(row)
    del columns["number"]
    return columns


def sign_out(guest: Guest, generation: int, served: int) -> Write:
    """Also links to the seats of the guest: somebody else may have made them."""
    row = {**asdict(guest), "seen": served, "generation": generation}
    steps = {Step.SIGN_OUT: [row], Step.DROP_TOKENS_OF_GUEST: [{"of": guest.id}]}
    return Write(steps, news={"kind": "signed-out"})


def add_chat(line: ChatLine) -> Write:
    row = asdict(line)
    news = {"kind": "chat", "line": row.copy()}
    row["table_id"], row["guest_id"] = row.pop("table"), row.pop("guest")
    return Write({Step.ADD_CHAT: [row]}, news=news)


def save_review(review: StoredReview) -> Write:
    row = asdict(review)
    row["table_id"] = row.pop("table")
    return Write({Step.SAVE_REVIEW: [row]})


def add_seat_token(table: str, seat: int, hashed: bytes) -> Write:
    return Write({Step.ADD_SEAT_TOKEN: [{"hash": hashed, "table_id": table, "seat": seat}]})


def replace_seat_tokens(table: str, seat: int, hashed: bytes | None) -> Write:
    steps: dict[Step, Sequence[Parameters]] = {
        Step.DROP_SEAT_TOKENS: [{"of": table, "at_seat": seat}]
    }
    if hashed is not None:
        steps |= add_seat_token(table, seat, hashed).steps
    return Write(steps)


def trial(at: int) -> Write:
    """Changes nothing that anybody reads."""
    return Write({Step.TRY: [{"id": 1, "at": at}]})


def keep_time(served: int) -> Write:
    return Write({Step.KEEP_TIME: [{"id": 1, "served": served}]})


def offer_key(key: bytes) -> Write:
    """Unless there is one."""
    return Write({Step.OFFER_KEY: [{"id": 1, "signing_key": key}]})


def touch(visits: Mapping[str, int]) -> Write:
    rows = [{"of": table, "touched": visited} for table, visited in visits.items()]
    return Write({Step.TOUCH_TABLE: rows})


def drop_tables(tables: Sequence[str]) -> Write:
    rows = [{"of": table} for table in tables]
    return Write(dict.fromkeys((*DROPS, Step.DROP_TABLE), rows))


def drop_guests(guests: Sequence[str]) -> Write:
    return Write({Step.DROP_GUEST: [{"of": guest} for guest in guests]})


def save_network_bot(bot: Guest, token_hash: bytes) -> Write:
    """A new one, or a new token for one: the token of before is worth nothing."""
    return Write({Step.SAVE_NETWORK_BOT: [{**asdict(bot), "token_hash": token_hash}]})


def drop_network_bot(name: str) -> Write:
    return Write({Step.DROP_NETWORK_BOT: [{"of": name}]})
