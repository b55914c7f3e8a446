"""Seats: sitting down by link, stand-ins, activity of players, leaving, and choosing."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from dynasty import bots
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import players, table_events
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database
from dynasty.server.errors import (
    AgainstTerms,
    Forbidden,
    LinkUsed,
    NoSuchTable,
    PlayerReturned,
    SeatOccupied,
    SeatOfAbsentPlayer,
    SeatTaken,
    TableClosed,
    TableFull,
)
from dynasty.server.http.secrets import new_token, sha256_hex
from dynasty.server.model.room import (
    LINK_INSTEAD,
    LINK_OFFERED,
    LINK_OPEN,
    LINK_SPENT,
    PERSON,
    Room,
    Table,
    TableSeat,
)
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_settings import NOBODY
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables import mutes
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

IDLE_PRESENCE_SECONDS = (
    3600.0  # seconds after the last activity in which an idle player counts as here
)
CLEARED_SEAT_COLUMNS: Final[dict[str, Any]] = {
    "name": "",
    "notes": "",
    "plan": None,
}  # what a new player of the seat must not see


async def table_of_link(service: TableService, token: str) -> tuple[Room | StoredTable, int | None]:
    """Return the table and the seat of a link; None as seat if it offers all free seats."""
    table_id, seat = await service.db.read(partial(link_target, token=token))
    table = await service.table(table_id)
    if isinstance(table, StoredTable) and table.status != TableStatus.WAITING:
        raise table.unavailable()
    if seat is not None:
        check_person(table, seat)
    return table, seat


def link_target(connection: Connection, token: str) -> tuple[str, int | None]:
    """Return the table and the seat of a link; raise NoSuchTable if there is none."""
    found = db_tables.seat_of_token(connection, sha256_hex(token))
    if found is not None:
        return found
    table_id = db_tables.table_of_invitation(connection, token)
    if table_id is None:
        raise NoSuchTable
    return table_id, None


def seat_for_table_link(room: Room, player: str, wanted: int | None) -> int:
    """Return the seat for the link of a table: the player's own, the wanted or a free one."""
    free, held = room.free(), room.holders.get(player)
    if held:
        return min(held)
    if not free:
        raise TableFull
    if wanted is not None and wanted not in free:
        raise SeatTaken
    return free[0] if wanted is None else wanted


async def join_by_link(
    service: TableService, token: str, name: str, player: str, wanted: int | None = None
) -> tuple[Room, int]:
    """Seat a player by a link and return the room and the seat; a seat's link is then spent."""
    room, seat = await table_of_link(service, token)
    assert isinstance(room, Room)
    async with service.change(room) as change:
        secret = sha256_hex(token)
        if seat is None:
            seat = seat_for_table_link(room, player, wanted)
            secret = room.chairs[seat].token
        sits = seat in room.holders.get(player, ())

        def work(connection: Connection) -> None:
            if not sits:
                sit_down(connection, service.db, room, seat, player, secret)
            if name:
                db_tables.update_seat(connection, room.id, seat, name=name)
                players.set_name(connection, player, name)
            db_clocks.update_room_clocks(connection, room)

        await change.write(work)
        await change.reread()
    service.clocks_changed.set()
    return room, seat


def sit_down(
    connection: Connection, db: Database, room: Room, seat: int, player: str, token: str
) -> None:
    """Seat a player; end a stand-in there, and the sitting of a player who is still absent."""
    kind = db_tables.spend_link(connection, token)
    if kind == LINK_SPENT:
        raise LinkUsed
    sign = db_seats.stored_activity(connection, room.id, seat)
    if kind == LINK_INSTEAD and is_active(db, room, seat, sign):
        raise PlayerReturned
    if kind in (LINK_INSTEAD, LINK_OFFERED):
        db_seats.vacate_seat(connection, room.id, seat)
        db_tables.update_seat(connection, room.id, seat, wants_end=False, **CLEARED_SEAT_COLUMNS)
        told = table_events.NEW_PLAYER if kind == LINK_INSTEAD else table_events.TAKEN_OVER
        table_events.add_event(connection, room.id, told, seat)
    else:
        table_events.add_event(connection, room.id, table_events.SAT_DOWN, seat)
    end_stand_in(connection, room, seat)
    mutes.clear_mutes(connection, room, seat)
    db_seats.occupy_seat(connection, room.id, seat, player)


