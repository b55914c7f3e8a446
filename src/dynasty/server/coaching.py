"""The coach of a server: its level with the learner, and looking back at a choice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

from dynasty.kernel import DynastyError
from dynasty.learn.coach import LEVELS, load_coaching
from dynasty.learn.lesson_table import legal_choices
from dynasty.server import lesson_store
from dynasty.server.coached import MATTERS, SILENT, Coached, Remark
from dynasty.server.hall import Hall
from dynasty.server.inputs import BadInput
from dynasty.server.room import PERSON, Room
from dynasty.server.thinking import Task
from dynasty.server.workers import Rank
from dynasty.speech import words_of
from dynasty.text import LANGUAGES

ANY_GAME = ""  # the level is the learner's, whatever they play


class NoCoach(DynastyError):
    """Other people play here, or a lesson is on."""


def learner_of(room: Room) -> int | None:
    """The seat of the only person at a free table."""
    people = [chair.seat for chair in room.chairs if chair.player == PERSON]
    guided = room.lesson is not None and room.lesson.is_on
    return people[0] if len(people) == 1 and not guided and room.status == "playing" else None


async def attend(hall: Hall, room: Room) -> Coached | None:
    """The coach of this table, come to it if there is a learner; else None."""
    seat = learner_of(room)
    if seat is None:
        return None
    if room.coach is None or room.coach.seat != seat:
        player = next((h for h, seats in room.holders.items() if seat in seats), "")
        learnt = await hall.store.read(partial(lesson_store.learnt_by, player=player))
        usual = SILENT if room.lesson is None else MATTERS  # after a lesson the coach stays
        levels = [what.removeprefix("coach-") for what in learnt.get(ANY_GAME, ())]
        told = {what.removeprefix("idea-") for what in learnt.get(room.game.name, ())}
        room.coach = Coached(seat, levels[-1] if levels else usual, told)
    return room.coach


async def set_level(hall: Hall, room: Room, seat: int, level: str) -> None:
    """How much the coach says from now on, here and elsewhere."""
    if level not in LEVELS:
        raise BadInput(f"expected one of {', '.join(LEVELS)}, got {level[:20]!r}")
    coach = await attend(hall, room)
    if coach is None or coach.seat != seat:
        raise NoCoach("the coach speaks only where one person plays against bots")
    for player in [h for h, seats in room.holders.items() if seat in seats]:
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
    """A question before it is answered: what a worker needs to look back at it."""

    task: Task
    least: float
    labels: dict[str, dict[str, str]]  # by language, by choice


async def before(hall: Hall, room: Room, seat: int) -> Glance | None:
    """What to remember of the learner's question; None where the coach has nothing to do."""
    coach = await attend(hall, room)
    if coach is None or coach.seat != seat:
        return None
    async with room.lock:
        decision = room.match.state.decision_of(seat)
        if decision is None or not coach.may_speak(room.match) or len(decision.choices) < 2:
            return None
        offers = room.game.offers(room.match.state, decision)
        words = [words_of(room.game, language, room.names()) for language in LANGUAGES]
        labels = {w.language: {o.choice: w.label(o) for o in offers} for w in words}
        seed = room.seed ^ room.seq
        state, game = room.match.state, room.game
        task = hall.thinkers.task(room.id, game, state, seat, "default", seed, Rank.HINT)
        return Glance(task, load_coaching(game.name).least(coach.level), labels)


async def look_back(hall: Hall, room: Room, glance: Glance, choice: str) -> None:
    """Was there a much better choice? Then say so, unless that idea was told or time is over."""
    coach = room.coach
    better = await hall.thinkers.weigh(glance.task, choice, glance.least, hall.caller_of(room))
    if coach is None or better is None or better.idea in coach.told:
        return
    async with room.lock:
        if coach is not room.coach or not coach.may_speak(room.match):
            return
        if better.choice in legal_choices(room.match, coach.seat):
            return  # it can still be chosen: nothing was given up
        labels = {language: known[better.choice] for language, known in glance.labels.items()}
        own = coach.own_moves(room.match)
        coach.say(room.match, better.idea, Remark(own, better=better, labels=labels))
    room.wake(spoken=False)


def start_looking_back(hall: Hall, room: Room, glance: Glance, choice: str) -> None:
    """Meanwhile the game goes on."""
    task = asyncio.create_task(look_back(hall, room, glance, choice))
    hall.coaching.add(task)
    task.add_done_callback(hall.coaching.discard)
