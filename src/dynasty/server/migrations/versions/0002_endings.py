"""What a table left when it ended, how it went on after a change, and how it looks from outside."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Two new tables, and columns with what the log so far can tell."""
    op.create_table(
        "resumes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=16), nullable=False),
        sa.Column("components", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("dump", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.String(length=16), nullable=False),
        sa.Column("components", sa.String(length=32), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("keepsake", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.add_column("tables", sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("moves", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.String(24), nullable=False, server_default=""))
    op.add_column("holders", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("log", sa.Column("by", sa.String(length=32), nullable=True))
    op.execute(
        "UPDATE tables SET"
        " seq = (SELECT COALESCE(MAX(seq), 0) FROM log WHERE table_id = tables.id),"
        " moves = (SELECT COALESCE(SUM(CASE kind WHEN 'undo' THEN -1 ELSE 1 END), 0)"
        " FROM log WHERE table_id = tables.id)"
    )


def downgrade() -> None:
    """Back to the first shape; what was stored of endings and resumes is lost."""
    for table, column in (
        ("log", "by"),
        ("holders", "seen"),
        ("tables", "asked"),
        ("tables", "moves"),
        ("tables", "seq"),
    ):
        op.drop_column(table, column)
    op.drop_table("endings")
    op.drop_table("resumes")
