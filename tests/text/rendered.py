"""Every message as pages say it: with names before which French elides, and with few things."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from fluent.syntax.ast import FunctionReference, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from dynasty import games
from dynasty.text import LANGUAGES
from dynasty.text.bundles import PLATFORM_TEXT_FOLDER, load_bundle
from tests.text.audit import Variables, entries, key_of

PEOPLE = ("Orange", "Anne", "Yann", "Hélène")
SOMEBODY = "Bob"
SEVERAL = 2
# Numbers, dates and hours for which no sentence needs a plural: no name ever stands there.
FIGURES = (
    "added after before bias error high least low made nomads now opens seconds seen sum time until"
)
# The same of a variable that has names or things in other messages.
FIGURES_IN = {("fault-below", "known"), ("choice-use", "full")}
# Text here, a number in other messages.
TEXTS_IN = {("games-facts", "seats"), ("simulate-summary", "rate")}
# Their numbers are never below two: constants, or what the message is chosen for.
AT_LEAST_TWO = """
    answer-several arena-section clock-in-days event-pm-cells-counted link-code new-lines
    new-tables refused-weak-key report-most shares-from statistics-bots statistics-people
    terms-clock-holiday turn-again
"""
Values = dict[str, int | str]


class Rendered(NamedTuple):
    """A message with these values."""

    key: str
    text: str
    values: Values

    def __str__(self) -> str:
        return f"{self.key} {self.values}: {self.text}"


class Selectors(Visitor):
    """The numbers of messages, and the values for which they have variants of their own."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.variants: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            name, keys = node.selector.id.name, {key_of(option) for option in node.variants}
            self.numbers |= {name} if "one" in keys else set()
            self.variants |= {(name, key) for key in keys - {"one", "other"}}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        if node.id.name in ("NUMBER", "SIGNED"):
            taken = (v for v in node.arguments.positional if isinstance(v, VariableReference))
            self.numbers |= {variable.id.name for variable in taken}
        self.generic_visit(node)


@cache
def written_by(owner: str, language: str) -> dict[str, Message]:
    """Return the messages of the platform, if no game is named, or of a game and its lessons."""
    files = [PLATFORM_TEXT_FOLDER / f"{language}.ftl"]
    if owner:
        files = [
            games.game_folder(owner) / part / f"{language}.ftl" for part in ("text", "lessons")
        ]
    return {e.id.name: e for file in files if file.exists() for e in entries(file)}


@cache
def numbers_of(owner: str) -> frozenset[str]:
    """Return the variables that some sentence of the owner counts, in any language."""
    selectors = Selectors()
    for language in LANGUAGES:
        for entry in written_by(owner, language).values():
            selectors.visit(entry)
    return frozenset(selectors.numbers)


def with_names(owner: str, language: str) -> Iterator[Rendered]:
    """Yield every message that takes a name, with each of the names, in each of its variants."""
    for entry in written_by(owner, language).values():
        taken, numbers = taken_by(entry, owner, language), numbers_in(entry, owner)
        if taken - numbers:
            for name in PEOPLE:
                usual: Values = {v: SEVERAL if v in numbers else name for v in taken}
                yield from variants(entry, owner, language, usual)


def with_numbers(owner: str, language: str) -> Iterator[Rendered]:
    """Yield every message that counts, with 0, 1 and 2 for all its numbers and for one of them."""
    for entry in written_by(owner, language).values():
        taken, numbers = taken_by(entry, owner, language), numbers_in(entry, owner)
        counted = taken & numbers - set(FIGURES.split())
        if counted and entry.id.name not in AT_LEAST_TWO.split():
            usual: Values = {v: SEVERAL if v in numbers else SOMEBODY for v in taken}
            for few, some in product((0, 1, SEVERAL), (counted, *({one} for one in counted))):
                yield from variants(entry, owner, language, usual | dict.fromkeys(some, few))


def taken_by(entry: Message, owner: str, language: str) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    found = Variables()
    found.visit(entry)
    known = written_by("", language) | written_by(owner, language)
    others = (taken_by(known[key], owner, language) for key in found.messages)
    return found.names.union(*others)


def numbers_in(entry: Message, owner: str) -> set[str]:
    """Return the variables that are no names in this message."""
    figures, texts = (
        {variable for key, variable in pairs if key == entry.id.name}
        for pairs in (FIGURES_IN, TEXTS_IN)
    )
    return {*numbers_of(owner), *FIGURES.split(), *figures} - texts


def variants(entry: Message, owner: str, language: str, usual: Values) -> Iterator[Rendered]:
    """Yield a message with these values, then with each other value that it names."""
    words = load_bundle(language, games.game_folder(owner) / "text" if owner else None)
    key, pattern = entry.id.name, words.get_message(entry.id.name).value
    assert pattern is not None, key
    selectors = Selectors()
    selectors.visit(entry)
    named = ({name: int(one) if one.isdecimal() else one} for name, one in selectors.variants)
    for values in (usual, *(usual | other for other in named)):
        said, errors = words.fill(pattern, values)
        assert not errors, f"{key} {values}: {errors}"
        yield Rendered(key, said, values)
