"""Terms of tables, and what happens at them: those that there are keep exactly what they have."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BEFORE = (
    '{"undo": "own", "hints": true, "branching": true,'
    ' "watching": "link", "talk": "chat", "stand_in": "artisan"}'
)
HOUSE = -1  # the seat that spoke where the house did
CHAT = sa.table("chat", *map(sa.column, ("table_id", "number", "seat", "text", "at")))


def upgrade() -> None:
    """What is allowed at a table beside the rules; what the house said leaves the chat."""
    for column in (
        sa.Column("terms", sa.JSON, nullable=False, server_default=BEFORE),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    happenings = op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )
    connection, numbers = op.get_bind(), dict[str, int]()
    told = sa.select(CHAT).where(CHAT.c.seat == HOUSE).order_by(CHAT.c.table_id, CHAT.c.number)
    for row in connection.execute(told).mappings().all():
        table = row["table_id"]
        numbers[table] = numbers.get(table, 0) + 1
        values = {"table_id": table, "number": numbers[table], "at": row["at"], **read(row["text"])}
        connection.execute(happenings.insert().values(**values))
    connection.execute(CHAT.delete().where(CHAT.c.seat == HOUSE))


def read(text: str) -> dict[str, Any]:
    """Kind, seat and bot, as they stood in a line: told-KIND SEAT BOT."""
    key, seat, bot = f"{text}  ".split(" ")[:3]
    kind = key.removeprefix("told-")[:20]
    number = int(seat) if seat.isdecimal() and kind != "seed" else HOUSE
    return {"kind": kind, "seat": number, "details": {"bot": bot} if bot else {}}


def downgrade() -> None:
    """Back to tables without terms; what happened there is not said again."""
    op.drop_table("happenings")
    for name in ("terms", "listed", "language"):
        op.drop_column("tables", name)
