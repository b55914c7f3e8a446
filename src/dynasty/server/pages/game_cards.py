"""A game's card in the lobby: its texts, its lessons, and the reader's progress."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from typing import Any

from dynasty.kernel import Game
from dynasty.kernel.bot_level import LEVELS
from dynasty.learn.lesson_loader import lesson_names, load_lesson
from dynasty.learn.lesson_model import Lesson
from dynasty.server.learning.progress import daily_streak
from dynasty.text import Translator


@dataclass(frozen=True)
class ShelfCard:
    """The card of one game, for one reader."""

    game: Game[Any]
    said: Translator
    lessons: list[tuple[Lesson, str]]  # each with its title
    fresh: bool  # the reader has never played it here
    learnt: list[tuple[str, bool]]  # what there is to learn, and whether it was
    underway: str  # the lesson that the reader is in the middle of
    next: tuple[Lesson, str] | None  # the one to continue with, and its title
    streak: int = 0  # days in a row on which the reader solved its puzzle


def shelf_card(
    game: Game[Any],
    said: Translator,
    played: Collection[str],
    learnt: Sequence[str],
    underway: str = "",
    today: date | None = None,
) -> ShelfCard:
    """Return the card of a game; `played` are the games that the reader has tables of."""
    lessons = [load_lesson(game.name, name) for name in lesson_names(game.name)]
    titled = [(lesson, said.say(lesson.key())) for lesson in lessons]
    return ShelfCard(
        game,
        said,
        titled,
        fresh=game.name not in played and not learnt,
        learnt=learning_steps(said, lessons, learnt) if learnt else [],
        underway=underway,
        next=next_lesson(titled, learnt, underway),
        streak=daily_streak(learnt, today) if today else 0,
    )


def next_lesson(
    lessons: Sequence[tuple[Lesson, str]], learnt: Collection[str], underway: str
) -> tuple[Lesson, str] | None:
    """Return the lesson in progress, else the first one not yet learnt, else the first."""
    started = (one for one in lessons if one[0].name == underway)
    new = (one for one in lessons if f"lesson-{one[0].name}" not in learnt)
    return next(chain(started, new, lessons), None)


def learning_steps(
    said: Translator, lessons: Sequence[Lesson], learnt: Sequence[str]
) -> list[tuple[str, bool]]:
    """Return the steps from the first lesson to the strongest bot, and whether each is done."""
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
