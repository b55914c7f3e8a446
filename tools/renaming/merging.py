"""One module appended to another."""

from collections.abc import Sequence

import libcst as cst

Statements = Sequence[cst.SimpleStatementLine | cst.BaseCompoundStatement]


def merged_source(first: str, second: str) -> str:
    """Return both modules in one: imports of both, then what each defines.

    The docstring of the second module goes: the first one's must speak for both.
    """
    one, two = cst.parse_module(first), cst.parse_module(second)
    start, body = split(one.body)
    more_start, more_body = split(two.body)
    imports = [node for node in more_start if not is_docstring(node)]
    return one.with_changes(body=[*start, *imports, *body, *more_body]).code


def split(body: Statements) -> tuple[Statements, Statements]:
    """Return what a module opens with, docstring and imports, and all that follows."""
    end = 0
    while end < len(body) and (is_import(body[end]) or is_docstring(body[end])):
        end += 1
    return body[:end], body[end:]


def is_import(node: cst.CSTNode) -> bool:
    """Say whether a statement only imports."""
    return isinstance(node, cst.SimpleStatementLine) and all(
        isinstance(part, cst.Import | cst.ImportFrom) for part in node.body
    )


def is_docstring(node: cst.CSTNode) -> bool:
    """Say whether a statement is only a string."""
    if not isinstance(node, cst.SimpleStatementLine) or not isinstance(node.body[0], cst.Expr):
        return False
    return isinstance(node.body[0].value, cst.SimpleString | cst.ConcatenatedString)
