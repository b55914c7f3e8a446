"""What all other people at a table must agree to: asked, answered, lapsed after a day.

A kind of proposal is registered with what keeps it from being done and how it is done.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from dynasty.kernel import DynastyError, Worded
from dynasty.server.door.tokens import new_id
from dynasty.server.post import notices
from dynasty.server.seats import proposals
from dynasty.server.seats.chairs import is_here, last_sign
from dynasty.server.seats.proposals import Proposal
from dynasty.server.seats.seating import Caller
from dynasty.server.store.storage import Conflict, Work
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Forbidden, Hall, TableClosed
from dynasty.server.tables.room import PERSON, SPECTATOR, Room
from dynasty.text import Words

LOGGER = logging.getLogger("dynasty.consents")
A_DAY: Final = 86_400.0  # after which a proposal lapses
ROUND: Final = 20.0  # seconds between two looks at those that are open

# What happens to a proposal, as everybody at the table is told.
ASKS, AGREES, REFUSES, WITHDRAWS = "asks", "agrees", "refuses", "withdraws"
LAPSED, FALLS, DONE = "lapsed", "falls", happenings.DONE


class AlreadyAsked(Worded):
    """The same was asked at this table and is still open."""

    def __init__(self) -> None:
        super().__init__("consent-open")


class Settled(Worded):
    """What was asked is not open any more."""

    def __init__(self) -> None:
        super().__init__("consent-settled")


@dataclass(frozen=True)
class Kind:
    """Something that needs the consent of all others.

    All functions are called under the room's lock. What carries a proposal out hands `settle`
    to its own transaction, so that the proposal ends with what it asked for, or not at all.
    """

    name: str
    check: Callable[[Room, Proposal], None]  # raises whatever keeps it from being done now
    carry_out: Callable[[Hall, Room, Proposal, Work[None]], Awaitable[None]]
    details: Callable[[Room, int], dict[str, Any]] = lambda room, seat: {}  # of what a seat asks
    values: Callable[[Room, Proposal], Mapping[str, int | str]] = lambda room, proposal: {}
    holds: Callable[[Hall, Room, Proposal], None] = lambda hall, room, proposal: None
    """The same as `check`, for what depends on who is here and on the time."""
    waits: bool = False  # it is done when its time is over, if all have agreed
    needs_others: bool = False  # somebody must be there to agree
    spared: Callable[[Proposal], Collection[int]] = lambda proposal: ()  # seats that are not asked


KINDS: Final[dict[str, Kind]] = {}


def register(kind: Kind) -> None:
    KINDS[kind.name] = kind


class NobodyToAsk(Worded):
    """What others must agree to, where there are none."""

    def __init__(self) -> None:
        super().__init__("consent-nobody")


class NoSuchKind(Worded):
    """Nothing of that name is asked for at tables."""


# Who is asked


def others(hall: Hall, room: Room, seat: int) -> list[int]:
    """The seats of all other people: whoever plays them does so in person and is not away."""
    own = {one for seats in room.holders.values() if seat in seats for one in seats}
    people = [c.seat for c in room.chairs if c.player == PERSON and not c.stand_in]
    return [
        one for one in people if one not in own and is_here(hall, room, one, last_sign(room, one))
    ]


def others_sit(room: Room, seat: int) -> bool:
    """Does somebody else hold a seat here, even if away?"""
    return any(seat not in seats for seats in room.holders.values() if seats)


def unanswered(hall: Hall, room: Room, proposal: Proposal) -> list[int]:
    """The seats that have yet to agree."""
    apart = concerned(room, proposal) | {*KINDS[proposal.kind].spared(proposal)}
    apart |= proposal.answers
    return [one for one in others(hall, room, proposal.seat) if one not in apart]


def concerned(room: Room, proposal: Proposal) -> set[int]:
    """The seats of whoever holds the seat that it is about: they need not agree, but may refuse."""
    held = (seats for seats in room.holders.values() if proposal.of in seats)
    return {seat for seats in held for seat in seats}


def find(room: Room, mark: str) -> Proposal:
    for proposal in room.proposals:
        if proposal.id == mark:
            return proposal
    raise Settled


# Asking and answering


async def propose(
    hall: Hall,
    room: Room,
    kind: str,
    caller: Caller,
    seat: int,
    seconds: float = A_DAY,
    **more: Any,
) -> None:
    """Ask all others for something; where nobody need be asked, it is done at once."""
    if kind not in KINDS:
        raise NoSuchKind("input-one-of", known=", ".join(KINDS), given=kind[:16])
    async with room.lock:
        if room.status != "playing":
            raise TableClosed("refused-over")
        await look(hall, room)
        details = {**KINDS[kind].details(room, seat), **more}
        if more.get("of", len(room.chairs)) < len(room.chairs):
            details["name"] = room.chairs[more["of"]].name
        wish = kind, seat, caller.player, hall.clock.now() + seconds
        proposal = Proposal(new_id(), room.id, *wish, frozenset(), details)
        check(hall, room, proposal)
        if any((one.kind, one.of) == (kind, proposal.of) for one in room.proposals):
            raise AlreadyAsked
        asked = unanswered(hall, room, proposal)
        if asked:
            told = concerned(room, proposal).union(asked)
            await write(hall, room, partial(begin, proposal=proposal, told=told))
        elif KINDS[kind].needs_others:
            raise NobodyToAsk
        else:
            await carry_out(hall, room, proposal, known=False)
    tell_all(hall, room)


async def answer(hall: Hall, room: Room, mark: str, caller: Caller, agrees: bool) -> None:
    """Agree or refuse; whoever asked takes it back. When all have agreed it is done."""
    async with room.lock:
        await look(hall, room)
        proposal = find(room, mark)
        mine = caller.seats(room)
        if proposal.seat in mine or proposal.player == caller.player:
            if agrees:
                raise Forbidden("forbidden-others")
            await write(hall, room, partial(end, proposal=proposal, kind=WITHDRAWS))
        else:
            await answer_for(hall, room, proposal, mine, agrees)
    tell_all(hall, room)


async def answer_for(
    hall: Hall, room: Room, proposal: Proposal, mine: set[int], agrees: bool
) -> None:
    """One of those who must agree answers, for all seats that they hold."""
    waiting = mine.intersection(unanswered(hall, room, proposal))
    own = mine.intersection({proposal.of})
    if not waiting and (agrees or not own):
        raise Forbidden("forbidden-unasked")
    if not agrees:
        refused = partial(end, proposal=proposal, kind=REFUSES, seat=min(waiting or own))
        await write(hall, room, refused)
        return
    agreed = proposal.agreed_by(waiting)
    told = partial(happenings.add, table_id=room.id, kind=AGREES, seat=min(waiting))
    if unanswered(hall, room, agreed) or KINDS[proposal.kind].waits:
        await write(hall, room, partial(note, proposal=proposal, seats=waiting, told=told))
    else:
        await carry_out(hall, room, agreed, told)


async def carry_out(
    hall: Hall,
    room: Room,
    proposal: Proposal,
    first: Work[None] | None = None,
    known: bool = True,
) -> None:
    """All have agreed: it is done, or falls if it cannot be done any more."""
    try:
        check(hall, room, proposal)
    except DynastyError:
        if known:
            await write(hall, room, partial(end, proposal=proposal, kind=FALLS))
        raise
    heard = known or others_sit(room, proposal.seat)

    def settle(connection: Connection) -> None:
        if first is not None:
            first(connection)
        if known:
            proposals.remove(connection, proposal)
        if heard:
            say(connection, proposal, DONE)

    await KINDS[proposal.kind].carry_out(hall, room, proposal, settle)
    await hall.rooms.reread(room)


def check(hall: Hall, room: Room, proposal: Proposal) -> None:
    """Raises whatever keeps it from being done now."""
    KINDS[proposal.kind].check(room, proposal)
    KINDS[proposal.kind].holds(hall, room, proposal)


async def write(hall: Hall, room: Room, work: Work[None]) -> None:
    """Do this and know what came of it; whoever was faster settled it."""
    try:
        await hall.store.write(work)
    except Conflict as error:
        raise Settled from error
    finally:
        await hall.rooms.reread(room)


def tell_all(hall: Hall, room: Room) -> None:
    room.wake()
    hall.bell.ring(room.holders)
    hall.tend(room)


# What is written


def say(connection: Connection, proposal: Proposal, kind: str, seat: int | None = None) -> int:
    """A step of a proposal, told at the table; gives its number among the happenings."""
    of_another = proposal.of != SPECTATOR and seat is None
    told = {"what": proposal.kind} if of_another or kind in (ASKS, DONE) else {}
    if of_another:
        seat, told["name"] = proposal.of, proposal.details["name"]
    of = proposal.seat if seat is None else seat
    return happenings.append(connection, proposal.table, kind, of, **told)


def begin(connection: Connection, proposal: Proposal, told: Collection[int]) -> None:
    """It is asked; these seats are told, wherever their players are."""
    proposals.add(connection, proposal)
    number = say(connection, proposal, ASKS)
    notices.pose(connection, proposal.table, told, notices.CONSENT, number, proposal.id)


def note(connection: Connection, proposal: Proposal, seats: set[int], told: Work[None]) -> None:
    proposals.agree(connection, proposal, seats)
    told(connection)


def end(connection: Connection, proposal: Proposal, kind: str, seat: int | None = None) -> None:
    proposals.remove(connection, proposal)
    say(connection, proposal, kind, seat)


# Time


async def look(hall: Hall, room: Room) -> bool:
    """What has lapsed is over; what nobody need answer any more is done. Under the lock."""
    before = room.proposals
    for proposal in before:
        try:
            if room.status != "playing":
                await write(hall, room, partial(proposals.remove, proposal=proposal))
            elif is_ready(hall, room, proposal):
                await carry_out(hall, room, proposal)
            elif proposal.until <= hall.clock.now():
                await write(hall, room, partial(end, proposal=proposal, kind=LAPSED))
        except DynastyError as error:
            LOGGER.info("a proposal at table %s was not carried out: %s", room.id, error)
    return bool(before) and room.proposals != before


def is_ready(hall: Hall, room: Room, proposal: Proposal) -> bool:
    """Has nobody to answer any more, and is it time to do it?"""
    over = proposal.until <= hall.clock.now()
    return over == KINDS[proposal.kind].waits and not unanswered(hall, room, proposal)


async def keep(hall: Hall) -> None:
    """Now and then look at all that is open."""
    while True:
        await hall.clock.sleep(ROUND)
        due = set(await hall.store.read(proposals.due))
        due |= {room.id for room in hall.rooms.values() if room.proposals}
        for table_id in sorted(due):
            try:
                await look_at(hall, await hall.room(table_id))
            except DynastyError:
                LOGGER.warning("the proposals of table %s wait", table_id, exc_info=True)


async def look_at(hall: Hall, room: Room) -> None:
    async with room.lock:
        changed = await look(hall, room)
    if changed:
        tell_all(hall, room)


# What is shown


@dataclass(frozen=True)
class Asking:
    """A proposal as somebody at the table sees it."""

    id: str
    kind: str
    seat: int
    of: int  # the seat that it is about, if not that of who asks
    agreed: tuple[int, ...]
    missing: tuple[int, ...]  # the seats that have yet to answer
    until: float
    answer: bool  # the reader must agree, or may refuse
    about: bool  # it is about the reader, who may only refuse
    mine: bool  # the reader asks
    values: Mapping[str, int | str]
    at: int | None  # a position to look at

    def said(self, words: Words) -> str:
        """As a reader reads it."""
        seats = {"seat": self.seat, "of": self.of}
        names = {key: words.seat(seat) for key, seat in seats.items() if seat != SPECTATOR}
        return words.say(f"consent-{self.kind}", **{**names, **self.values})


def shown(hall: Hall, room: Room, held: Sequence[int]) -> list[Asking]:
    """What is open, as whoever holds these seats sees it; others than players are told nothing."""
    found = []
    for proposal in room.proposals if held and room.status == "playing" else ():
        missing = unanswered(hall, room, proposal)
        about = proposal.of in held
        found.append(
            Asking(
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
                values=KINDS[proposal.kind].values(room, proposal),
                at=proposal.details.get("to"),
            )
        )
    return found
