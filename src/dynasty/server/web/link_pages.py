"""The link of a table for all its free seats; links of seats, shown once to who made them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api.common import (
    TheCaller,
    TheHall,
    TheRoom,
)
from dynasty.server.door.addresses import is_own_machine, site_of
from dynasty.server.door.inputs import MOST_SEATS, whole_or_refuse
from dynasty.server.door.qr import qr
from dynasty.server.shapes import models
from dynasty.server.tables.hall import Forbidden
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import words_of

router = APIRouter(include_in_schema=False)

LINKS = "links"  # the cookie that carries fresh seat links to the page that shows them
A_WHILE = 600  # seconds


def to_new_table(request: Request, laid: models.LaidTable) -> RedirectResponse:
    """To the links that others need to sit down; where nobody does, to the table."""
    links = {seat.seat: seat.token for seat in laid.seats if seat.token}
    if links and not laid.waits:
        return show_once(request, laid.id, links)
    return RedirectResponse(f"/tables/{laid.id}", 303)


def show_once(request: Request, table_id: str, tokens: dict[int, str]) -> RedirectResponse:
    """Lead to the page of fresh links; only this browser can read them, and not for long."""
    answer = RedirectResponse(f"/tables/{table_id}/links", 303)
    answer.set_cookie(
        LINKS,
        "~".join(f"{seat}.{token}" for seat, token in tokens.items()),
        max_age=A_WHILE,
        path=f"/tables/{table_id}/links",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


@router.get("/tables/{table_id}/links")
async def show_links(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """What to hand to those who shall sit there: the table's link, and the links just made."""
    if not caller.has_part_in(room):
        raise Forbidden("forbidden-party")
    words = words_of(room.game, reader_of(request).language, room.names())
    site = site_of(request, hall.settings)
    alone = is_own_machine(site)
    invitation = f"{site}/join/{room.invitation}"
    links = {seat: f"{site}/join/{token}" for seat, token in tokens_of(request).items()}
    found = [(chair, links[chair.seat]) for chair in room.chairs if chair.seat in links]
    watch = f"{site}/tables/{room.id}"
    return respond(
        request,
        "links.html",
        words,
        room=room,
        free=room.free() if room.status == "playing" else [],
        invitation=invitation,
        picture="" if alone or not site else qr(invitation, words.say("links-picture")),
        links=found,
        watch=watch,
        site=site,
        alone=alone,
    )


def tokens_of(request: Request) -> dict[int, str]:
    """The fresh links that the cookie carries."""
    pairs = (pair.partition(".") for pair in request.cookies.get(LINKS, "").split("~"))
    return {
        whole_or_refuse(LINKS, seat, 0, MOST_SEATS - 1): token for seat, _, token in pairs if token
    }


def with_cookies(answer: RedirectResponse, given: Response) -> RedirectResponse:
    """The answer with the cookies that were set on another one."""
    answer.raw_headers += [pair for pair in given.raw_headers if pair[0] == b"set-cookie"]
    return answer
