"""The pages of links: to a table or a seat, "that seat is mine", to an invitation-only server."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.localization import translator_for
from dynasty.server.api.dependencies import TheCaller, TheDatabase, TheTableService, TheVisitor
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.api.schemas.accounts import DoorRequest
from dynasty.server.api.schemas.votes import ClaimRequest
from dynasty.server.db import server_invitation
from dynasty.server.http.parsing import (
    MAX_NAME_LENGTH,
    MAX_SEATS,
    parse_model,
    read_form,
)
from dynasty.server.model.room import LINK_OPEN, LINK_SPENT, PERSON, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.lobby import remember_name, remembered_name
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import (
    page_response,
    reader_preferences,
)
from dynasty.server.votes.seat_claims import CLAIM_PROPOSAL

router = APIRouter(include_in_schema=False)


# A table or a seat


@router.get("/join/{token}")
async def show_invitation(
    token: str, service: TheTableService, caller: TheCaller, request: Request
) -> Response:
    """Show who invites to which table; a used link redirects to the table."""
    room, seat = await tables_seats.table_of_link(service, token)
    free = seats_by_link(room, caller, service.clock.now()) if seat is None else [seat]
    if caller.seats(room) & set(free if seat is not None else range(len(room.chairs))):
        return RedirectResponse(f"/tables/{room.id}", 303)
    if not free or room.chairs[free[0]].link == LINK_SPENT:
        if isinstance(room, Room) and is_closed_to_caller(room, caller):
            return show_claims(room, caller, token, request)
        notice = "used" if free else "taken"
        return RedirectResponse(f"/tables/{room.id}?notice={notice}", 303)
    game = service.game(room.edition.game)
    words = translator_for(game, reader_preferences(request).language, room.names())
    chair, known = room.chairs[free[0]], remembered_name(request)
    name = known if chair.link != LINK_OPEN or len(free) > 1 else chair.name or known
    return page_response(request, "join.html", words, room=room, free=free, name=name)


def seats_by_link(table: Room | StoredTable, caller: Caller, now: float) -> list[int]:
    """Return the seats that the table's link offers to the caller."""
    if isinstance(table, StoredTable):
        return tables_waiting.offered_seats(table, caller.player, now)
    return table.free()


@router.post("/join/{token}")
async def take_seat_by_link(token: str, visitor: TheVisitor) -> Response:
    """Take a seat by a link."""
    form = await read_form(visitor.request, fields=4)
    asked = parse_model(
        schemas_waiting.JoinRequest,
        token=token,
        name=form.text("name", MAX_NAME_LENGTH),
        seat=form.number("seat", 0, MAX_SEATS - 1),
    )
    joined = await visitor.join_by_link(asked.token, asked.name, asked.seat)
    answer = add_cookies(RedirectResponse(f"/tables/{joined.table}", 303), visitor.response)
    remember_name(visitor.request, answer, asked.name)
    return answer


# "That seat is mine": a used link, where only players may watch


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
async def claim_seat(token: str, visitor: TheVisitor) -> Response:
    """Claim a seat that another player holds as one's own."""
    form = await read_form(visitor.request, fields=2)
    asked = parse_model(ClaimRequest, token=token, seat=form.number("seat", 0, MAX_SEATS - 1))
    await visitor.claim_seat_by_link(asked.token, asked.seat)
    return add_cookies(RedirectResponse(f"/join/{token}", 303), visitor.response)


# The server


@router.get("/door/{secret}")
async def show_server_invitation(
    secret: str, db: TheDatabase, caller: TheCaller, request: Request
) -> Response:
    """Show the invitation without using it; send players who have joined to the lobby."""
    await db.read(partial(server_invitation.check_invitation, secret=secret))
    if caller.player:
        return RedirectResponse("/", 303)
    return page_response(request, "door.html", name=remembered_name(request))


@router.post("/door/{secret}")
async def accept_server_invitation(secret: str, visitor: TheVisitor) -> Response:
    form = await read_form(visitor.request, fields=2)
    asked = parse_model(DoorRequest, secret=secret, name=form.text("name", MAX_NAME_LENGTH))
    await visitor.join_server(asked.secret, asked.name)
    answer = add_cookies(RedirectResponse("/", 303), visitor.response)
    remember_name(visitor.request, answer, asked.name)
    return answer
