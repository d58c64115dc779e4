"""Indexes that fit the lists of tables, and a row to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

UNFINISHED = sa.text("phase <> 'finished' AND phase <> 'cancelled'")
OPEN = sa.text("public AND phase <> 'finished' AND phase <> 'cancelled'")
ENDED = sa.text("public AND phase = 'finished'")


def upgrade() -> None:
    op.drop_index("ix_tables_public", "tables")
    op.drop_index("ix_tables_finished_at", "tables")
    op.drop_index("ix_tables_phase", "tables")
    op.create_index(
        "ix_tables_unfinished",
        "tables",
        ["phase", "updated_at"],
        sqlite_where=UNFINISHED,
        postgresql_where=UNFINISHED,
    )
    op.create_index(
        "ix_tables_open",
        "tables",
        ["created_at", "id"],
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_index(
        "ix_tables_finished",
        "tables",
        ["finished_at", "id"],
        sqlite_where=ENDED,
        postgresql_where=ENDED,
    )
    op.create_table(
        "trial",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_trial"),
    )
