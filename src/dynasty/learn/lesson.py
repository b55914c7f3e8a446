"""Lessons: a game that is told card by card. What a lesson is, as it stands in its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from dynasty.kernel import Record, text_key

ANY: Final = "*"  # every other choice
ANSWERS: Final = 3  # to a question that lets the learner predict
END: Final = "end"  # the card after the last one: the table is the learner's


@dataclass(frozen=True)
class Card:
    """One step of a lesson: a choice that is asked for, what others did, or a word in between.

    A card with `at` asks for the record's choice of that number. One with `after` is shown once
    that choice has been made; with `beat`, on the board as it was after that many steps of it.
    """

    id: str
    at: int | None = None
    after: int | None = None
    beat: int = 0
    choice: str = ""
    point: tuple[str, ...] = ()
    watch: tuple[int, ...] = ()
    accept: tuple[str, ...] = ()  # choices, verbs or `*` that do as well
    sooner: tuple[str, ...] = ()  # ids of later cards that may come before this one
    refuse: Mapping[str, str] = field(default_factory=dict)  # by choice, verb or `*`: a sentence
    right: int = 0  # the true answer to what the learner predicts; 0: nothing is predicted
    rules: tuple[str, ...] = ()
    auto: bool = False  # answered by the lesson itself

    @property
    def asks(self) -> bool:
        """Does the card ask for a choice?"""
        return self.at is not None

    def takes(self, choice: str) -> bool:
        """Does this choice do as well as the one asked for? The more exact word decides."""
        if choice == self.choice:
            return True
        spoken = (name for name in names_of(choice) if name in self.accept or name in self.refuse)
        return next(spoken, None) in self.accept

    def turned_down(self, choice: str) -> str:
        """The suffix of the sentence that turns this choice down; empty if nobody wrote one."""
        written = (self.refuse[name] for name in names_of(choice) if name in self.refuse)
        return next(written, "")


def names_of(choice: str) -> tuple[str, str, str]:
    """What a lesson may call a choice, the most exact first."""
    return choice, choice.partition(":")[0], ANY


@dataclass(frozen=True)
class Lesson:
    """A record with cards: guided for its learner from `start` up to `until`, then a free table."""

    game: str
    name: str
    record: Record
    seat: int
    start: int
    until: int
    level: str
    minutes: int
    teaches: tuple[str, ...]
    cards: tuple[Card, ...]
    puzzle: int = 0  # its number, where all of it is one question

    def key(self, *parts: str) -> str:
        """The text key of a sentence of this lesson: `lesson-first-keep-ask`."""
        return text_key("lesson", self.name, *parts)

    def card(self, name: str) -> Card | None:
        """The card of this id, or the one at the end."""
        found = (card for card in (*self.cards, Card(END)) if card.id == name)
        return next(found, None)

    @cached_property
    def asking(self) -> Mapping[int, Card]:
        """By choice of the record: the card that asks for it."""
        return {card.at: card for card in self.cards if card.at is not None}

    def sentences(self) -> list[str]:
        """The keys of all sentences that it says."""
        found = [self.key(), self.key("promise"), self.key(END)]
        for card in self.cards:
            found += sentences_of(self, card)
        return found


def sentences_of(lesson: Lesson, card: Card) -> list[str]:
    """The keys of what one card says."""
    found = [] if card.auto else [lesson.key(card.id)]
    if card.right:
        answers = [f"answer-{number}" for number in range(1, ANSWERS + 1)]
        found += [lesson.key(card.id, part) for part in ("ask", *answers, "because")]
    suffixes = dict.fromkeys(card.refuse.values())
    return found + [lesson.key(card.id, "no", suffix) for suffix in suffixes]
