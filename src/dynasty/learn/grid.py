"""A table of words and numbers, for a screen, a page or a document."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Grid:
    """Heads and rows; the last `numbers` columns are numbers."""

    heads: list[str]
    rows: list[list[str]]
    numbers: int
