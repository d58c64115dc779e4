"""Which cookies of a guest are still good."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SIGNED_OUT = sa.text("generation > 0")


def upgrade() -> None:
    generation = sa.Column("generation", sa.Integer(), nullable=False, server_default="0")
    op.add_column("guests", generation)
    op.create_index(
        "ix_guests_generation",
        "guests",
        ["generation"],
        sqlite_where=SIGNED_OUT,
        postgresql_where=SIGNED_OUT,
    )
