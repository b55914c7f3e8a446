"""Rule 7: whatever a choice points at lies on the drawn table of whoever chooses.

Choices that end something point at nothing drawn; the text names what they are about.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from dynasty import games
from dynasty.drawing.board import Pictures
from dynasty.drawing.canvas import NARROW_WIDTH, WIDE_WIDTH
from dynasty.drawing.scene import (
    Circle,
    Grid,
    Group,
    Node,
    Region,
    Scene,
    Symbol,
    Text,
    Use,
    walk_nodes,
)
from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg, symbol_sheet
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import TEXT_WIDTH, regions_text
from dynasty.kernel import Chance, View
from dynasty.text import LANGUAGES
from tests.conformance.checks import SPECTATOR, half_inclined_step
from tests.conformance.tables import NAMES, Place, Table, at_places, loaded, tables_of, words
from tests.games.boards import nouns, offered
from tests.text.editor import brackets

LEAST_TEXT = 11
LEAST_TARGET = 33  # pixels on a phone
EVERY = 151  # one choice in so many is looked at

every_game = pytest.mark.parametrize("name", NAMES)


def drawn(table: Table, s: Any, seat: int, narrow: bool) -> Pictures[Any]:
    return drawn_in("en", table, table.game.view(s, seat), narrow)


def drawn_in(language: str, table: Table, view: View, narrow: bool) -> Pictures[Any]:
    board, text = games.load_board(table.name), words(table.name, language, table.seats)
    return board.draw(view, table.game.box, text.say, narrow)


@cache
def glances(name: str) -> list[tuple[Table, View]]:
    """Views of whoever is asked and of a spectator, from one game at every table.

    They look at every kind of question once, now and then besides, and at the end.
    """
    found: list[tuple[Table, View]] = []
    met: set[tuple[str, ...]] = set()
    for table in tables_of(name):
        game, s, chance = table.game, table.start(table.seats), Chance(table.seats)
        for number in count():
            asked = tuple(decision.step.name for decision in s.decisions)
            if number % EVERY == 0 or asked not in met or not asked:
                met.add(asked)
                viewers = (s.decisions[0].seat if asked else 0, SPECTATOR)
                found += [(table, game.view(s, viewer)) for viewer in viewers]
            if not asked:
                break
            half_inclined_step(game, s, chance)
    return found


def nouns_in_text(regions: tuple[Region, ...]) -> set[str]:
    found: set[str] = set()
    for region in regions:
        for line in region.lines:
            rows = line.rows if isinstance(line, Grid) else (line.words,)
            found |= {word.noun for row in rows for word in row if word.noun}
    return found


@at_places(25, picks=2)
def test_every_thing_that_can_be_chosen_is_drawn_and_written(table: Table, place: Place) -> None:
    for s in place.states(table):
        for decision in s.decisions:
            view = table.game.view(s, decision.seat)
            for narrow in (False, True):
                pictures = drawn_in("en", table, view, narrow)
                assert offered(view, endings=False) - nouns(pictures.scenes) == set()
                assert offered(view) - nouns_in_text(pictures.regions) == set()


@at_places(6, picks=1)
def test_a_scene_is_a_picture_for_everybody(table: Table, place: Place) -> None:
    s = place.reach(table)
    for seat in range(-1, table.seats):
        for narrow in (False, True):
            scenes = drawn(table, s, seat, narrow).scenes
            ids = [group.id for scene in scenes for group in scene.groups() if group.id]
            assert sorted(set(ids)) == sorted(ids), "an id is given twice"
            assert scenes == drawn(table, s, seat, narrow).scenes
            for scene in scenes:
                is_a_picture(scene, narrow)
            ET.fromstring(scene_svg(stack_scenes(scenes)))


def is_a_picture(scene: Scene, narrow: bool) -> None:
    for theme in ("light", "dark", None):
        ET.fromstring(scene_svg(scene, lit=scene.nouns(), theme=theme))
    for group in scene.groups():
        lies_in_its_frame(scene, group)
        can_be_pointed_at(group, narrow)


@every_game
def test_seats_have_their_letter_in_the_readers_language_everywhere(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, strange = games.load_board(name), "Ж"
    kind: Any = board.canvas
    own = kind.mark
    monkeypatch.setattr(kind, "mark", lambda of, seat: own(of, seat)._replace(letter=strange))
    for table, view in glances(name)[::9]:
        pictures = drawn_in("fr", table, view, False)
        written = "".join(map(scene_svg, pictures.scenes)) + regions_text(pictures.regions)
        assert strange not in written
        assert f">{words(table.name, 'fr', table.seats).say('letter-seat-0')}<" in written
    shapes = [shape for symbol in board.symbols for shape in symbol.shapes]
    letters = {words(name, "en").say(f"letter-{colour}") for colour in loaded(name).colours}
    assert letters.isdisjoint(shape.text for shape in shapes if isinstance(shape, Text))


def texts(
    nodes: tuple[Node, ...], symbols: dict[str, Symbol], scale: float = 1
) -> Iterator[tuple[float, str]]:
    """Every text under these nodes and in their symbols, with the size that it is shown at."""
    for node in nodes:
        match node:
            case Text() if node.text:
                yield node.size * scale, node.text
            case Group():
                yield from texts(node.children, symbols, scale * node.scale)
            case Use():
                symbol = symbols[node.symbol]
                yield from texts(symbol.shapes, symbols, scale * node.size / symbol.height)
            case _:
                pass


def lies_in_its_frame(scene: Scene, group: Group) -> None:
    if group.at:
        assert -2 <= group.at[0] <= scene.width
        assert -2 <= group.at[1] <= scene.height


def can_be_pointed_at(group: Group, narrow: bool) -> None:
    """A thing has a name, an outline that a finger can hit, and no other thing inside."""
    if not group.noun:
        return
    assert group.id
    assert group.title
    assert group.target
    assert not [n for n in walk_nodes(group.children) if isinstance(n, Group) and n.noun]
    if not narrow:
        return
    if isinstance(group.target, Circle):
        assert 2 * group.target.radius >= LEAST_TARGET, group.noun
    else:
        assert min(group.target.width, group.target.height) >= LEAST_TARGET, group.noun


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_board_is_written_in_both_languages_and_can_be_read(
    name: str, language: str
) -> None:
    for table, view in glances(name):
        for narrow in (False, True):
            pictures = drawn_in(language, table, view, narrow)
            assert pictures.title.startswith(words(name, language).say("title"))
            for scene in pictures.scenes:
                assert scene.title
                is_large_enough(scene, narrow)
            for text in (
                regions_text(pictures.regions),
                regions_text(pictures.regions, lit=offered(view)),
            ):
                assert [line for line in text.splitlines() if len(line) > TEXT_WIDTH] == []


def is_large_enough(scene: Scene, narrow: bool) -> None:
    """A unit of a scene is a pixel of a page, on a wide board and on a phone."""
    assert scene.width == (NARROW_WIDTH if narrow else WIDE_WIDTH)
    symbols = {**SYMBOLS, **{symbol.name: symbol for symbol in scene.symbols}}
    small = [found for found in texts(scene.layers, symbols) if found[0] < LEAST_TEXT]
    assert small == [], scene.key


@every_game
def test_the_symbols_of_a_game_are_named_and_make_a_sheet_for_a_page(name: str) -> None:
    for table in tables_of(name):
        symbols = drawn(table, table.start(0), SPECTATOR, narrow=False).symbols
        assert len({symbol.name for symbol in symbols}) == len(symbols)
        ET.fromstring(symbol_sheet(symbols))
        for symbol in symbols:
            assert symbol.title.startswith("name-"), symbol.name
            assert all(words(name, language).has(symbol.title) for language in LANGUAGES), symbol


@every_game
def test_all_symbols_of_a_game_are_used(name: str) -> None:
    own: set[Symbol] = set()
    used: set[Symbol] = set()
    for table, view in glances(name):
        for scene in drawn_in("en", table, view, narrow=False).scenes:
            own |= set(scene.symbols)
            used |= symbols_in(scene.layers, {**SYMBOLS, **{s.name: s for s in scene.symbols}})
    assert {symbol.name for symbol in own - used} - named_in_guide(name) == set()


def named_in_guide(name: str) -> set[str]:
    """The symbols that the guide shows in its glossary."""
    guide = (games.game_folder(name) / "guide" / "en.md").read_text(encoding="utf-8")
    return set(re.findall(r"^(\w+) = ", guide.partition("```glossary")[2], re.MULTILINE))


def symbols_in(nodes: tuple[Node, ...], known: dict[str, Symbol]) -> set[Symbol]:
    """The symbols under these nodes and inside those symbols."""
    found = {known[node.symbol] for node in walk_nodes(nodes) if isinstance(node, Use)}
    return found.union(*(symbols_in(symbol.shapes, known) for symbol in found))


@every_game
def test_the_board_in_words_has_no_aside_behind_an_aside(name: str) -> None:
    for table, view in glances(name)[::5]:
        for language in LANGUAGES:
            regions = drawn_in(language, table, view, False).regions
            assert brackets(regions_text(regions, set(), 500)) == []
