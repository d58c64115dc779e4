"""Reviews of finished tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("depth", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], "fk_reviews_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "depth", name="pk_reviews"),
    )
