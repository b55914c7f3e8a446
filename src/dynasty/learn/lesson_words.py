"""What a lesson says: by its own sentences, or, of a puzzle, by those made of its position."""

from __future__ import annotations

from dynasty.learn.lesson import END, Card, Lesson
from dynasty.learn.puzzles import objection, solution
from dynasty.text import Words


def title_of(lesson: Lesson, words: Words) -> str:
    return words.say("puzzle-title", n=lesson.puzzle) if lesson.puzzle else words.say(lesson.key())


def text_of(lesson: Lesson, card: Card, words: Words) -> str:
    """What a card says; a puzzle's solution in lines: what is best, how to go on, and why."""
    if not lesson.puzzle:
        return words.say(lesson.key(card.id))
    if card.id != END:
        return words.say("puzzle-ask")
    told = solution(lesson.game, lesson.puzzle, words.language)
    return "\n".join(" ".join(paragraph) for paragraph in told)


def turned_down(lesson: Lesson, key: str, choice: str, words: Words) -> str:
    """Why a choice was turned down, by the key of its sentence."""
    if not lesson.puzzle:
        return words.say(key)
    return " ".join(objection(lesson.game, lesson.puzzle, choice, words.language))
