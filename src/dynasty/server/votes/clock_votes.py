"""Votes about clocks: a pause (C12), and a bot for a late player (C9)."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from dynasty import bots
from dynasty.server.clocks import pauses, scheduler
from dynasty.server.db import clocks as db_clocks
from dynasty.server.errors import NobodyLate, NothingToPause
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.room import Room
from dynasty.server.votes import proposals
from dynasty.server.votes.proposals import ProposalKind

PAUSE_PROPOSAL: Final = "pause"
STAND_IN_PROPOSAL: Final = "stand-in"


# A pause


def check_pause(room: Room, proposal: Proposal) -> None:
    if room.terms.clock is None or room.paused is not None:
        raise NothingToPause


def apply_pause(connection: Connection, room: Room, proposal: Proposal) -> None:
    pauses.start_pause(connection, room.id)


# A bot that plays for a late player


def late_seats(room: Room) -> list[int]:
    """Return the seats whose time is over and for whom the settings name no stand-in."""
    return [
        seat
        for seat, timing in sorted(room.timings.items())
        if timing.late and timing.clock.asked and not timing.stand_in and not timing.rules.stand_in
    ]


def stand_in_details(room: Room, seat: int) -> dict[str, Any]:
    found = [one for one in late_seats(room) if one != seat]
    if not found:
        raise NobodyLate
    return {"for": found[0]}


def check_stand_in_proposal(room: Room, proposal: Proposal) -> None:
    if proposal.details["for"] not in late_seats(room):
        raise NobodyLate


def apply_stand_in(connection: Connection, room: Room, proposal: Proposal) -> None:
    """Let the usual bot play the late seat's turn; after it the seat is its person's again."""
    timing = db_clocks.read_table_clocks(connection, room.id, room.terms)[proposal.details["for"]]
    now = db_clocks.now_milliseconds(connection)
    after = scheduler.replace_late_player(connection, room.id, timing, bots.DEFAULT_BOT, now)
    db_clocks.save_clock(connection, room.id, after)


def exempt_seats(proposal: Proposal) -> set[int]:
    """Return the late seat, which is not asked."""
    return {proposal.details["for"]}


proposals.register_kind(ProposalKind(PAUSE_PROPOSAL, check_pause, apply_pause))
proposals.register_kind(
    ProposalKind(
        STAND_IN_PROPOSAL,
        check_stand_in_proposal,
        apply_stand_in,
        details=stand_in_details,
        spared=exempt_seats,
    )
)
