"""A table as plain text, for the terminal and for screen readers."""

import re
from collections.abc import Collection, Iterable
from textwrap import wrap
from typing import Final

from dynasty.drawing.scene import Grid, Region, Row, Word

WIDTH: Final = 80
GAP: Final = "  "
KEPT: Final = re.compile(
    r"(?<=\d) (?=\w)"  # a number and what it counts
    r"|(?<=[^\W\d_]) (?=\d)"  # a word and its number
    r"| (?=·)"  # a point ends a line rather than opening one
    r"| (?=\[|\(\+)"  # a name and its id, a number and the points that it brings
)
GLUE: Final = "\x1f"  # a space while lines are broken


def kept(text: str) -> str:
    """A text whose spaces hold while lines are broken."""
    return text.replace(" ", GLUE)


def broken(text: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """The lines of a text; numbers stay beside their nouns, names of files stay whole."""
    rows = wrap(
        KEPT.sub(GLUE, text),
        width,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [row.replace(GLUE, " ") for row in rows]


def plain(regions: Iterable[Region], lit: Collection[str] | None = None, width: int = WIDTH) -> str:
    """The table region by region.

    The noun of a thing that a choice may point at stands in brackets behind it: every noun, or
    only the `lit` ones where these are given.
    """
    return "\n\n".join(plain_region(region, lit, width) for region in regions) + "\n"


def plain_region(region: Region, lit: Collection[str] | None = None, width: int = WIDTH) -> str:
    """One region: its title, then its lines, indented."""
    lines = [region.title]
    for line in region.lines:
        room = width - len(GAP)
        found = _grid(line, lit, room) if isinstance(line, Grid) else _row(line, lit, room)
        lines += [(GAP + text).rstrip() for text in found]
    return "\n".join(lines)


def _grid(grid: Grid, lit: Collection[str] | None, width: int) -> list[str]:
    """The columns side by side; those that find no room stand below, each behind its label."""
    texts = [[_word(cell, lit) for cell in cells] for cells in grid.rows]
    columns = max(len(cells) for cells in texts)
    widths = [max(len(cells[at]) for cells in texts if at < len(cells)) for at in range(columns)]
    found: list[str] = []
    for block in _blocks(widths, width):
        shown = [[cells[at] for at in block if at < len(cells)] for cells in texts]
        found += [
            GAP.join(map(str.ljust, cells, (widths[at] for at in block)))
            for cells in shown
            if len(cells) > 1 or columns == 1
        ]
    return found


def _blocks(widths: list[int], width: int) -> list[list[int]]:
    """The numbers of the columns that stand beside each other, the labels in every block."""
    blocks, taken = [[0]], widths[0]
    for at, wide in enumerate(widths[1:], 1):
        if len(blocks[-1]) > 1 and taken + len(GAP) + wide > width:
            blocks.append([0])
            taken = widths[0]
        blocks[-1].append(at)
        taken += len(GAP) + wide
    return blocks


def _row(row: Row, lit: Collection[str] | None, width: int) -> list[str]:
    """The words in as many lines as they need, broken between words where that is possible."""
    lines: list[str] = []
    for word in row.words:
        text = _word(word, lit)
        longer = f"{lines[-1]}{GAP}{text}" if lines else text
        if len(longer) <= width:
            lines[-1:] = [longer]
            continue
        indent = GAP if lines else ""
        lines += broken(text, width, indent, GAP)
    return lines


def _word(word: Word, lit: Collection[str] | None) -> str:
    if not word.noun or (lit is not None and word.noun not in lit):
        return word.text
    return f"{word.text} [{word.noun}]".lstrip()
