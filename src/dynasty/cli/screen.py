"""The screen: prints lines, paragraphs and tables in the reader's language, and reads input."""

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from dynasty.drawing.text_layout import wrap_lines
from dynasty.kernel import Event, Game, Turn
from dynasty.text import Translator, interlude_gains, interlude_heading, turn_sentence

MAX_SENTENCE_WIDTH: Final = 100  # longer lines are hard to read
MIN_WIDTH: Final = 40
MAX_HEAD_LENGTH: Final = 11
COLUMN_GAP: Final = "  "
DIM_STYLE: Final = "dim"
BOLD_STYLE: Final = "bold"


class Screen:
    """A terminal to print on and read from. It wraps lines itself to respect no-break spaces."""

    def __init__(self, words: Translator) -> None:
        self.words = words
        self.say = words.say
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """The width of sentences, in characters."""
        return max(MIN_WIDTH, min(self.console.width, MAX_SENTENCE_WIDTH))

    @property
    def breadth(self) -> int:
        """The width of tables and boards, in characters: the whole terminal."""
        return max(MIN_WIDTH, self.console.width)

    def line(self, text: str = "", style: str = "", aside: str = "") -> None:
        """Print one line, with a dim aside at its end if there is one."""
        whole = Text(text, style=style)
        if aside:
            whole.append(f"  {aside}", style=DIM_STYLE)
        self.console.print(whole, soft_wrap=True)

    def tell(self, key: str, **values: float | str | tuple[str, ...]) -> None:
        """Print a message of the platform as a paragraph."""
        self.paragraph(self.say(key, **values))

    def heading(self, text: str) -> None:
        self.line()
        self.paragraph(text, style=BOLD_STYLE)

    def paragraph(
        self, text: str, first: str = "", indent: str = "", style: str = "", aside: str = ""
    ) -> None:
        """Print wrapped text; `first` opens the first line, `indent` the others."""
        for part in text.split("\n"):
            rows = wrap_lines(part, self.width, first, indent) or [first]
            room = self.width - len(rows[-1]) - 2
            for row in rows[:-1]:
                self.line(row, style)
            if not aside or len(aside) <= room:
                self.line(rows[-1], style, aside)
            else:
                self.line(rows[-1], style)
                self.line(f"{indent}{aside}", DIM_STYLE)
            first = indent

    def entries(self, pairs: Iterable[tuple[str, str]], style: str = "") -> None:
        """Print terms with their explanations beside them."""
        listed = list(pairs)
        room = min(max((len(term) for term, _ in listed), default=0), 24) + 2
        for term, text in listed:
            self.paragraph(text, term.ljust(room), " " * room, style)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> None:
        """Print a table whose last `numbers` columns are numbers; shorten their heads if needed."""
        texts = len(heads) - numbers
        if numbers and sum(self.widths(heads, rows)) > self.width:
            heads = [*heads[:texts], *(short_head(head) for head in heads[texts:])]
        widths = self.widths(heads, rows)
        for number, row in enumerate([heads, *rows]):
            style = "" if number else DIM_STYLE
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            for at in range(texts, len(row)):
                cells[at] = row[at].rjust(widths[at] - len(COLUMN_GAP)) + COLUMN_GAP
            if numbers:
                self.line("".join(cells).rstrip(), style)
            else:
                before = "".join(cells[:-1])
                self.paragraph(row[-1], before, " " * len(before), style)

    def widths(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
        """Return the width of each column, including the gap behind it."""
        return [
            max(map(len, column)) + len(COLUMN_GAP) for column in zip(heads, *rows, strict=True)
        ]

    def log(self, events: Iterable[Event]) -> None:
        """Print a line for each event, with its rule."""
        for event in events:
            self.paragraph(self.words.event(event), "· ", "  ", aside=event.rule)

    def turn(self, turn: Turn, game: Game[Any]) -> None:
        """Print a whole turn in one line."""
        self.paragraph(turn_sentence(self.words, turn, game), "· ", "  ")

    def interlude(self, turn: Turn) -> None:
        """Print what the rules did by themselves: a heading, each event, and who scored."""
        heading, gains = interlude_heading(self.words, turn), interlude_gains(self.words, turn)
        if heading:
            self.paragraph(heading, "· ", "  ", style=BOLD_STYLE)
        self.log(event for _, event in turn.events)
        if gains:
            self.paragraph(gains, "· ", "  ")

    def clear(self) -> None:
        """Clear the screen and its scrollback; do nothing if the output is a file or a pipe."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """Return a line that the person types; raise EOFError at the end of the input."""
        person = sys.stdin.isatty()
        if person:
            with suppress(ImportError):  # not on every system: input history
                import_module("readline")
        typed = input(prompt)
        if not person:
            self.line(typed)
        return typed.strip()


def short_head(name: str) -> str:
    """Return the head of a numeric column, cut to LONGEST_HEAD characters."""
    return name if len(name) <= MAX_HEAD_LENGTH else f"{name[: MAX_HEAD_LENGTH - 1]}…"


def print_json(data: object) -> None:
    """Print one JSON value on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
