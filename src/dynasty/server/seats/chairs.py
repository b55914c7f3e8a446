"""Seats: sitting down, links, stand-ins, signs of who sits there, and who may do what."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from dynasty import bots
from dynasty.kernel import DynastyError
from dynasty.server.door.tokens import hashed, new_token
from dynasty.server.minds import coaching
from dynasty.server.pace import clockwork, pauses
from dynasty.server.pace.timing import Timing
from dynasty.server.people import muting, players
from dynasty.server.seats import sittings
from dynasty.server.seats.seating import Caller
from dynasty.server.store import queries
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Forbidden, Hall, NoSuchTable, TableClosed
from dynasty.server.tables.room import (
    GATHERING,
    INSTEAD,
    OFFERED,
    OPEN,
    PERSON,
    SPENT,
    Chair,
    Room,
    Table,
)
from dynasty.server.tables.stored import Stored, TableShut
from dynasty.server.tables.terms import NOBODY, AgainstTerms

LOGGER = logging.getLogger("dynasty.chairs")
AN_HOUR = 3600.0  # seconds for which somebody who does not answer is at the table yet
A_FEW_MINUTES = 300.0  # seconds from one note of a sign to the next
OWN: Final[dict[str, Any]] = {
    "name": "",
    "notes": "",
    "plan": None,
}  # what whoever sat there leaves to nobody


class SeatHeld(Forbidden):
    """Somebody sits there and has not stayed away for long."""

    usual = "wrong-held"


class SeatKept(Forbidden):
    """Its player stays away, but other people play here."""

    usual = "wrong-kept-seat"


class LinkUsed(Forbidden):
    """Somebody sat down by this link already."""

    usual = "wrong-used"


class TableFull(Forbidden):
    """The link of a table where no seat is free any more."""

    usual = "wrong-no-seat"


class SeatTaken(Forbidden):
    """Somebody else sat down there meanwhile."""

    usual = "wrong-taken"


class PlayerBack(Forbidden):
    """The player who stayed away was here again: the seat is theirs."""

    usual = "wrong-back"


async def invited(hall: Hall, token: str) -> tuple[Room | Stored, int | None]:
    """The table and the seat of a link; the link of a table offers all its free seats."""
    found = await hall.store.read(partial(queries.seat_of_token, token=hashed(token)))
    if found is not None:
        table = await readable(hall, found[0])
        check_person(table, found[1])
        return table, found[1]
    table_id = await hall.store.read(partial(queries.table_of_invitation, invitation=token))
    if table_id is None:
        raise NoSuchTable
    return await readable(hall, table_id), None


async def readable(hall: Hall, table_id: str) -> Room | Stored:
    """The room of a table, or the table that waits for its people."""
    table = await hall.table(table_id)
    if isinstance(table, Stored) and table.status != GATHERING:
        raise TableShut(table)
    return table


def chosen_seat(room: Room, player: str, wanted: int | None) -> int:
    """Where the link of a table leads: where the player sits already, else to a free seat."""
    free, held = room.free(), room.holders.get(player)
    if held:
        return min(held)
    if not free:
        raise TableFull
    if wanted is not None and wanted not in free:
        raise SeatTaken
    return free[0] if wanted is None else wanted


async def join(
    hall: Hall, token: str, name: str, player: str, wanted: int | None = None
) -> tuple[Room, int]:
    """Sit down by a link; a seat's own is used up by that. The seat is the player's."""
    room, seat = await invited(hall, token)
    assert isinstance(room, Room)
    async with room.lock:
        secret = hashed(token)
        if seat is None:
            seat = chosen_seat(room, player, wanted)
            secret = room.chairs[seat].token
        sits = seat in room.holders.get(player, ())

        def work(connection: Connection) -> None:
            if not sits:
                sit_down(connection, hall, room, seat, player, secret)
            if name:
                queries.set_chair(connection, room.id, seat, name=name)
                players.set_name(connection, player, name)
            clockwork.settle_room(connection, room)

        await hall.store.write(work)
        await hall.rooms.reread(room)
    hall.struck.set()
    room.wake()
    hall.bell.ring(room.holders)
    return room, seat


def sit_down(
    connection: Connection, hall: Hall, room: Room, seat: int, player: str, token: str
) -> None:
    """Take a seat; whoever stood in there does so no longer, whoever still stays away is out."""
    kind = queries.spend_link(connection, token)
    if kind == SPENT:
        raise LinkUsed
    sign = sittings.last_sign(connection, room.id, seat)
    if kind == INSTEAD and is_here(hall, room, seat, sign):
        raise PlayerBack
    if kind in (INSTEAD, OFFERED):
        sittings.release(connection, room.id, seat)
        queries.set_chair(connection, room.id, seat, wants_end=False, **OWN)
        told = happenings.NEW_PLAYER if kind == INSTEAD else happenings.TAKEN_OVER
        happenings.add(connection, room.id, told, seat)
    else:
        happenings.add(connection, room.id, happenings.SAT_DOWN, seat)
    end_stand_in(connection, room, seat)
    muting.forget(connection, room, seat)
    sittings.hold(connection, room.id, seat, player)


async def note_sign(hall: Hall, room: Room, caller: Caller) -> None:
    """Somebody who sits here asked for something: remember it, now and then on disk."""
    now, player = hall.clock.now(), caller.player
    if not room.holders.get(player) or now - room.seen.get(player, 0) < A_FEW_MINUTES:
        return
    room.seen[player] = now
    try:
        work = partial(sittings.note_sign, table_id=room.id, player=player)
        await hall.store.write(work)
    except (DynastyError, SQLAlchemyError):
        LOGGER.warning("a sign of a player at table %s could not be kept", room.id)


def standing(hall: Hall, room: Room, caller: Caller, chair: Chair) -> str:
    """What a seat is to the caller: mine, a bot's, free, absent, or held by somebody."""
    if chair.player != PERSON:
        return "bot"
    if chair.seat in caller.seats(room):
        return "mine"
    sign = last_sign(room, chair.seat)
    if sign is None:
        return "free"
    return "held" if is_here(hall, room, chair.seat, sign) else "absent"


