"""What happens to a lesson at its table: it is laid, read on, predicted at, shown, left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

from dynasty.kernel import Worded
from dynasty.learn.lesson import ANSWERS, END, Card
from dynasty.learn.lesson_reading import load_lesson
from dynasty.learn.lesson_table import lesson_match
from dynasty.server.learning import lesson_store
from dynasty.server.learning.guided import Guided
from dynasty.server.learning.puzzle_marks import day_of, peeks, puzzle_at
from dynasty.server.store import queries
from dynasty.server.tables.hall import Hall, Stale
from dynasty.server.tables.room import PERSON, Room
from dynasty.server.tables.wishes import NewTable, SeatWish


class NoLesson(Worded):
    """No lesson is played at this table, or not by this seat, or no longer."""

    usual = "refused-no-lesson"


async def lay_lesson(
    hall: Hall, game: str, name: str, player: str, caller: str = "", speed: str = "normal"
) -> Room:
    """A new table that is guided by a lesson; it has the package's own components."""
    rules, lesson = hall.game(game, plain=True), load_lesson(game, name)
    match = await asyncio.to_thread(lesson_match, rules, lesson)
    wishes = [
        SeatWish(PERSON if seat == lesson.seat else lesson.level)
        for seat in range(len(lesson.record.seats))
    ]
    room, _ = await hall.lay_table(
        NewTable(
            game,
            wishes,
            player,
            match.options,
            match.seed,
            speed,
            origin=None if match.origin is None else dict(match.origin),
            caller=caller,
            own=[lesson.seat],
            lesson=Guided(lesson),
        )
    )
    return room


def guided_at(room: Room, seat: int) -> tuple[Guided, Card | None]:
    """The lesson that guides this seat, and the card that it shows."""
    guided = room.lesson
    if guided is None or not guided.is_on or guided.lesson.seat != seat:
        raise NoLesson
    return guided, guided.card(room.match)


async def read_on(hall: Hall, room: Room, seat: int, card_id: str) -> None:
    """The learner has read a card; the others move on."""
    async with room.lock:
        guided, card = guided_at(room, seat)
        if card is None or card.asks or card.id != card_id:
            raise Stale(room.seq)
        left = guided.lesson.puzzle > 0 and card.id == END  # from here on a table like any other
        await keep(hall, room, replace(guided, closed=[*guided.closed, card.id], left=left))
    go_on(hall, room)


async def predict(hall: Hall, room: Room, seat: int, card_id: str, answer: int) -> None:
    """The learner predicts something; the first answer stands."""
    async with room.lock:
        guided, card = guided_at(room, seat)
        if card is None or not card.right or card.id != card_id or not 1 <= answer <= ANSWERS:
            raise Stale(room.seq)
        said = {card.id: answer, **guided.predicted}
        await keep(hall, room, replace(guided, predicted=said))
    go_on(hall, room)


async def leave(hall: Hall, room: Room, seat: int) -> None:
    """From now on it is a free table."""
    async with room.lock:
        guided, _ = guided_at(room, seat)
        await keep(hall, room, replace(guided, left=True))
    go_on(hall, room)


async def show(hall: Hall, room: Room, seat: int) -> None:
    """Point at the choice that the card asks for; nothing is chosen yet."""
    await peek(hall, room)
    async with room.lock:
        guided, card = guided_at(room, seat)
        if card is None or not card.asks:
            raise Stale(room.seq)
        room.lesson = replace(guided, shown=card.id)
    room.wake()


async def peek(hall: Hall, room: Room) -> None:
    """The learner is shown the solution, if this is a puzzle."""
    puzzle, day = puzzle_at(room), day_of(hall.clock.now())
    if puzzle is None:
        return
    for player in learners(room):
        known = (await learnt(hall, player)).get(room.game.name, [])
        for mark in peeks(room.game.name, puzzle, day, known):
            await note(hall, player, room.game.name, mark)


async def choose(hall: Hall, room: Room, seat: int) -> int:
    """Make the choice that the card asks for; gives the new seq."""
    async with room.lock:
        guided, card = guided_at(room, seat)
        seq = room.seq
        if card is None or not card.asks:
            raise Stale(seq)
        room.lesson = replace(guided, shown=card.id)
    await peek(hall, room)
    return await hall.choose(room, seat, card.choice, seq)


async def keep(hall: Hall, room: Room, guided: Guided) -> None:
    """Write down how far the lesson has come, then let it be so. Under the room's lock."""
    before, room.lesson = room.lesson, guided
    is_lesson = END in guided.closed and not guided.lesson.puzzle
    done = [(player, room.game.name, f"lesson-{guided.lesson.name}") for player in learners(room)]

    def work(connection: Any) -> None:
        values = {"closed": guided.closed, "predicted": guided.predicted, "left": guided.left}
        lesson_store.set_lesson(connection, room.id, **values)
        queries.set_standing(connection, room)
        if is_lesson:
            lesson_store.add_learnt(connection, done)

    try:
        await hall.store.write(work)
    except BaseException:
        room.lesson = before
        raise


def learners(room: Room) -> list[str]:
    """Who holds the learner's seat."""
    seat = room.lesson.lesson.seat if room.lesson else None
    return [player for player, seats in room.holders.items() if seat in seats]


def go_on(hall: Hall, room: Room) -> None:
    room.wake()
    hall.tend(room)


async def unfinished(hall: Hall, player: str, game: str, name: str) -> str:
    """The table where this player is in the middle of that lesson; empty if there is none."""
    tables = await hall.rooms.of(player, most=30)
    for table in tables:
        guided = table.lesson
        at_it = guided is not None and guided.is_on and guided.lesson.name == name
        if at_it and table.edition.game == game and table.status == "playing":
            return table.id
    return ""


async def learnt(hall: Hall, player: str) -> dict[str, list[str]]:
    """By game: what the player has learnt."""
    return await hall.store.read(partial(lesson_store.learnt_by, player=player)) if player else {}


async def note(hall: Hall, player: str, game: str, what: str) -> None:
    """The player has learnt something of a game."""
    await hall.store.write(partial(lesson_store.add_learnt, learnt=[(player, game, what)]))