def seat_status(db: Database, room: Room, caller: Caller, chair: TableSeat) -> str:
    """Return what a seat is to the caller: mine, bot, free, absent or held."""
    if chair.player != PERSON:
        return "bot"
    if chair.seat in caller.seats(room):
        return "mine"
    sign = last_activity(room, chair.seat)
    if sign is None:
        return "free"
    return "held" if is_active(db, room, chair.seat, sign) else "absent"


def last_activity(room: Table, seat: int) -> float | None:
    """Return the last activity of the seat's players known to this room; None if it is empty."""
    signs = (room.seen.get(who, 0.0) for who, seats in room.holders.items() if seat in seats)
    return max(signs, default=None)


def is_active(db: Database, room: Table, seat: int, sign: float | None) -> bool:
    """C10: Return whether the seat's player was active lately, and answers if there is no clock.

    A player who has been asked for a week is away, unless they are looking at the table just now.
    """
    if sign is None:
        return False
    now, absence = db.clock.now(), db.settings.absence
    answers = room.terms.clock is not None or now - room.since.get(seat, now) < absence
    return now - sign < (absence if answers else IDLE_PRESENCE_SECONDS)


def check_may_replace(connection: Connection, db: Database, room: Room, seat: int) -> bool:
    """Return whether the seat is held; raise SeatOccupied if its player was here lately."""
    sign = db_seats.stored_activity(connection, room.id, seat)
    if is_active(db, room, seat, sign):
        raise SeatOccupied(days=db.settings.absence_days)
    return sign is not None


def check_no_other_people(
    connection: Connection, db: Database, room: Room, seat: int, caller: Caller
) -> None:
    """Raise SeatOfAbsentPlayer if other people play here, who must agree to replace a player."""
    own = caller.seats(room) | {seat}
    others = [chair.seat for chair in room.chairs if chair.player == PERSON and not chair.bot]
    signs = {
        one: db_seats.stored_activity(connection, room.id, one) for one in others if one not in own
    }
    if any(is_active(db, room, one, sign) for one, sign in signs.items()):
        raise SeatOfAbsentPlayer


def check_stand_in(room: Room, player: str) -> None:
    """Raise AgainstTerms unless this is the agreed bot for absent players, or none."""
    if player and player != room.terms.stand_in:
        raise AgainstTerms("stand-in")


