"""The page of a used link, where only players may watch: "that seat is mine"."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.localization import translator_for
from dynasty.server.api import votes
from dynasty.server.api.deps import TheTableService
from dynasty.server.api.schemas.votes import ClaimRequest
from dynasty.server.http.parsing import MAX_SEATS, parse_model, read_form
from dynasty.server.model.room import PERSON, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import page_response, reader_preferences
from dynasty.server.votes.seat_claims import CLAIM_PROPOSAL

router = APIRouter(include_in_schema=False)


def is_closed_to_caller(room: Room, caller: Caller) -> bool:
    """Return whether the table's page would refuse the caller."""
    return room.terms.watching == "nobody" and not caller.has_part_in(room)


def show_claims(room: Room, caller: Caller, token: str, request: Request) -> Response:
    """Show who sits at the table and the caller's claims, but nothing of the game."""
    words = translator_for(room.game, reader_preferences(request).language, room.names())
    asked = [
        one.of
        for one in room.proposals
        if one.kind == CLAIM_PROPOSAL and one.player == caller.player
    ]
    held = {seat for seats in room.holders.values() for seat in seats}
    seats = [c.seat for c in room.chairs if c.player == PERSON and c.seat in held]
    playing = room.status == TableStatus.PLAYING
    return page_response(
        request,
        "claim.html",
        words,
        room=room,
        token=token,
        seats=seats if playing and not asked else [],
        asked=asked if caller.player else [],
    )


@router.post("/join/{token}/claim")
async def claim_seat(token: str, service: TheTableService, request: Request) -> Response:
    """Claim a seat that another player holds as one's own."""
    form, given = await read_form(request, fields=2), Response()
    asked = parse_model(ClaimRequest, token=token, seat=form.number("seat", 0, MAX_SEATS - 1))
    await votes.claim_by_link(asked, service, request, given)
    return add_cookies(RedirectResponse(f"/join/{token}", 303), given)
