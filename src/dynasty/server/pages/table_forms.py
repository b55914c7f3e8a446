"""The forms on the pages of a table: each does what the API does, then redirects back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from dynasty import bots
from dynasty.kernel import (
    DynastyError,
    IllegalChoice,
    NotAsked,
    NothingToUndo,
    UnknownChoice,
)
from dynasty.server.api.dependencies import (
    ArrivalTime,
    NamedSeat,
    NamedVote,
    RoomAccess,
    TheCaller,
    TheRoomAccess,
    TheTable,
    TheVisitor,
)
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.api.schemas.chat_and_presence import SignRequest
from dynasty.server.clocks import pauses
from dynasty.server.errors import (
    CannotPlan,
    DatabaseUnavailable,
    DiskFull,
    LessonRefusal,
    ProposalClosed,
    ProposalOpen,
    SignTooSoon,
    StalePosition,
    TableClosed,
)
from dynasty.server.http.parsing import MAX_SEATS, Form, clean_text, parse_model, read_form
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.live.shared_view import ViewRequest, load_table_page
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.pages.invitation_links import add_cookies, redirect_to_fresh_links
from dynasty.server.tables import chat as tables_chat
from dynasty.server.tables import mutes, plans, table_actions, unread_chat
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.templating import page_response, reader_preferences
from dynasty.server.votes import proposals
from dynasty.server.votes import undo as votes_undo

router = APIRouter(include_in_schema=False)

REPEAT_HEADER = "x-again"  # the header of a request that a script repeats: no answer came
ERROR_NOTICES: dict[type[DynastyError], str] = {
    StalePosition: "stale",
    NotAsked: "stale",
    IllegalChoice: "illegal",
    UnknownChoice: "illegal",
    NothingToUndo: "nothing",
    TableClosed: "closed",
    DiskFull: "full",
    DatabaseUnavailable: "away",
    LessonRefusal: "lesson",
    ProposalOpen: "asked",
    ProposalClosed: "settled",
    CannotPlan: "plan",
}


@dataclass(frozen=True)
class TableForm(Form):
    """A form sent from a page of a table, and who sent it."""

    access: RoomAccess

    @property
    def service(self) -> TableService:
        return self.access.service

    @property
    def room(self) -> Room:
        return self.access.room

    @property
    def caller(self) -> Caller:
        return self.access.caller

    @property
    def seat(self) -> int | None:
        return self.number("seat", 0, MAX_SEATS - 1)

    @property
    def wanted(self) -> int | None:
        """Return the seat whose view the page showed."""
        return self.number("wanted", SPECTATOR, MAX_SEATS - 1)

    def own_seat(self) -> int:
        """Return the seat to act for; raise Forbidden if the caller has none."""
        return self.access.own_seat(self.seat)

    def back(self, notice: str = "", **more: str | None) -> RedirectResponse:
        """Redirect to the view that the form was on."""
        view = "/text" if self.text("view") == "text" else ""
        plan = self.text("plan", 1) or None
        query: dict[str, Any] = {"seat": self.wanted, "at": self.number("at"), "plan": plan, **more}
        query["notice"] = notice or None
        given = urlencode({key: value for key, value in query.items() if value is not None})
        url = f"/tables/{self.room.id}{view}" + (f"?{given}" if given else "")
        return RedirectResponse(url, 303)


async def read_table_form(access: TheRoomAccess, request: Request) -> TableForm:
    form = await read_form(request, fields=40)
    return TableForm(form.texts, form.files, access)


TheTableForm = Annotated[TableForm, Depends(read_table_form)]


@router.post("/tables/{table_id}/choose")
async def play_choice(
    form: TheTableForm,
    request: Request,
    arrived: ArrivalTime,
) -> Response:
    """Play a choice. Without a script, first ask whether to give something up."""
    seat, seq = form.own_seat(), form.number("seq")
    choice = form.text("choice", 80)
    if "x-parts" not in request.headers and not form.text("sure"):
        page = await confirmation_page(form, request, seat)
        if page is not None:
            return page
    if await form.service.hooks.is_choice_held(form.room, seat, choice, seq or 0):
        return form.back()
    try:
        key = sha256_hex(f"{seq} {choice}")
        now = await tables_seats.submit_choice(
            form.service, form.room, seat, choice, seq or 0, key, arrived
        )
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error), choice=choice)
    return saved_response(request, form, now)


def saved_response(request: Request, form: TableForm, seq: int) -> Response:
    """Return the answer after a change was saved: JSON for a script, else the page."""
    return JSONResponse({"seq": seq}) if "x-parts" in request.headers else form.back()


def error_notice(error: DynastyError) -> str:
    return next(notice for kind, notice in ERROR_NOTICES.items() if isinstance(error, kind))


async def confirmation_page(form: TableForm, request: Request, seat: int) -> Response | None:
    """Return the page that asks before something is given up; None if nothing is."""
    look = ViewRequest(form.caller, reader_preferences(request), form.wanted)
    async with form.room.lock:
        if not form.room.is_current(seat, form.number("seq") or 0):
            return None
    page = await load_table_page(form.service, form.room, look, in_words=True)
    choice = form.text("choice", 80)
    line = next((line for line in page.choices if line.text == choice), None)
    if line is None or not line.gives_up:
        return None
    return page_response(request, "confirm.html", page.words, page=page, form=form, line=line)


@router.post("/tables/{table_id}/undo")
async def undo_last_choice(form: TheTableForm, request: Request) -> Response:
    try:
        seat = form.own_seat()
        now = await votes_undo.undo_choice(form.service, form.room, seat, form.number("seq") or 0)
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error))
    return saved_response(request, form, now)


@router.post("/tables/{table_id}/plan")
async def change_plan(form: TheTableForm, request: Request) -> Response:
    """Add a choice to the plan of the next turn, remove one, or discard the plan."""
    seat, choice, act = form.own_seat(), form.text("choice", 80), form.text("act")
    try:
        if act == "discard":
            await plans.discard_plan(form.service, form.room, seat)
            return form.back(plan=None)
        if REPEAT_HEADER in request.headers and not plans.has_steps(
            form.room, seat, form.number("steps")
        ):
            return form.back()  # it was done the first time
        if act == "back":
            await plans.remove_plan_step(form.service, form.room, seat)
        else:
            await plans.add_plan_step(form.service, form.room, seat, choice)
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error), choice=choice)
    return form.back()


@router.post("/tables/{table_id}/consents")
async def propose_vote(form: TheTableForm) -> Response:
    """Ask all other people at the table to agree to something."""
    seat = form.own_seat()
    try:
        more = {} if (of := form.number("of", 0, MAX_SEATS - 1)) is None else {"of": of}
        await proposals.propose(
            form.service, form.room, form.text("kind", 16), form.caller, seat, **more
        )
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error))
    return form.back()


@router.post("/tables/{table_id}/consents/{mark}")
async def answer_vote(
    form: TheTableForm,
    mark: NamedVote,
) -> Response:
    """Accept or decline what a player asks for."""
    form.own_seat()
    try:
        await proposals.answer_proposal(
            form.service, form.room, mark, form.caller, form.text("agrees", 4) == "yes"
        )
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error))
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/claim")
async def claim_held_seat(form: TheTableForm, seat: NamedSeat, visitor: TheVisitor) -> Response:
    """Claim a seat that another player holds as one's own."""
    await visitor.claim_seat(form.room, seat)
    return add_cookies(form.back("claimed"), visitor.response)


