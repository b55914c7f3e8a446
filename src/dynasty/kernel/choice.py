"""Choices: a verb and the thing it points at, made once and then only referred to."""

from collections.abc import Iterable, Iterator

from dynasty.kernel.errors import UnknownChoice


class Choice:
    """`paint:b12`: the verb, the noun, its place among the nouns, its number in the vocabulary."""

    verb: str
    noun: str
    at: int
    index: int

    def __init__(self, verb: str, noun: str, at: int) -> None:
        self.verb = verb
        self.noun = noun
        self.at = at
        self.index = -1

    def __str__(self) -> str:
        return f"{self.verb}:{self.noun}"

    def __repr__(self) -> str:
        return f"<{self.verb}:{self.noun}>"


def choices(verb: str, nouns: Iterable[str]) -> tuple[Choice, ...]:
    """One choice per noun, in order; call it once per verb of a game."""
    return tuple(Choice(verb, noun, at) for at, noun in enumerate(nouns))


class Vocabulary:
    """Every choice of a game, in a fixed order; a choice's index is its number here."""

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
        """The choice of this text, or UnknownChoice."""
        found = self.by_text.get(text)
        if found is None:
            raise UnknownChoice(f"{text!r} is no choice of this game")
        return found
