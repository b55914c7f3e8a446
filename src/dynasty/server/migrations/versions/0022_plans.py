"""Plans of a next turn, made while others think."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nobody has planned anything."""
    op.add_column("seats", sa.Column("plan", sa.JSON()))


def downgrade() -> None:
    """What was planned was never played."""
    op.drop_column("seats", "plan")
