"""Signs: six things that are said with a symbol, shown at the seat and kept in the chat."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from dynasty.kernel import Worded
from dynasty.server.daytime import now_of
from dynasty.server.people import manners
from dynasty.server.store import queries
from dynasty.server.store.schema import CHAT
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room

SIGNS: Final = ("well-played", "ouch", "thinking", "sorry", "hello", "thanks")
APART: Final = 3.0  # seconds from one sign of a seat to the next


class TooSoon(Worded):
    """A sign right after another one."""

    def __init__(self) -> None:
        super().__init__("sign-soon")


async def give(hall: Hall, room: Room, seat: int, sign: str) -> None:
    """Everybody at the table sees it."""
    room.terms.check_signs()

    def work(connection: Connection) -> None:
        mine = CHAT.c.table_id == room.id, CHAT.c.seat == seat, CHAT.c.sign != ""
        last = connection.execute(select(func.max(CHAT.c.at)).where(*mine)).scalar()
        if last is not None and now_of(connection) - last < APART:
            raise TooSoon
        manners.check_talk(connection, room.id, seat)
        queries.add_chat(connection, room.id, seat, "", sign)

    await hall.store.write(work)
    room.wake()
    hall.bell.ring(room.holders)
