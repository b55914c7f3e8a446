"""Parts of a scene: what is lit in them."""

from dynasty.drawing.bounds import frame_of, places
from dynasty.drawing.crop import cropped, outlined
from dynasty.drawing.scene import Group, Rect, Scene

STONE = Rect(400, 400, 40, 40, fill="stone")
FIELD = Rect(300, 300, 200, 200)


def test_a_thing_that_is_nothing_but_an_outline_can_be_lit_in_a_part() -> None:
    things = (Group((STONE,), id="stone"), Group((), noun="field", target=FIELD))
    part = cropped(Scene(1000, 1000, "land", things), ("stone",))
    assert len(places(part, "field")) == 1
    ring = outlined(part, ("field",)).layers[-1]
    assert ring.children
    assert not frame_of(part).holds(places(part, "field")[0])
