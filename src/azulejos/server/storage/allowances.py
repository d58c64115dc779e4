"""How much of what is limited was used lately, by all servers on one PostgreSQL together."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from azulejos.server.storage.nodes import NOW

LEFT_OVER = f"greatest(0, mine.used - ({NOW} - mine.at) * :most / :ms)"
FLOATS = [sa.bindparam(name, type_=sa.Float) for name in ("cost", "most", "ms")]
TAKE = sa.text(f"""
    INSERT INTO allowances AS mine (name, used, at, empty_at)
    VALUES (:name, :cost, {NOW}, {NOW} + (:cost * :ms / :most)::bigint)
    ON CONFLICT (name) DO UPDATE SET used = {LEFT_OVER} + :cost, at = {NOW},
        empty_at = {NOW} + (({LEFT_OVER} + :cost) * :ms / :most)::bigint
    WHERE {LEFT_OVER} + :cost <= :most
    RETURNING used""").bindparams(*FLOATS)
USED = sa.text(f"SELECT {LEFT_OVER} FROM allowances AS mine WHERE name = :name").bindparams(
    *FLOATS[1:]
)
FORGET = sa.text(f"DELETE FROM allowances WHERE empty_at < {NOW}")


class Wanted(NamedTuple):
    """So much of an allowance of `most` in so many seconds, which is refilled evenly."""

    name: str
    cost: int
    most: int
    seconds: float


def take(connection: Connection, wanted: Wanted) -> int:
    """0 if there was so much left and it is used now; else seconds until there will be."""
    values = {
        "name": wanted.name,
        "cost": float(wanted.cost),
        "most": float(wanted.most),
        "ms": wanted.seconds * 1000.0,
    }
    if wanted.cost <= wanted.most and connection.execute(TAKE, values).first() is not None:
        return 0
    if wanted.most == 0:
        return ceil(wanted.seconds)
    del values["cost"]
    used = connection.scalar(USED, values) or 0.0
    missing = used + min(wanted.cost, wanted.most) - wanted.most
    return max(1, ceil(missing * wanted.seconds / wanted.most))


def forget(connection: Connection) -> None:
    """What does not count any more."""
    connection.execute(FORGET)
