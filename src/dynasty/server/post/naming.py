"""Whom somebody names in the chat, as @Ann."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlalchemy import Connection, select

from dynasty.server.people.muting import silent
from dynasty.server.post import notices
from dynasty.server.store.schema import PLAYERS, SITTINGS
from dynasty.server.tables.room import Chair, Room


def named(text: str, chairs: Sequence[Chair]) -> set[int]:
    """The seats whose names stand there behind an @; of two that fit, the longer one."""
    by_name: dict[str, set[int]] = {}
    for chair in chairs:
        if chair.name:
            by_name.setdefault(chair.name.casefold(), set()).add(chair.seat)
    names = sorted(by_name, key=len, reverse=True)
    if not names:
        return set()
    behind = re.compile(rf"(?<!\w)@({'|'.join(map(re.escape, names))})(?!\w)")
    return {seat for name in behind.findall(text.casefold()) for seat in by_name[name]}


def call(connection: Connection, room: Room, seat: int, text: str, number: int) -> None:
    """Whoever is named is told, if they wish it and hear who speaks."""
    meant = {
        one for one in named(text, room.chairs) - {seat} if seat not in silent(room.chairs, [one])
    }
    if not meant:
        return
    wish = (
        select(SITTINGS.c.seat)
        .join(PLAYERS, PLAYERS.c.id == SITTINGS.c.player)
        .where(SITTINGS.c.table_id == room.id, SITTINGS.c.until.is_(None), PLAYERS.c.named)
    )
    wishing = set(connection.execute(wish).scalars())
    notices.pose(connection, room.id, meant & wishing, notices.NAMED, number)
