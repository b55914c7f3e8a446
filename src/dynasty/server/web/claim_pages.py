"""The page behind a link that was used, where only those who play may look: "that seat is mine"."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import consent
from dynasty.server.api.common import TheHall
from dynasty.server.door.inputs import MOST_SEATS, form_of, wish
from dynasty.server.seats.claims import MINE
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.consent_models import ClaimRequest
from dynasty.server.tables.room import PERSON, Room
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import words_of

router = APIRouter(include_in_schema=False)


def is_shut(room: Room, caller: Caller) -> bool:
    """Would the page of the table turn the caller away?"""
    return room.terms.watching == "nobody" and not caller.has_part_in(room)


def show_claims(room: Room, caller: Caller, token: str, request: Request) -> Response:
    """Nothing of the game, only who sits there; and what was asked already."""
    words = words_of(room.game, reader_of(request).language, room.names())
    asked = [one.of for one in room.proposals if one.kind == MINE and one.player == caller.player]
    held = {seat for seats in room.holders.values() for seat in seats}
    seats = [c.seat for c in room.chairs if c.player == PERSON and c.seat in held]
    playing = room.status == "playing"
    return respond(
        request,
        "claim.html",
        words,
        room=room,
        token=token,
        seats=seats if playing and not asked else [],
        asked=asked if caller.player else [],
    )


@router.post("/join/{token}/claim")
async def claim(token: str, hall: TheHall, request: Request) -> Response:
    """Say that a held seat is one's own."""
    form, given = await form_of(request, fields=2), Response()
    asked = wish(ClaimRequest, token=token, seat=form.number("seat", 0, MOST_SEATS - 1))
    await consent.claim_by_link(asked, hall, request, given)
    return with_cookies(RedirectResponse(f"/join/{token}", 303), given)
