"""What the link of a seat is good for, and a first sign of everybody who holds one."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Links of seats that are held count as used; whoever sits somewhere was here just now."""
    op.add_column("seats", sa.Column("link", sa.String(8), nullable=False, server_default="open"))
    op.execute(
        "UPDATE seats SET link = 'spent' WHERE player <> 'person' OR EXISTS"
        " (SELECT 1 FROM holders WHERE table_id = seats.table_id AND seat = seats.seat)"
    )
    op.execute(sa.text("UPDATE holders SET seen = :now WHERE seen = 0").bindparams(now=time.time()))


def downgrade() -> None:
    """Back to links that open their seat for ever."""
    op.drop_column("seats", "link")
