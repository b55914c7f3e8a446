"""Mentions in the chat, like @Ann."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlalchemy import Connection, select

from dynasty.server.db import notifications
from dynasty.server.db.schema import PLAYERS, SITTINGS
from dynasty.server.model.room import Room, TableSeat
from dynasty.server.tables.mutes import muted_seats


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
