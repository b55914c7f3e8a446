"""Me › Notices: the ways in which the reader is told of turns."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import channels as api
from dynasty.server.api.common import TheCaller, TheHall, TheTries
from dynasty.server.door.inputs import form_of, wish
from dynasty.server.post import asking, channels
from dynasty.server.post.hooks import ALL_FORMS
from dynasty.server.web.templating import reader_of, respond

router = APIRouter(include_in_schema=False)
PAGE = "/me/notices"
Stop = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


@router.get(PAGE)
async def show_notices(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """All ways, and forms for new ones."""
    if not caller.player:
        return RedirectResponse("/me", 303)
    wishes = await api.wishes_of(hall, caller)
    begins, _, ends = wishes.quiet.partition("-")
    found = await api.list_channels(hall, caller)
    if any(channel.state == channels.BROKEN for channel in found):
        await hall.store.write(partial(channels.note_seen, player=caller.player))
        hall.keyring.known.pop(caller.key, None)  # the next page need not say it
    return respond(
        request,
        "notices.html",
        channels=found,
        mail=bool(hall.settings.smtp),
        forms=ALL_FORMS,
        wishes=wishes,
        begins=begins or "22:00",
        ends=ends or "08:00",
        done=request.query_params.get("done", ""),
    )


@router.post(f"{PAGE}/add")
async def add(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """A new way."""
    form = await form_of(request, fields=5)
    fields = ("kind", "address", "form", "prefix")
    asked = wish(api.ChannelRequest, **{key: form.text(key, 500) for key in fields})
    language = reader_of(request).language
    await asking.add(hall, caller, request, language, **asked.model_dump())
    return back("added")


@router.post(f"{PAGE}/quiet")
async def set_quiet(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """When nothing is sent."""
    form = await form_of(request, fields=4)
    hours = f"{form.text('begins', 5)}-{form.text('ends', 5)}" if form.text("quiet") else ""
    await asking.set_quiet(hall, caller, hours)
    return back("quiet")


@router.post(f"{PAGE}/digest")
async def set_digest(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """When all is sent at once, and whether of the chat, too."""
    form = await form_of(request, fields=4)
    hour = form.text("hour", 5) if form.text("digest") else ""
    asked = wish(api.Digest, digest=hour, named=bool(form.text("named")))
    await asking.set_digest(hall, caller, asked.digest, asked.named)
    return back("quiet")


@router.post(f"{PAGE}/{{channel}}")
async def change(
    channel: api.NamedChannel,
    hall: TheHall,
    caller: TheCaller,
    tries: TheTries,
    request: Request,
) -> Response:
    """Type the code, try it out, or end it."""
    form = await form_of(request, fields=3)
    if form.text("do") == "end":
        await asking.remove(hall, caller, channel)
        return back("ended")
    if form.text("do") == "test":
        await asking.try_out(hall, caller, channel)
        return back("sent")
    await asking.confirm(hall, caller, channel, form.text("code", 40), tries)
    return back("good")


def back(done: str) -> RedirectResponse:
    return RedirectResponse(f"{PAGE}?done={done}", 303)


@router.get("/unsubscribe/{secret}")
async def ask_to_stop(secret: Stop, hall: TheHall, request: Request) -> Response:
    """Opening a link changes nothing."""
    found = await hall.store.read(partial(channels.by_secret, secret=secret))
    return respond(request, "unsubscribe.html", secret=secret, known=found is not None)


@router.post("/unsubscribe/{secret}")
async def stop(secret: Stop, hall: TheHall, request: Request) -> Response:
    """No more mail to this box: by the page, or by one click in a mail program."""
    found = await hall.store.read(partial(channels.by_secret, secret=secret))
    if found is not None:
        await hall.store.write(partial(channels.remove, channel=found.id))
    return respond(request, "unsubscribe.html", secret=secret, known=False)
