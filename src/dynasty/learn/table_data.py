"""The data of a table: headings and rows of text, for a screen, a page or a document."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TableData:
    """The data of a table; its last `numbers` columns hold numbers."""

    heads: list[str]
    rows: list[list[str]]
    numbers: int
