"""Votes about a seat: replace an absent player, or claim one's own seat from a new device.

An absent player loses the seat to the player who takes it. A player who lost every key gets the
seat back, unless the seat's player shows any activity in the meantime.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database
from dynasty.server.errors import Forbidden, PlayerReturned, SeatOccupied
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.room import LINK_SPENT, SPECTATOR, Room
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.seats import (
    check_person,
    end_stand_in,
    is_active,
    last_activity,
    leave_seat_to_bot,
)
from dynasty.server.tables.service import TableService
from dynasty.server.votes import proposals
from dynasty.server.votes.proposals import ProposalKind

ABSENCE_PROPOSAL: Final = "away"  # the seat of an absent player is opened to others
CLAIM_PROPOSAL: Final = "mine"  # "that seat is mine", from a new device
LIVE_CLAIM_SECONDS: Final = 3_600.0  # seconds for a claim at a live table; elsewhere a day


async def claim_seat(service: TableService, room: Room, player: str, of: int) -> None:
    """Ask the other players whether this seat belongs to the caller, who lost every key to it."""
    if room.holders.get(player):
        raise Forbidden("forbidden-seated")
    live = room.terms.clock is not None and room.terms.clock.live
    seconds = LIVE_CLAIM_SECONDS if live else proposals.PROPOSAL_SECONDS
    since = service.clock.now()
    await proposals.propose(
        service, room, CLAIM_PROPOSAL, Caller(player), SPECTATOR, seconds, of=of, since=since
    )


def check_seat_proposal(room: Room, proposal: Proposal) -> None:
    """Raise Forbidden unless another person holds the seat and the proposer may ask for it."""
    if proposal.of == SPECTATOR or (proposal.kind == CLAIM_PROPOSAL and proposal.seat != SPECTATOR):
        raise Forbidden("forbidden-which")
    check_person(room, proposal.of)
    if not room.holders_of(proposal.of):
        raise Forbidden("forbidden-free")
    if proposal.seat != SPECTATOR and proposal.seat in proposals.seats_concerned(room, proposal):
        raise Forbidden("forbidden-own")


def check_still_away(db: Database, room: Room, proposal: Proposal) -> None:
    if is_active(db, room, proposal.of, last_activity(room, proposal.of)):
        raise SeatOccupied(days=db.settings.absence_days)


def check_no_activity(db: Database, room: Room, proposal: Proposal) -> None:
    if (last_activity(room, proposal.of) or 0.0) > proposal.details["since"]:
        raise PlayerReturned


def apply_absence(connection: Connection, room: Room, proposal: Proposal) -> None:
    leave_seat_to_bot(connection, room, proposal.of)


def apply_claim(connection: Connection, room: Room, proposal: Proposal) -> None:
    end_stand_in(connection, room, proposal.of)
    db_seats.vacate_seat(connection, room.id, proposal.of)
    db_tables.update_seat(connection, room.id, proposal.of, link=LINK_SPENT)
    db_seats.occupy_seat(connection, room.id, proposal.of, proposal.player)


proposals.register_kind(
    ProposalKind(
        ABSENCE_PROPOSAL,
        check_seat_proposal,
        apply_absence,
        holds=check_still_away,
        needs_others=True,
    )
)
proposals.register_kind(
    ProposalKind(
        CLAIM_PROPOSAL,
        check_seat_proposal,
        apply_claim,
        holds=check_no_activity,
        waits=True,
        needs_others=True,
    )
)
