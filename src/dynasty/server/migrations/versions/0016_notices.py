"""Notifications of turns: channels, notices, deliveries, quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody is told of anything yet."""
    op.add_column("players", sa.Column("quiet", sa.String(11), nullable=False, server_default=""))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("form", sa.String(12), nullable=False),
        sa.Column("prefix", sa.String(80), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False, index=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("problem", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        of_table(index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.UniqueConstraint("table_id", "seat", "seq"),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer, primary_key=True),
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("channel", sa.String(32), nullable=False, index=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "seq", "channel"),
        sa.Index("ix_deliveries_state_due", "state", "due"),
    )


def of_table(index: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id")
    return sa.Column("table_id", sa.String(32), key, nullable=False, index=index)


def downgrade() -> None:
    """Without them."""
    for table in ("deliveries", "notices", "channels"):
        op.drop_table(table)
    op.drop_column("players", "quiet")
