"""What a Fluent file says: its keys, and the variables of each."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Variables by key; a line that is no Fluent, or a key given twice, fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} is given twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
