"""The data model of a lesson: a game that is explained card by card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from dynasty.kernel import Record, text_key

ANY_CHOICE: Final = "*"  # every other choice
PREDICTION_ANSWERS: Final = 3  # offered to a learner who predicts something
END_CARD: Final = "end"  # the card after the last one: the learner then plays freely


@dataclass(frozen=True)
class Card:
    """One step of a lesson: it asks for a choice, shows what others did, or explains something.

    A card with `at` asks for the record's choice of that number. A card with `after` is shown once
    that choice has been made; with `beat`, on the board as it was after that many steps of it.
    """

    id: str
    at: int | None = None
    after: int | None = None
    beat: int = 0
    choice: str = ""
    point: tuple[str, ...] = ()
    watch: tuple[int, ...] = ()
    accept: tuple[str, ...] = ()  # choices, verbs or `*` that are accepted as well
    sooner: tuple[str, ...] = ()  # ids of later cards that may come before this one
    refuse: Mapping[str, str] = field(default_factory=dict)  # by choice, verb or `*`: a sentence
    right: int = 0  # the right answer to the prediction; 0: nothing is predicted
    rules: tuple[str, ...] = ()
    auto: bool = False  # the lesson answers it itself

    @property
    def asks(self) -> bool:
        """Return whether the card asks for a choice."""
        return self.at is not None

    def takes(self, choice: str) -> bool:
        """Return whether the card accepts this choice; the most exact entry decides."""
        if choice == self.choice:
            return True
        spoken = (
            name for name in choice_names(choice) if name in self.accept or name in self.refuse
        )
        return next(spoken, None) in self.accept

    def turned_down(self, choice: str) -> str:
        """Return the suffix of the sentence that refuses this choice; empty without one."""
        written = (self.refuse[name] for name in choice_names(choice) if name in self.refuse)
        return next(written, "")


def choice_names(choice: str) -> tuple[str, str, str]:
    """Return the names by which a lesson may mean a choice, the most exact first."""
    return choice, choice.partition(":")[0], ANY_CHOICE


@dataclass(frozen=True)
class Lesson:
    """A record with cards: guided for its learner from `start` up to `until`, then free play."""

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
    puzzle: int = 0  # the puzzle's number, if the lesson is a puzzle

    def key(self, *parts: str) -> str:
        """Return the text key of a sentence of this lesson: `lesson-first-keep-ask`."""
        return text_key("lesson", self.name, *parts)

    def card(self, name: str) -> Card | None:
        """Return the card with this id; `END_CARD` is the one after the last."""
        found = (card for card in (*self.cards, Card(END_CARD)) if card.id == name)
        return next(found, None)

    @cached_property
    def asking(self) -> Mapping[int, Card]:
        """Return the cards that ask for a choice, by the choice's number in the record."""
        return {card.at: card for card in self.cards if card.at is not None}

    def sentences(self) -> list[str]:
        """Return the text keys of all sentences of the lesson."""
        found = [self.key(), self.key("promise"), self.key(END_CARD)]
        for card in self.cards:
            found += card_sentence_keys(self, card)
        return found


def card_sentence_keys(lesson: Lesson, card: Card) -> list[str]:
    """Return the text keys of one card."""
    found = [] if card.auto else [lesson.key(card.id)]
    if card.right:
        answers = [f"answer-{number}" for number in range(1, PREDICTION_ANSWERS + 1)]
        found += [lesson.key(card.id, part) for part in ("ask", *answers, "because")]
    suffixes = dict.fromkeys(card.refuse.values())
    return found + [lesson.key(card.id, "no", suffix) for suffix in suffixes]
