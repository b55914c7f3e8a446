"""The figures of guides: drawn from a record, in the reader's language, wide or for a phone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from dynasty import games
from dynasty.drawing.board import Pictures
from dynasty.drawing.bounds import find_boxes, scene_box
from dynasty.drawing.crop import crop_scene, outline_things, rename_symbols, strip_interaction
from dynasty.drawing.scene import Scene, Symbol
from dynasty.drawing.symbols import SYMBOLS
from dynasty.kernel import BadGuide, Match, Phrase, text_key
from dynasty.learn.guide_model import Figure
from dynasty.learn.lesson_loader import lesson_folder, read_record
from dynasty.localization import translator_for_match
from dynasty.text import Translator


@cache
def game_symbols(name: str) -> Mapping[str, Symbol]:
    """Return all symbols that a guide may name: the shared ones and the game's own."""
    return {**SYMBOLS, **{symbol.name: symbol for symbol in games.load_board(name).symbols}}


def symbol_name(symbol: Symbol, words: Translator) -> str:
    """Return the game's name for a symbol; empty if it has none for a shared one."""
    keys = (symbol.title, text_key("name", symbol.name))
    return next((words.say(key) for key in keys if words.has(key)), "")


@lru_cache(maxsize=64)
def lesson_position(name: str, record: str, to: int) -> Match:
    """Return the match after this many choices of a lesson record; do not change it."""
    found = read_record(lesson_folder(name) / f"{record}.json")
    if not 0 <= to <= len(found.choices):
        expected = Phrase("expected-figure-position", last=str(len(found.choices)))
        raise BadGuide("flaw-value", place=record, expected=expected, got=str(to))
    return Match.of_record(games.load_cached(name), found, to)


def figure_pictures(
    name: str, figure: Figure, language: str, narrow: bool = False
) -> Pictures[Any]:
    """Return all scenes of a figure's position, with players named by their colours."""
    match = lesson_position(name, figure.record, figure.to)
    seats = range(-1, len(match.seats))
    if figure.seat not in seats:
        expected = Phrase("expected-figure-seat", last=str(seats[-1]))
        raise BadGuide("flaw-value", place=figure.id, expected=expected, got=str(figure.seat))
    words = translator_for_match(match, language)
    view = match.game.view(match.state, figure.seat)
    return games.load_board(name).draw(view, match.game.box, words.say, narrow)


def figure_scene(drawn: Pictures[Any], figure: Figure) -> Scene:
    """Return the scene that contains the figure."""
    found = {scene.key: scene for scene in drawn.scenes}
    if figure.scene not in found:
        expected = Phrase("expected-one-of", known=", ".join(found))
        raise BadGuide("flaw-value", place=figure.id, expected=expected, got=repr(figure.scene))
    return found[figure.scene]


def draw_figure(name: str, figure: Figure, language: str, narrow: bool = False) -> Scene:
    """Return the picture of a figure."""
    whole = figure_scene(figure_pictures(name, figure, language, narrow), figure)
    part = crop_scene(whole, figure.around)
    hidden = [thing for thing in figure.lit if not is_inside(part, whole, thing)]
    if hidden:
        part = crop_scene(whole, (*figure.around, *hidden))
    return rename_own_marks(
        strip_interaction(outline_things(part, figure.lit)), name, figure.record
    )


def rename_own_marks(scene: Scene, name: str, record: str) -> Scene:
    """Return the scene with its seat marks renamed: a page may show several tables."""
    known = game_symbols(name)
    own = (symbol.name for symbol in scene.symbols if known.get(symbol.name) != symbol)
    return rename_symbols(scene, {symbol: f"{record}-{symbol}" for symbol in own})


def is_inside(part: Scene, whole: Scene, thing: str) -> bool:
    """Return whether a thing is wholly in the part; on a phone it may be elsewhere."""
    return any(scene_box(part).holds(box) for box in find_boxes(whole, thing))
