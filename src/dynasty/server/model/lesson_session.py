"""The state of a lesson at a table: the current card, automatic moves, refused choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dynasty.kernel import Match
from dynasty.learn.lesson_model import END_CARD, Card, Lesson
from dynasty.learn.lesson_positions import legal_choices
from dynasty.learn.lesson_progress import LessonProgress, cached_script, open_questions

LESSON_ANSWER = "lesson"  # marks answers that the lesson gave itself


@dataclass
class LessonSession:
    """The state of a table's lesson besides its moves."""

    lesson: Lesson
    closed: list[str] = field(default_factory=list)  # cards that were read
    predicted: dict[str, int] = field(default_factory=dict)  # by card: the learner's answer
    left: bool = False  # the lesson was left: the table is a normal one now
    told: tuple[str, str, int] = ("", "", -1)  # last turned down: why, what, after own moves
    shown: str = ""  # the card whose choice was shown to the learner

    @property
    def is_on(self) -> bool:
        """Return whether the lesson still guides the table."""
        return not self.left and END_CARD not in self.closed

    @property
    def is_done(self) -> bool:
        """Return whether the learner has closed the card that ends the lesson."""
        return END_CARD in self.closed

    def course(self, match: Match) -> LessonProgress:
        lines = cached_script(self.lesson.game, self.lesson.name)
        return LessonProgress(self.lesson, lines, match.moves)

    def card(self, match: Match) -> Card | None:
        """Return the card to show now, if any."""
        return (
            self.course(match).card(self.closed, open_questions(match.state))
            if self.is_on
            else None
        )

    def own_moves(self, match: Match) -> int:
        return sum(move.seat == self.lesson.seat for move in match.moves)

    def tell(self, match: Match, choice: str) -> bool:
        """Remember why this choice was refused until the next one; return whether that is new."""
        before = self.told
        key = self.turned_down(match, self.lesson.seat, choice)
        self.told = key, choice, self.own_moves(match)
        return self.told != before

    def told_now(self, match: Match) -> tuple[str, str]:
        """Return key and choice of the last refusal at this question, or empty strings."""
        key, choice, moves = self.told
        return (key, choice) if moves == self.own_moves(match) else ("", "")

    def movers(self, match: Match, bots: Sequence[int]) -> list[int]:
        """Return the seats that move automatically: none while a card is read, else the bots.

        At automatic cards the learner's seat moves instead.
        """
        card = self.card(match)
        if card is not None and card.auto and self.answer(match, self.lesson.seat) is not None:
            return [self.lesson.seat]
        return list(bots) if card is None or card.asks else []

    def answer(self, match: Match, seat: int) -> str | None:
        """Return the recorded choice of a seat; None if there is none or it is not legal."""
        step = open_questions(match.state).get(seat)
        if not self.is_on or step is None:
            return None
        choice = self.course(match).answer(seat, step)
        return choice if choice in legal_choices(match, seat) else None

    def turned_down(self, match: Match, seat: int, choice: str) -> str:
        """Return the key of the sentence that refuses a legal choice; empty if allowed."""
        step, legal = open_questions(match.state).get(seat), legal_choices(match, seat)
        if not self.is_on or seat != self.lesson.seat or step is None or choice not in legal:
            return ""
        return self.course(match).turned_down(step, choice, legal)
