"""What every module defines and re-exports, and what it is called afterwards."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.renaming.table import Table


@dataclass(frozen=True)
class Names:
    """All that a file must know of the others."""

    table: Table
    modules: frozenset[str]
    defined: frozenset[str]
    exports: Mapping[str, str]  # the full name of something imported, by the name that it has there
    local: Mapping[str, str]  # how importers call a renamed module

    def origin(self, name: str) -> str:
        """Return the full name of where something was defined."""
        for _ in range(20):
            head, tail = name, ""
            while head and head not in self.exports:
                head, _, last = head.rpartition(".")
                tail = f".{last}{tail}"
            if not head:
                return name
            name = self.exports[head] + tail
        return name

    def new_name(self, name: str) -> str | None:
        """Return the new bare name of what this full name means, if it has one."""
        return self.table.names.get(self.origin(name))

    def touched(self, module: str) -> bool:
        """Say whether a module imports or defines anything that is renamed."""
        table, start = self.table, f"{module}."
        if module in table.merges or module in table.merges.values():
            return True
        if any(name.startswith(start) for name in table.names):
            return True
        for place, full in self.exports.items():
            if place.startswith(start) and place.count(".") == start.count("."):
                package = full.rpartition(".")[0]
                if table.new_module(full) != full or table.new_module(package) != package:
                    return True
                if any(name.startswith(f"{full}.") for name in table.names):
                    return True
                if self.origin(full) in table.names:
                    return True
        return False

    def place(self, old: str) -> tuple[str, str]:
        """Return the module and the name of a row."""
        if old in self.modules:
            return old, ""
        module = old
        while module and module not in self.modules:
            module = module.rpartition(".")[0]
        return module, old[len(module) + 1 :]

    def new_place(self, kind: str, old: str, new: str) -> tuple[str, str]:
        """Return the module and the name of a row afterwards."""
        if kind in ("module", "merge"):
            return new, ""
        module, name = self.place(old)
        owner = name.rpartition(".")[0]
        return self.table.new_module(module), f"{owner}.{new}" if owner else new


def read_names(modules: Mapping[str, Path], table: Table) -> Names:
    """Return the names of these modules."""
    defined: set[str] = set()
    exports: dict[str, str] = {}
    bound: dict[str, set[str]] = {}
    for module, path in modules.items():
        tree = ast.parse(path.read_text("utf-8"))
        defined |= {f"{module}.{name}" for name in definitions(tree.body)}
        defined.add(module)
        for local, full in imports(tree):
            if full.partition(".")[0] in ("dynasty", "tests", "bench", "examples"):
                exports[f"{module}.{local}"] = full
        bound[module] = set(identifiers(tree))
    exports = {name: full for name, full in exports.items() if name != full and name not in modules}
    return Names(
        table,
        frozenset(modules),
        frozenset(defined),
        exports,
        local_names(table, exports, bound),
    )


def definitions(body: list[ast.stmt], owner: str = "") -> Iterator[str]:
    """Return what these statements define, members of classes behind a dot."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield owner + node.name
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body, f"{owner}{node.name}.")
        if isinstance(node, ast.FunctionDef):
            yield from (f"{owner}{name}" for name in own_attributes(node))
        if isinstance(node, ast.TypeAlias if hasattr(ast, "TypeAlias") else ()):
            yield owner + node.name.id
        if isinstance(node, ast.If | ast.Try):
            yield from definitions(node.body, owner)
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            yield from (owner + one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def own_attributes(function: ast.FunctionDef) -> Iterator[str]:
    """Return the attributes that a method sets on `self`."""
    for node in ast.walk(function):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store()):
                yield node.attr


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Return what a module imports: the name that it has here, and its full name there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def identifiers(tree: ast.Module) -> Iterator[str]:
    """Return all bare names of a module, parameters included."""
    for node in ast.walk(tree):
        match node:
            case ast.Name():
                yield node.id
            case ast.arg():
                yield node.arg
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.alias():
                yield node.asname or node.name


def local_names(
    table: Table, exports: Mapping[str, str], bound: Mapping[str, set[str]]
) -> dict[str, str]:
    """Return how importers call each renamed module.

    That is its new name; with the name of its package in front where another thing has the new
    name in some importing module.
    """
    renamed = {**table.modules, **table.merges}
    importers: dict[str, set[str]] = defaultdict(set)
    for place, full in exports.items():
        if full in renamed:
            importers[renamed[full]].add(place.rpartition(".")[0])
    old_locals = {
        (place.rpartition(".")[0], place.rpartition(".")[2]): full
        for place, full in exports.items()
        if full in renamed
    }
    same_base = defaultdict(set)
    for new in renamed.values():
        same_base[new.rpartition(".")[2]].add(new)
    found = {}
    for old, new in renamed.items():
        package, _, base = new.rpartition(".")
        taken = Counter(
            (base in bound[module] and renamed.get(old_locals.get((module, base), "")) != new)
            or any(module in importers[other] for other in same_base[base] - {new})
            for module in importers[new]
        )
        found[old] = f"{package.rpartition('.')[2]}_{base}" if taken[True] else base
    return found
