"""Players may hide when they were last here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody hides it yet."""
    column = sa.Column("shy", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", column)


def downgrade() -> None:
    """Back to everybody's being shown."""
    op.drop_column("players", "shy")
