"""Tables that wait for players: the lobby lists, sitting down, leaving, the host's actions."""

from __future__ import annotations

import hashlib
from functools import partial

from sqlalchemy import Connection, select

from dynasty import bots
from dynasty.server.db import blocks, players, stored_tables, table_events
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database
from dynasty.server.db.schema import IS_PUZZLE, SEATS, TABLES
from dynasty.server.db.table_transactions import close_unstarted
from dynasty.server.errors import (
    Forbidden,
    LinkUsed,
    SeatReserved,
    SeatTaken,
    TableFull,
    TableStarted,
)
from dynasty.server.http.parsing import check_text
from dynasty.server.http.secrets import new_token, sha256_hex
from dynasty.server.model.room import LINK_OPEN, LINK_SPENT, PERSON, Room, Table
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.tables.table_start import MAX_WAITING_SECONDS

MAX_LISTED_TABLES = 60
WAITING_POLL_SECONDS = 1.0  # seconds between two checks of a waiting table


def require_waiting_table(table: Table) -> StoredTable:
    """Return a table that waits for players; raise TableStarted if it has started."""
    if not isinstance(table, StoredTable) or table.status != TableStatus.WAITING:
        raise TableStarted
    return table


async def open_tables(
    db: Database, game: str = "", people: int = 0, pace: str = "", reader: str = ""
) -> list[StoredTable]:
    """Return the tables that everyone may join, newest first, filtered by game, seats and pace.

    Tables with players whom the reader blocks, or who block the reader, are left out.
    """
    since = db.clock.now() - MAX_WAITING_SECONDS
    wanted = [TABLES.c.status == TableStatus.WAITING, TABLES.c.listed, TABLES.c.created > since]
    if game:
        wanted.append(TABLES.c.game == check_text(game))

    def read(connection: Connection) -> list[StoredTable]:
        newest = select(TABLES.c.id).where(*wanted).order_by(TABLES.c.created.desc())
        ids = connection.execute(newest.limit(MAX_LISTED_TABLES)).scalars().all()
        return stored_tables.stored_tables(connection, ids)

    found = await unblocked_tables(db, await db.read(read), reader)
    fitting = (table for table in found if people in (0, len(table.chairs)))
    fitting = (table for table in fitting if pace in ("", table.terms.pace))
    return sorted(fitting, key=lambda table: -table.created)


async def running_tables(db: Database, player: str) -> list[StoredTable]:
    """Return the public tables where the player does not sit, last changed first."""
    shown = TABLES.c.terms["watching"].as_string() == "everybody"
    wanted = TABLES.c.status == TableStatus.PLAYING, shown, ~IS_PUZZLE

    def read(connection: Connection) -> list[StoredTable]:
        latest = select(TABLES.c.id).where(*wanted).order_by(TABLES.c.updated.desc())
        ids = connection.execute(latest.limit(MAX_LISTED_TABLES)).scalars().all()
        return stored_tables.stored_tables(connection, ids)

    found = await unblocked_tables(db, await db.read(read), player)
    return [table for table in found if table.fault is None and player not in table.holders]


async def unblocked_tables(
    db: Database, tables: list[StoredTable], reader: str
) -> list[StoredTable]:
    """Return the tables without players whom the reader blocks or who block the reader."""
    apart = await db.read(partial(blocks.ids_blocked_either_way, player=reader)) if reader else ()
    return [table for table in tables if not {table.host, *table.holders} & {*apart}]


# Sitting down and leaving


async def check_may_sit(db: Database, table: StoredTable, caller: Caller) -> None:
    """Raise Forbidden unless the table is listed in the lobby or the caller is expected there."""
    seen = table.listed and await unblocked_tables(db, [table], caller.player)
    if not seen and not caller.has_part_in(table):
        raise Forbidden("forbidden-link")


async def take_free_seat(
    service: TableService, table: StoredTable, player: str, name: str, wanted: int | None
) -> int:
    """Seat the player in a free seat, one per player; the last one starts the table."""
    held = table.holders.get(player)
    if held:
        return min(held)
    seat = seat_to_take(table, player, wanted, service.clock.now())

    def work(connection: Connection) -> None:
        check_still_waiting(connection, table.id)
        seated = db_seats.seat_occupants(connection, [table.id])
        if any(row["player"] == player for row in seated):
            raise Forbidden("forbidden-seated")
        if db_tables.spend_link(connection, table.chairs[seat].token) == LINK_SPENT:
            raise SeatTaken
        db_seats.occupy_seat(connection, table.id, seat, player)
        db_tables.update_seat(connection, table.id, seat, kept_for="")
        if name:
            db_tables.update_seat(connection, table.id, seat, name=name)
            players.set_name(connection, player, name)
        table_events.add_event(connection, table.id, table_events.SAT_DOWN, seat)

    await service.db.write(work, table.id)
    await service.table(table.id)  # which starts it, if that was the last seat
    return seat


def offered_seats(table: StoredTable, player: str, now: float) -> list[int]:
    """Return the free seats that a player may take; one reserved for this player comes first."""
    free = [seat for seat in table.free() if not table.is_reserved_for_other(seat, player, now)]
    return sorted(free, key=lambda seat: table.chairs[seat].kept_for != player)


