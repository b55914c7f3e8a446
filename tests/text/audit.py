"""What a Fluent file says: its keys, the variables of each, and its sentences as they read."""

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
)
from fluent.syntax.visitor import Visitor

ONE, MANY = "1", "7"  # what stands for every variable but the name of a seat
SOMEBODY = "Ann"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


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
            key = option.key.value if isinstance(option.key, NumberLiteral) else option.key.name
            if key in wanted:
                return option.value
        return next(option.value for option in select.variants if option.default)
