"""Clocks of seats, holidays and zones of players, and what the server itself remembers."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No table has a clock yet, nobody has told their zone."""
    op.add_column("tables", sa.Column("paused", sa.BigInteger))
    op.add_column("players", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        *(
            sa.Column(name, sa.BigInteger, nullable=False)
            for name in ("free", "reserve", "grace", "holiday", "kept", "used")
        ),
        sa.Column("missed", sa.Integer, nullable=False),
        *(
            sa.Column(name, sa.Boolean, nullable=False)
            for name in ("asked", "replaced", "granted", "late")
        ),
        *(sa.Column(name, sa.BigInteger) for name in ("since", "due")),
        sa.Column("wake", sa.BigInteger, index=True),
    )
    op.create_table(
        "holidays",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("starts", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "server",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Without clocks."""
    for table in ("server", "holidays", "clocks"):
        op.drop_table(table)
    op.drop_column("players", "zone")
    op.drop_column("tables", "paused")
