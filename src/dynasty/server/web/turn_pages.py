"""My turns: the way from one table to the next, and the line by which pages hear of them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api.common import TheCaller, TheCrowd, TheHall
from dynasty.server.people import devices
from dynasty.server.tables import calling, turns
from dynasty.server.tables.calling import hidden_by, seen_turns
from dynasty.server.web import live

router = APIRouter(include_in_schema=False)


@router.get("/next")
async def go_on(
    hall: TheHall,
    caller: TheCaller,
    request: Request,
    after: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """The next table where the reader is to act; the lobby if there is none but this one."""
    found = await seen_turns(hall, caller.player, hidden_by(request))
    table = turns.next_table(found, after)
    return RedirectResponse(f"/tables/{table}" if table else "/", 303)


@router.get("/me/live")
async def follow(hall: TheHall, caller: TheCaller, crowd: TheCrowd, request: Request) -> Response:
    """Which tables wait for the reader, as it changes."""
    devices.check_somebody(caller)
    leave = crowd.come_in(request, caller)
    return live.answer(calling.stream(hall, caller, request), request, leave)
