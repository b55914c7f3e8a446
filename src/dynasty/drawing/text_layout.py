"""A table as plain text, laid out for the terminal and for screen readers."""

import re
from collections.abc import Collection, Iterable
from textwrap import wrap
from typing import Final

from dynasty.drawing.scene import Grid, Region, Row, Word

TEXT_WIDTH: Final = 80
COLUMN_GAP: Final = "  "
UNBROKEN_SPACES: Final = re.compile(
    r"(?<=\d) (?=\w)"  # a number and what it counts
    r"|(?<=[^\W\d_]) (?=\d)"  # a word and its number
    r"| (?=·)"  # a middle dot goes to the end of a line, not to the start
    r"| (?=\[|\(\+)"  # a name and its id, a number and the points it gives
)
SPACE_PLACEHOLDER: Final = "\x1f"  # stands for a no-break space while lines are wrapped


def protect_spaces(text: str) -> str:
    """Return the text with spaces at which no line is broken."""
    return text.replace(" ", SPACE_PLACEHOLDER)


def wrap_lines(text: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """Wrap a text into lines; numbers stay beside their nouns, and long words stay whole."""
    rows = wrap(
        UNBROKEN_SPACES.sub(SPACE_PLACEHOLDER, text),
        width,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [row.replace(SPACE_PLACEHOLDER, " ") for row in rows]


def regions_text(
    regions: Iterable[Region], lit: Collection[str] | None = None, width: int = TEXT_WIDTH
) -> str:
    """Return the regions of a table as text.

    The noun of a thing that a choice may point at follows it in brackets: every noun, or only the
    `lit` ones if these are given.
    """
    return "\n\n".join(region_text(region, lit, width) for region in regions) + "\n"


def region_text(region: Region, lit: Collection[str] | None = None, width: int = TEXT_WIDTH) -> str:
    """Return one region as text: its title, then its lines, indented."""
    lines = [region.title]
    for line in region.lines:
        room = width - len(COLUMN_GAP)
        found = (
            _grid_lines(line, lit, room) if isinstance(line, Grid) else _row_lines(line, lit, room)
        )
        lines += [(COLUMN_GAP + text).rstrip() for text in found]
    return "\n".join(lines)


def _grid_lines(grid: Grid, lit: Collection[str] | None, width: int) -> list[str]:
    """Return the lines of a grid; columns that do not fit follow below with their labels again."""
    texts = [[_word_text(cell, lit) for cell in cells] for cells in grid.rows]
    columns = max(len(cells) for cells in texts)
    widths = [max(len(cells[at]) for cells in texts if at < len(cells)) for at in range(columns)]
    found: list[str] = []
    for block in _column_blocks(widths, width):
        shown = [[cells[at] for at in block if at < len(cells)] for cells in texts]
        found += [
            COLUMN_GAP.join(map(str.ljust, cells, (widths[at] for at in block)))
            for cells in shown
            if len(cells) > 1 or columns == 1
        ]
    return found


def _column_blocks(widths: list[int], width: int) -> list[list[int]]:
    """Return which columns are placed side by side; column 0, the labels, is in every block."""
    blocks, taken = [[0]], widths[0]
    for at, wide in enumerate(widths[1:], 1):
        if len(blocks[-1]) > 1 and taken + len(COLUMN_GAP) + wide > width:
            blocks.append([0])
            taken = widths[0]
        blocks[-1].append(at)
        taken += len(COLUMN_GAP) + wide
    return blocks


def _row_lines(row: Row, lit: Collection[str] | None, width: int) -> list[str]:
    """Return the lines of a row, broken between words if possible."""
    lines: list[str] = []
    for word in row.words:
        text = _word_text(word, lit)
        longer = f"{lines[-1]}{COLUMN_GAP}{text}" if lines else text
        if len(longer) <= width:
            lines[-1:] = [longer]
            continue
        indent = COLUMN_GAP if lines else ""
        lines += wrap_lines(text, width, indent, COLUMN_GAP)
    return lines


def _word_text(word: Word, lit: Collection[str] | None) -> str:
    if not word.noun or (lit is not None and word.noun not in lit):
        return word.text
    return f"{word.text} [{word.noun}]".lstrip()
