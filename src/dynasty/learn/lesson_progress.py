"""The progress of a lesson: which card to show, given the moves made at a table.

Cards are matched by question and choice, never by counting: in whatever order a learner plays, the
card belongs to the question that is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from dynasty import games
from dynasty.kernel import Match, Move, State
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_model import END_CARD, Card, Lesson


@dataclass(frozen=True)
class ScriptLine:
    """A choice of the record, with its seat and the question it answers."""

    number: int
    seat: int
    step: str
    choice: str


@cache
def cached_script(game: str, name: str) -> tuple[ScriptLine, ...]:
    """Return the choices of the guided part, each with its question."""
    return lesson_script(load_lesson(game, name))


def lesson_script(lesson: Lesson) -> tuple[ScriptLine, ...]:
    match = Match.of_record(games.load(lesson.game), lesson.record, lesson.until)
    lines = [ScriptLine(n, move.seat, move.step, move.choice) for n, move in enumerate(match.moves)]
    return tuple(lines[lesson.start :])


def open_questions(state: State) -> dict[int, str]:
    """Return the open questions: by seat, the step that asks."""
    return {decision.seat: decision.step.name for decision in state.decisions}


class LessonProgress:
    """The progress of a lesson: which choices of its record are still to be made."""

    def __init__(
        self, lesson: Lesson, lines: Iterable[ScriptLine], moves: Iterable[Move] = ()
    ) -> None:
        self.lesson = lesson
        self.pending = list(lines)
        self.made: dict[int, int] = {}  # by choice of the record: the number of its move
        self.count = 0
        for move in moves:
            self.note(move)

    # What has been made

    def note(self, move: Move) -> None:
        """Record a move that was made at the table."""
        self.count += 1
        line = self.line_for(move.seat, move.step, move.choice)
        if line is not None:
            self.made[line.number] = self.count
            self.pending = [x for x in self.pending if x is not line and self.waits(x, line)]

    def line_for(self, seat: int, step: str, choice: str) -> ScriptLine | None:
        """Return the choice of the record that this answer counts as."""
        due = [line for line in self.pending if (line.seat, line.step) == (seat, step)]
        if seat == self.lesson.seat:
            due = due[:1] + [line for line in due[1:] if self.may_be_sooner(line, due[0])]
        same = (line for line in due if line.choice == choice)
        return next(same, due[0] if due else None)

    def may_be_sooner(self, line: ScriptLine, due: ScriptLine) -> bool:
        """Return whether the learner may make this choice before the other one."""
        asking = self.lesson.asking
        return asking[line.number].id in asking[due.number].sooner

    def waits(self, line: ScriptLine, made: ScriptLine) -> bool:
        """Return whether this choice is still to be made after the other one was made."""
        if line.seat != made.seat or line.number > made.number:
            return True
        return line.seat == self.lesson.seat and self.may_be_sooner(made, line)

    def is_made(self, number: int) -> bool:
        return all(line.number != number for line in self.pending)

    # What is to come

    def due(self, step: str) -> Card | None:
        """Return the card for the learner's open question."""
        lines = (x.number for x in self.pending if (x.seat, x.step) == (self.lesson.seat, step))
        number = next(lines, None)
        return None if number is None else self.lesson.asking[number]

    def answer(self, seat: int, step: str) -> str | None:
        """Return another seat's answer by the record; None if the record has none."""
        lines = (line.choice for line in self.pending if (line.seat, line.step) == (seat, step))
        return next(lines, None)

    def turned_down(self, step: str, choice: str, legal: Collection[str]) -> str:
        """Return the key of the sentence that refuses a legal choice; "" if it is accepted.

        Where the choice that the card asks for is not possible, every other one is accepted.
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
        """Return whether this card was answered, closed, or passed by answering a later one."""
        if card.at is not None:
            return self.is_made(card.at)
        place = self.lesson.cards.index(card)
        later = (other.at for other in self.lesson.cards[place:] if other.at is not None)
        return card.id in closed or any(number in self.made for number in later)

    def card(self, closed: Collection[str], asked: Mapping[int, str]) -> Card | None:
        """Return the card to show; None while others are to move, and after the end."""
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
        return None if END_CARD in closed else Card(END_CARD)

    def can_still_come(self, number: int, asked: Mapping[int, str]) -> bool:
        """Return whether this choice can still be made before the learner's next move."""
        line = next(line for line in self.pending if line.number == number)
        return bool(asked) and (self.lesson.seat not in asked or line.seat in asked)

    def passed(self, closed: Collection[str]) -> list[Card]:
        """Return the cards already read, in their order, for the button "Back"."""
        return [card for card in self.lesson.cards if not card.auto and self.is_over(card, closed)]

    def moment(self, card: Card) -> int:
        """Return how many moves had been made when this card was shown."""
        if card.at is not None:
            return self.made.get(card.at, self.count + 1) - 1
        if card.after is not None:
            return self.made.get(card.after, self.count)
        cards = self.lesson.cards
        before = cards[: cards.index(card)] if card in cards else cards
        numbers = [number for other in before for number in (other.at, other.after)]
        return max((self.made[n] for n in numbers if n is not None and n in self.made), default=0)