def last_sign(room: Table, seat: int) -> float | None:
    """Of whoever sits there, as far as this room knows; None if nobody does."""
    signs = (room.seen.get(who, 0.0) for who, seats in room.holders.items() if seat in seats)
    return max(signs, default=None)


def is_here(hall: Hall, room: Table, seat: int, sign: float | None) -> bool:
    """C10: does somebody sit there who was seen lately, and answers if there is no clock?

    Whoever has been asked for a week is away, unless they are looking at the table just now.
    """
    if sign is None:
        return False
    now, absence = hall.clock.now(), hall.settings.absence
    answers = room.terms.clock is not None or now - room.since.get(seat, now) < absence
    return now - sign < (absence if answers else AN_HOUR)


def check_may_fill(connection: Connection, hall: Hall, room: Room, seat: int) -> bool:
    """Is the seat held? SeatHeld if by somebody who was here lately."""
    sign = sittings.last_sign(connection, room.id, seat)
    if is_here(hall, room, seat, sign):
        raise SeatHeld
    return sign is not None


def check_alone(connection: Connection, hall: Hall, room: Room, seat: int, caller: Caller) -> None:
    """A seat of who stays away goes to somebody else only if no other people play here."""
    own = caller.seats(room) | {seat}
    others = [chair.seat for chair in room.chairs if chair.player == PERSON and not chair.bot]
    signs = {one: sittings.last_sign(connection, room.id, one) for one in others if one not in own}
    if any(is_here(hall, room, one, sign) for one, sign in signs.items()):
        raise SeatKept


def check_stand_in(room: Room, player: str) -> None:
    """For who stays away plays whoever was agreed, or nobody."""
    if player and player != room.terms.stand_in:
        raise AgainstTerms("stand-in")


