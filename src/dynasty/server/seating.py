"""Who sits where: joining, lost links, absent players, agreed ends, tables made of others."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import partial
from typing import Any

from dynasty import bots
from dynasty.kernel import Match
from dynasty.server import archive, endings, queries
from dynasty.server.hall import Forbidden, Hall, NoSuchTable, SeatWish
from dynasty.server.inputs import clean_name
from dynasty.server.replaying import replayed
from dynasty.server.room import PERSON, SPECTATOR, Room, Table
from dynasty.server.tokens import hashed, new_token


@dataclass(frozen=True)
class Caller:
    """Whoever asks: the hashes of the secrets that came with the request."""

    secrets: frozenset[str]

    def seats(self, room: Table) -> set[int]:
        """The seats that the caller holds at this table."""
        held = {chair.seat for chair in room.chairs if chair.token in self.secrets}
        for secret in self.secrets:
            held |= room.holders.get(secret, set())
        return held

    def is_host(self, room: Table) -> bool:
        return not self.secrets.isdisjoint(room.hosts)

    def has_part_in(self, room: Table) -> bool:
        """Does the caller play or host here, and not only watch?"""
        return self.is_host(room) or bool(self.seats(room))

    def seat(self, room: Table, wanted: int | None) -> int:
        """The seat to speak for: the wanted one, else the one asked, else any, else -1."""
        held = self.seats(room)
        if wanted is not None and wanted != SPECTATOR:
            if wanted not in held:
                raise Forbidden(f"you do not hold seat {wanted} of this table")
            return wanted
        if wanted == SPECTATOR or not held:
            return SPECTATOR
        asked = [seat for seat in room.asked() if seat in held]
        return asked[0] if asked else min(held)

    def own_seat(self, room: Table, wanted: int | None) -> int:
        """The same, for what only somebody with a seat may do."""
        seat = self.seat(room, wanted)
        if seat == SPECTATOR:
            raise Forbidden("only a player of this table may do that")
        return seat

    def check_host(self, room: Table) -> None:
        if not self.is_host(room):
            raise Forbidden("only the host of this table may do that")


async def join(hall: Hall, token: str, name: str, holder: str) -> tuple[Room, int]:
    """Sit down by an invitation link; the holder's secret opens the seat from now on."""
    found = await hall.store.read(partial(queries.seat_of_token, token=hashed(token)))
    if found is None:
        raise NoSuchTable("this link is not valid, or no longer")
    table_id, seat = found
    room = await hall.room(table_id)
    if room.chairs[seat].player != PERSON:
        raise Forbidden("a bot plays this seat")

    def work(connection: Any) -> None:
        queries.hold(connection, table_id, seat, holder)
        if name:
            queries.set_chair(connection, table_id, seat, name=name)

    async with room.lock:
        await hall.store.write(work)
        room.holders.setdefault(holder, set()).add(seat)
        if name:
            room.chairs[seat].name = name
    room.wake()
    return room, seat


async def reissue(hall: Hall, room: Room, seat: int) -> str:
    """A new link for a seat; the old one and whoever used it are out."""
    token = new_token()

    def work(connection: Any) -> None:
        queries.release(connection, room.id, seat)
        queries.set_chair(connection, room.id, seat, token=hashed(token))

    async with room.lock:
        await hall.store.write(work)
        room.chairs[seat].token = hashed(token)
        for seats in room.holders.values():
            seats.discard(seat)
    room.wake()
    return token


async def hold(hall: Hall, room: Room, seat: int, holder: str) -> None:
    """Give a seat of a new table to its host."""
    async with room.lock:
        await hall.store.write(partial(queries.hold, table_id=room.id, seat=seat, holder=holder))
        room.holders.setdefault(holder, set()).add(seat)


async def set_stand_in(hall: Hall, room: Room, seat: int, player: str) -> None:
    """A bot plays for an absent person, or with "" the person plays again."""
    if player:
        bots.make(player, room.game, 0)  # raises, naming the bots there are
    if room.chairs[seat].player != PERSON:
        raise Forbidden("a bot plays this seat anyway")
    async with room.lock:
        await hall.store.write(
            partial(queries.set_chair, table_id=room.id, seat=seat, stand_in=player)
        )
        room.chairs[seat].stand_in = player
    room.wake()
    hall.tend(room)


async def agree_to_end(hall: Hall, room: Room, seat: int, wants: bool) -> None:
    """The table ends when everybody who plays in person wants it."""
    async with room.lock:
        people = [c for c in room.chairs if c.player == PERSON and not c.stand_in]
        agreed = all(wants if c.seat == seat else c.wants_end for c in people)
        ends = agreed and room.status == "playing"
        facts = endings.facts(room) if ends else {}

        def work(connection: Any) -> None:
            queries.set_chair(connection, room.id, seat, wants_end=wants)
            if ends:
                archive.keep_ending(connection, room.id, facts)
                queries.set_table(connection, room.id, status="ended", asked="", awaits_bot=False)

        await hall.store.write(work)
        room.chairs[seat].wants_end = wants
        if ends:
            room.status = "ended"
            hall.keeper.keep(room.id)
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
    work = partial(queries.add_chat, table_id=room.id, seat=seat, text=text)
    await hall.store.write(work)
    room.wake()


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
    """A new table from a position: the true one of a finished game, else as the seat knows it."""
    async with room.lock:
        game, past = room.game, await asyncio.to_thread(position, room, number)
        state = past.state
        if room.status == "playing":
            state = game.imagine(state, seat, secrets.randbits(63))
        origin = game.dump(state)
        names = room.names()
    own = max(seat, 0)
    wishes = [
        SeatWish(PERSON, names[q]) if q == own else SeatWish(bot, names[q])
        for q in range(len(names))
    ]
    laid, _ = await hall.lay_table(
        game.name, wishes, host, room.options, origin=origin, caller=caller
    )
    await hold(hall, laid, own, host)
    return laid


async def upload(hall: Hall, text: str, host: str, caller: str = "") -> Room:
    """A table made of a record: to look at, or to branch from."""
    record, finished = await replayed(hall.replayers, hall.settings, text, caller or host)
    wishes = [SeatWish(PERSON, clean_name(entry.name)) for entry in record.seats]
    laid, _ = await hall.lay_table(
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
    return laid
