"""What everybody made of a table that is over, and tables laid to play another one again."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Results of old tables are filled in after the start."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("categories", sa.JSON, nullable=False),
        sa.Column("by_stand_in", sa.Integer, nullable=False),
        sa.Column("pace", sa.Float),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
    op.create_index("ix_results_player_finished", "results", ["player", "finished"])
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.add_column("tables", sa.Column("rematch_of", sa.String(32)))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"], unique=True)
    kept_for = sa.Column("kept_for", sa.String(32), nullable=False, server_default="")
    op.add_column("seats", kept_for)
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])


def downgrade() -> None:
    """Back to tables that are over and forgotten."""
    op.drop_index("ix_seats_kept_for", "seats")
    op.drop_column("seats", "kept_for")
    op.drop_index("ix_tables_rematch_of", "tables")
    op.drop_column("tables", "rematch_of")
    op.drop_index("ix_tables_status_updated", "tables")
    op.drop_table("results")
