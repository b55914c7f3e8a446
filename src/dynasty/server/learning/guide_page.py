"""Build a guide's page: figures as SVG and prose as HTML, cached by game and language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from dynasty import games
from dynasty.drawing.canvas import NARROW_WIDTH
from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import icon_svg, scene_svg
from dynasty.kernel import BadGuide, Game
from dynasty.learn.guide_figures import draw_figure, game_symbols, lesson_position, symbol_name
from dynasty.learn.guide_html import brace_renderer, prose_html
from dynasty.learn.guide_model import Block, Figure, Glossary, Guide, GuidePart, PointsTable, Prose
from dynasty.learn.guide_parser import load_guide
from dynasty.learn.score_shares import ScoreShares, load_shares
from dynasty.localization import translator_for
from dynasty.text import Translator

GLOSSARY_ICON_SIZE: Final = 34.0  # of the glossary
MAX_BESIDE_WIDTH: Final = 430.0  # the most width of a figure beside the text
EMPTY_HTML: Final = Markup("")


@dataclass(frozen=True)
class FigurePictures:
    """A figure with its picture, and a narrow one if that is too wide for a phone."""

    figure: Figure
    width: float
    wide: Markup
    narrow: Markup
    open: bool  # the game is not over in this position
    symbols: tuple[Symbol, ...]  # that the pictures use


@dataclass(frozen=True)
class GuideElement:
    """One element of a section: prose, figures, shares or a glossary."""

    kind: str  # prose, figures, shares, glossary
    html: Markup = EMPTY_HTML
    figures: tuple[FigurePictures, ...] = ()
    shares: ScoreShares | None = None
    entries: tuple[tuple[Markup, str, Markup], ...] = ()  # symbol, name, what it does


@dataclass(frozen=True)
class GuideSection:
    """A part of a guide as page elements."""

    part: GuidePart
    pieces: tuple[GuideElement, ...]

    @property
    def beside(self) -> bool:
        """Return whether its only picture is small enough to be placed beside the text."""
        groups = [piece.figures for piece in self.pieces if piece.figures]
        return len(groups) == 1 and sum(drawn.width for drawn in groups[0]) <= MAX_BESIDE_WIDTH


@dataclass(frozen=True)
class GuidePage:
    """A guide as page elements."""

    guide: Guide
    sections: tuple[GuideSection, ...]
    symbols: tuple[Symbol, ...]


def has_own_components(game: Game[Any]) -> bool:
    """Return whether the game uses the package's own components, as the figures do."""
    return bool(game.box.digest == games.load_cached(game.name).box.digest)


@lru_cache(maxsize=16)
def guide_page(game: str, language: str) -> GuidePage:
    """Return the page of a game's guide; raise BadGuide if it has none."""
    guide = load_guide(game, language)
    words = translator_for(games.load_cached(game), language)
    if guide is None:
        raise BadGuide("guide-none", title=words.say("title"))
    sections = tuple(
        GuideSection(part, tuple(part_elements(part, game, words))) for part in guide.parts
    )
    made = (piece for section in sections for piece in section.pieces)
    figures = (figure for piece in made for figure in piece.figures)
    own = {symbol.name: symbol for figure in figures for symbol in figure.symbols}
    return GuidePage(guide, sections, tuple({**game_symbols(game), **own}.values()))


def part_elements(part: GuidePart, game: str, words: Translator) -> Iterator[GuideElement]:
    """Return the elements of a part; adjacent figures become one element."""
    for kind, group in groupby(part.blocks, type):
        blocks = list(group)
        if kind is Figure:
            figures = (block for block in blocks if isinstance(block, Figure))
            yield GuideElement(
                "figures", figures=tuple(figure_pictures(game, f, words.language) for f in figures)
            )
        else:
            yield from (block_element(block, game, words) for block in blocks)


def block_element(block: Block, game: str, words: Translator) -> GuideElement:
    brace = brace_renderer(game, words)
    match block:
        case Prose():
            return GuideElement("prose", Markup(prose_html(block, brace)))
        case PointsTable():
            return GuideElement("shares", Markup.escape(block.note), shares=load_shares(game))
        case Glossary():
            known = game_symbols(game)
            entries = tuple(
                (
                    symbol_html(known[name], words),
                    symbol_name(known[name], words),
                    Markup.escape(said),
                )
                for name, said in block.entries.items()
            )
            return GuideElement("glossary", entries=entries)
        case Figure():
            return GuideElement("figures", figures=(figure_pictures(game, block, words.language),))


def symbol_html(symbol: Symbol, words: Translator, size: float = GLOSSARY_ICON_SIZE) -> Markup:
    return Markup(icon_svg(symbol, symbol_name(symbol, words), size))


@lru_cache(maxsize=256)
def figure_pictures(game: str, figure: Figure, language: str) -> FigurePictures:
    """Return a figure with its SVG pictures, for a page that supplies the colours."""
    wide = draw_figure(game, figure, language)
    broad = wide.width > NARROW_WIDTH
    narrow = draw_figure(game, figure, language, narrow=True) if broad else None
    return FigurePictures(
        figure,
        wide.width,
        Markup(scene_svg(wide, theme=None, sized=True)),
        Markup("" if narrow is None else scene_svg(narrow, theme=None, sized=True)),
        bool(lesson_position(game, figure.record, figure.to).state.decisions),
        wide.symbols,
    )


@lru_cache(maxsize=256)
def figure_svg(game: str, figure: Figure, language: str, theme: str, narrow: bool) -> str:
    """Return a figure as a standalone SVG file."""
    return scene_svg(draw_figure(game, figure, language, narrow), theme=theme)
