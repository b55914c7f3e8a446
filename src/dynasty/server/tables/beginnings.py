"""How a table that waits for its people begins, or is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, case, delete, update

from dynasty.server.daytime import Clock, now_of
from dynasty.server.door.inputs import MOST_SEATS
from dynasty.server.pace import clockwork
from dynasty.server.post import notices
from dynasty.server.store import queries
from dynasty.server.store.schema import CLOCKS, HAPPENINGS, SEATS, SITTINGS, TABLES
from dynasty.server.store.storage import Store
from dynasty.server.tables import happenings, turns
from dynasty.server.tables.opening import FindGame, room_of
from dynasty.server.tables.room import GATHERING, Edition, Room
from dynasty.server.tables.stored import Stored
from dynasty.server.tables.wishes import drawn, seated_anew

LONGEST: Final = 14 * 86_400  # seconds that a table waits


async def look_after(
    store: Store, clock: Clock, find_game: FindGame, table: Room | Stored | None
) -> bool:
    """Begin a table that is full, close one that waited too long; did something change?"""
    if not isinstance(table, Stored) or table.status != GATHERING:
        return False
    if clock.now() - table.created > LONGEST:
        await store.write(partial(give_up, table_id=table.id))
    elif not table.free():
        room = await asyncio.to_thread(dealt, find_game, table)
        await store.write(partial(begin, room=room))
    else:
        return False
    return True


def dealt(find_game: FindGame, table: Stored) -> Room:
    """The table at its start, by the rules and components of today."""
    table = seated_anew(table) if table.terms.by_chance else table
    room = room_of(table, find_game(table.edition.game, False), None, [])
    room.status = "playing"
    return room


def begin(connection: Connection, room: Room) -> None:
    """It is played from now on, unless another worker was faster."""
    edition, now = Edition.of(room.game), now_of(connection)
    values = {"version": edition.version, "components": edition.components, **room.standing()}
    waits = update(TABLES).where(TABLES.c.id == room.id, TABLES.c.status == GATHERING)
    if connection.execute(waits.values(status="playing", updated=now, **values)).rowcount:
        if room.terms.by_chance:
            seat_anew(connection, room.id, drawn(room.seed, len(room.chairs)))
        queries.keep_dump(connection, room.id, room.seq, room.game.dump(room.match.state))
        turns.follow(connection, room.id, room.asked(), room.seq)
        clockwork.settle(connection, room.id)
        happenings.add(connection, room.id, happenings.STARTED)
        notices.pose_all(connection, room.id, notices.BEGINS, room.seq)


def seat_anew(connection: Connection, table_id: str, order: Sequence[int]) -> None:
    """Everybody goes to the seat that was drawn, with all that was said of them until now."""
    aside = update(SEATS).where(SEATS.c.table_id == table_id)
    connection.execute(aside.values(seat=SEATS.c.seat + MOST_SEATS))  # no two at one seat
    there = {was: seat for seat, was in enumerate(order)}
    moves = {was + MOST_SEATS: seat for was, seat in there.items()}
    connection.execute(aside.values(seat=case(moves, value=SEATS.c.seat)))
    for kept in (SITTINGS, HAPPENINGS):
        rows = update(kept).where(kept.c.table_id == table_id, kept.c.seat >= 0)
        connection.execute(rows.values(seat=case(there, value=kept.c.seat)))
    connection.execute(delete(CLOCKS).where(CLOCKS.c.table_id == table_id))  # set when it begins
    happenings.add(connection, table_id, happenings.DRAWN)


def give_up(connection: Connection, table_id: str) -> None:
    """A table that never began is over; nobody was dealt anything."""
    waits = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == GATHERING)
    over = {"status": "ended", "updated": now_of(connection)}
    if connection.execute(waits.values(**over, rematch_of=None)).rowcount:
        seats = update(SEATS).where(SEATS.c.table_id == table_id)
        connection.execute(seats.values(kept_for=""))
        happenings.add(connection, table_id, happenings.CLOSED)
