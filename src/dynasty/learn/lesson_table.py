"""A lesson at a match: how its table starts, and which board belongs to a card."""

from __future__ import annotations

from typing import Any

from dynasty.kernel import Game, Match, State
from dynasty.kernel.unfold import between_steps, unfold
from dynasty.learn.lesson import Card, Lesson
from dynasty.learn.lesson_course import Course


def lesson_match(game: Game[Any], lesson: Lesson) -> Match:
    """A match that starts where the lesson does."""
    record = lesson.record
    if not lesson.start:
        return Match(game, record.seats, record.seed, record.options, record.origin)
    before = Match.of_record(game, record, lesson.start)
    return Match(game, record.seats, record.seed, record.options, game.dump(before.state))


def legal_choices(match: Match, seat: int) -> tuple[str, ...]:
    """What the seat may choose now; nothing where it is not asked."""
    decision = match.state.decision_of(seat)
    return () if decision is None else tuple(map(str, decision.choices))


def stage(match: Match, course: Course, card: Card) -> State:
    """The position that a card speaks of: as it was when the card was shown."""
    moment = course.moment(card)
    if not card.beat:
        return match.state if moment == len(match.moves) else past(match, moment).state
    return beats(match, moment, course.lesson.seat)[card.beat - 1]


def past(match: Match, number: int) -> Match:
    """The match as it stood after so many moves."""
    before = Match(match.game, match.seats, match.seed, match.options, match.origin)
    before.repeat(match.moves[:number])
    return before


def beats(match: Match, number: int, viewer: int) -> list[State]:
    """The positions after each step of a move that told the viewer something."""
    move = match.moves[number - 1]
    s = past(match, number - 1).state
    return [
        between_steps(s, move.seat).clone()
        for beat in unfold(s, move.seat, match.game.vocabulary.read(move.choice))
        if any(event.heard_by(viewer) for event in beat.events)
    ]
