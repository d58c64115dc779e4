"""Programs that may play over the network, each with a token of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "network_bots",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_network_bots"),
    )
    op.create_index("ix_network_bots_name", "network_bots", ["name"], unique=True)
    op.create_index("ix_network_bots_token_hash", "network_bots", ["token_hash"], unique=True)
