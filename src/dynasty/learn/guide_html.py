"""The prose of a guide as HTML: rules become links, symbols become icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from dynasty.drawing.svg import icon_svg
from dynasty.learn.guide_figures import game_symbols, symbol_name
from dynasty.learn.guide_model import BRACE_TOKEN, Prose
from dynasty.learn.guide_parser import markdown_parser
from dynasty.text import Translator

ICON_SIZE: Final = 22.0
ICON_WITH_PUNCTUATION: Final = re.compile(
    r'(\(?)(<svg class="icon".*?</svg>)((?:\u00a0?[.,;:!?)»…])*)'
)
BraceRenderer = Callable[[str], str]


def prose_html(prose: Prose, brace: BraceRenderer) -> str:
    """Return prose as HTML; `brace` renders the names in braces."""
    writer = html_writer()
    written = writer.renderer.render(list(prose.tokens), writer.options, {BRACE_TOKEN: brace})
    return ICON_WITH_PUNCTUATION.sub(unbroken_span, str(written))


def unbroken_span(found: re.Match[str]) -> str:
    """Return a symbol and the punctuation beside it in a span without line breaks."""
    alone = not found[1] and not found[3]
    return found[0] if alone else f'<span class="kept">{found[0]}</span>'


@cache
def html_writer() -> MarkdownIt:
    found = markdown_parser()
    found.add_render_rule(BRACE_TOKEN, render_brace)
    return found


def render_brace(
    renderer: Any,
    tokens: Sequence[Token],
    at: int,
    options: object,
    env: Mapping[str, BraceRenderer],
) -> str:
    return env[BRACE_TOKEN](tokens[at].content)


def brace_renderer(game: str, words: Translator) -> BraceRenderer:
    """Return a renderer of names in braces: rules become links, symbols become icons."""
    symbols = game_symbols(game)

    def brace(name: str) -> str:
        if name in symbols:
            return icon_svg(symbols[name], symbol_name(symbols[name], words), ICON_SIZE)
        said, rule = escape(words.rule(name)), escape(name)
        return f'<a class="rule" href="/games/{game}/rules#{rule}" title="{said}">{rule}</a>'

    return brace
