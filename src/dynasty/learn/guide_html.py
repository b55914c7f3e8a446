"""The prose of a guide as HTML: rules become links, symbols small pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from dynasty.drawing.svg import icon
from dynasty.learn.figures import name_of_symbol, symbols_of_game
from dynasty.learn.guide import BRACE, Prose
from dynasty.learn.guide_reading import reader
from dynasty.text import Words

ICON: Final = 22.0
BESIDE: Final = re.compile(r'(\(?)(<svg class="icon".*?</svg>)((?:\u00a0?[.,;:!?)»…])*)')
Brace = Callable[[str], str]


def html_of(prose: Prose, brace: Brace) -> str:
    """Paragraphs, lists and tables; `brace` makes what stands in braces."""
    writer = writer_of()
    written = writer.renderer.render(list(prose.tokens), writer.options, {BRACE: brace})
    return BESIDE.sub(kept_together, str(written))


def kept_together(found: re.Match[str]) -> str:
    """A symbol and the signs beside it: lines break at pictures, even before a full stop."""
    alone = not found[1] and not found[3]
    return found[0] if alone else f'<span class="kept">{found[0]}</span>'


@cache
def writer_of() -> MarkdownIt:
    found = reader()
    found.add_render_rule(BRACE, write_brace)
    return found


def write_brace(
    renderer: Any, tokens: Sequence[Token], at: int, options: object, env: Mapping[str, Brace]
) -> str:
    return env[BRACE](tokens[at].content)


def braces_of(game: str, words: Words) -> Brace:
    """Rules lead to their entry, symbols are drawn from the page's sheet."""
    symbols = symbols_of_game(game)

    def brace(name: str) -> str:
        if name in symbols:
            return icon(symbols[name], name_of_symbol(symbols[name], words), ICON)
        said, rule = escape(words.rule(name)), escape(name)
        return f'<a class="rule" href="/games/{game}/rules#{rule}" title="{said}">{rule}</a>'

    return brace