@router.post("/tables/{table_id}/go-on")
async def end_pause(form: TheTableForm) -> Response:
    """End a pause."""
    await pauses.resume_room(form.service, form.room, form.own_seat())
    return form.back()


@router.post("/tables/{table_id}/chat")
async def send_chat_line(form: TheTableForm, request: Request) -> Response:
    seat = form.own_seat()
    text = clean_text(form.text("text"))
    if text:
        last = form.number("last") if REPEAT_HEADER in request.headers else None
        await tables_chat.say_in_chat(form.service, form.room, seat, text, repeated_after=last)
    return form.back()


@router.post("/tables/{table_id}/signs")
async def send_gesture(form: TheTableForm) -> Response:
    """Send one of six gestures; nothing happens if it follows another too closely."""
    asked = parse_model(SignRequest, sign=form.text("sign", 16), seat=form.seat)
    try:
        await tables_chat.send_sign(
            form.service, form.room, form.caller.own_seat(form.room, asked.seat), asked.sign
        )
    except SignTooSoon:
        return form.back("soon")
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/mute")
async def mute_or_unmute(form: TheTableForm, seat: NamedSeat) -> Response:
    """Mute a player, or unmute them."""
    quiet = form.text("quiet", 4) != "no"
    form.access.own_seat()
    await mutes.mute_seat(form.service, form.room, form.caller.seats(form.room), seat, quiet)
    return form.back()


