"""Lessons for programs: the same cards, answered by the same doors."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from dynasty.learn.lesson_reading import load_lesson, names_of_lessons
from dynasty.server.api.common import Language, TheCaller, TheHall, TheRoom, WantedSeat
from dynasty.server.api.play import asked_of
from dynasty.server.door.addresses import address_of
from dynasty.server.learning import lessons
from dynasty.server.minds import coaching
from dynasty.server.people.callers import player_of
from dynasty.server.present import draw
from dynasty.server.present.coach import coach_line
from dynasty.server.present.lesson import CardPage, card_page, shown_at
from dynasty.server.shapes import lesson_models, models
from dynasty.speech import words_of

router = APIRouter()


@router.get("/games/{game}/lessons")
async def list_lessons(
    game: str, hall: TheHall, language: Language
) -> list[lesson_models.LessonInfo]:
    """The lessons of a game."""
    words = words_of(hall.game(game, plain=True), language)
    found = [load_lesson(game, name) for name in names_of_lessons(game)]
    return [
        lesson_models.LessonInfo(
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
    hall: TheHall,
    request: Request,
    response: Response,
    speed: Literal["slow", "normal", "fast", "instant"] = "normal",
) -> lesson_models.LaidLesson:
    """A table that a lesson guides; the caller is the learner."""
    player, fresh = await player_of(request, response)
    room = await lessons.lay_lesson(hall, game, name, player, address_of(request), speed)
    return lesson_models.LaidLesson(id=room.id, host_token=fresh)


@router.get("/tables/{table_id}/coach")
async def read_coach(
    room: TheRoom, caller: TheCaller, hall: TheHall, language: Language, seat: WantedSeat = None
) -> lesson_models.CoachOut:
    """What the coach says to the caller now, if anything."""
    viewer = caller.own_seat(room, seat)
    coach = await coaching.coach_of(hall, room, viewer)
    async with room.lock:
        words = words_of(room.game, language, room.names())
        line = coach_line(coach, viewer, room.match, words)
    said = ("", "", "") if line is None else (line.text, line.rule, line.held)
    return lesson_models.CoachOut(level=coach.level, text=said[0], rule=said[1], held=said[2])


@router.put("/tables/{table_id}/coach")
async def set_coach(
    wish: lesson_models.CoachRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Accepted:
    """How much the coach says to the caller, at this table and at others."""
    seat = caller.own_seat(room, wish.seat)
    await coaching.set_level(hall, room, seat, wish.level)
    return models.Accepted(seq=room.seq, status=room.status, asked=asked_of(room, caller))


@router.get("/tables/{table_id}/lesson")
async def read_card(
    room: TheRoom, caller: TheCaller, language: Language, seat: WantedSeat = None
) -> lesson_models.LessonCard:
    """The card that the lesson shows now; while others move it shows none."""
    async with room.lock:
        viewer = caller.own_seat(room, seat)
        words = words_of(room.game, language, room.names())
        shown = shown_at(room, viewer, None, "")
        if shown is None:
            raise lessons.NoLesson("no lesson guides you at this table now")
        pictures = draw(room.game, room.match.state, viewer, words, narrow=False)
        return card_out(card_page(room, shown, pictures, words))


def card_out(page: CardPage) -> lesson_models.LessonCard:
    card = page.card
    return lesson_models.LessonCard(
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
    wish: lesson_models.LessonRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Accepted:
    """Read on, predict, be shown the choice that is asked for, let it be made, or leave."""
    seat = caller.own_seat(room, wish.seat)
    if wish.do == "leave":
        await lessons.leave(hall, room, seat)
    elif wish.do == "show":
        await lessons.show(hall, room, seat)
    elif wish.do == "choose":
        await lessons.choose(hall, room, seat)
    elif wish.do == "predict":
        await lessons.predict(hall, room, seat, wish.card, wish.answer)
    else:
        await lessons.read_on(hall, room, seat, wish.card)
    return models.Accepted(seq=room.seq, status=room.status, asked=asked_of(room, caller))
