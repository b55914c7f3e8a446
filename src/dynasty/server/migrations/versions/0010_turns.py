"""Whose turn it is since when: the lobby opens no table to know. Old tables are filled in later."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A row for every seat that is asked."""
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since_seq", sa.Integer, nullable=False),
        sa.Column("since_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to looking at every table."""
    op.drop_table("turns")
