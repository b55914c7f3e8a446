"""The way into a club by its link."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import club
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.inputs import LONGEST_NAME, form_of, wish
from dynasty.server.people import inviting
from dynasty.server.shapes.club_models import DoorRequest
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.lobby import name_of, remember_name
from dynasty.server.web.templating import respond

router = APIRouter(include_in_schema=False)


@router.get("/door/{secret}")
async def show_door(secret: str, hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Looking changes nothing; whoever is somebody here is in already."""
    await hall.store.read(partial(inviting.check, secret=secret))
    if caller.player:
        return RedirectResponse("/", 303)
    return respond(request, "door.html", name=name_of(request))


@router.post("/door/{secret}")
async def come_in(secret: str, hall: TheHall, request: Request) -> Response:
    form = await form_of(request, fields=2)
    given = Response()
    asked = wish(DoorRequest, secret=secret, name=form.text("name", LONGEST_NAME))
    await club.come_in(asked, request, given, hall)
    answer = with_cookies(RedirectResponse("/", 303), given)
    remember_name(request, answer, asked.name)
    return answer
