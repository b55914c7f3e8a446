"""Run lessons at tables: create, read cards, predict, show or make the choice, leave."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from dynasty.kernel import LocalizedError
from dynasty.learn.lesson import END_CARD, PREDICTION_ANSWERS, Card
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_match import start_lesson_match
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import tables as db_tables
from dynasty.server.model.lesson_session import LessonSession
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.puzzle_progress import peek_marks, puzzle_of_room, utc_day
from dynasty.server.model.room import PERSON, Room
from dynasty.server.tables.service import Stale, TableService
from dynasty.server.thread_pools import POSITIONS_POOL


class NoLesson(LocalizedError):
    """Raised when this seat plays no lesson now."""

    usual = "refused-no-lesson"


async def create_lesson_table(
    hall: TableService, game: str, name: str, player: str, caller: str = "", speed: str = "normal"
) -> Room:
    """Create a table with a lesson; it has the package's own components."""
    rules, lesson = hall.game(game, plain=True), load_lesson(game, name)
    match = await POSITIONS_POOL.run(start_lesson_match, rules, lesson)
    wishes = [
        SeatSpec(PERSON if seat == lesson.seat else lesson.level)
        for seat in range(len(lesson.record.seats))
    ]
    room, _ = await hall.lay_table(
        TableSpec(
            game,
            wishes,
            player,
            match.options,
            match.seed,
            speed,
            origin=None if match.origin is None else dict(match.origin),
            caller=caller,
            own=[lesson.seat],
            lesson=LessonSession(lesson),
        )
    )
    return room


def lesson_at_seat(room: Room, seat: int) -> tuple[LessonSession, Card | None]:
    """Return the lesson that guides this seat and its current card; raise NoLesson if none."""
    guided = room.lesson
    if guided is None or not guided.is_on or guided.lesson.seat != seat:
        raise NoLesson
    return guided, guided.card(room.match)


async def finish_card(hall: TableService, room: Room, seat: int, card_id: str) -> None:
    """Mark a card as read and let the other seats move."""
    async with room.lock:
        guided, card = lesson_at_seat(room, seat)
        if card is None or card.asks or card.id != card_id:
            raise Stale(room.seq)
        left = guided.lesson.puzzle > 0 and card.id == END_CARD  # a normal table from here on
        await save_lesson(hall, room, replace(guided, closed=[*guided.closed, card.id], left=left))
    continue_table(hall, room)


async def answer_prediction(
    hall: TableService, room: Room, seat: int, card_id: str, answer: int
) -> None:
    """Store the learner's prediction; only the first answer counts."""
    async with room.lock:
        guided, card = lesson_at_seat(room, seat)
        if (
            card is None
            or not card.right
            or card.id != card_id
            or not 1 <= answer <= PREDICTION_ANSWERS
        ):
            raise Stale(room.seq)
        said = {card.id: answer, **guided.predicted}
        await save_lesson(hall, room, replace(guided, predicted=said))
    continue_table(hall, room)


async def leave_lesson(hall: TableService, room: Room, seat: int) -> None:
    """End the lesson, so that the table becomes a normal one."""
    async with room.lock:
        guided, _ = lesson_at_seat(room, seat)
        await save_lesson(hall, room, replace(guided, left=True))
    continue_table(hall, room)


async def show_choice(hall: TableService, room: Room, seat: int) -> None:
    """Point at the choice that the card asks for, without making it."""
    await note_solution_shown(hall, room)
    async with room.lock:
        guided, card = lesson_at_seat(room, seat)
        if card is None or not card.asks:
            raise Stale(room.seq)
        room.lesson = replace(guided, shown=card.id)
    room.wake()


async def note_solution_shown(hall: TableService, room: Room) -> None:
    """Store that the learner has seen the solution, if this is a puzzle."""
    puzzle, day = puzzle_of_room(room), utc_day(hall.clock.now())
    if puzzle is None:
        return
    for player in learner_ids(room):
        known = (await player_progress(hall, player)).get(room.game.name, [])
        for mark in peek_marks(room.game.name, puzzle, day, known):
            await note_progress(hall, player, room.game.name, mark)


async def play_card_choice(hall: TableService, room: Room, seat: int) -> int:
    """Make the choice that the card asks for; return the new seq."""
    async with room.lock:
        guided, card = lesson_at_seat(room, seat)
        seq = room.seq
        if card is None or not card.asks:
            raise Stale(seq)
        room.lesson = replace(guided, shown=card.id)
    await note_solution_shown(hall, room)
    return await hall.choose(room, seat, card.choice, seq)


async def save_lesson(hall: TableService, room: Room, guided: LessonSession) -> None:
    """Save the state of the lesson, then set it in memory. Call with the room's lock."""
    before, room.lesson = room.lesson, guided
    is_lesson = END_CARD in guided.closed and not guided.lesson.puzzle
    done = [
        (player, room.game.name, f"lesson-{guided.lesson.name}") for player in learner_ids(room)
    ]

    def work(connection: Any) -> None:
        values = {"closed": guided.closed, "predicted": guided.predicted, "left": guided.left}
        db_lessons.update_lesson(connection, room.id, **values)
        db_tables.update_progress(connection, room)
        if is_lesson:
            db_lessons.add_progress(connection, done)

    try:
        await hall.store.write(work, room.id)
    except BaseException:
        room.lesson = before
        raise


def learner_ids(room: Room) -> list[str]:
    """Return the players at the learner's seat."""
    seat = room.lesson.lesson.seat if room.lesson else None
    return [player for player, seats in room.holders.items() if seat in seats]


def continue_table(hall: TableService, room: Room) -> None:
    room.wake()
    hall.tend(room)


async def find_unfinished_table(hall: TableService, player: str, game: str, name: str) -> str:
    """Return the id of the table where this player is in the middle of that lesson, or ""."""
    tables = await hall.rooms.of(player, most=30)
    for table in tables:
        guided = table.lesson
        at_it = guided is not None and guided.is_on and guided.lesson.name == name
        if at_it and table.edition.game == game and table.status == "playing":
            return table.id
    return ""


async def player_progress(hall: TableService, player: str) -> dict[str, list[str]]:
    """Return what the player has learnt, by game."""
    return (
        await hall.store.read(partial(db_lessons.progress_of_player, player=player))
        if player
        else {}
    )


async def note_progress(hall: TableService, player: str, game: str, what: str) -> None:
    """Store that the player has learnt something of a game."""
    await hall.store.write(partial(db_lessons.add_progress, learnt=[(player, game, what)]))
