"""Browsers as notification channels, and whether a broken channel was noticed."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """No browser is told yet; whatever is broken is shown once more."""
    op.add_column("channels", sa.Column("keys", sa.String(120), nullable=False, server_default=""))
    seen = sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("channels", seen)


def downgrade() -> None:
    """Without them; a browser's channel is nothing without its keys."""
    op.execute("DELETE FROM channels WHERE kind = 'push'")
    op.drop_column("channels", "seen")
    op.drop_column("channels", "keys")
