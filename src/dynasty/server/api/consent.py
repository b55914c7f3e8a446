"""Consents: what all other people at a table must agree to."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.server.api.common import Language, NamedSeat, TheCaller, TheHall, TheRoom
from dynasty.server.people.callers import player_of
from dynasty.server.seats import chairs, claims, consents
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.consent_models import (
    Claimed,
    ClaimRequest,
    ConsentAnswer,
    ConsentOut,
    ConsentRequest,
)
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room
from dynasty.server.tables.stored import NotBegun, Stored
from dynasty.speech import words_of

router = APIRouter()

Mark = Annotated[str, Path(max_length=32)]


@router.get("/tables/{table_id}/consents")
async def read_consents(
    room: TheRoom, caller: TheCaller, hall: TheHall, language: Language
) -> list[ConsentOut]:
    """What is asked at the table, for those who play there."""
    caller.own_seat(room, None)
    await consents.look_at(hall, room)
    return consents_out(hall, room, caller, language)


@router.post("/tables/{table_id}/consents", status_code=201)
async def propose(
    wish: ConsentRequest, room: TheRoom, caller: TheCaller, hall: TheHall, language: Language
) -> list[ConsentOut]:
    """Ask all other people for something; where there are none, it is done at once."""
    more = {} if wish.of is None else {"of": wish.of}
    seat = caller.own_seat(room, wish.seat)
    await consents.propose(hall, room, wish.kind, caller, seat, **more)
    return consents_out(hall, room, caller, language)


@router.put("/tables/{table_id}/consents/{mark}")
async def answer(
    mark: Mark,
    wish: ConsentAnswer,
    room: TheRoom,
    caller: TheCaller,
    hall: TheHall,
    language: Language,
) -> list[ConsentOut]:
    """Agree or refuse; when all have agreed, it is done."""
    caller.own_seat(room, None)
    await consents.answer(hall, room, mark, caller, wish.agrees)
    return consents_out(hall, room, caller, language)


@router.post("/tables/{table_id}/seats/{seat}/claim", status_code=201)
async def claim(
    seat: NamedSeat, room: TheRoom, hall: TheHall, request: Request, response: Response
) -> Claimed:
    """Say that a held seat is one's own, from a new device: all others must agree."""
    player, fresh = await player_of(request, response)
    await claims.claim(hall, room, player, seat)
    return Claimed(id=room.id, seat=seat, holder_token=fresh)


@router.post("/claims", status_code=201)
async def claim_by_link(
    wish: ClaimRequest, hall: TheHall, request: Request, response: Response
) -> Claimed:
    """The same by a link of the table, for where only those who play may look."""
    table, _ = await chairs.invited(hall, wish.token)
    if isinstance(table, Stored):
        raise NotBegun
    return await claim(wish.seat, table, hall, request, response)


def consents_out(hall: Hall, room: Room, caller: Caller, language: str) -> list[ConsentOut]:
    words = words_of(room.game, language, room.names())
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
        for one in consents.shown(hall, room, sorted(caller.seats(room)))
    ]
