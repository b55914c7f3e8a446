"""The match of a lesson: how its table starts, and which board belongs to a card."""

from __future__ import annotations

from typing import Any

from dynasty.kernel import Game, Match, State
from dynasty.kernel.stepwise import apply_stepwise, state_between_steps
from dynasty.learn.lesson_model import Card, Lesson
from dynasty.learn.lesson_progress import LessonProgress


def start_lesson_match(game: Game[Any], lesson: Lesson) -> Match:
    """Return a match that starts where the lesson starts."""
    record = lesson.record
    if not lesson.start:
        return Match(game, record.seats, record.seed, record.options, record.origin)
    before = Match.of_record(game, record, lesson.start)
    return Match(game, record.seats, record.seed, record.options, game.dump(before.state))


def legal_choices(match: Match, seat: int) -> tuple[str, ...]:
    """Return the choices of the seat now; none if it is not asked."""
    decision = match.state.decision_of(seat)
    return () if decision is None else tuple(map(str, decision.choices))


def card_position(match: Match, course: LessonProgress, card: Card) -> State:
    """Return the position of a card: the state when the card was shown."""
    moment = course.moment(card)
    if not card.beat:
        return match.state if moment == len(match.moves) else earlier_match(match, moment).state
    return step_positions(match, moment, course.lesson.seat)[card.beat - 1]


def earlier_match(match: Match, number: int) -> Match:
    """Return the match as it was after this many moves."""
    before = Match(match.game, match.seats, match.seed, match.options, match.origin)
    before.repeat(match.moves[:number])
    return before


def step_positions(match: Match, number: int, viewer: int) -> list[State]:
    """Return the positions after each step of a move in which the viewer heard something."""
    move = match.moves[number - 1]
    s = earlier_match(match, number - 1).state
    return [
        state_between_steps(s, move.seat).clone()
        for beat in apply_stepwise(s, move.seat, match.game.vocabulary.read(move.choice))
        if any(event.heard_by(viewer) for event in beat.events)
    ]
