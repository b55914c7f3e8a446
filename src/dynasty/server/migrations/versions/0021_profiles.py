"""Players who show their statistics and ratings to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Nobody did so far."""
    shown = sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", shown)


def downgrade() -> None:
    """All are private again."""
    op.drop_column("players", "open")
