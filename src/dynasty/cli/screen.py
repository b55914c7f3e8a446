"""The screen: lines, paragraphs and tables for people, in their language."""

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final

from rich.console import Console
from rich.text import Text

from dynasty.drawing.plain import broken
from dynasty.kernel import Event, Turn
from dynasty.text import Words, turn_sentence

WIDEST: Final = 100  # longer lines are hard to read
NARROWEST: Final = 40
LONGEST_HEAD: Final = 11
GAP: Final = "  "
QUIET: Final = "dim"
LOUD: Final = "bold"


class Screen:
    """Where a person reads and types. Breaks lines itself: no-break spaces hold."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """For sentences."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def breadth(self) -> int:
        """For tables and boards, which may use all the room that there is."""
        return max(NARROWEST, self.console.width)

    def line(self, text: str = "", style: str = "", aside: str = "") -> None:
        """One line, perhaps with something quiet at its end."""
        whole = Text(text, style=style)
        if aside:
            whole.append(f"  {aside}", style=QUIET)
        self.console.print(whole, soft_wrap=True)

    def tell(self, key: str, **values: float | str | tuple[str, ...]) -> None:
        """A paragraph of the platform's own words."""
        self.paragraph(self.say(key, **values))

    def heading(self, text: str) -> None:
        self.line()
        self.paragraph(text, style=LOUD)

    def paragraph(
        self, text: str, first: str = "", indent: str = "", style: str = "", aside: str = ""
    ) -> None:
        """Text broken into lines; `first` opens the first one, `indent` the others."""
        for part in text.split("\n"):
            rows = broken(part, self.width, first, indent) or [first]
            room = self.width - len(rows[-1]) - 2
            for row in rows[:-1]:
                self.line(row, style)
            if not aside or len(aside) <= room:
                self.line(rows[-1], style, aside)
            else:
                self.line(rows[-1], style)
                self.line(f"{indent}{aside}", QUIET)
            first = indent

    def entries(self, pairs: Iterable[tuple[str, str]], style: str = "") -> None:
        """Terms with their explanations beside them."""
        listed = list(pairs)
        room = min(max((len(term) for term, _ in listed), default=0), 24) + 2
        for term, text in listed:
            self.paragraph(text, term.ljust(room), " " * room, style)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> None:
        """Columns; the last `numbers` of them are numbers. Where room is short, heads are cut."""
        texts = len(heads) - numbers
        if numbers and sum(self.widths(heads, rows)) > self.width:
            heads = [*heads[:texts], *(shortened(head) for head in heads[texts:])]
        widths = self.widths(heads, rows)
        for number, row in enumerate([heads, *rows]):
            style = "" if number else QUIET
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            for at in range(texts, len(row)):
                cells[at] = row[at].rjust(widths[at] - len(GAP)) + GAP
            if numbers:
                self.line("".join(cells).rstrip(), style)
            else:
                before = "".join(cells[:-1])
                self.paragraph(row[-1], before, " " * len(before), style)

    def widths(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
        """The room of each column with the gap behind it."""
        return [max(map(len, column)) + len(GAP) for column in zip(heads, *rows, strict=True)]

    def log(self, events: Iterable[Event]) -> None:
        """What happened, a line for each event, with its rule."""
        for event in events:
            self.paragraph(self.words.event(event), "· ", "  ", aside=event.rule)

    def turn(self, turn: Turn, headlines: Sequence[str]) -> None:
        """A whole turn in a line."""
        self.paragraph(turn_sentence(self.words, turn, headlines), "· ", "  ")

    def clear(self) -> None:
        """Leave nothing to scroll back to; a file or a pipe keeps what it has."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """What the person types; EOFError at the end of the input."""
        person = sys.stdin.isatty()
        if person:
            with suppress(ImportError):  # not on every system: editing of what was typed before
                import_module("readline")
        typed = input(prompt)
        if not person:
            self.line(typed)
        return typed.strip()


def shortened(name: str) -> str:
    """The head of a column of numbers."""
    return name if len(name) <= LONGEST_HEAD else f"{name[: LONGEST_HEAD - 1]}…"


def print_json(data: object) -> None:
    """For scripts: one value on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
