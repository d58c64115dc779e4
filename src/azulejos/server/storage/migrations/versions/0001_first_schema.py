"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def of_table(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    name = f"fk_{table}_table_id_tables"
    return (
        sa.Column("table_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name),
    )


def upgrade() -> None:
    create_tables()
    create_log()
    create_seats()
    create_guests_and_chat()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("created_by", sa.String(), nullable=False),
        sa.Column("shuffle_key", sa.LargeBinary(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("to_move", sa.Integer()),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("shown", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public", "tables", ["public", "phase", "created_at"])
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_index("ix_tables_created_by", "tables", ["created_by", "created_at"])
    op.create_index("ix_tables_finished_at", "tables", ["finished_at"])


def create_log() -> None:
    op.create_table(
        "log",
        *of_table("log"),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
    )
    op.create_table(
        "commands",
        *of_table("commands"),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("sender", sa.String()),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_commands"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        *of_table("seats"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.String()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "seat_tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        *of_table("seat_tokens"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_seat_tokens"),
    )
    op.create_index("ix_seat_tokens_table_id", "seat_tokens", ["table_id", "seat"])


def create_guests_and_chat() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "chat",
        sa.Column("number", COUNTED, autoincrement=True, nullable=False),
        *of_table("chat"),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "id"], unique=True)
