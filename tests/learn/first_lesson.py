"""The first lesson of the template, and tables at which it is played."""

from dynasty import games
from dynasty.kernel import Match
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_positions import start_lesson_match
from dynasty.learn.lesson_progress import LessonProgress, cached_script, open_questions

GAME = games.TEMPLATE_GAME
LESSON = load_lesson(GAME, "first")


def table(*moves: tuple[int, str]) -> Match:
    match = start_lesson_match(games.load(GAME), LESSON)
    for seat, choice in moves:
        match.choose(seat, choice)
    return match


def course(match: Match) -> LessonProgress:
    return LessonProgress(LESSON, cached_script(GAME, "first"), match.moves)


def shown(match: Match, *closed: str) -> str:
    card = course(match).card(closed, open_questions(match.state))
    return card.id if card is not None else "nothing"


COURIER, MONK = (0, "set_aside:courier"), (0, "set_aside:monk")
ORANGE = (1, "set_aside:abbess"), (1, "set_aside:street_singer"), (1, "rise:dusk")
NOON, SERVE, TEA = (0, "rise:noon"), (0, "serve:merchant"), (1, "serve:tea_master")