def seat_to_take(table: StoredTable, player: str, wanted: int | None, now: float) -> int:
    """Return the seat to take: the wanted one if it is free for this player, else the first."""
    free, found = table.free(), offered_seats(table, player, now)
    if not free:
        raise TableFull
    if wanted is not None and wanted not in free:
        raise SeatTaken
    if wanted not in (None, *found) or not found:
        raise SeatReserved
    return found[0] if wanted is None else wanted


async def join_waiting_table(
    service: TableService,
    table: StoredTable,
    seat: int | None,
    player: str,
    name: str,
    wanted: int | None,
) -> int:
    """Seat the player by the link of a seat or of the table."""
    if seat is not None and seat not in table.free() and not table.holders.get(player):
        raise LinkUsed
    return await take_free_seat(service, table, player, name, wanted if seat is None else seat)


async def empty_seat(db: Database, table: StoredTable, seat: int, caller: Caller) -> None:
    """Leave the caller's own seat, or as the host remove a player from theirs."""
    mine = seat in caller.seats(table)
    if seat >= len(table.chairs) or not any(seat in held for held in table.holders.values()):
        raise Forbidden("forbidden-empty")
    kind = table_events.LEFT if mine else table_events.REMOVED

    def work(connection: Connection) -> None:
        check_still_waiting(connection, table.id)
        table_events.add_event(connection, table.id, kind, seat, name=table.chairs[seat].name)
        free_seat(connection, table.id, seat)

    await db.write(work, table.id)


def free_seat(connection: Connection, table_id: str, seat: int) -> None:
    """Vacate a seat so that any player may take it."""
    db_seats.vacate_seat(connection, table_id, seat)
    link = {"token": sha256_hex(new_token()), "link": LINK_OPEN}
    db_tables.update_seat(connection, table_id, seat, name="", notes="", kept_for="", **link)


def check_still_waiting(connection: Connection, table_id: str) -> None:
    found = select(TABLES.c.status).where(TABLES.c.id == table_id)
    if connection.execute(found).scalar() != TableStatus.WAITING:
        raise TableStarted


# The host


async def fill_with_bots(service: TableService, table: StoredTable, bot: str) -> Room:
    """Give the free seats to a bot and start the table."""
    bots.make_bot(bot, service.game(table.edition.game), 0)  # raises, naming the bots there are

    def work(connection: Connection) -> None:
        check_still_waiting(connection, table.id)
        held = {row["seat"] for row in db_seats.seat_occupants(connection, [table.id])}
        table.terms.check_rated(len(held))
        for chair in db_tables.seats_of_table(connection, table.id):
            if chair.player == PERSON and chair.seat not in held:
                taken = {"player": bot, "link": LINK_SPENT, "kept_for": ""}
                db_tables.update_seat(connection, table.id, chair.seat, **taken)
                table_events.add_event(
                    connection, table.id, table_events.FILLED, chair.seat, bot=bot
                )

    await service.db.write(work, table.id)
    return await service.room(table.id)


# Requests to a table that may have started meanwhile


async def leave(service: TableService, table: Table, seat: int, caller: Caller) -> None:
    """Leave a seat for good; if the game has begun, a bot plays on."""
    if isinstance(table, Room):
        await tables_seats.leave_table(service, table, seat, caller)
    else:
        waiting = require_waiting_table(await service.table(table.id))
        caller.own_seat(waiting, seat)
        await empty_seat(service.db, waiting, seat, caller)


async def remove_player(service: TableService, table: Table, seat: int, caller: Caller) -> None:
    """Remove a player from a seat, as the host."""
    caller.check_host(table)
    await empty_seat(service.db, require_waiting_table(await service.table(table.id)), seat, caller)


async def start_with_bots(service: TableService, table: Table, bot: str, caller: Caller) -> Room:
    """Give the free seats to a bot and start the game, as the host."""
    caller.check_host(table)
    waiting = require_waiting_table(await service.table(table.id))
    return await fill_with_bots(service, waiting, bot or bots.DEFAULT_BOT)


async def close_table(service: TableService, table: Table, caller: Caller) -> None:
    """Close a waiting table, as its host."""
    caller.check_host(table)
    waiting = require_waiting_table(await service.table(table.id))
    await service.db.write(partial(close_unstarted, table_id=waiting.id), waiting.id)


# News


async def waiting_page_digest(db: Database, table_id: str) -> str:
    """Return a short digest of a waiting table's players and names; empty if it waits no more."""

    def read(connection: Connection) -> str:
        found = select(TABLES.c.status).where(TABLES.c.id == table_id)
        if connection.execute(found).scalar() != TableStatus.WAITING:
            return ""
        seats = select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == table_id)
        names = [tuple(row) for row in connection.execute(seats.order_by(SEATS.c.seat))]
        held = sorted(
            (row["seat"], row["player"]) for row in db_seats.seat_occupants(connection, [table_id])
        )
        return hashlib.blake2b(repr((names, held)).encode(), digest_size=6).hexdigest()

    return await db.read(read)
