"""Lessons on pages: learning begins, a card is read, a choice is shown, a lesson is left."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.learn.lesson import ANSWERS
from dynasty.server.api.common import TheCaller, TheHall, TheRoom
from dynasty.server.door.addresses import address_of
from dynasty.server.door.inputs import form_of
from dynasty.server.learning import lessons
from dynasty.server.minds import coaching
from dynasty.server.people.callers import player_of
from dynasty.server.tables.wishes import SPEEDS
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.table_forms import NOTICES, notice_of, sent

router = APIRouter(include_in_schema=False)


@router.post("/lessons")
async def learn(hall: TheHall, request: Request) -> Response:
    """To a lesson: to the table where it was left, unless it is to begin again."""
    form = await form_of(request, fields=4)
    game, name = form.text("game", 64), form.text("lesson", 40) or "first"
    given = Response()
    player, _ = await player_of(request, given)
    if form.text("read") == "guide":
        await lessons.note(hall, player, hall.game(game).name, "guide")
    table = "" if form.text("again") else await lessons.unfinished(hall, player, game, name)
    if not table:
        speed = form.text("speed", 10) if form.text("speed", 10) in SPEEDS else "normal"
        laid = await lessons.lay_lesson(hall, game, name, player, address_of(request), speed)
        table = laid.id
    others = "?notice=plain" if game in hall.settings.components else ""
    return with_cookies(RedirectResponse(f"/tables/{table}{others}", 303), given)


@router.post("/tables/{table_id}/coach")
async def coach(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """How much the coach says; or what it said was read."""
    form = await sent(room, request)
    seat = caller.own_seat(room, form.seat)
    if form.text("level", 20):
        await coaching.set_level(hall, room, seat, form.text("level", 20))
    else:
        await coaching.keep(room)
    return form.back()


@router.post("/tables/{table_id}/lesson")
async def go_on(room: TheRoom, caller: TheCaller, hall: TheHall, request: Request) -> Response:
    """Read on, predict, be shown a choice, let it be made, or leave the lesson."""
    form = await sent(room, request)
    seat, card = caller.own_seat(room, form.seat), form.text("card", 40)
    answer = form.number("answer", 1, ANSWERS)
    try:
        if answer is not None:
            await lessons.predict(hall, room, seat, card, answer)
        elif form.text("do") == "show":
            await lessons.show(hall, room, seat)
        elif form.text("do") == "choose":
            await lessons.choose(hall, room, seat)
        elif form.text("do") == "leave":
            await lessons.leave(hall, room, seat)
        else:
            await lessons.read_on(hall, room, seat, card)
    except lessons.NoLesson:
        return form.back()  # it is over, and the page shows that
    except tuple(NOTICES) as error:
        return form.back(notice_of(error))
    return form.back()
