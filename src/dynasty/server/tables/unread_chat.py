"""Unread lines of chat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, exists, func, select, update

from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CHAT, SEATS, SITTINGS
from dynasty.server.model.room import SPECTATOR, Room, TableSeat
from dynasty.server.tables.mutes import muted_seats
from dynasty.server.tables.service import TableService


def unread_count(
    lines: Iterable[Mapping[str, Any]], chairs: list[TableSeat], held: Collection[int]
) -> int:
    """Return how many lines others wrote since the holder of these seats last read the chat."""
    if not held:
        return 0
    read, unheard = max(chairs[seat].read_chat for seat in held), muted_seats(chairs, held)
    apart = {SPECTATOR, *held, *unheard}
    others = (line for line in lines if line["seat"] not in apart)
    return sum(line["number"] > read for line in others)


def unread_counts(connection: Connection, player: str) -> dict[str, int]:
    """Return the number of unread lines of a player by table, without loading any table."""
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


async def mark_chat_read(
    service: TableService, room: Room, seats: Collection[int], number: int
) -> None:
    """Mark the chat as read up to this line, for the holder of these seats."""
    behind = {seat for seat in seats if room.chairs[seat].read_chat < number}
    if not behind:
        return

    def work(connection: Connection) -> int:
        last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == room.id)
        read = min(number, connection.execute(last).scalar() or 0)
        these = SEATS.c.table_id == room.id, SEATS.c.seat.in_(behind), SEATS.c.read_chat < read
        connection.execute(update(SEATS).where(*these).values(read_chat=read))
        announce_change(connection, room.id)
        return read

    async with service.change(room, chat=False, players=False) as change:
        read = await change.write(work)
        for seat in behind:
            room.chairs[seat].read_chat = max(read, room.chairs[seat].read_chat)
    service.notifier.notify(player for player, held in room.holders.items() if held & behind)
