"""The page for joining an invitation-only server by its link."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import moderation
from dynasty.server.api.deps import TheCaller, TheDatabase
from dynasty.server.api.schemas.moderation import DoorRequest
from dynasty.server.db import server_invitation
from dynasty.server.http.parsing import MAX_NAME_LENGTH, parse_model, read_form
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.lobby import remember_name, remembered_name
from dynasty.server.templating import page_response

router = APIRouter(include_in_schema=False)


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
async def accept_server_invitation(secret: str, db: TheDatabase, request: Request) -> Response:
    form = await read_form(request, fields=2)
    given = Response()
    asked = parse_model(DoorRequest, secret=secret, name=form.text("name", MAX_NAME_LENGTH))
    await moderation.come_in(asked, request, given, db)
    answer = add_cookies(RedirectResponse("/", 303), given)
    remember_name(request, answer, asked.name)
    return answer
