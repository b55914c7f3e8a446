"""The page of an open table: who sits there, its link, and what its host may do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty import bots
from dynasty.server.after import kept
from dynasty.server.api import gather
from dynasty.server.api.common import (
    NamedSeat,
    TheCaller,
    TheCrowd,
    TheHall,
    TheTable,
    WatchedTable,
)
from dynasty.server.door.addresses import is_own_machine, site_of
from dynasty.server.door.inputs import LONGEST_NAME, MOST_SEATS, form_of, wish
from dynasty.server.door.qr import qr
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import gather_models
from dynasty.server.tables import gathering, happenings
from dynasty.server.tables.crowd import Line
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.stored import Stored
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.lobby import name_of, remember_name
from dynasty.server.web.templating import reader_of, respond

router = APIRouter(include_in_schema=False)


async def show_gathering(table: Stored, caller: Caller, hall: Hall, request: Request) -> Response:
    """Who sits there already, and how others come to it."""
    words = kept.words_for(hall, table.edition.game, reader_of(request).language, table.names())
    site = site_of(request, hall.settings)
    invitation = f"{site}/join/{table.invitation}" if caller.has_part_in(table) else ""
    alone = is_own_machine(site)
    rows = await hall.store.read(lambda c: happenings.of_table(c, table.id))
    return respond(
        request,
        "gathering.html",
        words,
        table=table,
        free=table.free(),
        offered=gathering.offered(table, caller.player, hall.clock.now()),
        expected=caller.is_expected(table),
        mine=caller.seats(table),
        is_host=caller.is_host(table),
        invitation=invitation,
        picture=qr(invitation, words.say("links-picture")) if invitation and not alone else "",
        alone=alone,
        name=name_of(request),
        bots=bots.NAMES,
        usual=bots.USUAL,
        told=happenings.told(rows, words)[-6:],
    )


@router.get("/tables/{table_id}/gathering/live")
async def follow(
    table: WatchedTable, caller: TheCaller, hall: TheHall, crowd: TheCrowd, request: Request
) -> Response:
    """That somebody sat down or left, as it happens."""
    leave = crowd.enter(request, table, caller)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Line(gathering.news(hall, table.id, request), leave, headers)


def back(table: TheTable) -> RedirectResponse:
    return RedirectResponse(f"/tables/{table.id}", 303)


@router.post("/tables/{table_id}/sit")
async def sit(table: TheTable, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await form_of(request, fields=4)
    name = form.text("name", LONGEST_NAME)
    asked = wish(gather_models.SitRequest, seat=form.number("seat", 0, MOST_SEATS - 1), name=name)
    given = Response()
    await gather.sit(asked, table, caller, hall, request, given)
    answer = with_cookies(back(table), given)
    remember_name(request, answer, asked.name)
    return answer


@router.post("/tables/{table_id}/leave")
async def leave(table: TheTable, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await form_of(request, fields=8)
    asked = wish(gather_models.LeaveRequest, seat=form.number("seat", 0, MOST_SEATS - 1))
    await gather.leave(asked, table, caller, hall)
    return back(table)


@router.post("/tables/{table_id}/seats/{seat}/remove")
async def remove(seat: NamedSeat, table: TheTable, caller: TheCaller, hall: TheHall) -> Response:
    await gather.remove(seat, table, caller, hall)
    return back(table)


@router.post("/tables/{table_id}/start")
async def start(table: TheTable, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await form_of(request, fields=4)
    asked = wish(gather_models.StartRequest, bot=form.text("bot", 32) or bots.USUAL)
    await gather.start(asked, table, caller, hall)
    return back(table)


@router.post("/tables/{table_id}/close")
async def close(table: TheTable, caller: TheCaller, hall: TheHall) -> Response:
    await gather.close(table, caller, hall)
    return RedirectResponse("/", 303)
