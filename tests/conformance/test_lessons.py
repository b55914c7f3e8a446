"""Lessons: every one can be played through, by its script and by all that it accepts besides."""

import re

import pytest

from dynasty.learn.lesson_loader import lesson_folder, lesson_names
from tests.conformance.lessons import detours, main_run, problems
from tests.conformance.tables import NAMES
from tests.text.audit import messages

LESSONS = [(game, name) for game in NAMES for name in lesson_names(game)]
SEEN = r"glow\w*|lit|lights? up|shin(es|ing)|click\w*|taps?"
VU = r"clics?|cliqu\w+|brill\w+|éclair\w+|allum\w+"
ON_A_SCREEN = re.compile(rf"\b({SEEN}|{VU})\b", re.IGNORECASE)
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@every_lesson
def test_a_lesson_can_be_played_through_and_says_what_is_so(game: str, name: str) -> None:
    assert problems(game, name) == []


@every_lesson
def test_a_lesson_says_nothing_for_another(game: str, name: str) -> None:
    """Sentences of lessons are called by them, so that no text of the game is overwritten."""
    for language in ("en", "fr"):
        keys = messages(lesson_folder(game) / f"{language}.ftl")
        assert all(key.startswith("lesson-") for key in keys)


@every_lesson
def test_a_lesson_reads_as_well_in_the_terminal(game: str, name: str) -> None:
    """Nothing glows there, and nobody clicks."""
    for language in ("en", "fr"):
        text = (lesson_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")
        assert [found[0] for found in ON_A_SCREEN.finditer(text)] == []


def test_the_template_lets_a_learner_go_other_ways() -> None:
    run = main_run("_template", "first")
    assert dict(detours(run)) == {"aside": "set_aside:monk", "hour": "rise:dusk"}