def check_person(room: Table, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Forbidden("forbidden-no-seat")
    if room.chairs[seat].player != PERSON:
        raise Forbidden("forbidden-bot")


def check_may_change_seat(room: Room, seat: int, caller: Caller) -> bool:
    """Return whether the seat is the caller's own; raise Forbidden if not and they do not host."""
    check_person(room, seat)
    mine = seat in caller.seats(room)
    if not mine:
        caller.check_host(room)
    return mine


async def create_seat_link(service: TableService, room: Room, seat: int, caller: Caller) -> str:
    """Create a new link for a seat: one's own to give it away, others' as their host.

    The present player keeps the seat until another player uses the link.
    """
    mine = check_may_change_seat(room, seat, caller)
    token = new_token()

    def work(connection: Connection) -> str:
        kind = LINK_OFFERED
        if not mine:
            kind = (
                LINK_INSTEAD if check_may_replace(connection, service.db, room, seat) else LINK_OPEN
            )
        if kind == LINK_INSTEAD:
            check_no_other_people(connection, service.db, room, seat, caller)
        if kind != LINK_OPEN:
            told = table_events.INVITED if kind == LINK_INSTEAD else table_events.OFFERED
            table_events.add_event(connection, room.id, told, seat)
        db_tables.update_seat(connection, room.id, seat, token=sha256_hex(token), link=kind)
        return kind

    async with service.change(room, players=False) as change:
        kind = await change.write(work)
        room.chairs[seat].link, room.chairs[seat].token = kind, sha256_hex(token)
    return token


async def set_stand_in(
    service: TableService, room: Room, seat: int, player: str, caller: Caller
) -> None:
    """Let a bot play for a person, oneself or as their host; with "" end that."""
    mine = check_may_change_seat(room, seat, caller)
    if mine and not player:
        await retake_seat(service, room, seat)
        return
    if player:
        bots.make_bot(player, room.game, 0)  # raises, naming the bots there are
    elif not room.chairs[seat].stand_in:
        return
    by_host = table_events.STANDS_IN if player else table_events.GIVEN_BACK
    kind = table_events.LEFT_TO_BOT if mine else by_host

    def work(connection: Connection) -> dict[int, SeatTiming]:
        if not mine and check_may_replace(connection, service.db, room, seat):
            check_stand_in(room, player)
        table_events.add_event(
            connection, room.id, kind, seat, **({"bot": player} if player else {})
        )
        return update_stand_in(connection, room, seat, player)

    async with service.change(room) as change, service.place_for(room, {seat} if player else set()):
        await change.write_clocks(work)
        room.chairs[seat].stand_in = player


async def leave_table(service: TableService, room: Room, seat: int, caller: Caller) -> None:
    """Leave for good: a bot plays on, and anyone with the table's link may take the seat."""
    if seat not in caller.seats(room):
        raise Forbidden("forbidden-not-yours")
    if room.status != TableStatus.PLAYING:
        raise TableClosed("refused-over")

    def work(connection: Connection) -> None:
        name = room.chairs[seat].name
        table_events.add_event(connection, room.id, table_events.LEFT, seat, name=name)
        leave_seat_to_bot(connection, room, seat)

    async with service.change(room) as change, service.place_for(room, {seat}):
        await change.write(work)
        await change.reread()


def leave_seat_to_bot(connection: Connection, room: Table, seat: int) -> None:
    """Remove the player of a seat and let the agreed bot, or the usual one, play on."""
    agreed = room.terms.stand_in
    bot = bots.DEFAULT_BOT if agreed == NOBODY else agreed
    db_seats.vacate_seat(connection, room.id, seat)
    table_events.add_event(connection, room.id, table_events.FILLED, seat, bot=bot)
    left = {"token": sha256_hex(new_token()), "link": LINK_OPEN, **CLEARED_SEAT_COLUMNS}
    db_tables.update_seat(connection, room.id, seat, wants_end=False, **left)
    update_stand_in(connection, room, seat, bot)


async def retake_seat(service: TableService, room: Room, seat: int) -> None:
    """Let the person play again: end the stand-in and the invitation of others to the seat."""
    if not has_replacement(room.chairs[seat]):
        return

    def work(connection: Connection) -> dict[int, SeatTiming]:
        if room.chairs[seat].link == LINK_INSTEAD:
            db_tables.update_seat(connection, room.id, seat, link=LINK_SPENT)
        return end_stand_in(connection, room, seat)

    async with service.change(room) as change:
        chair = room.chairs[seat]
        if has_replacement(chair):
            await change.write_clocks(work)
            chair.stand_in = ""
            chair.link = LINK_SPENT if chair.link == LINK_INSTEAD else chair.link


def has_replacement(chair: TableSeat) -> bool:
    """Return whether a stand-in plays for the person, or another player may take the seat."""
    return bool(chair.stand_in) or chair.link == LINK_INSTEAD


def end_stand_in(connection: Connection, room: Room, seat: int) -> dict[int, SeatTiming]:
    """End the stand-in of a seat and add an event; return the changed clocks."""
    if not room.chairs[seat].stand_in:
        return {}
    table_events.add_event(connection, room.id, table_events.IS_BACK, seat)
    return update_stand_in(connection, room, seat, "")


def update_stand_in(
    connection: Connection, room: Table, seat: int, stand_in: str
) -> dict[int, SeatTiming]:
    """Set the stand-in of a seat and whether the table waits for a bot; return the clocks."""
    db_tables.update_seat(connection, room.id, seat, stand_in=stand_in)
    answering = {chair.seat: chair.bot for chair in room.chairs} | {seat: stand_in}
    awaits_bot = any(answering[asked] for asked in room.asked())
    db_tables.update_table(connection, room.id, awaits_bot=awaits_bot)
    return db_clocks.update_room_clocks(connection, room, seat)


async def submit_choice(
    service: TableService,
    room: Room,
    seat: int,
    choice: str,
    seq: int,
    key: str | None,
    arrived: float | None = None,
) -> int:
    """Play a person's choice: end a stand-in, call the hooks before it, play, call those after."""
    await service.rooms.catch_up(room, seq)
    with room.answer(seat, service.clock.now() if arrived is None else arrived):
        await retake_seat(service, room, seat)
        following = await service.hooks.call_before_choice(room, seat)
        now = await service.choose(room, seat, choice, seq, key)
    for after_choice in following:
        after_choice(choice)
    return now
