"""How a held seat passes on against, or without, a word of its player: if all others agree.

Somebody who stays away loses the seat to whoever takes it then; somebody who lost every key gets
it back on a new device, unless the player of the seat gives any sign in the meantime.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from dynasty.server.seats import consents, sittings
from dynasty.server.seats.chairs import (
    PlayerBack,
    SeatHeld,
    check_person,
    end_stand_in,
    is_here,
    last_sign,
    vacate,
)
from dynasty.server.seats.consents import Kind
from dynasty.server.seats.proposals import Proposal
from dynasty.server.seats.seating import Caller
from dynasty.server.store import queries
from dynasty.server.store.storage import Work
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.room import SPECTATOR, SPENT, Room

AWAY: Final = "away"  # the seat of who stays away is opened to somebody else
MINE: Final = "mine"  # "that seat is mine", from a new device
AN_HOUR: Final = 3_600.0  # for a claim at a live table; elsewhere a day


async def claim(hall: Hall, room: Room, player: str, of: int) -> None:
    """Ask those who play whether this seat is the caller's, who lost every key to it."""
    if room.holders.get(player):
        raise Forbidden("forbidden-seated")
    live = room.terms.clock is not None and room.terms.clock.live
    seconds = AN_HOUR if live else consents.A_DAY
    since = hall.clock.now()
    await consents.propose(hall, room, MINE, Caller(player), SPECTATOR, seconds, of=of, since=since)


def check(room: Room, proposal: Proposal) -> None:
    """Somebody else sits there in person, or did; a seat is claimed by who has none."""
    if proposal.of == SPECTATOR or (proposal.kind == MINE and proposal.seat != SPECTATOR):
        raise Forbidden("forbidden-which")
    check_person(room, proposal.of)
    if not room.holders_of(proposal.of):
        raise Forbidden("forbidden-free")
    if proposal.seat != SPECTATOR and proposal.seat in consents.concerned(room, proposal):
        raise Forbidden("forbidden-own")


def still_away(hall: Hall, room: Room, proposal: Proposal) -> None:
    if is_here(hall, room, proposal.of, last_sign(room, proposal.of)):
        raise SeatHeld


def no_sign_since(hall: Hall, room: Room, proposal: Proposal) -> None:
    if (last_sign(room, proposal.of) or 0.0) > proposal.details["since"]:
        raise PlayerBack


async def open_seat(hall: Hall, room: Room, proposal: Proposal, settle: Work[None]) -> None:
    def work(connection: Connection) -> None:
        settle(connection)
        vacate(connection, room, proposal.of)

    await hall.store.write(work)


async def hand_over(hall: Hall, room: Room, proposal: Proposal, settle: Work[None]) -> None:
    def work(connection: Connection) -> None:
        settle(connection)
        end_stand_in(connection, room, proposal.of)
        sittings.release(connection, room.id, proposal.of)
        queries.set_chair(connection, room.id, proposal.of, link=SPENT)
        sittings.hold(connection, room.id, proposal.of, proposal.player)

    await hall.store.write(work)


consents.register(Kind(AWAY, check, open_seat, holds=still_away, needs_others=True))
consents.register(Kind(MINE, check, hand_over, holds=no_sign_since, waits=True, needs_others=True))
