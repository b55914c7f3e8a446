"""The forms on the pages of a table: each does what the API does, then leads back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from dynasty import bots
from dynasty.kernel import (
    DynastyError,
    IllegalChoice,
    NotAsked,
    NothingToUndo,
    UnknownChoice,
)
from dynasty.server.api import consent, tables, talk
from dynasty.server.api.common import (
    Arrived,
    NamedSeat,
    TheCaller,
    TheHall,
    TheRoom,
    TheTable,
)
from dynasty.server.door.inputs import MOST_SEATS, Form, clean_text, form_of, wish
from dynasty.server.door.tokens import hashed
from dynasty.server.learning.guided import TurnedDown
from dynasty.server.minds import coaching
from dynasty.server.pace import pauses
from dynasty.server.people import gestures, talking
from dynasty.server.people.gestures import TooSoon
from dynasty.server.seats import chairs, consents, planning, seating, undoing
from dynasty.server.seats.consents import AlreadyAsked, Settled
from dynasty.server.seats.planning import CannotPlan
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import models
from dynasty.server.shapes.talk_models import MuteRequest, SignRequest
from dynasty.server.store.storage import DiskFull
from dynasty.server.tables.hall import Hall, Stale, TableClosed
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.tables.wishes import SPEEDS
from dynasty.server.web.link_pages import show_once, with_cookies
from dynasty.server.web.showing import Look, page_of
from dynasty.server.web.templating import reader_of, respond

router = APIRouter(include_in_schema=False)

NOTICES: dict[type[DynastyError], str] = {
    Stale: "stale",
    NotAsked: "stale",
    IllegalChoice: "illegal",
    UnknownChoice: "illegal",
    NothingToUndo: "nothing",
    TableClosed: "closed",
    DiskFull: "full",
    TurnedDown: "lesson",
    AlreadyAsked: "asked",
    Settled: "settled",
    CannotPlan: "plan",
}


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

    def back(self, notice: str = "", **more: str | None) -> RedirectResponse:
        """To the view that the form was on."""
        view = "/text" if self.text("view") == "text" else ""
        plan = self.text("plan", 1) or None
        query: dict[str, Any] = {"seat": self.wanted, "at": self.number("at"), "plan": plan, **more}
        query["notice"] = notice or None
        given = urlencode({key: value for key, value in query.items() if value is not None})
        url = f"/tables/{self.room.id}{view}" + (f"?{given}" if given else "")
        return RedirectResponse(url, 303)


async def sent(room: Room, request: Request) -> Sent:
    form = await form_of(request, fields=40)
    return Sent(form.texts, form.files, room)


@router.post("/tables/{table_id}/choose")
async def choose(
    room: TheRoom, caller: TheCaller, hall: TheHall, request: Request, arrived: Arrived
) -> Response:
    """Answer the question. Whoever has no script is asked here whether to give something up."""
    form = await sent(room, request)
    seat, seq = caller.own_seat(room, form.seat), form.number("seq")
    choice = form.text("choice", 80)
    if "x-parts" not in request.headers and not form.text("sure"):
        page = await confirmation(hall, room, caller, request, form, seat)
        if page is not None:
            return page
    if await coaching.holds(hall, room, seat, choice, seq or 0):
        return form.back()
    try:
        key = hashed(f"{seq} {choice}")
        now = await chairs.choose(hall, room, seat, choice, seq or 0, key, arrived)
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
        now = await undoing.undo(hall, room, seat, form.number("seq") or 0)
    except tuple(NOTICES) as error:
        return form.back(notice_of(error))
    return accepted(request, form, now)


@router.post("/tables/{table_id}/plan")
async def plan(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """Put a choice down in the plan of the next turn, take one back, or forget all of it."""
    form = await sent(room, request)
    seat, choice, act = caller.own_seat(room, form.seat), form.text("choice", 80), form.text("act")
    try:
        if act == "discard":
            await planning.discard(hall, room, seat)
            return form.back(plan=None)
        if act == "back":
            await planning.step_back(hall, room, seat)
        else:
            await planning.step_on(hall, room, seat, choice)
    except tuple(NOTICES) as error:
        return form.back(notice_of(error), choice=choice)
    return form.back()


@router.post("/tables/{table_id}/consents")
async def propose(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """Ask all other people for something."""
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    try:
        more = {} if (of := form.number("of", 0, MOST_SEATS - 1)) is None else {"of": of}
        await consents.propose(hall, room, form.text("kind", 16), caller, seat, **more)
    except tuple(NOTICES) as error:
        return form.back(notice_of(error))
    return form.back()


@router.post("/tables/{table_id}/consents/{mark}")
async def answer(
    mark: consent.Mark, room: TheRoom, caller: TheCaller, hall: TheHall, request: Request
) -> Response:
    """Agree to what somebody asks, or not."""
    form = await sent(room, request)
    caller.own_seat(room, form.seat)
    try:
        await consents.answer(hall, room, mark, caller, form.text("agrees", 4) == "yes")
    except tuple(NOTICES) as error:
        return form.back(notice_of(error))
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/claim")
async def claim(seat: NamedSeat, room: TheRoom, hall: TheHall, request: Request) -> Response:
    """Say that a held seat is one's own."""
    form, given = await sent(room, request), Response()
    await consent.claim(seat, room, hall, request, given)
    return with_cookies(form.back("claimed"), given)


@router.post("/tables/{table_id}/go-on")
async def go_on(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """End a pause."""
    form = await sent(room, request)
    await pauses.go_on(hall, room, caller.own_seat(room, form.seat))
    return form.back()


@router.post("/tables/{table_id}/chat")
async def say(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    text = clean_text(form.text("text"))
    if text:
        await seating.say_in_chat(hall, room, seat, text)
    return form.back()


@router.post("/tables/{table_id}/signs")
async def give_sign(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """One of six signs; right after another one nothing happens."""
    form = await sent(room, request)
    asked = wish(SignRequest, sign=form.text("sign", 16), seat=form.seat)
    try:
        await gestures.give(hall, room, caller.own_seat(room, asked.seat), asked.sign)
    except TooSoon:
        return form.back("soon")
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/mute")
async def mute(
    seat: NamedSeat, room: TheRoom, caller: TheCaller, hall: TheHall, request: Request
) -> Response:
    """Hear somebody no longer, or again."""
    form = await sent(room, request)
    quiet = form.text("quiet", 4) != "no"
    await talk.mute(seat, MuteRequest(quiet=quiet), room, caller, hall)
    return form.back()


@router.post("/tables/{table_id}/read")
async def mark_read(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """The chat was read up to a line."""
    form = await sent(room, request)
    caller.own_seat(room, form.seat)
    await talking.mark_read(hall, room, caller.seats(room), form.number("number") or 0)
    return accepted(request, form, room.seq)


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


@router.post("/tables/{table_id}/rematch")
async def rematch(table: TheTable, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """To the table where the same people play again."""
    laid = await tables.rematch(table, caller, hall, request)
    return RedirectResponse(f"/tables/{laid.id}", 303)
