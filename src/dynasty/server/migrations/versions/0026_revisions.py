"""How often a table was announced, so that a process sees which changes it has not read."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Every table starts at none."""
    changes = sa.Column("revision", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", changes)


def downgrade() -> None:
    """Nobody counts."""
    op.drop_column("tables", "revision")
