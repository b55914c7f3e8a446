"""Guides as pages: figures drawn, prose written, made once for each game and language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from dynasty.drawing.canvas import NARROW
from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import icon, svg
from dynasty.kernel import BadGuide, Game
from dynasty.learn.figures import (
    draw_figure,
    name_of_symbol,
    own_game,
    position,
    symbols_of_game,
)
from dynasty.learn.guide import Block, Figure, Glossary, Guide, Part, Points, Prose
from dynasty.learn.guide_html import braces_of, html_of
from dynasty.learn.guide_reading import load_guide
from dynasty.learn.shares import Shares, load_shares
from dynasty.speech import words_of
from dynasty.text import Words

SYMBOL: Final = 34.0  # of the glossary
BESIDE: Final = 430.0  # how wide a figure may be that stands beside the text
EMPTY: Final = Markup("")


@dataclass(frozen=True)
class Drawn:
    """A figure with its picture, and a narrow one where that is too wide for a phone."""

    figure: Figure
    width: float
    wide: Markup
    narrow: Markup
    open: bool  # the game goes on from there
    symbols: tuple[Symbol, ...]  # that the pictures use


@dataclass(frozen=True)
class Piece:
    """Something of a part of the page, by what it is."""

    kind: str  # prose, figures, shares, glossary
    html: Markup = EMPTY
    figures: tuple[Drawn, ...] = ()
    shares: Shares | None = None
    entries: tuple[tuple[Markup, str, Markup], ...] = ()  # symbol, name, what it does


@dataclass(frozen=True)
class Section:
    """A part of a guide, ready to be shown."""

    part: Part
    pieces: tuple[Piece, ...]

    @property
    def beside(self) -> bool:
        """Has it one picture that is small enough to stand beside the text?"""
        groups = [piece.figures for piece in self.pieces if piece.figures]
        return len(groups) == 1 and sum(drawn.width for drawn in groups[0]) <= BESIDE


@dataclass(frozen=True)
class GuidePage:
    """A guide, ready to be shown."""

    guide: Guide
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]


def fits(game: Game[Any]) -> bool:
    """Are the components of this game the package's own, with which figures are drawn?"""
    return bool(game.box.digest == own_game(game.name).box.digest)


@lru_cache(maxsize=16)
def guide_page(game: str, language: str) -> GuidePage:
    """The page of a game's guide, or BadGuide if it has none."""
    guide = load_guide(game, language)
    if guide is None:
        raise BadGuide(f"{game} has no guide yet")
    words = words_of(own_game(game), language)
    sections = tuple(Section(part, tuple(pieces(part, game, words))) for part in guide.parts)
    made = (piece for section in sections for piece in section.pieces)
    figures = (figure for piece in made for figure in piece.figures)
    own = {symbol.name: symbol for figure in figures for symbol in figure.symbols}
    return GuidePage(guide, sections, tuple({**symbols_of_game(game), **own}.values()))


def pieces(part: Part, game: str, words: Words) -> Iterator[Piece]:
    """What stands in a part; figures that follow each other stand side by side."""
    for kind, group in groupby(part.blocks, type):
        blocks = list(group)
        if kind is Figure:
            figures = (block for block in blocks if isinstance(block, Figure))
            yield Piece("figures", figures=tuple(drawn(game, f, words.language) for f in figures))
        else:
            yield from (piece(block, game, words) for block in blocks)


def piece(block: Block, game: str, words: Words) -> Piece:
    brace = braces_of(game, words)
    match block:
        case Prose():
            return Piece("prose", Markup(html_of(block, brace)))
        case Points():
            return Piece("shares", Markup.escape(block.note), shares=load_shares(game))
        case Glossary():
            known = symbols_of_game(game)
            entries = tuple(
                (
                    symbol_of(known[name], words),
                    name_of_symbol(known[name], words),
                    Markup.escape(said),
                )
                for name, said in block.entries.items()
            )
            return Piece("glossary", entries=entries)
        case Figure():
            return Piece("figures", figures=(drawn(game, block, words.language),))


def symbol_of(symbol: Symbol, words: Words, size: float = SYMBOL) -> Markup:
    return Markup(icon(symbol, name_of_symbol(symbol, words), size))


@lru_cache(maxsize=256)
def drawn(game: str, figure: Figure, language: str) -> Drawn:
    """The pictures of a figure, for a page that supplies the colours."""
    wide = draw_figure(game, figure, language)
    broad = wide.width > NARROW
    narrow = draw_figure(game, figure, language, narrow=True) if broad else None
    return Drawn(
        figure,
        wide.width,
        Markup(svg(wide, theme=None, sized=True)),
        Markup("" if narrow is None else svg(narrow, theme=None, sized=True)),
        bool(position(game, figure.record, figure.to).state.decisions),
        wide.symbols,
    )


@lru_cache(maxsize=256)
def alone(game: str, figure: Figure, language: str, theme: str, narrow: bool) -> str:
    """A figure as a file of its own."""
    return svg(draw_figure(game, figure, language, narrow), theme=theme)
