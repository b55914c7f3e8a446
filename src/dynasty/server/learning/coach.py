"""The coach at a table: its level, its remarks before and after the learner's choices."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from dynasty.learn.coach_advice import COACH_LEVELS, BetterChoice
from dynasty.learn.coach_ideas import Occasion, load_coaching
from dynasty.learn.coach_session import (
    LEVEL_MATTERS,
    LEVEL_SILENT,
    CoachSession,
    Remark,
    idea_remark,
    is_final,
)
from dynasty.learn.lesson_positions import legal_choices
from dynasty.localization import translator_for
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db.database import Database
from dynasty.server.errors import BadInput, NoCoach
from dynasty.server.model.room import PERSON, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.choice_hooks import AfterChoice
from dynasty.server.tables.service import TableService
from dynasty.server.workers.bot_pool import BotTask
from dynasty.server.workers.worker_pool import JobRank
from dynasty.text import LANGUAGES

ANY_GAME = ""  # the level is the learner's, whatever they play
ChoiceLabels = dict[str, dict[str, str]]  # by language, by choice
MAX_WAIT_SECONDS = 3.0  # seconds that a choice may wait for the coach's judgement


def learner_seat(room: Room) -> int | None:
    """Return the seat of the only person at a table where hints are allowed or the game is over."""
    people = [chair.seat for chair in room.chairs if chair.player == PERSON]
    guided = room.lesson is not None and room.lesson.is_on
    advised = room.status == TableStatus.FINISHED or (
        room.status == TableStatus.PLAYING and room.terms.hints
    )
    return people[0] if len(people) == 1 and not guided and advised else None


async def find_or_create_coach(db: Database, room: Room) -> CoachSession | None:
    """Return the coach of this table; create it if there is a learner, else return None."""
    seat = learner_seat(room)
    if seat is None:
        return None
    if room.coach is None or room.coach.seat != seat:
        player = next(iter(room.holders_of(seat)), "")
        learnt = await db.read(partial(db_lessons.progress_of_player, player=player))
        usual = (
            LEVEL_SILENT if room.lesson is None else LEVEL_MATTERS
        )  # after a lesson the coach stays
        levels = [what.removeprefix("coach-") for what in learnt.get(ANY_GAME, ())]
        told = {what.removeprefix("idea-") for what in learnt.get(room.game.name, ())}
        room.coach = CoachSession(seat, levels[-1] if levels else usual, told)
    return room.coach


async def require_coach(db: Database, room: Room, seat: int) -> CoachSession:
    """Return the coach of this seat; raise NoCoach if there is none."""
    if room.status == TableStatus.PLAYING:
        room.terms.check_hints()
    coach = await find_or_create_coach(db, room)
    if coach is None or coach.seat != seat:
        raise NoCoach
    return coach


async def set_coach_level(service: TableService, room: Room, seat: int, level: str) -> None:
    """Set how much the coach says to these players, at this table and elsewhere."""
    if level not in COACH_LEVELS:
        raise BadInput("input-one-of", known=", ".join(COACH_LEVELS), given=level[:20])
    coach = await require_coach(service.db, room, seat)
    for player in room.holders_of(seat):
        await service.db.write(partial(db_lessons.save_coach_level, player=player, level=level))
    coach.level = level
    service.announce_change(room, chat=False, players=False)


async def dismiss_remark(service: TableService, room: Room) -> None:
    """Dismiss the coach's remark."""
    if room.coach is not None:
        room.coach.remark = None
        service.announce_change(room, chat=False, players=False)


@dataclass(frozen=True)
class PendingQuestion:
    """A question before it is answered: what a worker needs to judge an answer."""

    task: BotTask
    least: float
    labels: ChoiceLabels
    moves: int  # the number of moves that the learner had made


async def find_pending_question(
    service: TableService, room: Room, seat: int
) -> PendingQuestion | None:
    """Return the learner's question before it is answered; None if the coach will not judge it."""
    coach = await find_or_create_coach(service.db, room)
    if coach is None or coach.seat != seat:
        return None
    async with room.lock:
        decision = room.match.state.decision_of(seat)
        if decision is None or not coach.may_speak(room.match) or len(decision.choices) < 2:
            return None
        state, game = room.match.state, room.game
        seed, least = room.seed ^ room.seq, load_coaching(game.name).least(coach.level)
        task = service.thinkers.task(room.id, game, state, seat, "default", seed, JobRank.HINT)
        return PendingQuestion(task, least, choice_labels(room, seat), coach.own_moves(room.match))


