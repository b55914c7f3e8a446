"""Chat: lines, mentions like @Ann, and signs: six short messages with a symbol at the seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from dynasty.server.clock import current_time
from dynasty.server.db import chat_limits, notifications
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import CHAT, PLAYERS, SITTINGS
from dynasty.server.errors import SignTooSoon
from dynasty.server.model.room import Room, TableSeat
from dynasty.server.tables.mutes import muted_seats
from dynasty.server.tables.service import TableService

SIGNS: Final = ("well-played", "ouch", "thinking", "sorry", "hello", "thanks")
SIGN_INTERVAL_SECONDS: Final = 3.0  # seconds between two signs of a seat


async def say_in_chat(
    service: TableService, room: Room, seat: int, text: str, repeated_after: int | None = None
) -> None:
    """Add a chat line, unless the same line was added after line `repeated_after`."""
    room.terms.check_talk()

    def work(connection: Connection) -> None:
        after = repeated_after
        if after is not None and db_tables.has_said(connection, room.id, seat, text, after):
            return
        chat_limits.check_may_chat(connection, room.id, seat)
        number = db_tables.insert_chat_line(connection, room.id, seat, text)
        notify_mentioned(connection, room, seat, text, number)

    await service.db.write(work, room.id)
    service.announce_change(room)


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


# Mentions


def mentioned_seats(text: str, chairs: Sequence[TableSeat]) -> set[int]:
    """Return the seats that the text mentions by @name; the longest matching name wins."""
    by_name: dict[str, set[int]] = {}
    for chair in chairs:
        if chair.name:
            by_name.setdefault(chair.name.casefold(), set()).add(chair.seat)
    names = sorted(by_name, key=len, reverse=True)
    if not names:
        return set()
    behind = re.compile(rf"(?<!\w)@({'|'.join(map(re.escape, names))})(?!\w)")
    return {seat for name in behind.findall(text.casefold()) for seat in by_name[name]}


def notify_mentioned(connection: Connection, room: Room, seat: int, text: str, number: int) -> None:
    """Notify the mentioned players who want that and have not muted the speaker."""
    meant = {
        one
        for one in mentioned_seats(text, room.chairs) - {seat}
        if seat not in muted_seats(room.chairs, [one])
    }
    if not meant:
        return
    wish = (
        select(SITTINGS.c.seat)
        .join(PLAYERS, PLAYERS.c.id == SITTINGS.c.player)
        .where(SITTINGS.c.table_id == room.id, SITTINGS.c.until.is_(None), PLAYERS.c.named)
    )
    wishing = set(connection.execute(wish).scalars())
    notifications.enqueue_notices(
        connection, room.id, meant & wishing, notifications.KIND_NAMED, number
    )
