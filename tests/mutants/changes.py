"""Mutants: one small mistake each, in the body of one function, made on its syntax tree."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import CodeType
from typing import TypeAlias
from zlib import crc32

from dynasty import games

Function: TypeAlias = ast.FunctionDef
Slot: TypeAlias = tuple[ast.AST, str, int | None]  # a parent, its field, and where in a list

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
DELETED = (ast.Expr, ast.AugAssign, ast.Assign)
UNTOUCHED = {"annotation", "returns", "decorator_list", "args", "type_comment"}


@dataclass(frozen=True)
class Mutant:
    """A change of one statement: where it is, and how its first line reads before and after."""

    game: str
    file: str  # below the game's folder
    function: str
    line: int
    before: str
    after: str
    turn: int = 0  # among changes of the same function that read the same

    @property
    def key(self) -> str:
        """What it is called, wherever its line has moved to."""
        again = f" ({self.turn + 1})" if self.turn else ""
        return f"{self.game}/{self.file} {self.function}: {self.before} -> {self.after}{again}"

    def __str__(self) -> str:
        return f"{self.game}/{self.file}:{self.line} {self.function}: {self.before} -> {self.after}"


def sources(game: str) -> list[Path]:
    """Rules and views of a game."""
    folder = games.game_folder(game)
    views = [folder / "view.py", folder / "build_view.py"]
    return [*sorted((folder / "rules").glob("*.py")), *(file for file in views if file.exists())]


def sample(game: str, number: int, seed: int) -> list[Mutant]:
    """So many mutants of a game; a longer sample opens with the shorter one."""
    found = [mutant for file in sources(game) for mutant, _ in mutants(game, file)]
    early = used_early([ast.parse(file.read_text(encoding="utf-8")) for file in sources(game)])
    found = [mutant for mutant in found if mutant.function not in early]
    found.sort(key=lambda mutant: crc32(f"{seed} {mutant.key}".encode()))
    return found[:number]


def used_early(modules: list[ast.Module]) -> set[str]:
    """Functions that make tables while the rules are read: too early for a change."""
    calls: dict[str, set[str]] = {}
    early: set[str] = set()
    for module in modules:
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                calls.setdefault(node.name, set()).update(names_in(node))
            elif isinstance(node, ast.Assign | ast.AnnAssign | ast.For):
                early |= names_in(node)
    found: set[str] = set()
    while early - found:
        found |= early
        early = set().union(*(calls.get(name, set()) for name in found))
    return found & calls.keys()


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def code(mutant: Mutant) -> CodeType:
    """The code of the changed function."""
    file = games.game_folder(mutant.game) / mutant.file
    for found, tree in mutants(mutant.game, file):
        if found.key == mutant.key:
            whole = compile(ast.fix_missing_locations(tree), str(file), "exec")
            return next(part for part in parts(whole) if part.co_qualname == mutant.function)
    raise LookupError(f"{mutant} is not there any more")


def parts(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from parts(constant)


def mutants(game: str, file: Path) -> Iterator[tuple[Mutant, ast.Module]]:
    """Every mutant of a file with its tree, which is as it was again before the next."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    seen: Counter[str] = Counter()
    name = str(file.relative_to(games.game_folder(game)))
    for function, where in functions(tree, ""):
        for statement, slot in slots(function):
            before = head(statement)
            for other in others(*slot):
                kept = put(slot, other)
                after = head(other if isinstance(other, ast.stmt) else statement)
                found = Mutant(game, name, where, statement.lineno, before, after)
                if found.before != found.after:
                    yield replace(found, turn=seen[found.key]), tree
                    seen[found.key] += 1
                put(slot, kept)


def functions(node: ast.AST, prefix: str) -> Iterator[tuple[Function, str]]:
    """The functions of a module and the methods of its classes, with their qualified names.

    What makes an object is left out: steps are made when the rules are read.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and child.name != "__init__":
            yield child, prefix + child.name
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")


def slots(node: ast.AST, statement: ast.stmt | None = None) -> Iterator[tuple[ast.stmt, Slot]]:
    """Everything in the body of a function, each with its statement and where it hangs."""
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST):
                here = child if isinstance(child, ast.stmt) else statement
                if here is not None:
                    yield here, (node, field, index)
                    yield from slots(child, here)


def put(slot: Slot, new: ast.AST) -> ast.AST:
    """Hang something else there; what hung there before."""
    parent, field, index = slot
    old: ast.AST
    if index is None:
        old = getattr(parent, field)
        setattr(parent, field, new)
    else:
        old = getattr(parent, field)[index]
        getattr(parent, field)[index] = new
    return old


def others(parent: ast.AST, field: str, index: int | None) -> Iterator[ast.AST]:
    """What may stand there by mistake."""
    found = getattr(parent, field)
    node = found if index is None else found[index]
    if type(node) in OTHER:
        yield ast.copy_location(OTHER[type(node)](), node)
    elif isinstance(node, ast.Constant):
        yield from (ast.Constant(value) for value in constants(node.value))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, DELETED) and not is_kept(node):
        yield ast.copy_location(ast.Pass(), node)
    if isinstance(parent, ast.If) and field == "test":
        yield ast.UnaryOp(ast.Not(), node)


def is_kept(node: ast.stmt) -> bool:
    """Docstrings do nothing; a first value must be there, or the mistake is too plain."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and all(isinstance(t, ast.Name) for t in node.targets)


def constants(value: object) -> list[bool | int]:
    if isinstance(value, bool):
        return [not value]
    return [value + 1, value - 1] if isinstance(value, int) else []


def head(statement: ast.stmt) -> str:
    """The first line of a statement: of a loop or a condition without its body."""
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]
