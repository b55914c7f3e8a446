"""Votes: proposals to all other people at a table, their answers and their expiry.

Each kind of proposal is registered with a check and the function that carries it out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from dynasty.kernel import DynastyError
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db import notifications, table_events, votes
from dynasty.server.db.database import Database, DatabaseJob
from dynasty.server.errors import (
    Forbidden,
    NobodyToAsk,
    NoSuchProposal,
    ProposalClosed,
    ProposalOpen,
    TableClosed,
    WriteConflict,
)
from dynasty.server.http.secrets import new_id
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.room import PERSON, SPECTATOR, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.seats import is_active, last_activity
from dynasty.server.tables.service import TableChange, TableService
from dynasty.text import Translator

LOGGER = logging.getLogger("dynasty.consents")
PROPOSAL_SECONDS: Final = SECONDS_PER_DAY  # seconds after which a proposal expires
PROPOSAL_CHECK_SECONDS: Final = 20.0  # seconds between two checks of open proposals

# The events of a proposal, shown to all players at the table.
ASKS, AGREES, REFUSES, WITHDRAWS = "asks", "agrees", "refuses", "withdraws"
LAPSED, FALLS, DONE = "lapsed", "falls", table_events.DONE


@dataclass(frozen=True)
class ProposalKind:
    """A kind of proposal that needs the consent of all others.

    All functions are called under the room's lock. A kind has `apply` or `carry_out`, which runs
    the job that it is given in its own transaction: the proposal ends together with the change
    that it asks for.
    """

    name: str
    check: Callable[[Room, Proposal], None]  # raises if it cannot be done now
    apply: Callable[[Connection, Room, Proposal], None] | None = None  # in a transaction
    carry_out: Callable[[TableChange, Proposal, DatabaseJob[None]], Awaitable[None]] | None = None
    """What does it otherwise: not in a transaction of its own."""
    details: Callable[[Room, int], dict[str, Any]] = lambda room, seat: {}  # of a seat's proposal
    values: Callable[[Room, Proposal], Mapping[str, int | str]] = lambda room, proposal: {}
    holds: Callable[[Database, Room, Proposal], None] = lambda db, room, proposal: None
    """The same as `check`, for what depends on who is here and on the time."""
    waits: bool = False  # carried out when its time is over, if all agreed
    needs_others: bool = False  # another person must be there to agree
    spared: Callable[[Proposal], Collection[int]] = lambda proposal: ()  # seats that are not asked


PROPOSAL_KINDS: Final[dict[str, ProposalKind]] = {}


def register_kind(kind: ProposalKind) -> None:
    PROPOSAL_KINDS[kind.name] = kind


# Who is asked


def other_people(db: Database, room: Room, seat: int) -> list[int]:
    """Return the seats of all other people who play in person and are not away."""
    own = {one for seats in room.holders.values() if seat in seats for one in seats}
    people = [c.seat for c in room.chairs if c.player == PERSON and not c.stand_in]
    return [
        one
        for one in people
        if one not in own and is_active(db, room, one, last_activity(room, one))
    ]


def has_other_players(room: Room, seat: int) -> bool:
    """Return whether another player holds a seat here, even if away."""
    return any(seat not in seats for seats in room.holders.values() if seats)


def missing_seats(db: Database, room: Room, proposal: Proposal) -> list[int]:
    """Return the seats that have yet to agree."""
    apart = seats_concerned(room, proposal) | {*PROPOSAL_KINDS[proposal.kind].spared(proposal)}
    apart |= proposal.answers
    return [one for one in other_people(db, room, proposal.seat) if one not in apart]


def seats_concerned(room: Room, proposal: Proposal) -> set[int]:
    """Return the seats of the player it is about, who may refuse but need not agree."""
    held = (seats for seats in room.holders.values() if proposal.of in seats)
    return {seat for seats in held for seat in seats}


def find_proposal(room: Room, mark: str) -> Proposal:
    for proposal in room.proposals:
        if proposal.id == mark:
            return proposal
    raise ProposalClosed


# Asking and answering


async def propose(
    service: TableService,
    room: Room,
    kind: str,
    caller: Caller,
    seat: int,
    seconds: float = PROPOSAL_SECONDS,
    **more: Any,
) -> None:
    """Open a proposal to all others; carry it out at once if no other person must agree."""
    if kind not in PROPOSAL_KINDS:
        raise NoSuchProposal("input-one-of", known=", ".join(PROPOSAL_KINDS), given=kind[:16])
    async with service.change(room) as change:
        if room.status != TableStatus.PLAYING:
            raise TableClosed("refused-over")
        await settle_due_proposals(change)
        details = {**PROPOSAL_KINDS[kind].details(room, seat), **more}
        if more.get("of", len(room.chairs)) < len(room.chairs):
            details["name"] = room.chairs[more["of"]].name
        wish = kind, seat, caller.player, service.clock.now() + seconds
        proposal = Proposal(new_id(), room.id, *wish, frozenset(), details)
        check_proposal(service.db, room, proposal)
        if any((one.kind, one.of) == (kind, proposal.of) for one in room.proposals):
            raise ProposalOpen
        asked = missing_seats(service.db, room, proposal)
        if asked:
            told = seats_concerned(room, proposal).union(asked)
            await write_and_reload(change, partial(save_proposal, proposal=proposal, told=told))
        elif PROPOSAL_KINDS[kind].needs_others:
            raise NobodyToAsk
        else:
            await carry_out_proposal(change, proposal, known=False)


async def answer_proposal(
    service: TableService, room: Room, mark: str, caller: Caller, agrees: bool
) -> None:
    """Agree or refuse; the proposer withdraws it. Carry it out when all have agreed."""
    async with service.change(room) as change:
        await settle_due_proposals(change)
        proposal = find_proposal(room, mark)
        mine = caller.seats(room)
        if proposal.seat in mine or proposal.player == caller.player:
            if agrees:
                raise Forbidden("forbidden-others")
            await write_and_reload(
                change, partial(close_proposal, proposal=proposal, kind=WITHDRAWS)
            )
        else:
            await record_answer(change, proposal, mine, agrees)


async def record_answer(
    change: TableChange, proposal: Proposal, mine: set[int], agrees: bool
) -> None:
    """Record the answer of a player who must agree, for all seats that they hold."""
    room, db = change.room, change.service.db
    waiting = mine.intersection(missing_seats(db, room, proposal))
    own = mine.intersection({proposal.of})
    if not waiting and (agrees or not own):
        raise Forbidden("forbidden-unasked")
    if not agrees:
        refused = partial(close_proposal, proposal=proposal, kind=REFUSES, seat=min(waiting or own))
        await write_and_reload(change, refused)
        return
    agreed = proposal.agreed_by(waiting)
    told = partial(table_events.add_event, table_id=room.id, kind=AGREES, seat=min(waiting))
    if missing_seats(db, room, agreed) or PROPOSAL_KINDS[proposal.kind].waits:
        await write_and_reload(
            change, partial(record_agreement, proposal=proposal, seats=waiting, told=told)
        )
    else:
        await carry_out_proposal(change, agreed, told)


async def carry_out_proposal(
    change: TableChange,
    proposal: Proposal,
    first: DatabaseJob[None] | None = None,
    known: bool = True,
) -> None:
    """Carry out a proposal to which all have agreed; drop it if that is not possible any more."""
    room, kind = change.room, PROPOSAL_KINDS[proposal.kind]
    try:
        check_proposal(change.service.db, room, proposal)
    except DynastyError:
        if known:
            await write_and_reload(change, partial(close_proposal, proposal=proposal, kind=FALLS))
        raise
    heard = known or has_other_players(room, proposal.seat)

    def settle(connection: Connection) -> None:
        if first is not None:
            first(connection)
        if known:
            votes.delete_proposal(connection, proposal)
        if heard:
            add_proposal_event(connection, proposal, DONE)
        if kind.apply is not None:
            kind.apply(connection, room, proposal)

    await (kind.carry_out(change, proposal, settle) if kind.carry_out else change.write(settle))
    await change.reread()


def check_proposal(db: Database, room: Room, proposal: Proposal) -> None:
    """Raise an error if the proposal cannot be carried out now."""
    PROPOSAL_KINDS[proposal.kind].check(room, proposal)
    PROPOSAL_KINDS[proposal.kind].holds(db, room, proposal)


async def write_and_reload(change: TableChange, work: DatabaseJob[None]) -> None:
    """Run a job and reload the room; ProposalClosed if another process settled the proposal."""
    try:
        await change.write(work)
    except WriteConflict as error:
        raise ProposalClosed from error
    finally:
        await change.reread()


# What is written


def add_proposal_event(
    connection: Connection, proposal: Proposal, kind: str, seat: int | None = None
) -> int:
    """Add an event of the proposal to the table; return its number."""
    of_another = proposal.of != SPECTATOR and seat is None
    told = {"what": proposal.kind} if of_another or kind in (ASKS, DONE) else {}
    if of_another:
        seat, told["name"] = proposal.of, proposal.details["name"]
    of = proposal.seat if seat is None else seat
    return table_events.add_numbered_event(connection, proposal.table, kind, of, **told)


def save_proposal(connection: Connection, proposal: Proposal, told: Collection[int]) -> None:
    """Save a new proposal and notify the players of these seats."""
    votes.insert_proposal(connection, proposal)
    number = add_proposal_event(connection, proposal, ASKS)
    notifications.enqueue_notices(
        connection, proposal.table, told, notifications.KIND_CONSENT, number, proposal.id
    )


def record_agreement(
    connection: Connection, proposal: Proposal, seats: set[int], told: DatabaseJob[None]
) -> None:
    votes.add_agreement(connection, proposal, seats)
    told(connection)


def close_proposal(
    connection: Connection, proposal: Proposal, kind: str, seat: int | None = None
) -> None:
    votes.delete_proposal(connection, proposal)
    add_proposal_event(connection, proposal, kind, seat)


# Time


async def settle_due_proposals(change: TableChange) -> bool:
    """Expire old proposals and carry out those that are ready; call it under the room's lock."""
    room, db = change.room, change.service.db
    before = room.proposals
    for proposal in before:
        try:
            if room.status != TableStatus.PLAYING:
                await write_and_reload(change, partial(votes.delete_proposal, proposal=proposal))
            elif is_ready(db, room, proposal):
                await carry_out_proposal(change, proposal)
            elif proposal.until <= db.clock.now():
                await write_and_reload(
                    change, partial(close_proposal, proposal=proposal, kind=LAPSED)
                )
        except DynastyError as error:
            LOGGER.info("a proposal at table %s was not carried out: %s", room.id, error)
    return bool(before) and room.proposals != before


