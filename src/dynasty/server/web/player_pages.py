"""Pages of other players."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.after import tallies
from dynasty.server.api import club, people
from dynasty.server.api.common import NamedSeat, TheCaller, TheHall, TheTable
from dynasty.server.door.inputs import Form, form_of, wish
from dynasty.server.door.tokens import is_id
from dynasty.server.people import blocking, reporting
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.club_models import BlockRequest, ReportRequest
from dynasty.server.tables.hall import Hall
from dynasty.server.web.past_pages import chapters, lasted
from dynasty.server.web.templating import reader_of, respond
from dynasty.text import Words

router = APIRouter(include_in_schema=False)

MOST_LINES: Final = 2**31 - 1


@router.get("/player/{player}")
async def show_player(
    player: people.NamedPlayer,
    hall: TheHall,
    caller: TheCaller,
    request: Request,
    table: Annotated[str, Query(pattern="^[A-Za-z0-9_-]{0,32}$")] = "",
) -> Response:
    """What the reader may know of somebody, and do about them."""
    language = reader_of(request).language
    words = Words(language)
    found = await people.read_player(player, hall, caller, language)
    blocked = [one.id for one in await club.list_blocks(hall, caller)]
    said = partial(reporting.lines_of, table_id=table, player=found.id)
    told = chapters(hall, found.statistics or (), found.ratings or (), words)
    return respond(
        request,
        "player.html",
        words,
        player=found,
        mine=found.id == caller.player,
        chapters=told,
        table=table,
        blocked=found.id in blocked,
        lines=await hall.store.read(said) if await sits_at(hall, table, caller) else [],
        reported="reported" in request.query_params,
        recent=tallies.RECENT,
        lasted=partial(lasted, words),
    )


async def sits_at(hall: Hall, table: str, caller: Caller) -> bool:
    """Does the caller hold a seat there?"""
    held = partial(blocking.seats_of, table_id=table, player=caller.player)
    return bool(caller.player and table and await hall.store.read(held))


@router.post("/player/{player}/block")
async def block(
    player: people.NamedPlayer, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """Do not want to meet somebody, or no longer mind."""
    form = await form_of(request, fields=4)
    if form.text("do") == "unblock":
        await club.unblock(player, hall, caller)
    else:
        await club.block(wish(BlockRequest, player=player), hall, caller)
    return back(player, form)


@router.post("/player/{player}/report")
async def report(
    player: people.NamedPlayer, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """Tell whoever runs the server."""
    form = await form_of(request, fields=6)
    line = form.number("line", 0, MOST_LINES) or 0
    said = {"why": form.text("why"), "table": form.text("table", 32), "line": line}
    await club.report(wish(ReportRequest, player=player, **said), hall, caller)
    return back(player, form, "&reported")


def back(player: str, form: Form, also: str = "") -> Response:
    """Where the form was: the page of the player, or one's own."""
    if form.text("from") == "me":
        return RedirectResponse("/me", 303)
    table = form.text("table", 32)
    known = table if is_id(table) else ""
    return RedirectResponse(f"/player/{player}?table={known}{also}", 303)


@router.get("/tables/{table_id}/seats/{seat}/player")
async def lead_to_player(
    seat: NamedSeat, table: TheTable, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """From a seat to the page of who sits there."""
    found = await people.read_player_at(seat, table, hall, caller, reader_of(request).language)
    return RedirectResponse(f"/player/{found.id}?table={table.id}", 303)
