"""Names of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """No table was given one."""
    op.add_column("tables", sa.Column("name", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Names are forgotten."""
    op.drop_column("tables", "name")
