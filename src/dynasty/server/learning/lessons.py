"""Run lessons at tables: create, read cards, predict, show or make the choice, leave."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_model import END_CARD, PREDICTION_ANSWERS, Card
from dynasty.learn.lesson_positions import start_lesson_match
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import table_transactions
from dynasty.server.db.database import Database
from dynasty.server.errors import NoLesson, StalePosition
from dynasty.server.learning.progress import peek_marks, puzzle_of_room, utc_day
from dynasty.server.model.lesson_session import LessonSession
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import PERSON, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.service import TableService
from dynasty.server.thread_pools import POSITIONS_POOL


async def create_lesson_table(
    service: TableService,
    game: str,
    name: str,
    player: str,
    caller: str = "",
    speed: str = "normal",
) -> Room:
    """Create a table with a lesson; it has the package's own components."""
    rules, lesson = service.game(game, plain=True), load_lesson(game, name)
    match = await POSITIONS_POOL.run(start_lesson_match, rules, lesson)
    wishes = [
        SeatSpec(PERSON if seat == lesson.seat else lesson.level)
        for seat in range(len(lesson.record.seats))
    ]
    room, _ = await service.create_table(
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


async def finish_card(service: TableService, room: Room, seat: int, card_id: str) -> None:
    """Mark a card as read and let the other seats move."""
    async with service.change(room, players=False):
        guided, card = lesson_at_seat(room, seat)
        if card is None or card.asks or card.id != card_id:
            raise StalePosition(room.seq)
        left = guided.lesson.puzzle > 0 and card.id == END_CARD  # a normal table from here on
        await save_lesson(
            service.db, room, replace(guided, closed=[*guided.closed, card.id], left=left)
        )


async def answer_prediction(
    service: TableService, room: Room, seat: int, card_id: str, answer: int
) -> None:
    """Store the learner's prediction; only the first answer counts."""
    async with service.change(room, players=False):
        guided, card = lesson_at_seat(room, seat)
        if (
            card is None
            or not card.right
            or card.id != card_id
            or not 1 <= answer <= PREDICTION_ANSWERS
        ):
            raise StalePosition(room.seq)
        said = {card.id: answer, **guided.predicted}
        await save_lesson(service.db, room, replace(guided, predicted=said))


async def leave_lesson(service: TableService, room: Room, seat: int) -> None:
    """End the lesson, so that the table becomes a normal one."""
    async with service.change(room, players=False):
        guided, _ = lesson_at_seat(room, seat)
        await save_lesson(service.db, room, replace(guided, left=True))


async def show_choice(service: TableService, room: Room, seat: int) -> None:
    """Point at the choice that the card asks for, without making it."""
    await note_solution_shown(service.db, room)
    async with service.change(room, players=False):
        guided, card = lesson_at_seat(room, seat)
        if card is None or not card.asks:
            raise StalePosition(room.seq)
        room.lesson = replace(guided, shown=card.id)


async def note_solution_shown(db: Database, room: Room) -> None:
    """Store that the learner has seen the solution, if this is a puzzle."""
    puzzle, day = puzzle_of_room(room), utc_day(db.clock.now())
    if puzzle is None:
        return
    for player in learner_ids(room):
        known = (await player_progress(db, player)).get(room.game.name, [])
        for mark in peek_marks(room.game.name, puzzle, day, known):
            await note_progress(db, player, room.game.name, mark)


async def play_card_choice(service: TableService, room: Room, seat: int) -> int:
    """Make the choice that the card asks for; return the new seq."""
    async with room.lock:
        guided, card = lesson_at_seat(room, seat)
        seq = room.seq
        if card is None or not card.asks:
            raise StalePosition(seq)
        room.lesson = replace(guided, shown=card.id)
    await note_solution_shown(service.db, room)
    return await service.choose(room, seat, card.choice, seq)


async def save_lesson(db: Database, room: Room, guided: LessonSession) -> None:
    """Save the state of the lesson, then set it in memory. Call with the room's lock."""
    before, room.lesson = room.lesson, guided
    is_lesson = END_CARD in guided.closed and not guided.lesson.puzzle
    done = [
        (player, room.game.name, f"lesson-{guided.lesson.name}") for player in learner_ids(room)
    ]

    def work(connection: Any) -> None:
        values = {"closed": guided.closed, "predicted": guided.predicted, "left": guided.left}
        db_lessons.update_lesson(connection, room.id, **values)
        table_transactions.update_progress(connection, room)
        if is_lesson:
            db_lessons.add_progress(connection, done)

    try:
        await db.write(work, room.id)
    except BaseException:
        room.lesson = before
        raise


def learner_ids(room: Room) -> list[str]:
    """Return the players at the learner's seat."""
    seat = room.lesson.lesson.seat if room.lesson else None
    return [player for player, seats in room.holders.items() if seat in seats]


async def find_unfinished_table(service: TableService, player: str, game: str, name: str) -> str:
    """Return the id of the table where this player is in the middle of that lesson, or ""."""
    tables = await service.rooms.of(player, most=30)
    for table in tables:
        guided = table.lesson
        at_it = guided is not None and guided.is_on and guided.lesson.name == name
        if at_it and table.edition.game == game and table.status == TableStatus.PLAYING:
            return table.id
    return ""


async def player_progress(db: Database, player: str) -> dict[str, list[str]]:
    """Return what the player has learnt, by game."""
    return await db.read(partial(db_lessons.progress_of_player, player=player)) if player else {}


async def note_progress(db: Database, player: str, game: str, what: str) -> None:
    """Store that the player has learnt something of a game."""
    await db.write(partial(db_lessons.add_progress, learnt=[(player, game, what)]))
