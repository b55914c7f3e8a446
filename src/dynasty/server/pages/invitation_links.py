"""Invitation links: the table's link for all free seats, and seat links that are shown once."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.localization import translator_for
from dynasty.server.accounts.visitor import CreatedTable
from dynasty.server.api.dependencies import TheCaller, TheDatabase, TheRoom
from dynasty.server.errors import Forbidden
from dynasty.server.http.addresses import is_loopback_url, site_url
from dynasty.server.http.parsing import MAX_SEATS, require_int
from dynasty.server.http.qr import qr_svg
from dynasty.server.model.room import LINK_OPEN
from dynasty.server.model.table_status import TableStatus
from dynasty.server.templating import page_response, reader_preferences

router = APIRouter(include_in_schema=False)

LINKS_COOKIE = "links"  # the cookie that carries fresh seat links to the page that shows them
LINKS_COOKIE_SECONDS = 600  # seconds


def redirect_to_new_table(request: Request, laid: CreatedTable) -> RedirectResponse:
    """Redirect to the new table's links if it has any, else to the table."""
    room = laid.room
    links = {
        chair.seat: laid.tokens[chair.seat] for chair in room.chairs if chair.link == LINK_OPEN
    }
    if links and room.status != TableStatus.WAITING:
        return redirect_to_fresh_links(request, room.id, links)
    return RedirectResponse(f"/tables/{room.id}", 303)


def redirect_to_fresh_links(
    request: Request, table_id: str, tokens: dict[int, str]
) -> RedirectResponse:
    """Redirect to the page of fresh links; only this browser can read them, for a short while."""
    answer = RedirectResponse(f"/tables/{table_id}/links", 303)
    answer.set_cookie(
        LINKS_COOKIE,
        "~".join(f"{seat}.{token}" for seat, token in tokens.items()),
        max_age=LINKS_COOKIE_SECONDS,
        path=f"/tables/{table_id}/links",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


@router.get("/tables/{table_id}/links")
async def show_links(
    room: TheRoom, caller: TheCaller, db: TheDatabase, request: Request
) -> Response:
    """Show the links to send to other players: the table's link, and those just made."""
    if not caller.has_part_in(room):
        raise Forbidden("forbidden-party")
    words = translator_for(room.game, reader_preferences(request).language, room.names())
    site = site_url(request, db.settings)
    alone = is_loopback_url(site)
    invitation = f"{site}/join/{room.invitation}"
    links = {seat: f"{site}/join/{token}" for seat, token in fresh_tokens(request).items()}
    found = [(chair, links[chair.seat]) for chair in room.chairs if chair.seat in links]
    watch = f"{site}/tables/{room.id}"
    return page_response(
        request,
        "links.html",
        words,
        room=room,
        free=room.free() if room.status == TableStatus.PLAYING else [],
        invitation=invitation,
        picture="" if alone or not site else qr_svg(invitation, words.say("links-picture")),
        links=found,
        watch=watch,
        site=site,
        alone=alone,
    )


def fresh_tokens(request: Request) -> dict[int, str]:
    """Return the tokens of fresh links from the cookie, by seat."""
    pairs = (pair.partition(".") for pair in request.cookies.get(LINKS_COOKIE, "").split("~"))
    return {
        require_int(LINKS_COOKIE, seat, 0, MAX_SEATS - 1): token
        for seat, _, token in pairs
        if token
    }


def add_cookies(answer: RedirectResponse, given: Response) -> RedirectResponse:
    """Return the first response with the cookies of the second one added."""
    answer.raw_headers += [pair for pair in given.raw_headers if pair[0] == b"set-cookie"]
    return answer
