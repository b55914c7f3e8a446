"""Figures of guides: each shows the table that it was taken from."""

from dynasty.drawing.scene import Scene, Text, Use, walk_nodes
from dynasty.kernel import BadGuide
from dynasty.learn.guide_figures import draw_figure, lesson_position
from dynasty.learn.guide_model import Figure
from tests.learn.guide_file import GAME
from tests.said_errors import raises_saying


def figure(record: str, scene: str) -> Figure:
    return Figure(id=record, record=record, to=0, seat=0, scene=scene, caption="", text="")


def letters_used(scene: Scene) -> set[str]:
    """The letters of the seats whose marks can be seen."""
    seen = {node.symbol for node in walk_nodes(scene.layers) if isinstance(node, Use)}
    marks = (symbol for symbol in scene.symbols if symbol.name in seen and "seat" in symbol.name)
    return {shape.text for mark in marks for shape in mark.shapes if isinstance(shape, Text)}


def test_seats_are_marked_as_at_their_own_table() -> None:
    green = draw_figure("terracotta_army", figure("first", "mat-1"), "en")
    minister = draw_figure("terracotta_army", figure("li_si", "mat-1"), "en")
    assert letters_used(green) == {"G"}
    assert letters_used(minister) == {"L"}


def test_marks_of_two_tables_can_stand_on_one_page() -> None:
    tables = [draw_figure("terracotta_army", figure(r, "mat-1"), "en") for r in ("first", "li_si")]
    names = [
        {node.symbol for node in walk_nodes(t.layers) if isinstance(node, Use)} for t in tables
    ]
    assert not any("seat" in name for name in names[0] & names[1])


def test_a_figure_shows_a_position_that_is_there() -> None:
    def figure(**given: int | str) -> Figure:
        known = {"id": "f", "record": "first", "to": 2, "caption": "", "text": ""}
        return Figure(**{**known, **given})  # type: ignore[arg-type]

    assert draw_figure(GAME, figure(), "fr").width == 1000
    assert draw_figure(GAME, figure(scene="mat-1", seat=-1), "fr", narrow=True).width == 390
    for wrong, complaint in (
        (figure(to=99), "a position from 0 to 8, got 99"),
        (figure(seat=2), "a seat from -1 to 1, got 2"),
        (figure(scene="mat-7"), "one of common, mat-0, mat-1, got 'mat-7'"),
    ):
        with raises_saying(BadGuide, complaint):
            draw_figure(GAME, wrong, "en")
    assert lesson_position(GAME, "first", 8).moves[-1].choice == "serve:tea_master"
