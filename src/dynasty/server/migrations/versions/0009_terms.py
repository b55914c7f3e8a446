"""Terms of tables: those that there are keep exactly what they have."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BEFORE = (
    '{"undo": "own", "hints": true, "branching": true,'
    ' "watching": "link", "talk": "chat", "stand_in": "artisan"}'
)


def upgrade() -> None:
    """What is allowed at a table beside the rules."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default=BEFORE))


def downgrade() -> None:
    """Back to tables without terms."""
    op.drop_column("tables", "terms")
