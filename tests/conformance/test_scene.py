"""Rule 7: whatever a choice points at lies on the drawn board of whoever chooses."""

from typing import Any

from dynasty import games
from dynasty.drawing.scene import Grid, Scene
from dynasty.drawing.svg import svg
from tests.conformance.tables import Place, Table, at_places, words


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
            assert all(group.target for group in scene.groups() if group.noun)
            assert scene.width <= (400 if narrow else 1300)
            assert svg(scene).startswith("<svg")
            assert scene == drawn(table, s, seat, narrow)
