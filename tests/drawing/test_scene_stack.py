"""Several scenes in one picture."""

from dynasty.drawing.canvas import WIDE_WIDTH
from dynasty.drawing.scene_stack import STACK_MARGIN, stack_scenes
from dynasty.drawing.svg import scene_svg
from tests.drawing.market import BOARD, Market, say


def test_scenes_below_each_other_make_one_picture() -> None:
    pictures = BOARD.draw(Market(), None, say)
    whole = stack_scenes(pictures.scenes)
    assert whole.width == WIDE_WIDTH + 2 * STACK_MARGIN
    assert (
        whole.height == sum(scene.height + STACK_MARGIN for scene in pictures.scenes) + STACK_MARGIN
    )
    assert whole.title == pictures.title
    assert whole.nouns() == {"well", "purse"}
    assert [symbol.name for symbol in whole.symbols] == ["seat_0", "seat_1"]
    assert scene_svg(whole).count('class="scene"') == 1
