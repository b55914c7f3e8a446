"""Votes: requests that all other people at a table must agree to."""

from fastapi import APIRouter

from dynasty.localization import translator_for
from dynasty.server.accounts.visitor import TakenSeat
from dynasty.server.api.dependencies import (
    Language,
    NamedSeat,
    NamedVote,
    RoomAccess,
    TheRoom,
    TheRoomAccess,
    TheVisitor,
)
from dynasty.server.api.schemas.votes import (
    Claimed,
    ClaimRequest,
    ConsentAnswer,
    ConsentOut,
    ConsentRequest,
)
from dynasty.server.votes import proposals

router = APIRouter()


@router.get("/tables/{table_id}/consents")
async def read_consents(access: TheRoomAccess, language: Language) -> list[ConsentOut]:
    """List the open proposals at the table, for those who play there."""
    access.own_seat()
    await proposals.settle_proposals_of_table(access.service, access.room)
    return votes_out(access, language)


@router.post("/tables/{table_id}/consents", status_code=201)
async def propose(
    wish: ConsentRequest, access: TheRoomAccess, language: Language
) -> list[ConsentOut]:
    """Ask all other people for their consent; where there are none, it is carried out at once."""
    more = {} if wish.of is None else {"of": wish.of}
    seat = access.own_seat(wish.seat)
    await proposals.propose(access.service, access.room, wish.kind, access.caller, seat, **more)
    return votes_out(access, language)


@router.put("/tables/{table_id}/consents/{mark}")
async def answer(
    mark: NamedVote, wish: ConsentAnswer, access: TheRoomAccess, language: Language
) -> list[ConsentOut]:
    """Agree to a proposal or refuse it; when all have agreed, it is carried out."""
    access.own_seat()
    await proposals.answer_proposal(access.service, access.room, mark, access.caller, wish.agrees)
    return votes_out(access, language)


@router.post("/tables/{table_id}/seats/{seat}/claim", status_code=201)
async def claim(seat: NamedSeat, room: TheRoom, visitor: TheVisitor) -> Claimed:
    """Claim a held seat as one's own from a new device: all others must agree."""
    return seat_claim_out(await visitor.claim_seat(room, seat))


@router.post("/claims", status_code=201)
async def claim_by_link(wish: ClaimRequest, visitor: TheVisitor) -> Claimed:
    """Claim a held seat by a link of the table, for tables that only players may watch."""
    return seat_claim_out(await visitor.claim_seat_by_link(wish.token, wish.seat))


def seat_claim_out(taken: TakenSeat) -> Claimed:
    return Claimed(id=taken.table, seat=taken.seat, holder_token=taken.secret)


def votes_out(access: RoomAccess, language: str) -> list[ConsentOut]:
    room, caller = access.room, access.caller
    words = translator_for(room.game, language, room.names())
    return [
        ConsentOut(
            id=one.id,
            kind=one.kind,
            seat=one.seat,
            agreed=list(one.agreed),
            missing=list(one.missing),
            until=one.until,
            answer=one.answer,
            text=one.said(words),
        )
        for one in proposals.open_proposals(access.service.db, room, sorted(caller.seats(room)))
    ]
