"""Analyses of tables that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Room for the parts of an analysis."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("findings", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Back to tables that nobody looks back at."""
    op.drop_table("analyses")
