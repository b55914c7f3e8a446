"""Lessons and the coach: the same cards and answers as on the pages."""

from typing import Literal

from fastapi import APIRouter

from dynasty.learn.lesson_loader import lesson_names, load_lesson
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import (
    Language,
    TheCaller,
    TheDatabase,
    TheRoom,
    TheRoomAccess,
    TheTableService,
    TheVisitor,
    WantedSeat,
)
from dynasty.server.api.play import accepted_answer
from dynasty.server.api.schemas import lessons as schemas_lessons
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.errors import NoLesson
from dynasty.server.learning import coach as learning_coach
from dynasty.server.learning import lessons
from dynasty.server.table_page import draw_position
from dynasty.server.table_page.coach import coach_line
from dynasty.server.table_page.lesson import CardPage, card_page, shown_card

router = APIRouter()


@router.get("/games/{game}/lessons")
async def list_lessons(
    game: str, service: TheTableService, language: Language
) -> list[schemas_lessons.LessonInfo]:
    """List the lessons of a game."""
    words = translator_for(service.game(game, plain=True), language)
    found = [load_lesson(game, name) for name in lesson_names(game)]
    return [
        schemas_lessons.LessonInfo(
            name=lesson.name,
            title=words.say(lesson.key()),
            promise=words.say(lesson.key("promise")),
            minutes=lesson.minutes,
            teaches=list(lesson.teaches),
        )
        for lesson in found
    ]


@router.post("/games/{game}/lessons/{name}", status_code=201)
async def lay_lesson(
    game: str,
    name: str,
    visitor: TheVisitor,
    speed: Literal["slow", "normal", "fast", "instant"] = "normal",
) -> schemas_lessons.LaidLesson:
    """Create a table that a lesson guides; the caller is the learner."""
    player, fresh = await visitor.player()
    room = await lessons.create_lesson_table(
        visitor.service, game, name, player, visitor.address, speed
    )
    return schemas_lessons.LaidLesson(id=room.id, host_token=fresh)


@router.get("/tables/{table_id}/coach")
async def read_coach(
    room: TheRoom,
    caller: TheCaller,
    db: TheDatabase,
    language: Language,
    seat: WantedSeat = None,
) -> schemas_lessons.CoachOut:
    """Return what the coach says to the caller now, if anything."""
    viewer = caller.own_seat(room, seat)
    coach = await learning_coach.require_coach(db, room, viewer)
    async with room.lock:
        words = translator_for(room.game, language, room.names())
        line = coach_line(coach, viewer, room.match, words)
    said = ("", "", "") if line is None else (line.text, line.rule, line.held)
    return schemas_lessons.CoachOut(level=coach.level, text=said[0], rule=said[1], held=said[2])


@router.put("/tables/{table_id}/coach")
async def set_coach(
    wish: schemas_lessons.CoachRequest, access: TheRoomAccess
) -> tables_and_play.Accepted:
    """Set how much the coach says to the caller, at this table and at others."""
    room, seat = access.room, access.own_seat(wish.seat)
    await learning_coach.set_coach_level(access.service, room, seat, wish.level)
    return accepted_answer(access, room.seq)


@router.get("/tables/{table_id}/lesson")
async def read_card(
    room: TheRoom, caller: TheCaller, language: Language, seat: WantedSeat = None
) -> schemas_lessons.LessonCard:
    """Return the card that the lesson shows now; while others move it shows none."""
    async with room.lock:
        viewer = caller.own_seat(room, seat)
        words = translator_for(room.game, language, room.names())
        shown = shown_card(room, viewer, None, "")
        if shown is None:
            raise NoLesson("no lesson guides you at this table now")
        pictures = draw_position(room.game, room.match.state, viewer, words, narrow=False)
        return card_out(card_page(room, shown, pictures, words))


def card_out(page: CardPage) -> schemas_lessons.LessonCard:
    card = page.card
    return schemas_lessons.LessonCard(
        title=page.title,
        card="" if card is None else card.id,
        text=page.text,
        choice="" if card is None else card.choice,
        point=[] if card is None else list(card.point),
        rules=[] if card is None else list(card.rules),
        ask=page.ask,
        answers=page.answers,
        answered=page.answered,
        because=page.because if page.answered else "",
        done=page.done,
    )


@router.post("/tables/{table_id}/lesson")
async def go_on(
    wish: schemas_lessons.LessonRequest, access: TheRoomAccess
) -> tables_and_play.Accepted:
    """Answer the card: read on, predict, see the choice asked for, let it be made, or leave."""
    service, room, seat = access.service, access.room, access.own_seat(wish.seat)
    if wish.do == "leave":
        await lessons.leave_lesson(service, room, seat)
    elif wish.do == "show":
        await lessons.show_choice(service, room, seat)
    elif wish.do == "choose":
        await lessons.play_card_choice(service, room, seat)
    elif wish.do == "predict":
        await lessons.answer_prediction(service, room, seat, wish.card, wish.answer)
    else:
        await lessons.finish_card(service, room, seat, wish.card)
    return accepted_answer(access, room.seq)
