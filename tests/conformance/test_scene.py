"""Rule 7: whatever a choice points at lies on the drawn board of whoever chooses."""

from functools import cache
from itertools import count
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from dynasty import games
from dynasty.drawing.plain import WIDTH, plain
from dynasty.drawing.scene import Circle, Grid, Group, Node, Scene, Symbol, Text, Use, walk
from dynasty.drawing.svg import sheet, svg
from dynasty.drawing.symbols import SYMBOLS
from dynasty.kernel import Chance, Game, View
from dynasty.text import LANGUAGES
from tests.conformance.checks import SPECTATOR, random_step
from tests.conformance.tables import NAMES, Place, Table, at_places, tables_of, words
from tests.games.boards import offered

LEAST_TEXT = 11
LEAST_TARGET = 33  # pixels on a phone
EVERY = 151  # one choice in so many is looked at

every_game = pytest.mark.parametrize("name", NAMES)


def drawn(table: Table, s: Any, seat: int, narrow: bool) -> Scene:
    return drawn_in("en", table, table.game.view(s, seat), narrow)


def drawn_in(language: str, table: Table, view: View, narrow: bool) -> Scene:
    draw, text = games.load_board(table.name), words(table.name, language, table.seats)
    return draw(view, table.game.box, text.say, narrow)


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


def half_inclined_step(game: Game[Any], s: Any, chance: Chance) -> None:
    """Answer at random, or as the rule of thumb likes best: so that more comes about."""
    if chance.below(2):
        random_step(game, s, chance)
        return
    decision = s.decisions[0]
    liking = game.incline(s, decision)
    game.apply(s, decision.seat, decision.choices[liking.index(max(liking))])


def nouns_in_text(scene: Scene) -> set[str]:
    found: set[str] = set()
    for region in scene.regions:
        for line in region.lines:
            rows = line.rows if isinstance(line, Grid) else (line.words,)
            found |= {word.noun for row in rows for word in row if word.noun}
    return found


@at_places(25, picks=2)
def test_every_thing_that_can_be_chosen_is_drawn_and_written(table: Table, place: Place) -> None:
    for s in place.states(table):
        for decision in s.decisions:
            nouns = {choice.noun for choice in decision.choices}
            for narrow in (False, True):
                scene = drawn(table, s, decision.seat, narrow)
                assert nouns - scene.nouns() == set()
                assert nouns - nouns_in_text(scene) == set()


@at_places(6, picks=1)
def test_a_scene_is_a_picture_for_everybody(table: Table, place: Place) -> None:
    s = place.reach(table)
    for seat in range(-1, table.seats):
        for narrow in (False, True):
            scene = drawn(table, s, seat, narrow)
            ids = [group.id for group in scene.groups() if group.id]
            assert sorted(set(ids)) == sorted(ids), "an id is given twice"
            assert scene.width <= (400 if narrow else 1300)
            assert scene == drawn(table, s, seat, narrow)
            for theme in ("light", "dark", None):
                ET.fromstring(svg(scene, lit=scene.nouns(), theme=theme))
            for node in walk(scene.layers):
                if isinstance(node, Group):
                    lies_in_its_frame(scene, node)
                    can_be_pointed_at(node, narrow)
                if isinstance(node, Text) and node.text:
                    assert node.size >= LEAST_TEXT or node.text.isdigit(), node


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
    assert not [n for n in walk(group.children) if isinstance(n, Group) and n.noun]
    if not narrow:
        return
    if isinstance(group.target, Circle):
        assert 2 * group.target.radius >= LEAST_TARGET, group.noun
    else:
        assert min(group.target.width, group.target.height) >= LEAST_TARGET, group.noun


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_board_is_written_in_both_languages(name: str, language: str) -> None:
    for table, view in glances(name):
        for narrow in (False, True):
            scene = drawn_in(language, table, view, narrow)
            assert scene.title.startswith(words(name, language).say("title"))
            for text in (plain(scene), plain(scene, lit=offered(view))):
                assert [line for line in text.splitlines() if len(line) > WIDTH] == []


@every_game
def test_the_symbols_of_a_game_are_named_and_make_a_sheet_for_a_page(name: str) -> None:
    for table in tables_of(name):
        symbols = drawn(table, table.start(0), SPECTATOR, narrow=False).symbols
        assert len({symbol.name for symbol in symbols}) == len(symbols)
        ET.fromstring(sheet(symbols))
        for symbol in symbols:
            assert symbol.title.startswith("name-"), symbol.name
            assert all(words(name, language).has(symbol.title) for language in LANGUAGES), symbol


@every_game
def test_all_symbols_of_a_game_are_used(name: str) -> None:
    own: set[Symbol] = set()
    used: set[Symbol] = set()
    for table, view in glances(name):
        scene = drawn_in("en", table, view, narrow=False)
        own |= set(scene.symbols)
        used |= symbols_in(scene.layers, {**SYMBOLS, **{s.name: s for s in scene.symbols}})
    assert {symbol.name for symbol in own - used} == set()


def symbols_in(nodes: tuple[Node, ...], known: dict[str, Symbol]) -> set[Symbol]:
    """The symbols under these nodes and inside those symbols."""
    found = {known[node.symbol] for node in walk(nodes) if isinstance(node, Use)}
    return found.union(*(symbols_in(symbol.shapes, known) for symbol in found))
