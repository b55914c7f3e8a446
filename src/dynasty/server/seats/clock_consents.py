"""What people agree to about clocks: a pause (C12), and somebody who plays for who is late (C9)."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from dynasty import bots
from dynasty.kernel import Worded
from dynasty.server.pace import clockwork, pauses, timekeeper
from dynasty.server.seats import consents
from dynasty.server.seats.consents import Kind
from dynasty.server.seats.proposals import Proposal
from dynasty.server.store.storage import Work
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room

PAUSE: Final = "pause"
CALL: Final = "stand-in"


class NothingToPause(Worded):
    """There is no clock here, or it stands already."""

    def __init__(self) -> None:
        super().__init__("pause-nothing")


class NobodyLate(Worded):
    """Nobody is late for whom nobody was to play."""

    def __init__(self) -> None:
        super().__init__("call-nobody")


# A pause


def check_pause(room: Room, proposal: Proposal) -> None:
    if room.terms.clock is None or room.paused is not None:
        raise NothingToPause


async def pause(hall: Hall, room: Room, proposal: Proposal, settle: Work[None]) -> None:
    def work(connection: Connection) -> None:
        settle(connection)
        pauses.begin(connection, room.id)

    await hall.store.write(work)


# Somebody who plays for who is late


def late(room: Room) -> list[int]:
    """Whose time is used up where nobody stands in by the terms."""
    return [
        seat
        for seat, timing in sorted(room.timings.items())
        if timing.late and timing.clock.asked and not timing.stand_in and not timing.rules.stand_in
    ]


def about(room: Room, seat: int) -> dict[str, Any]:
    found = [one for one in late(room) if one != seat]
    if not found:
        raise NobodyLate
    return {"for": found[0]}


def check_call(room: Room, proposal: Proposal) -> None:
    if proposal.details["for"] not in late(room):
        raise NobodyLate


async def call(hall: Hall, room: Room, proposal: Proposal, settle: Work[None]) -> None:
    """The usual bot plays this turn; then the seat is its person's again."""

    def work(connection: Connection) -> None:
        settle(connection)
        timing = clockwork.of_table(connection, room.id, room.terms)[proposal.details["for"]]
        now = clockwork.now_in(connection)
        after = timekeeper.stood_in(connection, room.id, timing, bots.USUAL, now)
        clockwork.save(connection, room.id, after)

    await hall.store.write(work)


def spared(proposal: Proposal) -> set[int]:
    """Who is late is not asked."""
    return {proposal.details["for"]}


consents.register(Kind(PAUSE, check_pause, pause))
consents.register(Kind(CALL, check_call, call, about, spared=spared))
