"""Votes: requests that all other people at a table must agree to."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.localization import translator_for
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.deps import Language, NamedSeat, TheCaller, TheRoom, TheTableService
from dynasty.server.api.schemas.votes import (
    Claimed,
    ClaimRequest,
    ConsentAnswer,
    ConsentOut,
    ConsentRequest,
)
from dynasty.server.db.database import Database
from dynasty.server.errors import TableNotStarted
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.votes import proposals, seat_claims

router = APIRouter()

VoteMark = Annotated[str, Path(max_length=32)]


@router.get("/tables/{table_id}/consents")
async def read_consents(
    room: TheRoom, caller: TheCaller, service: TheTableService, language: Language
) -> list[ConsentOut]:
    """List the open proposals at the table, for those who play there."""
    caller.own_seat(room, None)
    await proposals.settle_proposals_of_table(service, room)
    return votes_out(service.db, room, caller, language)


@router.post("/tables/{table_id}/consents", status_code=201)
async def propose(
    wish: ConsentRequest,
    room: TheRoom,
    caller: TheCaller,
    service: TheTableService,
    language: Language,
) -> list[ConsentOut]:
    """Ask all other people for their consent; where there are none, it is carried out at once."""
    more = {} if wish.of is None else {"of": wish.of}
    seat = caller.own_seat(room, wish.seat)
    await proposals.propose(service, room, wish.kind, caller, seat, **more)
    return votes_out(service.db, room, caller, language)


@router.put("/tables/{table_id}/consents/{mark}")
async def answer(
    mark: VoteMark,
    wish: ConsentAnswer,
    room: TheRoom,
    caller: TheCaller,
    service: TheTableService,
    language: Language,
) -> list[ConsentOut]:
    """Agree to a proposal or refuse it; when all have agreed, it is carried out."""
    caller.own_seat(room, None)
    await proposals.answer_proposal(service, room, mark, caller, wish.agrees)
    return votes_out(service.db, room, caller, language)


@router.post("/tables/{table_id}/seats/{seat}/claim", status_code=201)
async def claim(
    seat: NamedSeat, room: TheRoom, service: TheTableService, request: Request, response: Response
) -> Claimed:
    """Claim a held seat as one's own from a new device: all others must agree."""
    player, fresh = await ensure_player(request, response)
    await seat_claims.claim_seat(service, room, player, seat)
    return Claimed(id=room.id, seat=seat, holder_token=fresh)


@router.post("/claims", status_code=201)
async def claim_by_link(
    wish: ClaimRequest, service: TheTableService, request: Request, response: Response
) -> Claimed:
    """Claim a held seat by a link of the table, for tables that only players may watch."""
    table, _ = await tables_seats.table_of_link(service, wish.token)
    if isinstance(table, StoredTable):
        raise TableNotStarted
    return await claim(wish.seat, table, service, request, response)


def votes_out(db: Database, room: Room, caller: Caller, language: str) -> list[ConsentOut]:
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
        for one in proposals.open_proposals(db, room, sorted(caller.seats(room)))
    ]
