"""Players whom the operator has silenced."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Everybody may."""
    muted = sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", muted)


def downgrade() -> None:
    """Everybody may again."""
    op.drop_column("players", "muted")
