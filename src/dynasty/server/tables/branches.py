"""Branches: a table that goes on from a position of another one says so, and leads back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

KEY: Final = "branch"  # beside the dump of the position, which does not read it
ID: Final = re.compile(r"[\w-]{1,64}")


@dataclass(frozen=True)
class Branch:
    """The table and the move from which another table goes on."""

    table: str
    at: int

    @property
    def url(self) -> str:
        return f"/tables/{self.table}?at={self.at}"


def branched(dump: Mapping[str, Any], table: str, at: int) -> dict[str, Any]:
    """The dump of a position, with where it comes from."""
    return {**dump, KEY: {"table": table, "at": at}}


def branch_of(origin: Mapping[str, Any] | None) -> Branch | None:
    """Where a table comes from, if its origin says so; a stranger's record may say anything."""
    said = None if origin is None else origin.get(KEY)
    if not isinstance(said, dict):
        return None
    table, at = said.get("table"), said.get("at")
    if not isinstance(table, str) or type(at) is not int or at < 0 or not ID.fullmatch(table):
        return None
    return Branch(table, at)
