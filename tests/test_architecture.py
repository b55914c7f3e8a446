"""Audits of the sources: what the style guide asks and no linter checks."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import dynasty
from dynasty import games, kernel

SOURCES = Path(dynasty.__file__).parent
TESTS = Path(__file__).parent
LONGEST_FILE = 500


def python_files(*folders: Path) -> list[Path]:
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def test_the_kernel_exports_in_order_what_it_imports() -> None:
    imported = [
        alias.asname or alias.name
        for node in ast.walk(tree_of(SOURCES / "kernel" / "__init__.py"))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    assert kernel.__all__ == sorted(kernel.__all__)
    assert sorted(imported) == kernel.__all__


def test_every_export_of_the_kernel_is_used_outside_it() -> None:
    outside = [file for file in python_files(SOURCES, TESTS) if file.parent.name != "kernel"]
    words = {word for file in outside for word in re.findall(r"\w+", file.read_text("utf-8"))}
    words |= {
        word
        for file in python_files(TESTS / "kernel")
        for word in re.findall(r"\w+", file.read_text("utf-8"))
    }
    assert [name for name in kernel.__all__ if name not in words] == []


def test_the_kernel_knows_only_the_standard_library() -> None:
    known = sys.stdlib_module_names | {"dynasty"}
    for file in python_files(SOURCES / "kernel"):
        for module in imports(tree_of(file)):
            assert module.partition(".")[0] in known, f"{file.name} imports {module}"
            assert not module.startswith("dynasty.") or module.startswith("dynasty.kernel")


def test_no_compiled_file_holds_a_generic_dataclass_which_mypyc_cannot_make() -> None:
    values = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree_of(TESTS.parent / "setup.py").body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    files = [file for pattern in values["HOT"] for file in sorted(SOURCES.glob(pattern))]
    assert files
    generic = {
        file.stem
        for file in files
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.ClassDef)
        if any(ast.unparse(base).startswith("Generic[") for base in node.bases)
        if any(ast.unparse(one).startswith("dataclass") for one in node.decorator_list)
    }
    assert generic <= values["COLD"]


def test_drawings_know_of_the_kernel_what_a_view_is_and_no_more() -> None:
    found = {
        alias.name
        for file in python_files(SOURCES / "drawing")
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dynasty.kernel")
        for alias in node.names
    }
    assert found <= {"Offer", "Question", "Translate", "View", "seat_noun", "text_key"}


def test_ids_become_text_keys_by_one_function_only() -> None:
    own = SOURCES / "kernel" / "view.py"
    others = [file for file in python_files(SOURCES) if file != own]
    making = [
        file
        for file in others
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.Call) and ast.unparse(node).endswith(".replace('_', '-')")
    ]
    assert [str(file.relative_to(SOURCES)) for file in making] == []


def test_blocking_work_of_the_server_runs_in_a_pool_with_a_name() -> None:
    shared = re.compile(r"to_thread|run_in_threadpool|run_in_executor\(None")
    using = [file for file in python_files(SOURCES / "server") if shared.search(file.read_text())]
    assert [file.name for file in using] == ["thread_pools.py"]  # which says what it does instead


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules that are imported at run time."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield from imports(node)


def reaches_game(source: str, name: str) -> bool:
    """Does it import the game, or name its folder?"""
    place = re.compile(rf"games[./]{name}\b")
    return any(map(place.search, [*imported(source), *quoted(source)]))


@cache
def imported(source: str) -> list[str]:
    return [
        f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]


@cache
def quoted(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return [value for value in constants if isinstance(value, str)]


def names_game(source: str, name: str) -> bool:
    """Is the game special there? As a word in a sentence its name is only a word."""
    return name in quoted(source) or reaches_game(source, name)


@pytest.mark.parametrize("name", games.SHELF)
def test_a_game_is_named_in_its_own_folder_and_on_the_shelf_only(name: str) -> None:
    folder = SOURCES / "games"
    own, shelf = folder / name, folder / "__init__.py"
    others = [file for file in python_files(SOURCES) if own not in file.parents and file != shelf]
    naming = [
        file
        for file in others  # a piece of another game may have the same name
        if (reaches_game if folder in file.parents else names_game)(file.read_text("utf-8"), name)
    ]
    assert [str(file.relative_to(SOURCES)) for file in naming] == []


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from dynasty.games.masters.game import load", True),
        ("from dynasty.games import masters", True),
        ("import dynasty.games.masters", True),
        ("best = game.name == 'masters'", True),
        ("import_module('dynasty.games.masters.game')", True),
        ("def ladder():\n    'Where masters meet.'\n    return masters  # the masters", False),
        ("from dynasty.bots.levels import masters", False),
    ],
)
def test_a_game_may_be_called_by_an_ordinary_word(source: str, named: bool) -> None:
    assert names_game(source, "masters") is named


def asks_the_machine(node: ast.AST) -> bool:
    """Is this the machine's own time of day, by any of its names?"""
    if isinstance(node, ast.ImportFrom):
        return node.module == "time" and any(alias.name == "time" for alias in node.names)
    return isinstance(node, ast.Attribute) and (
        (ast.unparse(node) in ("time.time", "time.time_ns"))
        or node.attr in ("utcnow", "today")
        or ast.unparse(node) in ("datetime.now", "datetime.datetime.now")
    )


