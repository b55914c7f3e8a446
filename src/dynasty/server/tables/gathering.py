"""Open tables: laid, with nothing dealt yet; when all seats are taken they begin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from fastapi import Request
from sqlalchemy import Connection, select

from dynasty import bots
from dynasty.server.door.inputs import check_text
from dynasty.server.door.tokens import hashed, new_token
from dynasty.server.people import blocking, players
from dynasty.server.seats import sittings
from dynasty.server.seats.chairs import LinkUsed, SeatTaken, TableFull
from dynasty.server.seats.seating import Caller
from dynasty.server.store import archive, queries
from dynasty.server.store.schema import IS_PUZZLE, SEATS, TABLES
from dynasty.server.tables import happenings
from dynasty.server.tables.beginnings import LONGEST, give_up
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.room import GATHERING, OPEN, PERSON, SPENT, Room
from dynasty.server.tables.stored import AlreadyBegun, SeatReserved, Stored

MOST_LISTED = 60
LOOK = 1.0  # seconds between two looks at a table that waits
QUIET = 15  # looks after which a line without news shows that it is open


async def of_table(hall: Hall, table_id: str) -> Stored:
    """A table that waits for its people; AlreadyBegun if it does no longer."""
    table = await hall.table(table_id)
    if not isinstance(table, Stored) or table.status != GATHERING:
        raise AlreadyBegun
    return table


async def open_tables(
    hall: Hall, game: str = "", people: int = 0, pace: str = "", reader: str = ""
) -> list[Stored]:
    """Those that everybody may join, newest first; of a game, for so many players, of a pace.

    Whoever blocks somebody does not see their tables, nor they theirs.
    """
    since = hall.clock.now() - LONGEST
    wanted = [TABLES.c.status == GATHERING, TABLES.c.listed, TABLES.c.created > since]
    if game:
        wanted.append(TABLES.c.game == check_text(game))

    def read(connection: Connection) -> list[Stored]:
        newest = select(TABLES.c.id).where(*wanted).order_by(TABLES.c.created.desc())
        ids = connection.execute(newest.limit(MOST_LISTED)).scalars().all()
        return archive.stored(connection, ids)

    found = await among(hall, await hall.store.read(read), reader)
    fitting = (table for table in found if people in (0, len(table.chairs)))
    fitting = (table for table in fitting if pace in ("", table.terms.pace))
    return sorted(fitting, key=lambda table: -table.created)


async def running_tables(hall: Hall, player: str) -> list[Stored]:
    """Those that everybody may watch and where the player does not sit, last changed first."""
    shown = TABLES.c.terms["watching"].as_string() == "everybody"
    wanted = TABLES.c.status == "playing", shown, ~IS_PUZZLE

    def read(connection: Connection) -> list[Stored]:
        latest = select(TABLES.c.id).where(*wanted).order_by(TABLES.c.updated.desc())
        ids = connection.execute(latest.limit(MOST_LISTED)).scalars().all()
        return archive.stored(connection, ids)

    found = await among(hall, await hall.store.read(read), player)
    return [table for table in found if table.fault is None and player not in table.holders]


async def among(hall: Hall, tables: list[Stored], reader: str) -> list[Stored]:
    """Those where nobody sits whom the reader blocks, or who blocks the reader."""
    apart = await hall.store.read(partial(blocking.apart, player=reader)) if reader else ()
    return [table for table in tables if not {table.host, *table.holders} & {*apart}]


# Sitting down and leaving


async def check_may_sit(hall: Hall, table: Stored, caller: Caller) -> None:
    """Without a link everybody sits down where that is said in the lobby."""
    seen = table.listed and await among(hall, [table], caller.player)
    if not seen and not caller.has_part_in(table):
        raise Forbidden("forbidden-link")


async def sit(hall: Hall, table: Stored, player: str, name: str, wanted: int | None) -> int:
    """Take a free seat; nobody has two. The last one to do so starts the table."""
    held = table.holders.get(player)
    if held:
        return min(held)
    seat = seat_for(table, player, wanted, hall.clock.now())

    def work(connection: Connection) -> None:
        check_waits(connection, table.id)
        seated = sittings.sitting(connection, [table.id])
        if any(row["player"] == player for row in seated):
            raise Forbidden("forbidden-seated")
        if queries.spend_link(connection, table.chairs[seat].token) == SPENT:
            raise SeatTaken
        sittings.hold(connection, table.id, seat, player)
        queries.set_chair(connection, table.id, seat, kept_for="")
        if name:
            queries.set_chair(connection, table.id, seat, name=name)
            players.set_name(connection, player, name)
        happenings.add(connection, table.id, happenings.SAT_DOWN, seat)

    await hall.store.write(work)
    await hall.table(table.id)  # which starts it, if that was the last seat
    return seat


def offered(table: Stored, player: str, now: float) -> list[int]:
    """The free seats that a player may take: first the one that is kept for them."""
    free = [seat for seat in table.free() if not table.kept_for(seat, player, now)]
    return sorted(free, key=lambda seat: table.chairs[seat].kept_for != player)


def seat_for(table: Stored, player: str, wanted: int | None, now: float) -> int:
    """The seat to take: the wanted one, if it is free for this player."""
    free, found = table.free(), offered(table, player, now)
    if not free:
        raise TableFull
    if wanted is not None and wanted not in free:
        raise SeatTaken
    if wanted not in (None, *found) or not found:
        raise SeatReserved
    return found[0] if wanted is None else wanted


async def join(
    hall: Hall, table: Stored, seat: int | None, player: str, name: str, wanted: int | None
) -> int:
    """Sit down by a link: of a seat, or of the table."""
    if seat is not None and seat not in table.free() and not table.holders.get(player):
        raise LinkUsed
    return await sit(hall, table, player, name, wanted if seat is None else seat)


async def empty(hall: Hall, table: Stored, seat: int, caller: Caller) -> None:
    """Leave one's own seat, or as the host send somebody away from theirs."""
    mine = seat in caller.seats(table)
    if seat >= len(table.chairs) or not any(seat in held for held in table.holders.values()):
        raise Forbidden("forbidden-empty")
    kind = happenings.LEFT if mine else happenings.REMOVED

    def work(connection: Connection) -> None:
        check_waits(connection, table.id)
        happenings.add(connection, table.id, kind, seat, name=table.chairs[seat].name)
        free(connection, table.id, seat)

    await hall.store.write(work)


