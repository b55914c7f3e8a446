"""What a Fluent file says: its keys, the variables of each, and its sentences as they read."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

SAYS_ONE = re.compile(r"(?<![\w.+−])1(?=[\s\u00a0])")
ONE, MANY = "1", "7"  # what stands for every variable but the name of a seat
SOMEBODY = "Ann"


class Variables(Visitor):
    """The variables of a message, and the other messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


class Ones(Visitor):
    """Variants for one that say 1 where none has a variant of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        variants = {key_of(option): option.value for option in node.variants}
        if "one" in variants and "0" not in variants:
            parts = variants["one"].elements
            texts = [str(part.value) for part in parts if isinstance(part, TextElement)]
            self.found += [text for text in texts if SAYS_ONE.search(text)]
        self.generic_visit(node)


def key_of(option: Variant) -> str:
    """What a variant is for: a number, or a kind of number."""
    key = option.key
    return str(key.value if isinstance(key, NumberLiteral) else key.name)


def ones_without_zero(file: Path) -> list[str]:
    """What a language that counts none as one would say wrongly of none."""
    ones = Ones()
    for entry in entries(file):
        ones.visit(entry)
    return ones.found


def entries(file: Path) -> Iterator[Message]:
    """Its messages; a line that is no Fluent fails."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, Message):
            yield entry


def messages(file: Path) -> dict[str, set[str]]:
    """Variables by key; a key given twice fails."""
    found: dict[str, set[str]] = {}
    for entry in entries(file):
        assert entry.id.name not in found, f"{file.name}: {entry.id.name} is given twice"
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.names
    return found


def sentences(file: Path, number: str, to_reader: bool = False) -> dict[str, str]:
    """Every message as it reads when all its variables are this number, perhaps to who acts."""
    patterns = {entry.id.name: entry.value for entry in entries(file) if entry.value}
    reading = Reading(patterns, number, to_reader)
    return {key: reading.read(value) for key, value in patterns.items()}


class Reading:
    """Messages of a file, read with one number for every variable."""

    def __init__(self, patterns: dict[str, Pattern], number: str, to_reader: bool = False) -> None:
        self.patterns = patterns
        self.number = number
        self.to_reader = to_reader

    def read(self, pattern: Pattern) -> str:
        return "".join(
            part.value if isinstance(part, TextElement) else self.filled(part)
            for part in pattern.elements
        )

    def filled(self, part: Placeable) -> str:
        inside = part.expression
        if isinstance(inside, SelectExpression):
            return self.read(self.variant(inside))
        if isinstance(inside, StringLiteral):
            return str(inside.parse()["value"])
        if isinstance(inside, FunctionReference) and inside.id.name in ("WHO", "FORM"):
            return self.acting(inside)
        if isinstance(inside, MessageReference):
            return self.read(self.patterns[inside.id.name])
        is_seat = isinstance(inside, VariableReference) and inside.id.name == "seat"
        return SOMEBODY if is_seat else self.number

    def acting(self, function: FunctionReference) -> str:
        """What somebody does, or what the reader does where all read so."""
        words = [w for w in function.arguments.positional if isinstance(w, StringLiteral)]
        third, second = (str(word.parse()["value"]) for word in words)
        who = f"{SOMEBODY} " if function.id.name == "WHO" else ""
        return second if self.to_reader else f"{who}{third}".rstrip()

    def variant(self, select: SelectExpression) -> Pattern:
        """The variant for this number, among `0`, `one`, `other` and the like."""
        wanted = {self.number, "one"} if self.number == ONE else {self.number}
        for option in select.variants:
            if key_of(option) in wanted:
                return option.value
        return next(option.value for option in select.variants if option.default)