@router.post("/tables/{table_id}/read")
async def mark_chat_read(form: TheTableForm, request: Request) -> Response:
    """Mark the chat as read up to a line."""
    form.own_seat()
    await unread_chat.mark_chat_read(
        form.service, form.room, form.caller.seats(form.room), form.number("number") or 0
    )
    return saved_response(request, form, form.room.seq)


@router.post("/tables/{table_id}/notes")
async def save_notes(form: TheTableForm) -> Response:
    seat = form.own_seat()
    await table_actions.write_notes(form.service, form.room, seat, clean_text(form.text("text")))
    return form.back("noted")


@router.post("/tables/{table_id}/speed")
async def set_bot_speed(form: TheTableForm) -> Response:
    """Set the speed of the bots, or skip ahead until a person is asked."""
    form.own_seat()
    speed = form.text("speed", 10)
    if speed in BOT_DELAYS_MS:
        await table_actions.set_speed(form.service, form.room, BOT_DELAYS_MS[speed])
    if form.text("skip"):
        await table_actions.skip_to_person(form.room)
    return form.back()


@router.post("/tables/{table_id}/end")
async def set_end_wish(form: TheTableForm) -> Response:
    """Agree to end the table, or withdraw that."""
    seat = form.own_seat()
    await table_actions.agree_to_end(
        form.service, form.room, seat, wants=form.text("wants") == "yes"
    )
    return form.back()


@router.post("/tables/{table_id}/branch")
async def branch_table(form: TheTableForm, visitor: TheVisitor) -> Response:
    """Create a new table against bots from the position on the page."""
    bot = form.text("bot", 32) or bots.DEFAULT_BOT
    asked = parse_model(
        tables_and_play.BranchRequest, at=form.number("at") or 0, bot=bot, seat=form.seat
    )
    laid = await visitor.branch(form.room, form.caller, asked.seat, asked.at, asked.bot)
    return add_cookies(RedirectResponse(f"/tables/{laid.id}", 303), visitor.response)


@router.post("/tables/{table_id}/seats/{seat}/stand-in")
async def set_stand_in_bot(form: TheTableForm, seat: NamedSeat) -> Response:
    """Let a bot play for oneself or, as the host, for an absent player; or end that."""
    asked = parse_model(tables_and_play.StandInRequest, player=form.text("player", 32))
    await tables_seats.set_stand_in(form.service, form.room, seat, asked.player, form.caller)
    return form.back()


@router.post("/tables/{table_id}/seats/{seat}/link")
async def create_seat_link(seat: NamedSeat, access: TheRoomAccess, request: Request) -> Response:
    """Create a new link for a seat and show it on the next page, once."""
    token = await tables_seats.create_seat_link(access.service, access.room, seat, access.caller)
    return redirect_to_fresh_links(request, access.room.id, {seat: token})


@router.post("/tables/{table_id}/rematch")
async def open_rematch(table: TheTable, caller: TheCaller, visitor: TheVisitor) -> Response:
    """Redirect to a new table where the same people play again."""
    return RedirectResponse(f"/tables/{await visitor.open_rematch(table, caller)}", 303)
