"""Several servers on one database: which of them run, who looks after a table, one signing key,
and limits that hold for all of them together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("keeper", sa.String()))
    op.add_column("tables", sa.Column("lease", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("key_check", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "site",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("signing_key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_site"),
    )
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("empty_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_allowances"),
        sa.Index("ix_allowances_empty_at", "empty_at"),
    )
