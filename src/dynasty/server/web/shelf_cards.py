"""A game as the lobby shows it: its words, its lessons, and what the reader has learnt of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from typing import Any

from dynasty.kernel import Game
from dynasty.kernel.level import LEVELS
from dynasty.learn.lesson import Lesson
from dynasty.learn.lesson_reading import load_lesson, names_of_lessons
from dynasty.server.learning.puzzle_marks import streak
from dynasty.text import Words


@dataclass(frozen=True)
class ShelfCard:
    """One game of the shelf, for one reader."""

    game: Game[Any]
    said: Words
    lessons: list[tuple[Lesson, str]]  # each with its title
    fresh: bool  # the reader has never played it here
    learnt: list[tuple[str, bool]]  # what there is to learn, and whether it was
    underway: str  # the lesson that the reader is in the middle of
    next: tuple[Lesson, str] | None  # the one to go on with, with its title
    streak: int = 0  # days in a row on which the reader solved its puzzle


def shelf_card(
    game: Game[Any],
    said: Words,
    played: Collection[str],
    learnt: Sequence[str],
    underway: str = "",
    today: date | None = None,
) -> ShelfCard:
    """The card of a game; `played` are the games that the reader has tables of."""
    lessons = [load_lesson(game.name, name) for name in names_of_lessons(game.name)]
    titled = [(lesson, said.say(lesson.key())) for lesson in lessons]
    return ShelfCard(
        game,
        said,
        titled,
        fresh=game.name not in played and not learnt,
        learnt=steps(said, lessons, learnt) if learnt else [],
        underway=underway,
        next=next_lesson(titled, learnt, underway),
        streak=streak(learnt, today) if today else 0,
    )


def next_lesson(
    lessons: Sequence[tuple[Lesson, str]], learnt: Collection[str], underway: str
) -> tuple[Lesson, str] | None:
    """The lesson under way, else the first that was not learnt yet, else the first."""
    started = (one for one in lessons if one[0].name == underway)
    new = (one for one in lessons if f"lesson-{one[0].name}" not in learnt)
    return next(chain(started, new, lessons), None)


def steps(said: Words, lessons: Sequence[Lesson], learnt: Sequence[str]) -> list[tuple[str, bool]]:
    """The way from the first lesson to the best bot: what was done, and what comes next."""
    found = [(said.say(lesson.key()), f"lesson-{lesson.name}" in learnt) for lesson in lessons]
    if "guide" in learnt:
        found.insert(0, (said.say("learnt-guide"), True))
    if "won-alone" in learnt:
        found.append((said.say("learnt-won-alone"), True))
    for level in LEVELS:
        won = f"won-{level}" in learnt
        found.append((said.say("learnt-won", level=said.say(f"player-{level}")), won))
        if not won:
            break
    return found
