"""A table of text: headings and rows, for a screen, a page or a document."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TextTable:
    """Headings and rows of text; the last `numbers` columns hold numbers."""

    heads: list[str]
    rows: list[list[str]]
    numbers: int
