"""Signs: six short messages with a symbol, shown at the seat and stored in the chat."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from dynasty.server.clock import current_time
from dynasty.server.db import chat_limits
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import CHAT
from dynasty.server.errors import SignTooSoon
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService

SIGNS: Final = ("well-played", "ouch", "thinking", "sorry", "hello", "thanks")
SIGN_INTERVAL_SECONDS: Final = 3.0  # seconds between two signs of a seat


async def send_sign(service: TableService, room: Room, seat: int, sign: str) -> None:
    """Give a sign that everyone at the table sees."""
    room.terms.check_signs()

    def work(connection: Connection) -> None:
        mine = CHAT.c.table_id == room.id, CHAT.c.seat == seat, CHAT.c.sign != ""
        last = connection.execute(select(func.max(CHAT.c.at)).where(*mine)).scalar()
        if last is not None and current_time(connection) - last < SIGN_INTERVAL_SECONDS:
            raise SignTooSoon
        chat_limits.check_may_chat(connection, room.id, seat)
        db_tables.insert_chat_line(connection, room.id, seat, "", sign)

    await service.db.write(work, room.id)
    service.announce_change(room)
