"""Rule 7: whatever a choice points at lies on the drawn board of whoever chooses."""

from typing import Any
from xml.etree import ElementTree as ET

from dynasty import games
from dynasty.drawing.scene import Circle, Grid, Group, Scene, Text, walk
from dynasty.drawing.svg import svg
from tests.conformance.tables import Place, Table, at_places, words

LEAST_TEXT = 11
LEAST_TARGET = 33  # pixels on a phone


def drawn(table: Table, s: Any, seat: int, narrow: bool) -> Scene:
    draw = games.load_board(table.name)
    view = table.game.view(s, seat)
    return draw(view, table.game.box, words(table.name, "en", table.seats).say, narrow)


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
            offered = {choice.noun for choice in decision.choices}
            for narrow in (False, True):
                scene = drawn(table, s, decision.seat, narrow)
                assert offered - scene.nouns() == set()
                assert offered - nouns_in_text(scene) == set()


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
