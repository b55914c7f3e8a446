"""The canvas: what can be chosen on it, and how large it is on a phone."""

from dataclasses import replace

from dynasty.drawing.canvas import MIN_TOUCH_SIZE, enlarged_target
from dynasty.drawing.scene import Circle, Group, Node, Rect
from dynasty.kernel import Offer, Question
from tests.drawing.market import BOARD, Market, MarketCanvas, say


def test_whatever_can_be_chosen_is_offered_once_and_in_order() -> None:
    offers = tuple(Offer(text, {}) for text in ("buy:tea", "buy:silk", "sell:tea"))
    view = replace(Market(), questions=(Question(0, "Buy", "ask-buy", "M-1", offers),))
    assert MarketCanvas(view, None, say).offered == ("tea", "silk")
    assert MarketCanvas(replace(view, seat=1), None, say).offered == ()


def test_on_a_phone_targets_are_as_large_as_a_finger() -> None:
    for narrow in (False, True):
        pictures = BOARD.draw(Market(), None, say, narrow)
        (well,) = [group for group in pictures.common.groups() if group.noun][:1]
        (purse,) = [group for group in pictures.mats[0].groups() if group.noun]
        assert isinstance(well.target, Rect)
        assert isinstance(purse.target, Circle)
        assert well.target.width == (MIN_TOUCH_SIZE if narrow else 10)
        assert purse.target.radius == (MIN_TOUCH_SIZE / 2 if narrow else 4)
    assert enlarged_target(Rect(0, 0, 10, 80), 30) == Rect(-10, 0, 30, 80)


def test_things_without_a_noun_are_only_drawn() -> None:
    canvas, dot = MarketCanvas(Market(), None, say), Circle(1, 1, 1)
    canvas.place("", "dots", Rect(0, 0, 1, 1), (dot,), key="spot")
    canvas.piece("dot", (0, 0), (dot,), target=Rect(0, 0, 1, 1))
    nodes: list[Node] = [Group((dot,), id="spot", title="dots")]
    assert canvas.ground == nodes
    assert isinstance(canvas.pieces[0], Group)
    assert canvas.pieces[0].target is None


def test_what_is_to_say_about_a_thing_leaves_nothing_empty() -> None:
    canvas = MarketCanvas(Market(), None, say)
    assert canvas.about("tea", "", "green", "dear") == "board-about tea green, dear"
    assert canvas.about("tea", "") == "tea"
