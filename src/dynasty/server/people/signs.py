"""Signs: the symbols of a board beside the words that name the same things."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import SYMBOL_ID
from dynasty.drawing.symbols import SYMBOLS
from dynasty.kernel.event import SEAT_NOUNS
from dynasty.text import Words

OPEN, CLOSE = "\ue000", "\ue001"  # of the private use area: no sentence has them
MARK: Final = re.compile(f"([(“]?|«\u00a0?){OPEN}(\\w+){CLOSE}([^\\s{OPEN}]*)")
MARKED: Final = re.compile(f"{OPEN}\\w+{CLOSE}")
PICTURE: Final = (  # never at the end of a line, away from its word
    '<span class="named">\\1<svg class="pic" aria-hidden="true">'
    f'<use href="#{SYMBOL_ID}\\2"/></svg>\u00a0\\3</span>'
)
NUMBERED: Final = re.compile(r"_\d+$")  # one of several alike: their common symbol will do


class Pictured(Words):
    """The same words; the names of things that have a symbol carry a mark."""

    def __init__(self, words: Words, symbols: Iterable[Symbol]) -> None:
        vars(self).update(vars(words), filled={})
        self.symbols = {*SYMBOLS, *(symbol.name for symbol in symbols)}

    def value(self, value: int | str | tuple[str, ...]) -> int | str:
        said = super().value(value)
        return self.mark(value) + str(said) if isinstance(value, str) else said

    def counted(self, noun: str, n: int) -> str:
        return self.mark(noun) + super().counted(noun, n)

    def picture(self, noun: str) -> Markup:
        """The symbol of a thing, if there is one."""
        return drawn(self.mark(noun))

    def mark(self, noun: str) -> str:
        """What stands for the symbol of a thing until the text is drawn; seats have their chips."""
        for name in (noun, NUMBERED.sub("", noun)):
            if name in self.symbols and noun not in SEAT_NOUNS:
                return f"{OPEN}{name}{CLOSE}"
        return ""


def plain(text: str) -> str:
    """The text without its marks: what the words say that carry none."""
    return MARKED.sub("", text) if OPEN in text else text


def drawn(text: str) -> Markup:
    """The text as HTML, a small picture in the place of each mark."""
    safe = escape(text)
    return Markup(MARK.sub(PICTURE, str(safe))) if OPEN in text else safe
