"""When a table goes on by itself, so that a server that starts need not open all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

WAKING = sa.text("wakes_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes_at", sa.BigInteger()))
    wake_running_tables(op.get_bind())
    op.create_index(
        "ix_tables_wakes_at", "tables", ["wakes_at"], sqlite_where=WAKING, postgresql_where=WAKING
    )


def wake_running_tables(connection: sa.Connection) -> None:
    """What they show said only whether they wake, so they are looked at once."""
    table = sa.table("tables", sa.column("id"), sa.column("phase"), sa.column("shown", sa.JSON))
    query = sa.select(table.c.id, table.c.shown).where(table.c.phase == "running")
    waking = [{"of": row.id} for row in connection.execute(query) if row.shown.get("wakes")]
    if waking:
        connection.execute(sa.text("UPDATE tables SET wakes_at = 0 WHERE id = :of"), waking)
