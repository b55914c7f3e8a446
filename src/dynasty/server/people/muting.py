"""Whom somebody does not want to hear at a table: neither chat nor signs, for them alone."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection

from dynasty.server.store import queries
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Chair, Room, Table


def silent(chairs: list[Chair], held: Collection[int]) -> frozenset[int]:
    """The seats that whoever holds these does not hear."""
    return frozenset(int(seat) for own in held for seat in chairs[own].muted.split())


async def mute(hall: Hall, room: Room, held: Collection[int], seat: int, quiet: bool) -> None:
    """Hear a seat no longer, or again."""
    async with room.lock:
        heard = {*silent(room.chairs, held), seat} if quiet else silent(room.chairs, held) - {seat}
        muted = " ".join(map(str, sorted(heard)))
        for own in held:
            work = partial(queries.set_chair, table_id=room.id, seat=own, muted=muted)
            await hall.store.write(work)
            room.chairs[own].muted = muted
    room.wake(spoken=False)


def forget(connection: Connection, room: Table, seat: int) -> None:
    """Somebody else sits there now, whom nobody has muted."""
    for chair in room.chairs:
        kept = [one for one in chair.muted.split() if one != str(seat) and chair.seat != seat]
        if chair.muted:
            queries.set_chair(connection, room.id, chair.seat, muted=" ".join(kept))
