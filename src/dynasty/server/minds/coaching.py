"""The coach of a server: its level with the learner, and a look at what is chosen."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from dynasty.kernel import Worded
from dynasty.learn.coach import LEVELS, Better
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coached import MATTERS, SILENT, Coached, Remark, is_final
from dynasty.learn.lesson_table import legal_choices
from dynasty.server.door.inputs import BadInput
from dynasty.server.learning import lesson_store
from dynasty.server.minds import remarks
from dynasty.server.minds.thinking import Task
from dynasty.server.minds.workers import Rank
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import PERSON, Room

ANY_GAME = ""  # the level is the learner's, whatever they play
PATIENCE = 3.0  # seconds that a choice may wait for what the coach thinks of it


class NoCoach(Worded):
    """Other people play here, or a lesson is on."""

    usual = "refused-no-coach"


def learner_of(room: Room) -> int | None:
    """The seat of the only person at a free table, also once the game is over."""
    people = [chair.seat for chair in room.chairs if chair.player == PERSON]
    guided = room.lesson is not None and room.lesson.is_on
    advised = room.status == "finished" or (room.status == "playing" and room.terms.hints)
    return people[0] if len(people) == 1 and not guided and advised else None


async def attend(hall: Hall, room: Room) -> Coached | None:
    """The coach of this table, come to it if there is a learner; else None."""
    seat = learner_of(room)
    if seat is None:
        return None
    if room.coach is None or room.coach.seat != seat:
        player = next(iter(room.holders_of(seat)), "")
        learnt = await hall.store.read(partial(lesson_store.learnt_by, player=player))
        usual = SILENT if room.lesson is None else MATTERS  # after a lesson the coach stays
        levels = [what.removeprefix("coach-") for what in learnt.get(ANY_GAME, ())]
        told = {what.removeprefix("idea-") for what in learnt.get(room.game.name, ())}
        room.coach = Coached(seat, levels[-1] if levels else usual, told)
    return room.coach


async def coach_of(hall: Hall, room: Room, seat: int) -> Coached:
    """The coach of whoever sits there, or why there is none."""
    if room.status == "playing":
        room.terms.check_hints()
    coach = await attend(hall, room)
    if coach is None or coach.seat != seat:
        raise NoCoach
    return coach


async def set_level(hall: Hall, room: Room, seat: int, level: str) -> None:
    """How much the coach says from now on, here and elsewhere."""
    if level not in LEVELS:
        raise BadInput("input-one-of", known=", ".join(LEVELS), given=level[:20])
    coach = await coach_of(hall, room, seat)
    for player in room.holders_of(seat):
        await hall.store.write(partial(lesson_store.set_coach, player=player, level=level))
    coach.level = level
    room.wake(spoken=False)


async def keep(room: Room) -> None:
    """The learner keeps what they chose, or has read what is new."""
    if room.coach is not None:
        room.coach.remark = None
        room.wake(spoken=False)


@dataclass(frozen=True)
class Glance:
    """A question before it is answered: what a worker needs to weigh an answer."""

    task: Task
    least: float
    labels: remarks.Labels
    moves: int  # that the learner had made


async def before(hall: Hall, room: Room, seat: int) -> Glance | None:
    """What to remember of the learner's question; None where the coach has nothing to do."""
    coach = await attend(hall, room)
    if coach is None or coach.seat != seat:
        return None
    async with room.lock:
        decision = room.match.state.decision_of(seat)
        if decision is None or not coach.may_speak(room.match) or len(decision.choices) < 2:
            return None
        state, game = room.match.state, room.game
        seed, least = room.seed ^ room.seq, load_coaching(game.name).least(coach.level)
        task = hall.thinkers.task(room.id, game, state, seat, "default", seed, Rank.HINT)
        return Glance(task, least, remarks.labels_of(room, seat), coach.own_moves(room.match))


async def holds(hall: Hall, room: Room, seat: int, choice: str, seq: int) -> bool:
    """Does the coach speak before this choice is made? Chosen once more, it is made.

    It does where an idea of the game says so, and where the choice cannot be taken back and
    another one is much better. Whoever is slow to think keeps nobody waiting.
    """
    glance = await before(hall, room, seat)
    coach = room.coach
    if glance is None or coach is None:
        return False
    async with room.lock:
        if not room.is_current(seat, seq) or choice not in legal_choices(room.match, seat):
            return False
        found, is_last = coach.caution(room.match, choice), is_final(room.match, seat, choice)
    with suppress(TimeoutError):
        if found is not None:
            await asyncio.wait_for(warn(hall, room, glance, found), PATIENCE)
        elif is_last:
            coach.weighed = glance.moves, choice
            better = await asyncio.wait_for(weighed(hall, room, glance, choice), PATIENCE)
            await speak(room, glance, better, choice)
    remark = coach.said_now(room.match)
    if remark is None or remark.held != choice:
        return False
    room.wake(spoken=False)
    return True


async def warn(hall: Hall, room: Room, glance: Glance, found: Occasion) -> None:
    """Say what an idea has against a choice, if the advice has something against it, too."""
    least, caller = load_coaching(room.game.name).doubt, hall.caller_of(room)
    if not await hall.thinkers.doubts(glance.task, found.choice, least, caller):
        return
    async with room.lock:
        coach = room.coach
        is_same = coach is not None and coach.own_moves(room.match) == glance.moves
        if coach is not None and is_same and coach.may_speak(room.match):
            remarks.say(hall.store, room, coach, found, hall.coaching, found.choice)


async def weighed(hall: Hall, room: Room, glance: Glance, choice: str) -> Better | None:
    return await hall.thinkers.weigh(glance.task, choice, glance.least, hall.caller_of(room))


async def speak(room: Room, glance: Glance, better: Better | None, held: str = "") -> None:
    """Say that something else is better, unless that idea was told or time is over."""
    async with room.lock:
        coach = room.coach
        if coach is None or better is None or not coach.may_tell(room.match, better):
            return
        own = coach.own_moves(room.match)
        if held and own != glance.moves:
            return
        if not held and better.choice in legal_choices(room.match, coach.seat):
            return  # it can still be chosen: nothing was given up
        labels = remarks.one_label(glance.labels, better.choice)
        coach.say(room.match, Remark(own, better=better, labels=labels, held=held))
    room.wake(spoken=False)


async def look_back(hall: Hall, room: Room, glance: Glance, choice: str) -> None:
    """Was there a much better choice than the one that was made?"""
    await speak(room, glance, await weighed(hall, room, glance, choice))


def start_looking_back(hall: Hall, room: Room, glance: Glance, choice: str) -> None:
    """Meanwhile the game goes on. What was weighed before it was made is not weighed again."""
    if room.coach is not None and room.coach.weighed == (glance.moves, choice):
        return
    task = asyncio.create_task(look_back(hall, room, glance, choice))
    hall.coaching.add(task)
    task.add_done_callback(hall.coaching.discard)
