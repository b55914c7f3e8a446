"""Forms of lessons: start one, read a card, show or make a choice, leave the lesson."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.learn.lesson_model import PREDICTION_ANSWERS
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.dependencies import TheTableService
from dynasty.server.errors import NoLesson
from dynasty.server.http.addresses import client_address
from dynasty.server.http.parsing import read_form
from dynasty.server.learning import coach as learning_coach
from dynasty.server.learning import lessons
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.table_forms import ERROR_NOTICES, TheTableForm, error_notice

router = APIRouter(include_in_schema=False)


@router.post("/lessons")
async def open_lesson(service: TheTableService, request: Request) -> Response:
    """Open the table of an unfinished lesson, or start the lesson anew."""
    form = await read_form(request, fields=4)
    game, name = form.text("game", 64), form.text("lesson", 40) or "first"
    given = Response()
    player, _ = await ensure_player(request, given)
    if form.text("read") == "guide":
        await lessons.note_progress(service.db, player, service.game(game).name, "guide")
    table = (
        ""
        if form.text("again")
        else await lessons.find_unfinished_table(service, player, game, name)
    )
    if not table:
        speed = form.text("speed", 10) if form.text("speed", 10) in BOT_DELAYS_MS else "normal"
        laid = await lessons.create_lesson_table(
            service, game, name, player, client_address(request), speed
        )
        table = laid.id
    others = "?notice=plain" if game in service.settings.components else ""
    return add_cookies(RedirectResponse(f"/tables/{table}{others}", 303), given)


@router.post("/tables/{table_id}/coach")
async def change_coach(form: TheTableForm) -> Response:
    """Set how much the coach says, or mark a remark as read."""
    seat = form.own_seat()
    if form.text("level", 20):
        await learning_coach.set_coach_level(form.service, form.room, seat, form.text("level", 20))
    else:
        await learning_coach.dismiss_remark(form.service, form.room)
    return form.back()


@router.post("/tables/{table_id}/lesson")
async def continue_lesson(form: TheTableForm) -> Response:
    """Read the next card, predict, show or make the choice, or leave the lesson."""
    seat, card = form.own_seat(), form.text("card", 40)
    answer = form.number("answer", 1, PREDICTION_ANSWERS)
    try:
        if answer is not None:
            await lessons.answer_prediction(form.service, form.room, seat, card, answer)
        elif form.text("do") == "show":
            await lessons.show_choice(form.service, form.room, seat)
        elif form.text("do") == "choose":
            await lessons.play_card_choice(form.service, form.room, seat)
        elif form.text("do") == "leave":
            await lessons.leave_lesson(form.service, form.room, seat)
        else:
            await lessons.finish_card(form.service, form.room, seat, card)
    except NoLesson:
        return form.back()  # it is over, and the page shows that
    except tuple(ERROR_NOTICES) as error:
        return form.back(error_notice(error))
    return form.back()
