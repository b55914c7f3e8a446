"""A syntax tree without its identifiers, to prove that nothing else changed."""

import ast
from collections import Counter

IDENTIFIERS = {"id", "attr", "arg", "name", "asname", "module", "names", "kwd_attrs"}


def check_same_skeleton(before: str, after: str, where: str) -> None:
    """End the program if two sources differ in more than identifiers and imports."""
    if skeleton(ast.parse(before)) != skeleton(ast.parse(after)):
        raise SystemExit(f"{where}: more than identifiers would change")


def skeleton(tree: ast.Module) -> list[object]:
    """Return the tree as lists without identifiers, imports and words in strings."""
    return [plain(node) for node in ast.iter_child_nodes(tree) if not is_import(node)]


def is_import(node: ast.AST) -> bool:
    """Say whether a node is an import."""
    return isinstance(node, ast.Import | ast.ImportFrom)


def plain(node: object) -> object:
    """Return a node as a list, its identifiers blank and its imports left out."""
    if isinstance(node, list):
        return [plain(one) for one in node if not is_import(one)]
    if not isinstance(node, ast.AST):
        return "" if isinstance(node, str) else node
    fields = [
        (name, "" if name in IDENTIFIERS and isinstance(value, str) else plain(value))
        for name, value in ast.iter_fields(node)
    ]
    if isinstance(node, ast.Attribute):  # a merged module's own name goes
        return "name" if isinstance(node.value, ast.Name) else fields
    return "name" if isinstance(node, ast.Name) else [type(node).__name__, fields]


def words(source: str) -> Counter[str]:
    """Return how often each word occurs in a source."""
    return Counter(source.split())