def free(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody sits there any more, and whoever comes may."""
    sittings.release(connection, table_id, seat)
    link = {"token": hashed(new_token()), "link": OPEN}
    queries.set_chair(connection, table_id, seat, name="", notes="", kept_for="", **link)


def check_waits(connection: Connection, table_id: str) -> None:
    found = select(TABLES.c.status).where(TABLES.c.id == table_id)
    if connection.execute(found).scalar() != GATHERING:
        raise AlreadyBegun


# The host


async def fill(hall: Hall, table: Stored, bot: str) -> Room:
    """Bots take the seats that are free, and the table begins."""
    bots.make(bot, hall.game(table.edition.game), 0)  # raises, naming the bots there are

    def work(connection: Connection) -> None:
        check_waits(connection, table.id)
        held = {row["seat"] for row in sittings.sitting(connection, [table.id])}
        table.terms.check_rated(len(held))
        for chair in queries.chairs(connection, table.id):
            if chair.player == PERSON and chair.seat not in held:
                taken = {"player": bot, "link": SPENT, "kept_for": ""}
                queries.set_chair(connection, table.id, chair.seat, **taken)
                happenings.add(connection, table.id, happenings.FILLED, chair.seat, bot=bot)

    await hall.store.write(work)
    return await hall.room(table.id)


async def close(hall: Hall, table: Stored) -> None:
    """The host gives up waiting."""
    await hall.store.write(partial(give_up, table_id=table.id))


# News


async def news(hall: Hall, table_id: str, request: Request) -> AsyncIterator[str]:
    """A line whenever somebody sat down or left; the last one when it waits no longer."""
    before, quiet = await stamp(hall, table_id), 0
    yield "retry: 1000\n\n"
    while before and not await request.is_disconnected():
        await asyncio.sleep(LOOK)
        now = await stamp(hall, table_id)
        quiet = quiet + 1 if now == before else QUIET
        if quiet >= QUIET:
            yield ": open\n\n" if now == before else "event: changed\ndata: {}\n\n"
            quiet = 0
        before = now


async def stamp(hall: Hall, table_id: str) -> Any:
    """What the page of a table that waits depends on; nothing if it waits no longer."""

    def read(connection: Connection) -> Any:
        found = select(TABLES.c.status).where(TABLES.c.id == table_id)
        if connection.execute(found).scalar() != GATHERING:
            return None
        seats = select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == table_id)
        names = [tuple(row) for row in connection.execute(seats.order_by(SEATS.c.seat))]
        held = sorted(
            (row["seat"], row["player"]) for row in sittings.sitting(connection, [table_id])
        )
        return names, held

    return await hall.store.read(read)
