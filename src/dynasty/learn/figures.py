"""Figures of guides: drawn from a record, in the reader's language, wide or for a phone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from dynasty import games
from dynasty.drawing.bounds import frame_of, places
from dynasty.drawing.crop import cropped, outlined, renamed, still
from dynasty.drawing.frame import Pictures
from dynasty.drawing.scene import Scene, Symbol
from dynasty.drawing.symbols import SYMBOLS
from dynasty.kernel import BadGuide, Game, Match, text_key
from dynasty.learn.guide import Figure
from dynasty.learn.lesson_reading import folder_of, record_of
from dynasty.speech import words_at
from dynasty.text import Words


@cache
def own_game(name: str) -> Game[Any]:
    """The game with the package's own components, whatever a server was given."""
    return games.load(name)


@cache
def symbols_of_game(name: str) -> Mapping[str, Symbol]:
    """All symbols that a guide may name: those that games share, and the game's own."""
    return {**SYMBOLS, **{symbol.name: symbol for symbol in games.load_board(name).symbols}}


def name_of_symbol(symbol: Symbol, words: Words) -> str:
    """What a symbol shows, as the game calls it; empty where it has no word for a shared one."""
    keys = (symbol.title, text_key("name", symbol.name))
    return next((words.say(key) for key in keys if words.has(key)), "")


@lru_cache(maxsize=64)
def position(name: str, record: str, to: int) -> Match:
    """A record of the game's lessons after so many choices; to be looked at only."""
    found = record_of(folder_of(name) / f"{record}.json")
    if not 0 <= to <= len(found.choices):
        raise BadGuide(f"{record}: expected a position up to {len(found.choices)}, got {to}")
    return Match.of_record(own_game(name), found, to)


def pictures(name: str, figure: Figure, language: str, narrow: bool = False) -> Pictures[Any]:
    """All scenes of the position, with players called by their colours."""
    match = position(name, figure.record, figure.to)
    seats = range(-1, len(match.seats))
    if figure.seat not in seats:
        raise BadGuide(f"{figure.id}: expected a seat up to {seats[-1]}, got {figure.seat}")
    words = words_at(match, language)
    view = match.game.view(match.state, figure.seat)
    return games.load_board(name).draw(view, match.game.box, words.say, narrow)


def scene_of(drawn: Pictures[Any], figure: Figure) -> Scene:
    """The scene that a figure shows a part of."""
    found = {scene.key: scene for scene in drawn.scenes}
    if figure.scene not in found:
        known = ", ".join(found)
        raise BadGuide(f"{figure.id}: expected a scene of {known}, got {figure.scene!r}")
    return found[figure.scene]


def draw_figure(name: str, figure: Figure, language: str, narrow: bool = False) -> Scene:
    """The picture of a figure."""
    whole = scene_of(pictures(name, figure, language, narrow), figure)
    part = cropped(whole, figure.around)
    hidden = [thing for thing in figure.lit if not is_inside(part, whole, thing)]
    if hidden:
        part = cropped(whole, (*figure.around, *hidden))
    return with_own_marks(still(outlined(part, figure.lit)), name, figure.record)


def with_own_marks(scene: Scene, name: str, record: str) -> Scene:
    """The marks of this table's seats under names of their own: a page may show several tables."""
    known = symbols_of_game(name)
    own = (symbol.name for symbol in scene.symbols if known.get(symbol.name) != symbol)
    return renamed(scene, {symbol: f"{record}-{symbol}" for symbol in own})


def is_inside(part: Scene, whole: Scene, thing: str) -> bool:
    """Is something of this name wholly in the picture? On a phone things may lie elsewhere."""
    return any(frame_of(part).holds(box) for box in places(whole, thing))