def is_ready(db: Database, room: Room, proposal: Proposal) -> bool:
    """Return whether no answers are missing and it is time to carry it out."""
    over = proposal.until <= db.clock.now()
    return over == PROPOSAL_KINDS[proposal.kind].waits and not missing_seats(db, room, proposal)


async def run_loop(service: TableService) -> None:
    """Check all open proposals at intervals until the server stops."""
    while True:
        await service.clock.sleep(PROPOSAL_CHECK_SECONDS)
        due = set(await service.db.read(votes.tables_with_expired_proposals))
        due |= {room.id for room in service.rooms.values() if room.proposals}
        for table_id in sorted(due):
            try:
                await settle_proposals_of_table(service, await service.room(table_id))
            except DynastyError:
                LOGGER.warning("the proposals of table %s wait", table_id, exc_info=True)


async def settle_proposals_of_table(service: TableService, room: Room) -> None:
    async with room.lock:
        changed = await settle_due_proposals(TableChange(room, service))
    if changed:
        service.announce_change(room)


# What is shown


@dataclass(frozen=True)
class OpenProposal:
    """A proposal as one player at the table sees it."""

    id: str
    kind: str
    seat: int
    of: int  # the seat that it is about, if not the proposer's
    agreed: tuple[int, ...]
    missing: tuple[int, ...]  # the seats that have yet to answer
    until: float
    answer: bool  # the reader may answer
    about: bool  # it is about the reader's seat: they may only refuse
    mine: bool  # the reader is the proposer
    values: Mapping[str, int | str]
    at: int | None  # the move number to which it would go back

    def said(self, words: Translator) -> str:
        """Return the proposal as a sentence in the reader's language."""
        seats = {"seat": self.seat, "of": self.of}
        names = {key: words.seat(seat) for key, seat in seats.items() if seat != SPECTATOR}
        return words.say(f"consent-{self.kind}", **{**names, **self.values})


def open_proposals(db: Database, room: Room, held: Sequence[int]) -> list[OpenProposal]:
    """Return the open proposals as the player of these seats sees them; none for spectators."""
    found = []
    for proposal in room.proposals if held and room.status == TableStatus.PLAYING else ():
        missing = missing_seats(db, room, proposal)
        about = proposal.of in held
        found.append(
            OpenProposal(
                id=proposal.id,
                kind=proposal.kind,
                seat=proposal.seat,
                of=proposal.of,
                agreed=tuple(sorted(proposal.answers)),
                missing=tuple(missing),
                until=proposal.until,
                answer=about or bool({*missing} & {*held}),
                about=about,
                mine=proposal.seat != SPECTATOR and proposal.seat in held,
                values=PROPOSAL_KINDS[proposal.kind].values(room, proposal),
                at=proposal.details.get("to"),
            )
        )
    return found
