"""The statements that writes are made of, for each kind of database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.dialects import postgresql, sqlite

from azulejos.server.storage import schema
from azulejos.server.storage.writes import CHANGING, DROPS, Step

Insert = Callable[[sa.Table], Any]
Statements = dict[Step, sa.Executable]


def statements(dialect: str) -> Statements:
    """The two databases spell `ON CONFLICT` alike, but SQLAlchemy has a function for each."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return {
        **of_tables(),
        **of_seats(insert),
        **of_people(insert),
        **of_the_server(insert),
        **of_the_host(insert),
        **drops(),
        Step.ADD_CHAT: insert(schema.chat).on_conflict_do_nothing(),
        Step.SAVE_REVIEW: saved(insert, schema.reviews, ["table_id", "depth"]),
    }


def of_tables() -> Statements:
    table = schema.tables
    changed = table.update().where(table.c.id == bindparam("of"))
    touched = bindparam("touched", type_=sa.BigInteger)
    return {
        Step.CREATE_TABLE: table.insert(),
        Step.ADD_ENTRY: schema.log.insert(),
        Step.ADD_COMMAND: schema.commands.insert(),
        Step.UPDATE_TABLE: changed.values({name: bindparam(name) for name in CHANGING}),
        Step.TOUCH_TABLE: changed.values(touched=later(table.c.touched, touched)),
    }


def of_seats(insert: Insert) -> Statements:
    token, taken = schema.seat_tokens, schema.seats.c
    own_seat = sa.exists().where(
        taken.table_id == token.c.table_id,
        taken.seat == token.c.seat,
        taken.guest_id == bindparam("of"),
    )
    at_seat = (token.c.table_id == bindparam("of"), token.c.seat == bindparam("at_seat"))
    return {
        Step.SAVE_SEAT: saved(insert, schema.seats, ["table_id", "seat"]),
        Step.ADD_SEAT_TOKEN: insert(token).on_conflict_do_nothing(),
        Step.DROP_SEAT_TOKENS: token.delete().where(*at_seat),
        Step.DROP_TOKENS_OF_GUEST: token.delete().where(own_seat),
    }


def of_people(insert: Insert) -> Statements:
    bots = schema.network_bots
    return {
        Step.SAVE_GUEST: saved(insert, schema.guests, ["id"], "name", "seen"),
        Step.SIGN_OUT: raised(insert, schema.guests, "generation"),
        Step.SAVE_NETWORK_BOT: saved(insert, bots, ["name"], "token_hash"),
        Step.DROP_NETWORK_BOT: bots.delete().where(bots.c.name == bindparam("of")),
    }


def of_the_server(insert: Insert) -> Statements:
    return {
        Step.TRY: saved(insert, schema.trial, ["id"]),
        Step.KEEP_TIME: raised(insert, schema.uptime, "served"),
        Step.OFFER_KEY: insert(schema.site).on_conflict_do_nothing(),
    }


def of_the_host(insert: Insert) -> Statements:
    """What whoever runs the site does, and what people tell them."""
    blocks, guest, report = schema.blocks, schema.guests, schema.reports
    number = bindparam("of", type_=sa.BigInteger)
    at = {name: bindparam(name, type_=sa.BigInteger) for name in ("handled_at", "renamed_at")}
    handled = {"handled_at": at["handled_at"], "note": bindparam("note")}
    named = {"renamed_at": at["renamed_at"], "name": bindparam("name")}
    changed = ("name", "reason", "at", "until")
    return {
        Step.SAVE_BLOCK: saved(insert, blocks, ["kind", "subject"], *changed),
        Step.DROP_BLOCK: blocks.delete().where(blocks.c.number == number),
        Step.ADD_REPORT: insert(report).on_conflict_do_nothing(),
        Step.HANDLE_REPORT: report.update().where(report.c.number == number).values(handled),
        Step.RENAME_GUEST: guest.update().where(guest.c.id == bindparam("of")).values(named),
        Step.ADD_DEED: schema.audit.insert(),
    }


def drops() -> Statements:
    of: sa.BindParameter[str] = bindparam("of")
    return {
        **{step: table.delete().where(table.c.table_id == of) for step, table in DROPS.items()},
        Step.DROP_TABLE: schema.tables.delete().where(schema.tables.c.id == of),
        Step.DROP_GUEST: schema.guests.delete().where(schema.guests.c.id == of),
    }


def saved(insert: Insert, table: sa.Table, key: list[str], *columns: str) -> sa.Executable:
    """A row in the place of the one with the same key; without names all its other columns."""
    new = insert(table)
    changed = columns or [one.name for one in table.c if one.name not in key]
    set_ = {name: new.excluded[name] for name in changed}
    return cast(sa.Executable, new.on_conflict_do_update(index_elements=key, set_=set_))


def raised(insert: Insert, table: sa.Table, column: str) -> sa.Executable:
    """A row, or a greater number in the one there is."""
    new = insert(table)
    number = later(table.c[column], new.excluded[column])
    update = new.on_conflict_do_update(index_elements=["id"], set_={column: number})
    return cast(sa.Executable, update)


def later(one: sa.ColumnElement[int], other: sa.ColumnElement[int]) -> sa.Case[int]:
    """Several servers write these: time never runs back. The databases have no common name."""
    return sa.case((other > one, other), else_=one)
