"""Devices are added by their player: no link of a seat is for another device any more."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """What such a link did, a code of its player does now."""
    op.execute("UPDATE seats SET link = 'spent' WHERE link = 'device'")


def downgrade() -> None:
    """Seats were not given away before."""
    op.execute("UPDATE seats SET link = 'spent' WHERE link = 'offered'")
