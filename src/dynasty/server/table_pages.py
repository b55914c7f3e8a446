"""The pages of a table: the table itself, its text view, and the forms on both."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from markupsafe import Markup

from dynasty import bots
from dynasty.drawing.compose import composed
from dynasty.drawing.svg import svg
from dynasty.kernel import (
    DynastyError,
    IllegalChoice,
    NotAsked,
    NothingToUndo,
    UnknownChoice,
)
from dynasty.server import chairs, hints, live, models, seating
from dynasty.server.addresses import site_of
from dynasty.server.api import play, tables
from dynasty.server.api.common import (
    NamedSeat,
    Position,
    TheCaller,
    TheCrowd,
    TheHall,
    TheRoom,
    TheTable,
    WantedSeat,
    WatchedTable,
)
from dynasty.server.closed_pages import picture_of, show_closed
from dynasty.server.hall import SPEEDS, Forbidden, Hall, Stale, TableClosed
from dynasty.server.inputs import MOST_SEATS, Form, clean_text, form_of, whole_or_refuse, wish
from dynasty.server.live import Look, page_of
from dynasty.server.present import TablePage, draw, who_looks
from dynasty.server.present.foresight import foresee
from dynasty.server.room import SPECTATOR, Room
from dynasty.server.seating import Caller
from dynasty.server.speech import words_of
from dynasty.server.storage import DiskFull
from dynasty.server.stored import Stored
from dynasty.server.templating import THEMES, fill, reader_of, respond
from dynasty.server.tokens import hashed

router = APIRouter(include_in_schema=False)

Notice = Annotated[str, Query(max_length=20)]
LINKS = "links"  # the cookie that carries fresh seat links to the page that shows them
A_WHILE = 600  # seconds

NOTICES: dict[type[DynastyError], str] = {
    Stale: "stale",
    NotAsked: "stale",
    IllegalChoice: "illegal",
    UnknownChoice: "illegal",
    NothingToUndo: "nothing",
    TableClosed: "closed",
    DiskFull: "full",
}


@router.get("/tables/{table_id}")
async def show_table(
    table: TheTable,
    caller: TheCaller,
    hall: TheHall,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    notice: Notice = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
) -> Response:
    """The table; a script that asks for its parts gets them as JSON."""
    if isinstance(table, Stored):
        return await show_closed(table, caller, hall, request)
    reader = reader_of(request)
    page = await page_of(hall, table, Look(caller, reader, seat, at))
    await add_extras(page, hall, notice, choice, hint)
    parts = await asyncio.to_thread(live.parts_of, page, reader)
    mark = live.stamp(parts.values())
    told = fill("parts/notice.html", page=page, say=page.say)
    if "x-parts" in request.headers:
        news = {
            "seq": table.seq,
            "stamp": mark,
            "parts": {**parts, "notice": told},
            "url": page.url(),
        }
        return JSONResponse(news, headers={"cache-control": "no-store"})
    marked = {name: Markup(html) for name, html in {**parts, "notice": told}.items()}
    return respond(request, "table.html", page.words, page=page, parts=marked, stamp=mark)


async def add_extras(page: TablePage, hall: Hall, notice: str, choice: str, hint: bool) -> None:
    """What the page says this once: a notice, a reason, a hint."""
    room, seat = page.room, page.viewer
    if notice == "illegal" and seat != SPECTATOR and choice in room.game.vocabulary.by_text:
        async with room.lock:
            page.notice = play.explain(room, seat, choice, page.words.language).reason
    elif notice and page.words.has(f"notice-{notice}"):
        page.notice = page.say(f"notice-{notice}")
    if hint and page.choices:
        page.hint = await hints.hint(hall, room, seat, page.words.language)
        await add_foresight(page, page.hint.choice)


async def add_foresight(page: TablePage, choice: str) -> None:
    """What the choice would do, while it can be chosen."""
    room = page.room
    async with room.lock:
        decision = room.match.state.decision_of(page.viewer)
        if decision is not None and choice in map(str, decision.choices):
            page.what = foresee(room, page.viewer, choice, page.words)


@router.get("/tables/{table_id}/text")
async def show_text(
    table: TheTable,
    caller: TheCaller,
    hall: TheHall,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    notice: Notice = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
    what: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """The table in words: a complete client that needs no script."""
    if isinstance(table, Stored):
        return await show_closed(table, caller, hall, request)
    reader = replace(reader_of(request), narrow=False)
    page = await page_of(hall, table, Look(caller, reader, seat, at), in_words=True)
    await add_extras(page, hall, notice, choice, hint)
    if what:
        await add_foresight(page, what)
    return respond(request, "text.html", page.words, page=page)


@router.get("/tables/{table_id}/live")
async def follow(
    table: WatchedTable,
    caller: TheCaller,
    hall: TheHall,
    crowd: TheCrowd,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    have: Annotated[str, Query(max_length=20)] = "",
) -> Response:
    """What changes on the page of the table, as it happens; one that was closed is gone."""
    look = Look(caller, reader_of(request), seat, at)
    have = request.headers.get("last-event-id", have)
    leave = crowd.enter(request, table, caller)
    return live.answer(live.stream(hall, table.id, look, have, request), request, leave)


@router.get("/tables/{table_id}/picture.svg")
async def picture(
    table: TheTable,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    theme: str = "light",
) -> Response:
    """The board as a picture of its own, to keep or to share."""
    language = reader_of(request).language
    if isinstance(table, Stored):
        return drawing(picture_of(table, language))
    words = words_of(table.game, language, table.names())
    async with table.lock:
        viewer, _ = who_looks(table, caller, seat, sorted(caller.seats(table)))
        match = await asyncio.to_thread(seating.position, table, at)
        pictures = draw(table.game, match.state, viewer, words, narrow=False)
    scene = composed(await asyncio.to_thread(lambda: pictures.scenes))
    return drawing(svg(scene, theme=theme if theme in THEMES else "light"))


def drawing(text: str) -> Response:
    """A picture that stands alone brings its own style."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "no-cache"}
    return Response(text, media_type="image/svg+xml", headers=headers)


