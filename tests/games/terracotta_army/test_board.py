"""The drawn board: everything that can be chosen lies on it, for every eye and screen."""

import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import count

import pytest

from dynasty.drawing.plain import plain
from dynasty.drawing.scene import Circle, Group, Line, Scene, Symbol, Text, Use, walk
from dynasty.drawing.svg import sheet, svg
from dynasty.drawing.tokens import LIGHT, contrast
from dynasty.games import folder
from dynasty.games.terracotta_army.board import draw
from dynasty.games.terracotta_army.names import RINGS
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.symbols import ARMY_SYMBOLS
from dynasty.games.terracotta_army.symbols.marks import LI_SI, SEATS
from dynasty.games.terracotta_army.view import ArmyView
from dynasty.kernel import Choice, Decision
from dynasty.text import LANGUAGES, Words
from tests.games.terracotta_army.playing import at_random, eagerly, play_game
from tests.games.terracotta_army.setting import BOX, GAME

EVERY = 41  # one choice in so many is looked at
LEAST_TEXT = 11
LEAST_TARGET = 35
LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def bare(key: str, **values: int | str | tuple[str, ...]) -> str:
    """Keys instead of sentences."""
    return key


@cache
def views() -> tuple[ArmyView, ...]:
    """Positions of whole games as the seat that chooses, the next seat and a spectator see them."""
    seen: list[ArmyView] = []
    number = count()

    def watch(s: ArmyState, decision: Decision, choice: Choice) -> None:
        if next(number) % EVERY and s.decisions:
            return
        asked = s.decisions[0].seat if s.decisions else 0
        seen.extend(GAME.view(s, seat) for seat in (asked, (asked + 1) % s.seats, -1))

    for seats in (1, 2, 3, 4):
        play_game(seats, seats, eagerly(seats), watch)
        play_game(seats, seats, at_random(seats), watch)
    s = GAME.start(1, 1, {"challenge": "ask"})
    seen.append(GAME.view(s, 0))
    return tuple(seen)


@cache
def scenes(narrow: bool) -> tuple[Scene, ...]:
    return tuple(draw(view, BOX, bare, narrow) for view in views())


def offered(view: ArmyView) -> set[str]:
    """The nouns that the viewer may choose now."""
    asked = [question for question in view.questions if question.seat == view.seat]
    return {offer.choice.partition(":")[2] for q in asked for offer in q.offers or ()}


@LAYOUTS
def test_everything_that_can_be_chosen_is_drawn_and_written(narrow: bool) -> None:
    seen: set[str] = set()
    for view, scene in zip(views(), scenes(narrow), strict=True):
        nouns, words = offered(view), plain(scene)
        assert nouns <= scene.nouns()
        assert not [noun for noun in nouns if f"[{noun}]" not in words]
        seen |= nouns
    assert len(seen) > 60


@LAYOUTS
def test_ids_are_unique(narrow: bool) -> None:
    for scene in scenes(narrow):
        ids = Counter(group.id for group in scene.groups() if group.id)
        assert max(ids.values()) == 1, ids.most_common(3)


@LAYOUTS
def test_what_can_be_pointed_at_has_outline_title_and_id_and_holds_no_other(narrow: bool) -> None:
    for scene in scenes(narrow):
        for group in scene.groups():
            if group.noun:
                assert group.target
                assert group.title
                assert group.id
                inside = [n for n in walk(group.children) if isinstance(n, Group) and n.noun]
                assert not inside


@LAYOUTS
def test_the_picture_is_well_formed_and_within_its_frame(narrow: bool) -> None:
    for scene in scenes(narrow)[::5]:
        for theme in ("light", "dark", None):
            ET.fromstring(svg(scene, lit=scene.nouns(), theme=theme))
    for scene in scenes(narrow):
        assert scene.width == (390 if narrow else 1280)
        for group in scene.groups():
            if group.at:
                assert -2 <= group.at[0] <= scene.width
                assert -2 <= group.at[1] <= scene.height


