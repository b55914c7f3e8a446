"""How far the chat was read at each seat; what was said before counts as read."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """The number of the last line that was read."""
    op.add_column("seats", sa.Column("read_chat", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE seats SET read_chat = coalesce("
        "(SELECT max(number) FROM chat WHERE chat.table_id = seats.table_id), 0)"
    )


def downgrade() -> None:
    """Back to chat that nobody counts."""
    op.drop_column("seats", "read_chat")