# Forms: each does what the API does, then leads back to the table.


@dataclass(frozen=True)
class Sent(Form):
    """A form that was sent from a page of a table."""

    room: Room

    @property
    def seat(self) -> int | None:
        return self.number("seat", 0, MOST_SEATS - 1)

    @property
    def wanted(self) -> int | None:
        """Whose view the page showed."""
        return self.number("wanted", SPECTATOR, MOST_SEATS - 1)

    def back(self, notice: str = "", **more: str) -> RedirectResponse:
        """To the view that the form was on."""
        view = "/text" if self.text("view") == "text" else ""
        query: dict[str, Any] = {"seat": self.wanted, "at": self.number("at"), **more}
        query["notice"] = notice or None
        given = urlencode({key: value for key, value in query.items() if value is not None})
        url = f"/tables/{self.room.id}{view}" + (f"?{given}" if given else "")
        return RedirectResponse(url, 303)


async def sent(room: Room, request: Request) -> Sent:
    form = await form_of(request, fields=40)
    return Sent(form.texts, form.files, room)


@router.post("/tables/{table_id}/choose")
async def choose(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """Answer the question. Whoever has no script is asked here whether to give something up."""
    form = await sent(room, request)
    seat, seq = caller.own_seat(room, form.seat), form.number("seq")
    choice = form.text("choice", 80)
    if "x-parts" not in request.headers and not form.text("sure"):
        page = await confirmation(hall, room, caller, request, form, seat)
        if page is not None:
            return page
    try:
        key = hashed(f"{seq} {choice}")
        now = await chairs.choose(hall, room, seat, choice, seq or 0, key)
    except tuple(NOTICES) as error:
        return form.back(notice_of(error), choice=choice)
    return accepted(request, form, now)


def accepted(request: Request, form: Sent, seq: int) -> Response:
    """It is on disk: a script waits for the news, everybody else gets the page."""
    return JSONResponse({"seq": seq}) if "x-parts" in request.headers else form.back()


def notice_of(error: DynastyError) -> str:
    return next(notice for kind, notice in NOTICES.items() if isinstance(error, kind))


async def confirmation(
    hall: Hall, room: Room, caller: Caller, request: Request, form: Sent, seat: int
) -> Response | None:
    """The page that asks before something is given up; else None."""
    look = Look(caller, reader_of(request), form.wanted)
    async with room.lock:
        if not room.is_current(seat, form.number("seq") or 0):
            return None
    page = await page_of(hall, room, look, in_words=True)
    choice = form.text("choice", 80)
    line = next((line for line in page.choices if line.text == choice), None)
    if line is None or not line.gives_up:
        return None
    return respond(request, "confirm.html", page.words, page=page, form=form, line=line)


@router.post("/tables/{table_id}/undo")
async def undo(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await sent(room, request)
    try:
        seat = caller.own_seat(room, form.seat)
        now = await chairs.undo(hall, room, seat, form.number("seq") or 0)
    except tuple(NOTICES) as error:
        return form.back(notice_of(error))
    return accepted(request, form, now)


@router.post("/tables/{table_id}/chat")
async def say(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    text = clean_text(form.text("text"))
    if text:
        await seating.say_in_chat(hall, room, seat, text)
    return form.back()


@router.post("/tables/{table_id}/notes")
async def note(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    await seating.write_notes(hall, room, seat, clean_text(form.text("text")))
    return form.back("noted")


@router.post("/tables/{table_id}/speed")
async def pace(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """The pace of the bots, or a hurry until a person is asked."""
    form = await sent(room, request)
    caller.own_seat(room, form.seat)
    speed = form.text("speed", 10)
    if speed in SPEEDS:
        await seating.set_speed(hall, room, SPEEDS[speed])
    if form.text("skip"):
        await seating.skip_to_person(room)
    return form.back()


@router.post("/tables/{table_id}/end")
async def end(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """Agree to end the table, or think better of it."""
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    await seating.agree_to_end(hall, room, seat, wants=form.text("wants") == "yes")
    return form.back()


@router.post("/tables/{table_id}/branch")
async def branch(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """A new table against bots from the position on the page."""
    form = await sent(room, request)
    bot = form.text("bot", 32) or bots.USUAL
    asked = wish(models.BranchRequest, at=form.number("at") or 0, bot=bot, seat=form.seat)
    given = Response()
    laid = await tables.branch(asked, room, caller, hall, request, given)
    return with_cookies(RedirectResponse(f"/tables/{laid.id}", 303), given)


@router.post("/tables/{table_id}/seats/{seat}/stand-in")
async def stand_in(
    seat: NamedSeat, room: TheRoom, caller: TheCaller, hall: TheHall, request: Request
) -> Response:
    """A bot in one's own place, or as the host in that of who stays away; or the person again."""
    form = await sent(room, request)
    asked = wish(models.StandInRequest, player=form.text("player", 32))
    await tables.set_stand_in(seat, asked, room, caller, hall)
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(
    seat: NamedSeat, room: TheRoom, caller: TheCaller, hall: TheHall, request: Request
) -> Response:
    """A new link for a seat, shown on the next page and nowhere else."""
    link = await tables.new_link(seat, room, caller, hall)
    return show_once(request, room.id, {seat: link.token})


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
    """The links just made, to be handed to those who shall sit there."""
    if not caller.has_part_in(room):
        raise Forbidden("only whoever plays or hosts here may do that")
    words = words_of(room.game, reader_of(request).language, room.names())
    site = site_of(request, hall.settings.public_url)
    links = {seat: f"{site}/join/{token}" for seat, token in tokens_of(request).items()}
    found = [(chair, links[chair.seat]) for chair in room.chairs if chair.seat in links]
    watch = f"{site}/tables/{room.id}"
    return respond(request, "links.html", words, room=room, links=found, watch=watch, site=site)


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
