"""Taking back: one's own choices freely, what others did since if all of them agree."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from dynasty.kernel import NothingToUndo
from dynasty.server.seats import consents
from dynasty.server.seats.chairs import come_back
from dynasty.server.seats.consents import Kind, others
from dynasty.server.seats.proposals import Proposal
from dynasty.server.store.storage import Work
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Entry, Room
from dynasty.server.tables.terms import AgainstTerms

UNDO: Final = "undo"


@dataclass(frozen=True)
class Reach:
    """How many choices a seat may take back now, why no more, and whether it may ask for more."""

    steps: int
    reason: str
    ask: bool = False


def reach(hall: Hall, room: Room, seat: int) -> Reach:
    """How far back the seat comes, by itself or with the consent of others."""
    steps, reason = room.undoable(seat)
    if room.terms.undo != "consent":
        return Reach(steps, reason)
    settled, floor = room.match.settled()
    own = sum(move.seat == seat for move in room.match.moves[settled:])
    if not others(hall, room, seat):
        return Reach(own, floor)
    if steps or not own:
        return Reach(steps, reason if own else floor)
    asked = any(one.kind == UNDO for one in room.proposals)
    return Reach(0, "asked" if asked else "ask", not asked)


async def undo(hall: Hall, room: Room, seat: int, seq: int) -> int:
    """A person takes a choice back, which ends whatever stood in for them."""
    await come_back(hall, room, seat)
    alone = room.terms.undo == "consent" and not others(hall, room, seat)
    if not alone or room.match.undoable(seat)[0]:
        return await hall.undo(room, seat, seq)
    told = partial(happenings.add, table_id=room.id, kind=consents.DONE, seat=seat, what=UNDO)
    async with room.lock:
        hall.check_open(room, SPECTATOR, seq)
        also = told if consents.others_sit(room, seat) else None
        await take_back(hall, room, seat, before_last_of(room, seat), also)
    room.wake(spoken=False)
    hall.tend(room)
    return room.seq


def before_last_of(room: Room, seat: int) -> int:
    """How many moves were made before the seat's last one."""
    last = room.last_move_of(seat)
    if not last:
        raise NothingToUndo("start")
    return last - 1


async def take_back(
    hall: Hall, room: Room, seat: int, to: int, also: Work[None] | None = None
) -> None:
    """All but the first so many moves, on disk before anybody sees it. Under the room's lock."""
    asked, before = room.asked(), room.bookmark()
    room.match.rewind(to)
    entry = Entry(room.seq + 1, "rewind", seat, str(to), None)
    await hall.append(room, entry, asked, before, also)


# By consent


def details(room: Room, seat: int) -> dict[str, Any]:
    """A seat asks for its last choice, and all that came after it."""
    if room.terms.undo != "consent":
        raise AgainstTerms("rewind")
    return {"to": before_last_of(room, seat)}


def check(room: Room, proposal: Proposal) -> None:
    """Neither chance nor what was revealed is ever taken back."""
    settled, reason = room.match.settled()
    if not settled <= proposal.details["to"] < room.move_count:
        raise NothingToUndo(reason)


async def carry_out(hall: Hall, room: Room, proposal: Proposal, settle: Work[None]) -> None:
    await take_back(hall, room, proposal.seat, proposal.details["to"], settle)


def values(room: Room, proposal: Proposal) -> dict[str, int | str]:
    """How many choices of all players it is about."""
    return {"n": room.move_count - proposal.details["to"]}


consents.register(Kind(UNDO, check, carry_out, details, values))