def check_person(room: Table, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Forbidden("forbidden-no-seat")
    if room.chairs[seat].player != PERSON:
        raise Forbidden("forbidden-bot")


def check_may_touch(room: Room, seat: int, caller: Caller) -> bool:
    """Is this person's seat the caller's own? Forbidden if it is not and the caller no host."""
    check_person(room, seat)
    mine = seat in caller.seats(room)
    if not mine:
        caller.check_host(room)
    return mine


async def new_link(hall: Hall, room: Room, seat: int, caller: Caller) -> str:
    """A new link for a seat: one's own to give it away, others' as their host.

    Whoever sits there keeps the seat until somebody else has sat down by the link.
    """
    mine = check_may_touch(room, seat, caller)
    token = new_token()

    def work(connection: Connection) -> str:
        kind = OFFERED
        if not mine:
            kind = INSTEAD if check_may_fill(connection, hall, room, seat) else OPEN
        if kind == INSTEAD:
            check_alone(connection, hall, room, seat, caller)
        if kind != OPEN:
            told = happenings.INVITED if kind == INSTEAD else happenings.OFFERED
            happenings.add(connection, room.id, told, seat)
        queries.set_chair(connection, room.id, seat, token=hashed(token), link=kind)
        return kind

    async with room.lock:
        kind = await hall.store.write(work)
        room.chairs[seat].link, room.chairs[seat].token = kind, hashed(token)
    room.wake()
    return token


async def set_stand_in(hall: Hall, room: Room, seat: int, player: str, caller: Caller) -> None:
    """A bot plays for a person: for oneself, or as their host; with "" none does any longer."""
    mine = check_may_touch(room, seat, caller)
    if mine and not player:
        await come_back(hall, room, seat)
        return
    if player:
        bots.make(player, room.game, 0)  # raises, naming the bots there are
    elif not room.chairs[seat].stand_in:
        return
    by_host = happenings.STANDS_IN if player else happenings.GIVEN_BACK
    kind = happenings.LEFT_TO_BOT if mine else by_host

    def work(connection: Connection) -> dict[int, Timing]:
        if not mine and check_may_fill(connection, hall, room, seat):
            check_stand_in(room, player)
        happenings.add(connection, room.id, kind, seat, **({"bot": player} if player else {}))
        return change_player(connection, room, seat, player)

    async with room.lock, hall.place_for(room, {seat} if player else set()):
        timings = await hall.store.write(work)
        room.chairs[seat].stand_in = player
        room.keep_time(timings, hall.struck)
    room.wake()
    hall.bell.ring(room.holders)
    hall.tend(room)


async def leave(hall: Hall, room: Room, seat: int, caller: Caller) -> None:
    """Leave for good: a bot plays on, and whoever has the table's link may take the seat."""
    if seat not in caller.seats(room):
        raise Forbidden("forbidden-not-yours")
    if room.status != "playing":
        raise TableClosed("refused-over")

    def work(connection: Connection) -> None:
        name = room.chairs[seat].name
        happenings.add(connection, room.id, happenings.LEFT, seat, name=name)
        vacate(connection, room, seat)

    async with room.lock, hall.place_for(room, {seat}):
        await hall.store.write(work)
        await hall.rooms.reread(room)
    room.wake()
    hall.tend(room)


def vacate(connection: Connection, room: Table, seat: int) -> None:
    """Nobody sits there any more: a bot plays on, the one that was agreed if there is one."""
    agreed = room.terms.stand_in
    bot = bots.USUAL if agreed == NOBODY else agreed
    sittings.release(connection, room.id, seat)
    happenings.add(connection, room.id, happenings.FILLED, seat, bot=bot)
    left = {"token": hashed(new_token()), "link": OPEN, **OWN}
    queries.set_chair(connection, room.id, seat, wants_end=False, **left)
    change_player(connection, room, seat, bot)


async def come_back(hall: Hall, room: Room, seat: int) -> None:
    """The person plays: nobody stands in any longer, nobody else is invited to the seat."""
    if not is_left(room.chairs[seat]):
        return

    def work(connection: Connection) -> dict[int, Timing]:
        if room.chairs[seat].link == INSTEAD:
            queries.set_chair(connection, room.id, seat, link=SPENT)
        return end_stand_in(connection, room, seat)

    async with room.lock:
        chair = room.chairs[seat]
        if is_left(chair):
            timings = await hall.store.write(work)
            chair.stand_in = ""
            room.keep_time(timings, hall.struck)
            chair.link = SPENT if chair.link == INSTEAD else chair.link
    room.wake()
    hall.bell.ring(room.holders)


def is_left(chair: Chair) -> bool:
    """Does somebody play in the person's place, or may somebody take it?"""
    return bool(chair.stand_in) or chair.link == INSTEAD


def end_stand_in(connection: Connection, room: Room, seat: int) -> dict[int, Timing]:
    """The seat is played by its person again, and its table knows; gives its clocks."""
    if not room.chairs[seat].stand_in:
        return {}
    happenings.add(connection, room.id, happenings.IS_BACK, seat)
    return change_player(connection, room, seat, "")


def change_player(
    connection: Connection, room: Table, seat: int, stand_in: str
) -> dict[int, Timing]:
    """Who answers for a seat; after a start, tables where a bot is asked go on by themselves."""
    queries.set_chair(connection, room.id, seat, stand_in=stand_in)
    answering = {chair.seat: chair.bot for chair in room.chairs} | {seat: stand_in}
    awaits_bot = any(answering[asked] for asked in room.asked())
    queries.set_table(connection, room.id, awaits_bot=awaits_bot)
    return clockwork.settle_room(connection, room, seat)


async def choose(
    hall: Hall,
    room: Room,
    seat: int,
    choice: str,
    seq: int,
    key: str | None,
    arrived: float | None = None,
) -> int:
    """A person answers, which ends whatever stood in for them."""
    with room.answer(seat, hall.clock.now() if arrived is None else arrived):
        await come_back(hall, room, seat)
        await pauses.go_on(hall, room, seat)
        glance = await coaching.before(hall, room, seat)
        now = await hall.choose(room, seat, choice, seq, key)
    if glance is not None:
        coaching.start_looking_back(hall, room, glance, choice)
    return now
