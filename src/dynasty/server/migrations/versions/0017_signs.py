"""Signs in the chat, and the seats that a player has muted."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody is muted, and all that was said was said in words."""
    op.add_column("chat", sa.Column("sign", sa.String(16), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("muted", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    """Signs are lines without a word."""
    op.drop_column("seats", "muted")
    op.drop_column("chat", "sign")
