"""For whoever runs the site: names they have given, blocks, reports, and what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

Counted = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
RENAMED = sa.text("renamed_at IS NOT NULL")
UNHANDLED = sa.text("handled_at IS NULL")


def words(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(), nullable=False) for name in names]


def upgrade() -> None:
    op.add_column("guests", sa.Column("renamed_at", sa.BigInteger()))
    op.create_index(
        "ix_guests_renamed_at",
        "guests",
        ["renamed_at"],
        sqlite_where=RENAMED,
        postgresql_where=RENAMED,
    )
    op.create_table(
        "blocks",
        sa.Column("number", Counted, nullable=False, autoincrement=True),
        *words("kind", "subject", "name", "reason"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number", name="pk_blocks"),
    )
    op.create_index("ix_blocks_subject", "blocks", ["kind", "subject"], unique=True)
    op.create_table(
        "reports",
        sa.Column("number", Counted, nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *words("table_id", "by_id", "by_name", "guest_id", "guest_name"),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("chat", sa.JSON(), nullable=False),
        sa.Column("handled_at", sa.BigInteger()),
        sa.Column("note", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index(
        "ix_reports_table_id", "reports", ["table_id", "by_id", "guest_id"], unique=True
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index(
        "ix_reports_unhandled",
        "reports",
        ["number"],
        sqlite_where=UNHANDLED,
        postgresql_where=UNHANDLED,
    )
    op.create_table(
        "audit",
        sa.Column("number", Counted, nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *words("session", "place", "action", "subject"),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_session", "audit", ["session", "action"])