async def warn_before_choice(
    service: TableService, room: Room, seat: int, choice: str, seq: int
) -> bool:
    """Return whether the coach speaks before this choice is made; made again, the choice counts.

    The coach speaks if an idea of the game warns against the choice, or if the choice is final and
    another one is much better. A search that is too slow is ignored.
    """
    glance = await find_pending_question(service, room, seat)
    coach = room.coach
    if glance is None or coach is None:
        return False
    async with room.lock:
        if not room.is_current(seat, seq) or choice not in legal_choices(room.match, seat):
            return False
        found, is_last = coach.caution(room.match, choice), is_final(room.match, seat, choice)
    with suppress(TimeoutError):
        if found is not None:
            await asyncio.wait_for(warn_of_idea(service, room, glance, found), MAX_WAIT_SECONDS)
        elif is_last:
            coach.weighed = glance.moves, choice
            better = await asyncio.wait_for(
                find_better_choice(service, room, glance, choice), MAX_WAIT_SECONDS
            )
            await say_better_choice(service, room, glance, better, choice)
    remark = coach.said_now(room.match)
    if remark is None or remark.held != choice:
        return False
    service.announce_change(room, chat=False, players=False)
    return True


async def warn_of_idea(
    service: TableService, room: Room, glance: PendingQuestion, found: Occasion
) -> None:
    """Say an idea's warning against a choice if the advice finds a better one, too."""
    least, caller = load_coaching(room.game.name).doubt, service.caller_of(room)
    if not await service.thinkers.doubts(glance.task, found.choice, least, caller):
        return
    async with room.lock:
        coach = room.coach
        is_same = coach is not None and coach.own_moves(room.match) == glance.moves
        if coach is not None and is_same and coach.may_speak(room.match):
            remark_on_idea(service, room, coach, found, found.choice)


async def find_better_choice(
    service: TableService, room: Room, glance: PendingQuestion, choice: str
) -> BetterChoice | None:
    return await service.thinkers.weigh(glance.task, choice, glance.least, service.caller_of(room))


async def say_better_choice(
    service: TableService,
    room: Room,
    glance: PendingQuestion,
    better: BetterChoice | None,
    held: str = "",
) -> None:
    """Say that another choice is better, unless that idea was mentioned or it is too late."""
    async with room.lock:
        coach = room.coach
        if coach is None or better is None or not coach.may_tell(room.match, better):
            return
        own = coach.own_moves(room.match)
        if held and own != glance.moves:
            return
        if not held and better.choice in legal_choices(room.match, coach.seat):
            return  # it can still be chosen: nothing was given up
        labels = choice_label(glance.labels, better.choice)
        coach.say(room.match, Remark(own, better=better, labels=labels, held=held))
    service.announce_change(room, chat=False, players=False)


async def judge_choice(
    service: TableService, room: Room, glance: PendingQuestion, choice: str
) -> None:
    """Judge a choice after it was made and say if another one was much better."""
    await say_better_choice(
        service, room, glance, await find_better_choice(service, room, glance, choice)
    )


def start_judging_choice(
    service: TableService, room: Room, glance: PendingQuestion, choice: str
) -> None:
    """Judge a choice in the background, unless it was judged before it was made."""
    if room.coach is not None and room.coach.weighed == (glance.moves, choice):
        return
    service.run_in_background(judge_choice(service, room, glance, choice))


# Ideas of the game, each mentioned once


def remark_on_new_idea(service: TableService, room: Room) -> None:
    """Make a remark about an idea that occurs to the learner for the first time."""
    coach = room.coach
    found = coach.look(room.match) if coach is not None else None
    if coach is not None and found is not None:
        remark_on_idea(service, room, coach, found)


def remark_on_idea(
    service: TableService, room: Room, coach: CoachSession, found: Occasion, held: str = ""
) -> None:
    """Make a remark about an idea and store with the player that it was made."""
    labels = choice_label(choice_labels(room, coach.seat), found.choice) if found.choice else {}
    own = coach.own_moves(room.match)
    coach.say(room.match, idea_remark(found, own, labels, held))
    said = f"idea-{found.idea.id}"
    learnt = [(player, room.game.name, said) for player in room.holders_of(coach.seat)]
    work = partial(db_lessons.add_progress, learnt=learnt)
    service.run_in_background(service.db.write(work))


def choice_labels(room: Room, seat: int) -> ChoiceLabels:
    """Return the labels of the seat's choices, in every language."""
    offers = room.game.offers(room.match.state, room.game.decision(room.match.state, seat))
    words = [translator_for(room.game, language, room.names()) for language in LANGUAGES]
    return {w.language: {offer.choice: w.label(offer) for offer in offers} for w in words}


def choice_label(labels: ChoiceLabels, choice: str) -> dict[str, str]:
    """Return the label of one choice, by language."""
    return {language: known[choice] for language, known in labels.items()}


def register_hooks(service: TableService) -> None:
    """Let the coach see each choice of a learner, and speak of ideas that occur at the table."""

    async def judge_later(room: Room, seat: int) -> AfterChoice | None:
        glance = await find_pending_question(service, room, seat)
        if glance is None:
            return None
        return partial(start_judging_choice, service, room, glance)

    service.hooks.holds_choice.append(partial(warn_before_choice, service))
    service.hooks.before_choice.append(judge_later)
    service.hooks.after_entry.append(partial(remark_on_new_idea, service))
