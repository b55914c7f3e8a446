"""Lessons at tables, and who has learnt what."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Room for lessons and for what was learnt."""
    op.create_table(
        "lessons",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("closed", sa.JSON, nullable=False),
        sa.Column("predicted", sa.JSON, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "learnt",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to tables without lessons."""
    op.drop_table("learnt")
    op.drop_table("lessons")
