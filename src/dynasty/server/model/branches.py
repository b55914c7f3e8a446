"""Branches: the link from a table to the position of another table that it started from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

BRANCH_KEY: Final = "branch"  # a key in the dump of the position, ignored by the game
TABLE_ID_PATTERN: Final = re.compile(r"[\w-]{1,64}")


@dataclass(frozen=True)
class Branch:
    """The table and the move number that another table started from."""

    table: str
    at: int

    @property
    def url(self) -> str:
        return f"/tables/{self.table}?at={self.at}"


def dump_with_branch(dump: Mapping[str, Any], table: str, at: int) -> dict[str, Any]:
    """Return the dump of a position with a link to its table and move."""
    return {**dump, BRANCH_KEY: {"table": table, "at": at}}


def branch_of_origin(origin: Mapping[str, Any] | None) -> Branch | None:
    """Return the branch that a table's origin names; None if it names none, or nonsense."""
    said = None if origin is None else origin.get(BRANCH_KEY)
    if not isinstance(said, dict):
        return None
    table, at = said.get("table"), said.get("at")
    if (
        not isinstance(table, str)
        or type(at) is not int
        or at < 0
        or not TABLE_ID_PATTERN.fullmatch(table)
    ):
        return None
    return Branch(table, at)
