"""One link for all free seats of a table, and a promise of its seed from the start."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables that go on get a link; their seeds were never promised, so they have no salt."""
    for name in ("invitation", "salt"):
        op.add_column("tables", sa.Column(name, sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_invitation", "tables", ["invitation"])
    connection = op.get_bind()
    running = connection.execute(sa.text("SELECT id FROM tables WHERE status = 'playing'"))
    for table in running.scalars().all():
        connection.execute(
            sa.text("UPDATE tables SET invitation = :invitation WHERE id = :id"),
            {"invitation": secrets.token_urlsafe(18), "id": table},
        )


def downgrade() -> None:
    """Back to a link for each seat."""
    op.drop_index("ix_tables_invitation", "tables")
    for name in ("invitation", "salt"):
        op.drop_column("tables", name)
