"""Who asks, what players do beside the game, and tables made of others."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection

from dynasty import bots
from dynasty.kernel import Match
from dynasty.server.after import endings
from dynasty.server.door.inputs import clean_name
from dynasty.server.people import manners
from dynasty.server.post import naming, notices
from dynasty.server.store import archive, queries
from dynasty.server.tables import laying
from dynasty.server.tables.branches import branched
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.replaying import replayed
from dynasty.server.tables.room import GATHERING, PERSON, SPECTATOR, Room, Table
from dynasty.server.tables.wishes import NewTable, SeatWish


@dataclass(frozen=True)
class Caller:
    """Whoever asks: a player, by one of their keys; or nobody known."""

    player: str = ""
    key: str = ""  # its hash

    def seats(self, room: Table) -> set[int]:
        """The seats that the caller holds at this table."""
        return set(room.holders.get(self.player, ()))

    def is_host(self, room: Table) -> bool:
        return self.player != "" and self.player == room.host

    def has_part_in(self, room: Table) -> bool:
        """Does the caller play or host here, or may they sit down; and not only watch?"""
        return self.is_host(room) or bool(self.seats(room)) or self.is_expected(room)

    def is_expected(self, room: Table) -> bool:
        """Is a seat kept for the caller, since this table plays another one again?"""
        return self.player != "" and any(c.kept_for == self.player for c in room.chairs)

    def check_watching(self, table: Table) -> None:
        """May the caller look at this table at all? Whoever may join it may."""
        if table.listed and table.status == GATHERING:
            return
        table.terms.check_watching(self.has_part_in(table))

    def seat(self, room: Table, wanted: int | None) -> int:
        """The seat to speak for: the wanted one, else the one asked, else any, else -1."""
        held = self.seats(room)
        if wanted is not None and wanted != SPECTATOR:
            if wanted not in held:
                raise Forbidden("forbidden-not-yours")
            return wanted
        if wanted == SPECTATOR or not held:
            return SPECTATOR
        asked = [seat for seat in room.asked() if seat in held]
        return asked[0] if asked else min(held)

    def branch_seat(self, room: Table, wanted: int | None) -> int:
        """The same, to play on from a position: any seat once all is open, since it is over."""
        is_over = room.status != "playing"
        if is_over and wanted is not None and wanted in range(len(room.chairs)):
            return wanted
        return self.seat(room, wanted)

    def own_seat(self, room: Table, wanted: int | None) -> int:
        """The same, for what only somebody with a seat may do."""
        seat = self.seat(room, wanted)
        if seat == SPECTATOR:
            raise Forbidden("forbidden-players")
        return seat

    def check_part(self, room: Table) -> None:
        if not self.has_part_in(room):
            raise Forbidden("forbidden-party")

    def check_host(self, room: Table) -> None:
        if not self.is_host(room):
            raise Forbidden("forbidden-host")


async def agree_to_end(hall: Hall, room: Room, seat: int, wants: bool) -> None:
    """The table ends when everybody who plays in person wants it."""
    async with room.lock:
        people = [c for c in room.chairs if c.player == PERSON and not c.stand_in]
        agreed = all(wants if c.seat == seat else c.wants_end for c in people)
        ends = agreed and room.status == "playing"
        facts = endings.facts(room) if ends else {}

        def work(connection: Any) -> None:
            queries.set_chair(connection, room.id, seat, wants_end=wants)
            if wants and not ends:
                others = [c.seat for c in people if c.seat != seat and not c.wants_end]
                notices.pose(connection, room.id, others, notices.END, room.seq)
            if ends:
                laying.break_off(connection, room.id, room.seq)
                archive.keep_ending(connection, room.id, facts)
                notices.pose_all(connection, room.id, notices.OVER, room.seq)

        await hall.store.write(work)
        room.chairs[seat].wants_end = wants
        if ends:
            room.status, room.updated = "ended", hall.clock.now()
            hall.keeper.keep(room.id)
            room.timings = {}
            hall.bell.ring(room.holders)
    room.wake()


async def set_speed(hall: Hall, room: Room, speed: int) -> None:
    async with room.lock:
        await hall.store.write(partial(queries.set_table, table_id=room.id, speed=speed))
        room.speed = speed
    room.wake()


async def skip_to_person(room: Room) -> None:
    """Bots hurry until a person is asked."""
    room.skipping = True


async def write_notes(hall: Hall, room: Room, seat: int, text: str) -> None:
    async with room.lock:
        work = partial(queries.set_chair, table_id=room.id, seat=seat, notes=text)
        await hall.store.write(work)
        room.chairs[seat].notes = text


async def say_in_chat(hall: Hall, room: Room, seat: int, text: str) -> None:
    room.terms.check_talk()

    def work(connection: Connection) -> None:
        manners.check_talk(connection, room.id, seat)
        number = queries.add_chat(connection, room.id, seat, text)
        naming.call(connection, room, seat, text, number)

    await hall.store.write(work)
    room.wake()
    hall.bell.ring(room.holders)


def position(room: Room, number: int | None) -> Match:
    """The match as it stood after so many moves, or as it stands."""
    if number is None or number >= len(room.match.moves):
        return room.match
    past = Match(room.game, room.match.seats, room.seed, room.options, room.match.origin)
    past.replay(room.match.choices()[: max(0, number)])
    return past


async def branch(
    hall: Hall, room: Room, seat: int, number: int, bot: str, host: str, caller: str = ""
) -> Room:
    """A new table from a position: the true one of a finished game, else as the seat knows it.

    Whoever only watches takes the seat that is asked there.
    """
    room.terms.check_branching(over=room.status != "playing")
    async with room.lock:
        game, past = room.game, await asyncio.to_thread(position, room, number)
        state = past.state
        if room.status == "playing":
            state = game.imagine(state, seat, secrets.randbits(63))
        origin = branched(game.dump(state), room.id, len(past.moves))
        names = room.names()
    asked = [decision.seat for decision in state.decisions] or [0]
    own = seat if seat != SPECTATOR else asked[0]
    wishes = [
        SeatWish(PERSON, names[q]) if q == own else SeatWish(bot, names[q])
        for q in range(len(names))
    ]
    laid, _ = await hall.lay_table(
        NewTable(game.name, wishes, host, room.options, origin=origin, caller=caller, own=[own])
    )
    return laid


async def upload(hall: Hall, text: str, host: str, caller: str = "") -> Room:
    """A table made of a record: to look at, or to branch from."""
    record, finished = await replayed(hall.replayers, hall.settings, text, caller or host)
    wishes = [
        SeatWish(entry.player if entry.player in bots.NAMES else PERSON, clean_name(entry.name))
        for entry in record.seats
    ]
    laid, _ = await hall.lay_table(
        NewTable(
            record.game,
            wishes,
            host,
            record.options,
            record.seed,
            origin=None if record.origin is None else dict(record.origin),
            choices=record.choices,
            status="finished" if finished else "ended",
            caller=caller,
        )
    )
    return laid
