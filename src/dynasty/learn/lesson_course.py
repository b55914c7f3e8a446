"""The course of a lesson: from the moves made at a table to the card that is due.

Cards are matched by question and choice, never by counting: whatever order a learner takes,
the card is the one whose question is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from dynasty import games
from dynasty.kernel import Match, Move, State
from dynasty.learn.lesson import END, Card, Lesson
from dynasty.learn.lesson_reading import load_lesson


@dataclass(frozen=True)
class Line:
    """A choice of the record: who makes it, to which question."""

    number: int
    seat: int
    step: str
    choice: str


@cache
def script_of(game: str, name: str) -> tuple[Line, ...]:
    """The choices of the guided part, each with its question."""
    return script(load_lesson(game, name))


def script(lesson: Lesson) -> tuple[Line, ...]:
    match = Match.of_record(games.load(lesson.game), lesson.record, lesson.until)
    lines = [Line(n, move.seat, move.step, move.choice) for n, move in enumerate(match.moves)]
    return tuple(lines[lesson.start :])


def asked(state: State) -> dict[int, str]:
    """The open questions: by seat, the step that asks."""
    return {decision.seat: decision.step.name for decision in state.decisions}


class Course:
    """How far a lesson has come: which choices of its record are still to be made."""

    def __init__(self, lesson: Lesson, lines: Iterable[Line], moves: Iterable[Move] = ()) -> None:
        self.lesson = lesson
        self.pending = list(lines)
        self.made: dict[int, int] = {}  # by choice of the record: the move that stands for it
        self.count = 0
        for move in moves:
            self.note(move)

    # What has been made

    def note(self, move: Move) -> None:
        """A move has been made at the table."""
        self.count += 1
        line = self.line_for(move.seat, move.step, move.choice)
        if line is not None:
            self.made[line.number] = self.count
            self.pending = [x for x in self.pending if x is not line and self.waits(x, line)]

    def line_for(self, seat: int, step: str, choice: str) -> Line | None:
        """The line of the record that this answer stands for."""
        due = [line for line in self.pending if (line.seat, line.step) == (seat, step)]
        if seat == self.lesson.seat:
            due = due[:1] + [line for line in due[1:] if self.may_be_sooner(line, due[0])]
        same = (line for line in due if line.choice == choice)
        return next(same, due[0] if due else None)

    def may_be_sooner(self, line: Line, due: Line) -> bool:
        """May the learner make this choice before the other one?"""
        asking = self.lesson.asking
        return asking[line.number].id in asking[due.number].sooner

    def waits(self, line: Line, made: Line) -> bool:
        """Is this line still to come now that the other one was made?"""
        if line.seat != made.seat or line.number > made.number:
            return True
        return line.seat == self.lesson.seat and self.may_be_sooner(made, line)

    def is_made(self, number: int) -> bool:
        return all(line.number != number for line in self.pending)

    # What is to come

    def due(self, step: str) -> Card | None:
        """The card that speaks of the learner's open question."""
        lines = (x.number for x in self.pending if (x.seat, x.step) == (self.lesson.seat, step))
        number = next(lines, None)
        return None if number is None else self.lesson.asking[number]

    def answer(self, seat: int, step: str) -> str | None:
        """What another seat answers by the record; None if the record says nothing."""
        lines = (line.choice for line in self.pending if (line.seat, line.step) == (seat, step))
        return next(lines, None)

    def turned_down(self, step: str, choice: str, legal: Collection[str]) -> str:
        """The key of the sentence that turns a legal choice of the learner down; "" if none does.

        Where the choice that is asked for is not possible, every other one is welcome.
        """
        card = self.due(step)
        if card is None or card.choice not in legal or card.takes(choice):
            return ""
        early = (self.lesson.card(name) for name in card.sooner)
        if any(other is not None and other.choice == choice for other in early):
            return ""
        suffix = card.turned_down(choice)
        return self.lesson.key(card.id, "no", suffix) if suffix else "lesson-not-now"

    # Cards

    def is_over(self, card: Card, closed: Collection[str]) -> bool:
        """Was this card answered or closed, or passed by answering a later one?"""
        if card.at is not None:
            return self.is_made(card.at)
        place = self.lesson.cards.index(card)
        later = (other.at for other in self.lesson.cards[place:] if other.at is not None)
        return card.id in closed or any(number in self.made for number in later)

    def card(self, closed: Collection[str], asked: Mapping[int, str]) -> Card | None:
        """The card to show; None while others are to move, and once the end was read."""
        question = asked.get(self.lesson.seat)
        for card in self.lesson.cards:
            if self.is_over(card, closed):
                continue
            if card.at is None:
                if card.after is None or self.is_made(card.after):
                    return card
                if self.can_still_come(card.after, asked):
                    return None
            elif question is None and asked:
                return None
            elif question is not None and self.due(question) is not None:
                return self.due(question)
        return None if END in closed else Card(END)

    def can_still_come(self, number: int, asked: Mapping[int, str]) -> bool:
        """May this choice of the record still be made before the learner goes on?"""
        line = next(line for line in self.pending if line.number == number)
        return bool(asked) and (self.lesson.seat not in asked or line.seat in asked)

    def passed(self, closed: Collection[str]) -> list[Card]:
        """The cards that were read, in their order: what "Back" leads to."""
        return [card for card in self.lesson.cards if not card.auto and self.is_over(card, closed)]

    def moment(self, card: Card) -> int:
        """How many moves had been made when this card was shown."""
        if card.at is not None:
            return self.made.get(card.at, self.count + 1) - 1
        if card.after is not None:
            return self.made.get(card.after, self.count)
        cards = self.lesson.cards
        before = cards[: cards.index(card)] if card in cards else cards
        numbers = [number for other in before for number in (other.at, other.after)]
        return max((self.made[n] for n in numbers if n is not None and n in self.made), default=0)
