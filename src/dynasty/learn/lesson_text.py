"""The text of a lesson: its own sentences, or, for a puzzle, sentences made from its position."""

from __future__ import annotations

from dynasty.learn.lesson_model import END_CARD, Card, Lesson
from dynasty.learn.puzzle_lessons import objection_sentences, solution_paragraphs
from dynasty.text import Translator


def lesson_title(lesson: Lesson, words: Translator) -> str:
    return words.say("puzzle-title", n=lesson.puzzle) if lesson.puzzle else words.say(lesson.key())


def card_text(lesson: Lesson, card: Card, words: Translator) -> str:
    """Return the text of a card; a puzzle's solution in lines: best choice, follow-up, reason."""
    if not lesson.puzzle:
        return words.say(lesson.key(card.id))
    if card.id != END_CARD:
        return words.say("puzzle-ask")
    told = solution_paragraphs(lesson.game, lesson.puzzle, words.language)
    return "\n".join(" ".join(paragraph) for paragraph in told)


def refusal_text(lesson: Lesson, key: str, choice: str, words: Translator) -> str:
    """Return why a choice was refused, by the key of its sentence."""
    if not lesson.puzzle:
        return words.say(key)
    return " ".join(objection_sentences(lesson.game, lesson.puzzle, choice, words.language))
