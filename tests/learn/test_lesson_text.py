"""The text of lessons: their own sentences, or those that a puzzle's position gives."""

import pytest

from dynasty import games
from dynasty.insight.puzzle import puzzle_by_number
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_model import END_CARD, Card, Lesson
from dynasty.learn.lesson_text import card_text, lesson_title, refusal_text
from dynasty.learn.puzzle_lessons import (
    objection_sentences,
    puzzle_lesson_name,
    solution_paragraphs,
)
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES, Translator
from tests.learn.first_lesson import GAME, LESSON

PUZZLE = puzzle_by_number(GAME, 1)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Translator:
    return translator_for(games.load(GAME), request.param)


@pytest.fixture
def puzzle() -> Lesson:
    return load_lesson(GAME, puzzle_lesson_name(PUZZLE))


def test_a_lesson_has_its_own_sentences(words: Translator) -> None:
    assert lesson_title(LESSON, words) == words.say("lesson-first")
    assert card_text(LESSON, LESSON.cards[0], words) == words.say("lesson-first-welcome")
    key = LESSON.key("hour", "no", "dawn")
    assert refusal_text(LESSON, key, "rise:dawn", words) == words.say(key)
    assert "⟨" not in lesson_title(LESSON, words) + card_text(LESSON, LESSON.cards[0], words)


def test_a_puzzle_is_called_by_its_number_and_asks_the_same_as_all(
    words: Translator, puzzle: Lesson
) -> None:
    assert lesson_title(puzzle, words) == words.say("puzzle-title", n=1)
    assert card_text(puzzle, puzzle.cards[0], words) == words.say("puzzle-ask")


def test_the_solution_of_a_puzzle_is_told_in_lines(words: Translator, puzzle: Lesson) -> None:
    paragraphs = solution_paragraphs(GAME, 1, words.language)
    lines = card_text(puzzle, Card(END_CARD), words).splitlines()
    assert len(lines) == len(paragraphs) > 1
    for line, paragraph in zip(lines, paragraphs, strict=True):
        assert line.startswith(paragraph[0])
        assert line.endswith(paragraph[-1])


def test_a_puzzle_says_why_a_choice_is_not_the_best(words: Translator, puzzle: Lesson) -> None:
    choice = PUZZLE.tempting
    said = refusal_text(puzzle, "lesson-no-such-key", choice, words)
    assert said == " ".join(objection_sentences(GAME, 1, choice, words.language))
    assert "⟨" not in said
