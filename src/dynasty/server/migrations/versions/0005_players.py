"""Players with keys in place of holders of secrets, and sittings that begin and end."""

import secrets
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

A_BROWSER_KEEPS = 400 * 86_400.0
LATEST_NAME = """
    SELECT seats.name FROM holders
    JOIN tables ON tables.id = holders.table_id
    JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat
    WHERE holders.holder = :holder AND seats.name <> ''
    ORDER BY tables.updated DESC, seats.seat LIMIT 1
"""


def upgrade() -> None:
    """Every holder becomes a player with one key of that very hash, so that no cookie changes."""
    make_tables()
    connection = op.get_bind()
    connection.execute(
        sa.text("CREATE TABLE who (holder VARCHAR(64) PRIMARY KEY, player VARCHAR(32))")
    )
    holders = connection.execute(
        sa.text("SELECT holder FROM holders UNION SELECT holder FROM learnt_before")
    )
    for holder in holders.scalars().all():
        add_player(connection, holder)
    op.execute(
        "INSERT INTO sittings (table_id, seat, player, since, seen)"
        " SELECT holders.table_id, holders.seat, who.player, tables.created, holders.seen"
        " FROM holders JOIN who ON who.holder = holders.holder"
        " JOIN tables ON tables.id = holders.table_id WHERE holders.seat >= 0"
        " ORDER BY tables.created, tables.id, holders.seat, holders.seen"
    )
    op.execute(
        "UPDATE tables SET host = COALESCE((SELECT MIN(who.player) FROM holders"
        " JOIN who ON who.holder = holders.holder"
        " WHERE holders.table_id = tables.id AND holders.host), '')"
    )
    op.execute(
        "INSERT INTO learnt (player, game, what, at) SELECT who.player, game, what, at"
        " FROM learnt_before JOIN who ON who.holder = learnt_before.holder"
    )
    for table in ("who", "learnt_before", "holders"):
        op.drop_table(table)


def make_tables() -> None:
    """Room for all that is new."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("merged_into", sa.String(32)),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_table(
        "sittings",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.rename_table("learnt", "learnt_before")
    op.create_table("learnt", *learnt_columns("player", 32))


def learnt_columns(who: str, size: int) -> list[sa.Column[Any]]:
    return [
        sa.Column(who, sa.String(size), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    ]


def add_player(connection: sa.Connection, holder: str) -> None:
    """Whoever had this secret, called as at their latest table."""
    found = connection.execute(sa.text(LATEST_NAME), {"holder": holder}).scalar()
    now = time.time()
    values = {
        "player": secrets.token_urlsafe(12),
        "holder": holder,
        "name": found or "",
        "now": now,
    }
    key = "(hash, player, kind, label, created, seen, expires)"
    for statement in (
        "INSERT INTO players (id, name, created) VALUES (:player, :name, :now)",
        "INSERT INTO who (holder, player) VALUES (:holder, :player)",
        f"INSERT INTO keys {key} VALUES (:holder, :player, 'browser', '', :now, 0, :expires)",
    ):
        connection.execute(sa.text(statement), {**values, "expires": now + A_BROWSER_KEEPS})


def downgrade() -> None:
    """Back to holders: the oldest key of whoever sits somewhere."""
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True, index=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )
    key = "(SELECT MIN(hash) FROM keys WHERE keys.player = {})"
    op.execute(
        "INSERT INTO holders (table_id, seat, holder, host, seen)"
        f" SELECT table_id, seat, COALESCE({key.format('sittings.player')}, player), false,"
        " MAX(seen) FROM sittings WHERE until IS NULL GROUP BY table_id, seat, player"
    )
    op.execute(
        "INSERT INTO holders (table_id, seat, holder, host, seen)"
        f" SELECT id, -1, COALESCE({key.format('tables.host')}, host), true, updated"
        " FROM tables WHERE host <> ''"
    )
    op.rename_table("learnt", "learnt_after")
    op.create_table("learnt", *learnt_columns("holder", 64))
    op.execute(
        "INSERT INTO learnt (holder, game, what, at)"
        f" SELECT COALESCE({key.format('learnt_after.player')}, player), game, what, at"
        " FROM learnt_after"
    )
    op.drop_table("learnt_after")
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "host")
    for table in ("sittings", "keys", "players"):
        op.drop_table(table)
