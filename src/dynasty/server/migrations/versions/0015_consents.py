"""What all other people at a table must agree to."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """A row for every proposal that is open."""
    op.create_table(
        "consents",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """What is open lapses."""
    op.drop_table("consents")
