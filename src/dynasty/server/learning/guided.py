"""A lesson at a table: which card is due, who moves meanwhile, what is turned down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dynasty.kernel import DynastyError, Match
from dynasty.learn.lesson import END, Card, Lesson
from dynasty.learn.lesson_course import Course, asked, script_of
from dynasty.learn.lesson_table import legal_choices

LESSON = "lesson"  # who answered where the lesson did so itself


class TurnedDown(DynastyError):
    """A lesson goes another way; the key is that of the sentence that says so."""

    def __init__(self, lesson: Lesson, key: str, choice: str) -> None:
        super().__init__(f"the lesson goes another way: {key}")
        self.lesson = lesson
        self.key = key
        self.choice = choice


@dataclass
class Guided:
    """What a table keeps of its lesson besides the moves."""

    lesson: Lesson
    closed: list[str] = field(default_factory=list)  # cards that were read
    predicted: dict[str, int] = field(default_factory=dict)  # by card: the learner's answer
    left: bool = False  # it is a free table now
    told: tuple[str, str, int] = ("", "", -1)  # last turned down: why, what, after own moves
    shown: str = ""  # the card whose choice the learner was shown

    @property
    def is_on(self) -> bool:
        """Is the table still guided?"""
        return not self.left and END not in self.closed

    @property
    def is_done(self) -> bool:
        """Was it played to its last card?"""
        return END in self.closed

    def course(self, match: Match) -> Course:
        lines = script_of(self.lesson.game, self.lesson.name)
        return Course(self.lesson, lines, match.moves)

    def card(self, match: Match) -> Card | None:
        """The card to show now, if the lesson has anything to say."""
        return self.course(match).card(self.closed, asked(match.state)) if self.is_on else None

    def own_moves(self, match: Match) -> int:
        return sum(move.seat == self.lesson.seat for move in match.moves)

    def tell(self, match: Match, choice: str) -> bool:
        """Remember why this choice was turned down, until the learner chooses; is it new?"""
        before = self.told
        key = self.turned_down(match, self.lesson.seat, choice)
        self.told = key, choice, self.own_moves(match)
        return self.told != before

    def told_now(self, match: Match) -> tuple[str, str]:
        """By which sentence the last attempt at this question was turned down, and what it was."""
        key, choice, moves = self.told
        return (key, choice) if moves == self.own_moves(match) else ("", "")

    def movers(self, match: Match, bots: Sequence[int]) -> list[int]:
        """Who moves by itself: nobody while a card is read, the learner's seat where it is easy."""
        card = self.card(match)
        if card is not None and card.auto and self.answer(match, self.lesson.seat) is not None:
            return [self.lesson.seat]
        return list(bots) if card is None or card.asks else []

    def answer(self, match: Match, seat: int) -> str | None:
        """What the record lets a seat choose; None if it says nothing, or nothing legal."""
        step = asked(match.state).get(seat)
        if not self.is_on or step is None:
            return None
        choice = self.course(match).answer(seat, step)
        return choice if choice in legal_choices(match, seat) else None

    def turned_down(self, match: Match, seat: int, choice: str) -> str:
        """The key of the sentence that turns a legal choice down; empty if it is welcome."""
        step, legal = asked(match.state).get(seat), legal_choices(match, seat)
        if not self.is_on or seat != self.lesson.seat or step is None or choice not in legal:
            return ""
        return self.course(match).turned_down(step, choice, legal)
