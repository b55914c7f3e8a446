"""Inline icons: the symbols of a board beside the words for the same things."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import SYMBOL_ID_PREFIX
from dynasty.drawing.symbols import SYMBOLS
from dynasty.kernel.event import SEAT_NOUNS
from dynasty.text import Translator

ICON_START, ICON_END = "\ue000", "\ue001"  # private use area: they occur in no sentence
MARKED_WORD_PATTERN: Final = re.compile(
    f"([(“]?|«\u00a0?){ICON_START}(\\w+){ICON_END}([^\\s{ICON_START}]*)"
)
ICON_MARK_PATTERN: Final = re.compile(f"{ICON_START}\\w+{ICON_END}")
ICON_HTML: Final = (  # a no-break space keeps the icon on the line of its word
    '<span class="named">\\1<svg class="pic" aria-hidden="true">'
    f'<use href="#{SYMBOL_ID_PREFIX}\\2"/></svg>\u00a0\\3</span>'
)
NUMBER_SUFFIX: Final = re.compile(r"_\d+$")  # one of several alike: uses their common symbol


class IconTranslator(Translator):
    """Words that mark the names of things that have a symbol."""

    def __init__(self, words: Translator, symbols: Iterable[Symbol]) -> None:
        vars(self).update(vars(words), filled={})
        self.symbols = {*SYMBOLS, *(symbol.name for symbol in symbols)}

    def value(self, value: int | str | tuple[str, ...]) -> int | str:
        said = super().value(value)
        return self.mark(value) + str(said) if isinstance(value, str) else said

    def counted(self, noun: str, n: int) -> str:
        return self.mark(noun) + super().counted(noun, n)

    def picture(self, noun: str) -> Markup:
        """Return the symbol of a thing as HTML, or an empty string."""
        return html_with_icons(self.mark(noun))

    def mark(self, noun: str) -> str:
        """Return the placeholder for the symbol of a thing; seats have none."""
        for name in (noun, NUMBER_SUFFIX.sub("", noun)):
            if name in self.symbols and noun not in SEAT_NOUNS:
                return f"{ICON_START}{name}{ICON_END}"
        return ""


def text_without_icons(text: str) -> str:
    """Return the text without its marks."""
    return ICON_MARK_PATTERN.sub("", text) if ICON_START in text else text


def html_with_icons(text: str) -> Markup:
    """Return the text as HTML with an inline icon for each mark."""
    safe = escape(text)
    return Markup(MARKED_WORD_PATTERN.sub(ICON_HTML, str(safe))) if ICON_START in text else safe