def test_only_the_clock_asks_the_machine_what_time_it_is() -> None:
    files = [f for f in python_files(SOURCES / "server") if f.parent.name != "versions"]
    asking = [f.name for f in files if any(map(asks_the_machine, ast.walk(tree_of(f))))]
    assert asking == ["clock.py"]


def test_files_are_short() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in python_files(SOURCES)}
    long = {f"{file.relative_to(SOURCES)}": n for file, n in lengths.items() if n > LONGEST_FILE}
    assert long == {}


PARTICIPLES = frozenset(
    [
        "begun",
        "broken",
        "built",
        "chosen",
        "done",
        "drawn",
        "found",
        "given",
        "gone",
        "heard",
        "held",
        "hidden",
        "kept",
        "known",
        "laid",
        "led",
        "left",
        "lost",
        "made",
        "met",
        "said",
        "seen",
        "sent",
        "shown",
        "spun",
        "taken",
        "told",
        "won",
        "written",
    ]
)
PREPOSITIONS = frozenset(
    [
        "about",
        "above",
        "after",
        "again",
        "ahead",
        "alone",
        "among",
        "apart",
        "around",
        "at",
        "away",
        "back",
        "before",
        "below",
        "beside",
        "by",
        "down",
        "due",
        "far",
        "first",
        "forth",
        "in",
        "inside",
        "last",
        "late",
        "less",
        "means",
        "near",
        "new",
        "next",
        "of",
        "off",
        "on",
        "one",
        "others",
        "out",
        "over",
        "own",
        "plain",
        "rather",
        "rest",
        "same",
        "since",
        "surely",
        "under",
        "until",
        "up",
        "whole",
        "with",
        "within",
    ]
)
VERBS = frozenset(("back", "cut", "let", "put", "read", "set"))  # that look like one of them
ADJECTIVES = frozenset(
    [
        "BROAD",
        "CLEAR",
        "CLOSE",
        "FEW",
        "FEWEST",
        "FIRST",
        "FULL",
        "GRAVE",
        "HIGH",
        "HIGHEST",
        "KEPT",
        "LARGE",
        "LAST",
        "LEAST",
        "LONG",
        "LONGEST",
        "LOW",
        "MANY",
        "MOST",
        "NEAR",
        "NEARLY",
        "OFTEN",
        "OLD",
        "PLAIN",
        "QUIET",
        "RARE",
        "SHORT",
        "SOME",
        "SURE",
        "WIDE",
    ]
)


def named_modules() -> list[tuple[str, ast.Module]]:
    """The modules whose names are ours: rules have the words of their rulebook."""
    files = [file for file in python_files(SOURCES) if "migrations" not in file.parts]
    own = [file for file in files if file.parent.name != "rules"]
    return [(str(file.relative_to(SOURCES)), tree_of(file)) for file in own]


def is_bare(name: str) -> bool:
    """Is it a participle or a preposition without what it is said of?"""
    words = name.strip("_").split("_")
    if words[0] in VERBS:
        return False
    return all(
        word in PARTICIPLES | PREPOSITIONS or (word.endswith("ed") and len(word) > 4)
        for word in words
    )


@pytest.mark.parametrize(
    ("name", "bare"),
    [("told", True), ("led_on", True), ("of", True), ("back_up", False), ("played_games", False)],
)
def test_a_bare_participle_is_found(name: str, bare: bool) -> None:
    assert is_bare(name) == bare


def test_functions_say_what_they_are_about() -> None:
    bare = [
        f"{file}: {node.name}"
        for file, tree in named_modules()
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_bare(node.name)
    ]
    assert bare == []


def test_constants_name_an_object() -> None:
    bare = [
        f"{file}: {target.id}"
        for file, tree in named_modules()
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id in ADJECTIVES
    ]
    assert bare == []


def test_a_class_has_its_name_alone_in_its_package() -> None:
    places: dict[tuple[str, str], list[str]] = {}
    for file, tree in named_modules():
        folders = file.split("/")
        package = "/".join(folders[: 2 if folders[0] == "games" else 1])
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                places.setdefault((package, node.name), []).append(file)
    assert [where for where in places.values() if len(where) > 1] == []


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(file: Path, known: set[str]) -> set[str]:
    """Return the known modules that a file imports, for type checkers or at run time."""
    return {
        name if name in known else name.rpartition(".")[0]
        for name in imported(file.read_text(encoding="utf-8"))
    } & known


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    files = {module_name(file): file for file in python_files(SOURCES / "server")}
    known = set(files)
    graph = {name: imported_modules(file, known) - {name} for name, file in files.items()}
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the circle


def test_pages_call_no_routes_of_the_api() -> None:
    """Both call services; pages use of the API its dependencies and its models."""
    shared = re.compile(r"dynasty\.server\.api\.(dependencies|schemas)\b")
    borrowing = {
        f"{file.name}: {name}"
        for file in python_files(SOURCES / "server" / "pages")
        for name in imported(file.read_text(encoding="utf-8"))
        if name.startswith("dynasty.server.api") and not shared.match(name)
    }
    assert borrowing == set()
