"""Pages of other players."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.after import tallies
from dynasty.server.api import people
from dynasty.server.api.common import NamedSeat, TheCaller, TheHall, TheTable
from dynasty.server.web.past_pages import chapters, lasted
from dynasty.server.web.templating import reader_of, respond
from dynasty.text import Words

router = APIRouter(include_in_schema=False)


@router.get("/player/{player}")
async def show_player(
    player: people.NamedPlayer, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """What the reader may know of somebody."""
    language = reader_of(request).language
    words = Words(language)
    found = await people.read_player(player, hall, caller, language)
    told = chapters(hall, found.statistics or (), found.ratings or (), words)
    return respond(
        request,
        "player.html",
        words,
        player=found,
        mine=found.id == caller.player,
        chapters=told,
        recent=tallies.RECENT,
        lasted=partial(lasted, words),
    )


@router.get("/tables/{table_id}/seats/{seat}/player")
async def lead_to_player(
    seat: NamedSeat, table: TheTable, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """From a seat to the page of who sits there."""
    found = await people.read_player_at(seat, table, hall, caller, reader_of(request).language)
    return RedirectResponse(f"/player/{found.id}?table={table.id}", 303)
