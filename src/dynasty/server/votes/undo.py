"""Undo: a player's own choices freely, those of others with their consent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from dynasty.kernel import NothingToUndo
from dynasty.server.db import table_events
from dynasty.server.db.database import Database, DatabaseJob
from dynasty.server.errors import AgainstTerms
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.room import SPECTATOR, LogEntry, Room
from dynasty.server.tables.seats import retake_seat
from dynasty.server.tables.service import TableChange, TableService
from dynasty.server.votes import proposals
from dynasty.server.votes.proposals import ProposalKind, other_people

UNDO_PROPOSAL: Final = "undo"


@dataclass(frozen=True)
class UndoReach:
    """How many choices a seat may undo now, why no more, and whether it may ask for more."""

    steps: int
    reason: str
    ask: bool = False


def undo_reach(db: Database, room: Room, seat: int) -> UndoReach:
    """Return how far the seat may undo, by itself or with the consent of others."""
    steps, reason = room.undoable(seat)
    if room.terms.undo != "consent":
        return UndoReach(steps, reason)
    settled, floor = room.match.settled()
    own = sum(move.seat == seat for move in room.match.moves[settled:])
    if not other_people(db, room, seat):
        return UndoReach(own, floor)
    if steps or not own:
        return UndoReach(steps, reason if own else floor)
    asked = any(one.kind == UNDO_PROPOSAL for one in room.proposals)
    return UndoReach(0, "asked" if asked else "ask", not asked)


async def undo_choice(service: TableService, room: Room, seat: int, seq: int) -> int:
    """Undo a person's last choice, and end what stood in for them; return the new seq."""
    await service.rooms.catch_up(room, seq)
    await retake_seat(service, room, seat)
    alone = room.terms.undo == "consent" and not other_people(service.db, room, seat)
    if not alone or room.match.undoable(seat)[0]:
        return await service.undo(room, seat, seq)
    told = partial(
        table_events.add_event, table_id=room.id, kind=proposals.DONE, seat=seat, what=UNDO_PROPOSAL
    )
    async with service.change(room, chat=False, players=False) as change:
        service.check_open(room, SPECTATOR, seq)
        also = told if proposals.has_other_players(room, seat) else None
        await rewind_match(change, seat, moves_before_last_of(room, seat), also)
    return room.seq


def moves_before_last_of(room: Room, seat: int) -> int:
    """Return the number of moves before the seat's last one."""
    last = room.last_move_of(seat)
    if not last:
        raise NothingToUndo("start")
    return last - 1


async def rewind_match(
    change: TableChange, seat: int, to: int, also: DatabaseJob[None] | None = None
) -> None:
    """Undo and save all but the first `to` moves; call it under the room's lock."""
    room = change.room
    asked, before = room.asked(), room.bookmark()
    room.match.rewind(to)
    entry = LogEntry(room.seq + 1, "rewind", seat, str(to), None)
    await change.service.append(room, entry, asked, before, also)


# By consent


def undo_details(room: Room, seat: int) -> dict[str, Any]:
    """Return the details of a seat's request to undo its last choice and all later ones."""
    if room.terms.undo != "consent":
        raise AgainstTerms("rewind")
    return {"to": moves_before_last_of(room, seat)}


def check_undo_proposal(room: Room, proposal: Proposal) -> None:
    """Raise NothingToUndo if no choice, or a final one (chance, revealed), would be undone."""
    settled, reason = room.match.settled()
    if not settled <= proposal.details["to"] < room.move_count:
        raise NothingToUndo(reason)


async def carry_out_undo(
    change: TableChange, proposal: Proposal, settle: DatabaseJob[None]
) -> None:
    await rewind_match(change, proposal.seat, proposal.details["to"], settle)


def undo_proposal_values(room: Room, proposal: Proposal) -> dict[str, int | str]:
    """Return the number of choices that would be undone, of all players."""
    return {"n": room.move_count - proposal.details["to"]}


proposals.register_kind(
    ProposalKind(
        UNDO_PROPOSAL,
        check_undo_proposal,
        carry_out=carry_out_undo,
        details=undo_details,
        values=undo_proposal_values,
    )
)
