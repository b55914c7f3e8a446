"""Chat that is noticed: what of it somebody has not read yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, exists, func, select, update

from dynasty.server.people.muting import silent
from dynasty.server.store.schema import CHAT, SEATS, SITTINGS
from dynasty.server.store.storage import announce
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Chair, Room


def unread(lines: Iterable[Mapping[str, Any]], chairs: list[Chair], held: Collection[int]) -> int:
    """How many lines others said since whoever holds these seats last read."""
    if not held:
        return 0
    read, unheard = max(chairs[seat].read_chat for seat in held), silent(chairs, held)
    apart = {SPECTATOR, *held, *unheard}
    others = (line for line in lines if line["seat"] not in apart)
    return sum(line["number"] > read for line in others)


def unread_of(connection: Connection, player: str) -> dict[str, int]:
    """The same for all tables of a player where there is something, without opening one."""
    own, sits = SITTINGS.alias(), SITTINGS.alias()
    mine = exists(
        select(own.c.number).where(
            own.c.table_id == CHAT.c.table_id,
            own.c.seat == CHAT.c.seat,
            own.c.player == player,
            own.c.until.is_(None),
        )
    )
    rows = connection.execute(
        select(CHAT.c.table_id, SEATS.c.seat, SEATS.c.muted, CHAT.c.seat, func.count())
        .join(SEATS, SEATS.c.table_id == CHAT.c.table_id)
        .join(sits, (sits.c.table_id == SEATS.c.table_id) & (sits.c.seat == SEATS.c.seat))
        .where(sits.c.player == player, sits.c.until.is_(None))
        .where(CHAT.c.number > SEATS.c.read_chat, CHAT.c.seat != SPECTATOR, ~mine)
        .group_by(CHAT.c.table_id, SEATS.c.seat, SEATS.c.muted, CHAT.c.seat)
    )
    heard: dict[tuple[str, int], int] = {}
    for table_id, own, muted, speaker, count in rows:
        if str(speaker) not in muted.split():
            heard[table_id, own] = heard.get((table_id, own), 0) + count
    found: dict[str, int] = {}
    for (table_id, _), count in heard.items():
        found[table_id] = min(count, found.get(table_id, count))
    return found


async def mark_read(hall: Hall, room: Room, seats: Collection[int], number: int) -> None:
    """Whoever holds these seats has read up to this line; nobody unreads anything."""
    behind = {seat for seat in seats if room.chairs[seat].read_chat < number}
    if not behind:
        return

    def work(connection: Connection) -> int:
        last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == room.id)
        read = min(number, connection.execute(last).scalar() or 0)
        these = SEATS.c.table_id == room.id, SEATS.c.seat.in_(behind), SEATS.c.read_chat < read
        connection.execute(update(SEATS).where(*these).values(read_chat=read))
        announce(connection, room.id)
        return read

    async with room.lock:
        read = await hall.store.write(work)
        for seat in behind:
            room.chairs[seat].read_chat = max(read, room.chairs[seat].read_chat)
    room.wake(spoken=False)
    hall.bell.ring(player for player, held in room.holders.items() if held & behind)
