"""Choices: a verb and the thing it applies to; each is made once and compared by identity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from dynasty.kernel.copying import Immutable
from dynasty.kernel.errors import UnknownChoice

if TYPE_CHECKING:
    from dynasty.kernel.step import Step


class Choice(Immutable):
    """A possible answer such as `paint:b12`: a verb, a noun, and its number in the vocabulary.

    Rules compare choices by identity. So a choice is its own copy, and a pickle of it names a
    step and a place in its `offers`, where the process that loads the pickle finds the same choice.
    """

    verb: str
    noun: str
    at: int
    index: int
    offered_by: Step[Any] | None  # the first step that offers it
    place: int  # among the offers of that step

    def __init__(self, verb: str, noun: str, at: int) -> None:
        self.verb = verb
        self.noun = noun
        self.at = at
        self.index = -1
        self.offered_by = None
        self.place = -1

    def __str__(self) -> str:
        return f"{self.verb}:{self.noun}"

    def __repr__(self) -> str:
        return f"<{self.verb}:{self.noun}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.offered_by is None:
            raise PicklingError(f"no step offers {self}, so that no other process could find it")
        return offered_choice, (self.offered_by, self.place, self.index)


def offered_choice(step: Step[Any], place: int, index: int) -> Choice:
    """Return the choice at this place of a step's offers; it has its number before any game."""
    choice = step.offers[place]
    if choice.index < 0:
        choice.index = index
    return choice


def choices(verb: str, nouns: Iterable[str]) -> tuple[Choice, ...]:
    """Return one choice per noun, in order; call this once per verb of a game."""
    return tuple(Choice(verb, noun, at) for at, noun in enumerate(nouns))


class Vocabulary:
    """Every choice of a game in a fixed order; a choice's `index` is its number here."""

    def __init__(self, all_choices: Iterable[Choice]) -> None:
        self.choices: list[Choice] = list(dict.fromkeys(all_choices))
        self.by_text: dict[str, Choice] = {}
        for index, choice in enumerate(self.choices):
            text = str(choice)
            if text in self.by_text:
                raise ValueError(f"two choices read {text}")
            choice.index = index
            self.by_text[text] = choice

    def __len__(self) -> int:
        return len(self.choices)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def read(self, text: str) -> Choice:
        """Return the choice with this text; raise UnknownChoice if the game has none."""
        found = self.by_text.get(text)
        if found is None:
            raise UnknownChoice(f"{text!r} is no choice of this game")
        return found
