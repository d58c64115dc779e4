"""How long tables and guests are kept, and since when nobody was there."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

UNFINISHED = sa.text("phase <> 'finished' AND phase <> 'cancelled'")
CANCELLED = sa.text("phase = 'cancelled'")


def upgrade() -> None:
    for table, column, usual in (
        ("tables", sa.Column("lasting", sa.String(), nullable=False), "'people'"),
        ("tables", sa.Column("touched", sa.BigInteger(), nullable=False), "0"),
        ("guests", sa.Column("seen", sa.BigInteger(), nullable=False), "0"),
    ):
        column.server_default = sa.DefaultClause(sa.text(usual))
        op.add_column(table, column)
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("served", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    sort_tables(op.get_bind())
    op.create_index(
        "ix_tables_lasting",
        "tables",
        ["lasting", "touched"],
        sqlite_where=UNFINISHED,
        postgresql_where=UNFINISHED,
    )
    op.create_index(
        "ix_tables_cancelled",
        "tables",
        ["touched"],
        sqlite_where=CANCELLED,
        postgresql_where=CANCELLED,
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])


def sort_tables(connection: sa.Connection) -> None:
    """Everything has its whole time from now on."""
    connection.execute(
        sa.text("UPDATE tables SET lasting = 'ended' WHERE phase IN ('finished', 'cancelled')")
    )
    connection.execute(sa.text("UPDATE tables SET lasting = 'waiting' WHERE phase = 'waiting'"))
    table = sa.table("tables", sa.column("id"), sa.column("phase"), sa.column("shown", sa.JSON))
    query = sa.select(table.c.id, table.c.shown).where(table.c.phase == "running")
    of_bots = [{"of": row.id} for row in connection.execute(query) if has_bots_only(row.shown)]
    if of_bots:
        connection.execute(sa.text("UPDATE tables SET lasting = 'bots' WHERE id = :of"), of_bots)


def has_bots_only(shown: dict[str, Any]) -> bool:
    seats = shown.get("seats", [])
    return bool(seats) and all(seat["kind"] == "bot" or seat["out"] for seat in seats)
