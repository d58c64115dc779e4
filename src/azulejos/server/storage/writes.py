"""What is to be written, as plain data, so that the writes of many tables can go together.

A write lists parameters for statements; the statements have one order (a table comes before its
log), and parameters for the same statement are sent to the database at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import IntEnum, auto
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.dialects import postgresql, sqlite

from azulejos.server.storage import schema
from azulejos.server.storage.rows import ChatLine, Guest, NewTable, Status
from azulejos.table import Batch, Entry
from azulejos.table.log import BotSeated, SeatLeft, SeatTaken

Parameters = dict[str, Any]
STATUS = ("phase", "to_move", "round", "scores", "finished_at", "shown", "lasting", "wakes_at")
CHANGING = ("seq", "updated_at", "touched", *STATUS)


class Step(IntEnum):
    """The statements, in the order they are run in."""

    SAVE_GUEST = auto()
    CREATE_TABLE = auto()
    ADD_ENTRY = auto()
    ADD_COMMAND = auto()
    UPDATE_TABLE = auto()
    SAVE_SETTINGS = auto()
    SAVE_SEAT = auto()
    DROP_SEAT_TOKENS = auto()
    ADD_SEAT_TOKEN = auto()
    ADD_CHAT = auto()
    TRY = auto()
    SIGN_OUT = auto()
    DROP_TOKENS_OF_GUEST = auto()
    KEEP_TIME = auto()
    TOUCH_TABLE = auto()
    DROP_CHAT = auto()
    DROP_TOKENS = auto()
    DROP_SEATS = auto()
    DROP_COMMANDS = auto()
    DROP_LOG = auto()
    DROP_TABLE = auto()
    DROP_GUEST = auto()


DROPS = {
    Step.DROP_CHAT: schema.chat,
    Step.DROP_TOKENS: schema.seat_tokens,
    Step.DROP_SEATS: schema.seats,
    Step.DROP_COMMANDS: schema.commands,
    Step.DROP_LOG: schema.log,
}
"""What belongs to a table; it goes before the table does."""


@dataclass(frozen=True, slots=True)
class Append:
    """What must hold for a batch to be stored: the log of its table is `first` long."""

    table: str
    first: int
    entries: Sequence[Entry]
    command: str | None


@dataclass(frozen=True, slots=True)
class Write:
    """Goes into the database as a whole or not at all."""

    steps: Mapping[Step, Sequence[Parameters]]
    append: Append | None = None
    creates: NewTable | None = None


def creation(table: NewTable, served: int) -> Write:
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
    return Write(steps, append=Append(table, batch.first, batch.entries, command))


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


def save_settings(table: str, settings: Mapping[str, Any]) -> Write:
    return Write({Step.SAVE_SETTINGS: [{"of": table, "settings": dict(settings)}]})


def sign_out(guest: Guest, generation: int, served: int) -> Write:
    """Also links to the seats of the guest: somebody else may have made them."""
    row = {**asdict(guest), "seen": served, "generation": generation}
    return Write({Step.SIGN_OUT: [row], Step.DROP_TOKENS_OF_GUEST: [{"of": guest.id}]})


def add_chat(line: ChatLine) -> Write:
    row = asdict(line)
    row["table_id"], row["guest_id"] = row.pop("table"), row.pop("guest")
    return Write({Step.ADD_CHAT: [row]})


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


def touch(visits: Mapping[str, int]) -> Write:
    rows = [{"of": table, "touched": visited} for table, visited in visits.items()]
    return Write({Step.TOUCH_TABLE: rows})


def drop_tables(tables: Sequence[str]) -> Write:
    rows = [{"of": table} for table in tables]
    return Write(dict.fromkeys((*DROPS, Step.DROP_TABLE), rows))


def drop_guests(guests: Sequence[str]) -> Write:
    return Write({Step.DROP_GUEST: [{"of": guest} for guest in guests]})


def statements(dialect: str) -> dict[Step, sa.Executable]:
    """The two databases spell `ON CONFLICT` alike, but SQLAlchemy has a function for each."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    guest, seat, tried = insert(schema.guests), insert(schema.seats), insert(schema.trial)
    time, leaver = insert(schema.uptime), insert(schema.guests)
    token, taken = schema.seat_tokens.c, schema.seats.c
    own_seat = sa.exists().where(
        taken.table_id == token.table_id,
        taken.seat == token.seat,
        taken.guest_id == bindparam("of"),
    )
    drops = {
        step: table.delete().where(table.c.table_id == bindparam("of"))
        for step, table in DROPS.items()
    }
    return {
        **drops,
        Step.SIGN_OUT: leaver.on_conflict_do_update(
            index_elements=["id"],
            set_={"generation": later(schema.guests.c.generation, leaver.excluded.generation)},
        ),
        Step.DROP_TOKENS_OF_GUEST: schema.seat_tokens.delete().where(own_seat),
        Step.DROP_TABLE: schema.tables.delete().where(schema.tables.c.id == bindparam("of")),
        Step.DROP_GUEST: schema.guests.delete().where(schema.guests.c.id == bindparam("of")),
        Step.TOUCH_TABLE: schema.tables.update()
        .where(schema.tables.c.id == bindparam("of"))
        .values(touched=later(schema.tables.c.touched, bindparam("touched", type_=sa.BigInteger))),
        Step.KEEP_TIME: time.on_conflict_do_update(
            index_elements=["id"],
            set_={"served": later(schema.uptime.c.served, time.excluded.served)},
        ),
        Step.SAVE_GUEST: guest.on_conflict_do_update(
            index_elements=["id"],
            set_={"name": guest.excluded.name, "seen": guest.excluded.seen},
        ),
        Step.CREATE_TABLE: schema.tables.insert(),
        Step.ADD_ENTRY: schema.log.insert(),
        Step.ADD_COMMAND: schema.commands.insert(),
        Step.UPDATE_TABLE: schema.tables.update()
        .where(schema.tables.c.id == bindparam("of"))
        .values({name: bindparam(name) for name in CHANGING}),
        Step.SAVE_SETTINGS: schema.tables.update()
        .where(schema.tables.c.id == bindparam("of"))
        .values(settings=bindparam("settings")),
        Step.SAVE_SEAT: seat.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"guest_id": seat.excluded.guest_id}
        ),
        Step.DROP_SEAT_TOKENS: schema.seat_tokens.delete().where(
            schema.seat_tokens.c.table_id == bindparam("of"),
            schema.seat_tokens.c.seat == bindparam("at_seat"),
        ),
        Step.ADD_SEAT_TOKEN: insert(schema.seat_tokens).on_conflict_do_nothing(),
        Step.ADD_CHAT: insert(schema.chat).on_conflict_do_nothing(),
        Step.TRY: tried.on_conflict_do_update(
            index_elements=["id"], set_={"at": tried.excluded.at}
        ),
    }


def later(one: sa.ColumnElement[int], other: sa.ColumnElement[int]) -> sa.Case[int]:
    """Several servers write these: time never runs back. The databases have no common name."""
    return sa.case((other > one, other), else_=one)