def test_on_a_phone_targets_can_be_hit() -> None:
    for scene in scenes(narrow=True):
        for group in scene.groups():
            if isinstance(group.target, Circle):
                assert group.target.radius >= LEAST_TARGET / 2 - 1, group.noun
            elif group.target:
                assert min(group.target.width, group.target.height) >= LEAST_TARGET - 1, group.noun


@LAYOUTS
def test_texts_can_be_read(narrow: bool) -> None:
    for scene in scenes(narrow):
        texts = [node for node in walk(scene.layers) if isinstance(node, Text) and node.text]
        small = [node for node in texts if node.size < LEAST_TEXT and not node.text.isdigit()]
        assert small == []


@LAYOUTS
def test_the_icons_of_the_rings_keep_their_ids_and_move_when_a_ring_turns(narrow: bool) -> None:
    view = views()[0]
    places = {group.id: group.at for group in draw(view, BOX, bare, narrow).groups()}
    names = {f"{ring}-{at}" for ring in RINGS for at in range(12)}
    assert names <= set(places)
    s = GAME.start(2, 1)
    before = {g.id: g.at for g in draw(GAME.view(s, 0), BOX, bare, narrow).groups()}
    s.inner = (s.inner + 1) % 12
    after = {g.id: g.at for g in draw(GAME.view(s, 0), BOX, bare, narrow).groups()}
    assert {key for key in names if before[key] != after[key]} == {
        f"inner_ring-{at}" for at in range(12)
    }


@LAYOUTS
def test_every_statue_worker_and_inspector_is_there(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        ids = {group.id for group in scene.groups()}
        assert {f"statue-{cell.id}" for cell in view.cells if cell.statue} <= ids
        standing = {f"worker-{s.id}-{worker}" for s in view.segments for _, worker in s.workers}
        assert standing <= ids
        assert {"inspector_row", "inspector_col", "round_marker"} <= ids
        assert ("overseer" in ids) == (view.solo is not None)


@LAYOUTS
def test_bars_of_groups_do_not_cover_the_cells_for_the_pointer(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        pieces = {group.id: group for group in scene.layers[1].children if isinstance(group, Group)}
        bars = [node for node in pieces["links"].children if isinstance(node, Line)]
        assert bool(bars) == bool(view.groups)
        ground = [node for node in walk((scene.layers[0],)) if isinstance(node, Line)]
        assert not [line for line in ground if line.stroke == "gold" and line.line > 1]


@LAYOUTS
def test_the_same_view_gives_the_same_picture(narrow: bool) -> None:
    view = views()[0]
    assert svg(draw(view, BOX, bare, narrow)) == svg(draw(view, BOX, bare, narrow))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_board_is_written_in_both_languages(language: str) -> None:
    words = Words(language, folder("terracotta_army") / "text", colours=GAME.colours, strict=True)
    for view in views()[::4]:
        scene = draw(view, BOX, words.say)
        assert scene.title.startswith("Terracotta Army")
        assert all(len(line) <= 80 for line in plain(scene, offered(view)).splitlines())


@pytest.mark.parametrize("symbol", ARMY_SYMBOLS, ids=lambda symbol: symbol.name)
def test_the_symbols_of_the_game_are_named(symbol: Symbol) -> None:
    for language in LANGUAGES:
        assert Words(language, folder("terracotta_army") / "text").has(symbol.title)


def test_all_symbols_of_the_game_are_used() -> None:
    used = {
        node.symbol
        for scene in scenes(narrow=False)
        for node in walk(scene.layers)
        if isinstance(node, Use)
    }
    used |= {node.symbol for s in ARMY_SYMBOLS for node in s.shapes if isinstance(node, Use)}
    assert {symbol.name for symbol in ARMY_SYMBOLS} <= used


def test_seats_differ_by_shape_and_letter_and_can_be_read() -> None:
    marks = (*SEATS, LI_SI)
    assert len({mark.shape for mark in marks}) == len({mark.letter for mark in marks}) == 5
    for mark in marks:
        assert contrast(LIGHT[mark.colour], LIGHT[mark.ink]) >= 4.5, mark


def test_the_symbols_make_a_sheet_for_a_page() -> None:
    ET.fromstring(sheet(ARMY_SYMBOLS))
