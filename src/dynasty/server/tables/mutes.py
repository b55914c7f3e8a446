"""Mute seats at a table: their chat and signs are hidden from one player."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection

from dynasty.server.db import tables as db_tables
from dynasty.server.model.room import Room, Table, TableSeat
from dynasty.server.tables.service import TableService


def muted_seats(chairs: list[TableSeat], held: Collection[int]) -> frozenset[int]:
    """Return the seats that the holder of these seats has muted."""
    return frozenset(int(seat) for own in held for seat in chairs[own].muted.split())


async def mute_seat(
    service: TableService, room: Room, held: Collection[int], seat: int, quiet: bool
) -> None:
    """Mute a seat, or unmute it."""
    async with service.change(room, chat=False, players=False) as change:
        heard = (
            {*muted_seats(room.chairs, held), seat}
            if quiet
            else muted_seats(room.chairs, held) - {seat}
        )
        muted = " ".join(map(str, sorted(heard)))
        for own in held:
            work = partial(db_tables.update_seat, table_id=room.id, seat=own, muted=muted)
            await change.write(work)
            room.chairs[own].muted = muted


def clear_mutes(connection: Connection, room: Table, seat: int) -> None:
    """Unmute a seat for all others, and all others for it: another player sits there now."""
    for chair in room.chairs:
        kept = [one for one in chair.muted.split() if one != str(seat) and chair.seat != seat]
        if chair.muted:
            db_tables.update_seat(connection, room.id, chair.seat, muted=" ".join(kept))
