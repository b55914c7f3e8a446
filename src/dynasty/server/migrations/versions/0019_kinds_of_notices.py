"""Notices of more than turns, several in one message, at an hour that the player chose."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

OLD = {
    "notices": ("id", "table_id", "seat", "seq", "player", "due"),
    "deliveries": ("id", "table_id", "seat", "seq", "channel", "state", "tries", "due"),
}
AFTER = 90.0  # seconds from a notice to its first look


def upgrade() -> None:
    """All notices so far are of turns; each is a message of its own."""
    op.add_column("players", sa.Column("digest", sa.String(5), nullable=False, server_default=""))
    named = sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", named)
    notices, deliveries = taken("notices"), taken("deliveries")
    fresh = op.create_table(
        "notices",
        *what(index=True),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("written", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.UniqueConstraint("table_id", "seat", "kind", "seq"),
    )
    for row in notices:
        more = {"kind": "turn", "about": "", "written": row["due"] - AFTER}
        op.get_bind().execute(fresh.insert().values(**row, **more))
    sent = op.create_table(
        "deliveries",
        *what(),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        *way(),
        sa.UniqueConstraint("table_id", "seat", "kind", "seq", "channel"),
        sa.Index("ix_deliveries_state_due", "state", "due"),
    )
    for row in deliveries:
        first = {key: row[key] for key in ("table_id", "seat", "seq")}
        told = [{**first, "kind": "turn", "about": ""}]
        values = {**row, "kind": "turn", "told": told, "digest": False}
        op.get_bind().execute(sent.insert().values(**values))
    begin_after("notices", notices)
    begin_after("deliveries", deliveries)


def what(index: bool = False) -> list[sa.Column[Any]]:
    key = sa.ForeignKey("tables.id")
    return [
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), key, nullable=False, index=index),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    ]


def way() -> list[sa.Column[Any]]:
    return [
        sa.Column("channel", sa.String(32), nullable=False, index=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    ]


def taken(table: str) -> list[dict[str, Any]]:
    """All that a table holds, which is then no more."""
    rows = op.get_bind().execute(sa.text(f"SELECT {', '.join(OLD[table])} FROM {table}"))
    found = [dict(row) for row in rows.mappings()]
    op.drop_table(table)
    return found


def begin_after(table: str, rows: list[dict[str, Any]]) -> None:
    """PostgreSQL counts ids by itself, and does not see those that were named."""
    if rows and op.get_bind().dialect.name == "postgresql":
        last = max(row["id"] for row in rows)
        op.execute(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {last})")


def downgrade() -> None:
    """What was to be told is forgotten; the lobby shows it."""
    op.drop_table("deliveries")
    op.drop_table("notices")
    op.create_table(
        "notices",
        *(column for column in what(index=True) if column.name != "kind"),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.UniqueConstraint("table_id", "seat", "seq"),
    )
    op.create_table(
        "deliveries",
        *(column for column in what() if column.name != "kind"),
        *way(),
        sa.UniqueConstraint("table_id", "seat", "seq", "channel"),
        sa.Index("ix_deliveries_state_due", "state", "due"),
    )
    op.drop_column("players", "named")
    op.drop_column("players", "digest")
