"""The rule trace: which functions and which tests name which rule of a rulebook.

Sources name a rule by its id in brackets in a docstring, or by the id alone (`rule = "X-1.1"`,
`Refusal("X-1.1", ...)`). Tests name it in their names (`test_X_1_1_and_X_1_2_...`) or in brackets.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import dynasty
from dynasty import games
from dynasty.kernel import Rulebook

RULE_ID: Final = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")
BRACKETED_ID: Final = re.compile(rf"\[({RULE_ID.pattern})\]")
ID_IN_TEST_NAME: Final = re.compile(r"(?<![A-Za-z0-9])([A-Z]+)((?:_\d+)+)(?![A-Za-z0-9])")
TEST_PREFIX: Final = "test_"
DRAWING_PACKAGES: Final = ("board", "symbols")  # drawings apply no rule


@dataclass
class RuleTrace:
    """The functions and tests that name each rule or ruling, and mentions of unknown ids."""

    functions: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)


def trace_rules(name: str) -> RuleTrace:
    """Return the rule trace of a game; an installed package has no tests."""
    known = KnownIds(games.load_rulebook(name))
    found = RuleTrace()
    folder = games.game_folder(name)
    for file in sorted(folder.rglob("*.py")):
        module = ".".join(file.relative_to(folder).with_suffix("").parts)
        if module.split(".")[0] not in DRAWING_PACKAGES:
            for owner, rule_id in ids_in_source(ast.parse(file.read_text(encoding="utf-8"))):
                known.note(
                    found, found.functions, rule_id, f"{module}.{owner}" if owner else module
                )
    tests = tests_folder() / "games" / name
    for file in sorted(tests.rglob("test_*.py")):
        where = file.relative_to(tests).as_posix()
        for owner, rule_id in known.ids_in_tests(ast.parse(file.read_text(encoding="utf-8"))):
            known.note(found, found.tests, rule_id, f"{where}::{owner}")
    return found


def tests_folder() -> Path:
    """Return the folder of the tests beside the sources."""
    return Path(dynasty.__file__).parents[2] / "tests"


class KnownIds:
    """The ids of a rulebook."""

    def __init__(self, register: Rulebook) -> None:
        self.traced = {rule.id for rule in register.rules} | {q.id for q in register.rulings}
        self.all = self.traced | {chapter.id for chapter in register.chapters}
        self.letters = {rule_id.partition("-")[0] for rule_id in self.all}

    def note(self, found: RuleTrace, names: dict[str, list[str]], rule_id: str, owner: str) -> None:
        """Add the owner to the names of a known id, or add a mention of an unknown id."""
        if rule_id in self.traced:
            owners = names.setdefault(rule_id, [])
            if owner not in owners:
                owners.append(owner)
        elif rule_id not in self.all and rule_id.partition("-")[0] in self.letters:
            found.unknown.append(f"{owner} names {rule_id}")

    def ids_in_tests(self, tree: ast.Module) -> Iterator[tuple[str, str]]:
        """Yield the ids that test functions name, each with the name of the test."""
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(TEST_PREFIX):
                for match in ID_IN_TEST_NAME.finditer(node.name):
                    yield node.name, self.longest(match[1], match[2].split("_")[1:])
                for rule_id in BRACKETED_ID.findall(ast.get_docstring(node) or ""):
                    yield node.name, rule_id

    def longest(self, letters: str, numbers: list[str]) -> str:
        """Return the longest known id (X-6.2 for `X_6_2_3_players`), or all numbers if none is."""
        for count in range(len(numbers), 0, -1):
            rule_id = f"{letters}-{'.'.join(numbers[:count])}"
            if rule_id in self.all:
                return rule_id
        return f"{letters}-{'.'.join(numbers)}"


def ids_in_source(node: ast.AST, owner: str = "") -> Iterator[tuple[str, str]]:
    """Yield the ids in a source, each with the class, function or constant that contains it."""
    for child in ast.iter_child_nodes(node):
        name = owner
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            name = f"{owner}.{child.name}".lstrip(".")
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not owner:
            name = constant_name(child)
        elif isinstance(child, ast.Constant) and isinstance(child.value, str):
            ids = (
                [child.value]
                if RULE_ID.fullmatch(child.value)
                else BRACKETED_ID.findall(child.value)
            )
            yield from ((owner, rule_id) for rule_id in ids)
        yield from ids_in_source(child, name)


def constant_name(node: ast.Assign | ast.AnnAssign) -> str:
    """Return the name of an assigned constant, "" if the target is no name."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""
