"""What the sources of a game say without being run."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dynasty import games


def trees(name: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(games.game_folder(name).rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def texts(node: ast.AST) -> set[str]:
    """Every text written out in a piece of code."""
    constants = (found.value for found in ast.walk(node) if isinstance(found, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@cache
def all_texts(name: str) -> frozenset[str]:
    return frozenset(text for _, tree in trees(name) for text in texts(tree))


def calls(name: str, function: str) -> Iterator[ast.Call]:
    """Every call of a function or method of this name."""
    for _, tree in trees(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                found = called.attr if isinstance(called, ast.Attribute) else ""
                if isinstance(called, ast.Name):
                    found = called.id
                if found == function:
                    yield node


@cache
def event_kinds(name: str) -> frozenset[str]:
    """Kinds of events that are told or whispered somewhere."""
    said = [*calls(name, "tell"), *calls(name, "whisper")]
    return frozenset(kind for call in said for kind in texts(call.args[0]))


@cache
def refusals(name: str) -> frozenset[tuple[str, str]]:
    """Rule and reason of every refusal that is written out."""
    found: set[tuple[str, str]] = set()
    for call in calls(name, "Refusal"):
        rule, reason = (texts(argument) for argument in call.args)
        found.add((rule.pop(), reason.pop()))
    return frozenset(found)
