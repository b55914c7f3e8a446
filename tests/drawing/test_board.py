"""The board: what a game declares becomes scenes, each on its paper, and text and goods."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.drawing.board import MAT_HEAD_HEIGHT, SHEET_PADDING
from dynasty.drawing.canvas import NARROW_WIDTH, WIDE_WIDTH, GoodsCount
from dynasty.drawing.scene import Rect, Scene, Symbol, Text, Use, walk_nodes
from dynasty.drawing.svg import scene_svg
from dynasty.kernel import Question
from dynasty.localization import translator_for
from tests.drawing.market import BOARD, OWN, Market, Stall, say


def texts(scene: Scene) -> list[str]:
    return [node.text for node in walk_nodes(scene.layers) if isinstance(node, Text)]


def edges(scene: Scene) -> list[str]:
    """The colours of the edges of sheets."""
    return [n.stroke for n in walk_nodes(scene.layers) if isinstance(n, Rect) and n.fill == "woven"]


def test_a_table_is_a_board_and_a_mat_for_each_seat_ones_own_first() -> None:
    for seat, order in ((0, [0, 1]), (1, [1, 0]), (-1, [0, 1])):
        pictures = BOARD.draw(Market(seat=seat), None, say)
        assert [scene.key for scene in pictures.scenes] == ["common", *(f"mat-{n}" for n in order)]
        assert pictures.common.title == pictures.title == "board-about title board-day"
        assert pictures.mats[0].title == f"name-seat-{order[0]}"
        assert ("purse" in pictures.mats[0].nouns()) == (seat >= 0)


@pytest.mark.parametrize(
    ("narrow", "width", "sheets"), [(False, WIDE_WIDTH, 1), (True, NARROW_WIDTH, 2)]
)
def test_every_part_lies_on_a_sheet_if_it_shows_anything(
    narrow: bool, width: float, sheets: int
) -> None:
    scene = BOARD.draw(Market(), None, say, narrow).common
    assert scene.width == width
    assert len(edges(scene)) == sheets
    papers = [n for n in walk_nodes(scene.layers) if isinstance(n, Rect) and n.fill == "woven"]
    assert {paper.height for paper in papers} == {100 + SHEET_PADDING}
    assert scene.height > papers[-1].y + papers[-1].height


def test_a_mat_begins_below_its_head_and_ends_with_its_things() -> None:
    scene = BOARD.draw(Market(), None, say).mat(0)
    (purse,) = [group for group in scene.groups() if group.id == "purse"]
    assert purse.at is not None
    assert purse.at[1] > MAT_HEAD_HEIGHT
    assert purse.at[1] + 50 < scene.height


def test_a_head_tells_who_sits_there_and_the_points() -> None:
    pictures = BOARD.draw(Market(), None, say)
    assert texts(pictures.mat(0)) == ["→ 5", "3", "name-seat-0"]
    assert texts(pictures.mat(1)) == ["12", "name-seat-1"]
    nothing = replace(Market(), players=(Stall(0, 0, 0), Stall(1, 0, 0)))
    assert texts(BOARD.draw(nothing, None, say).mat(0)) == ["name-seat-0"]


def test_at_the_end_the_total_counts_and_the_first_has_a_crown() -> None:
    over = replace(Market(), finished=True, ranking=(1, 0))
    pictures = BOARD.draw(over, None, say)
    assert texts(pictures.mat(0))[0] == "5"
    crowned = [
        seat
        for seat in (0, 1)
        if "crown"
        in [n.symbol for n in walk_nodes(pictures.mat(seat).layers) if isinstance(n, Use)]
    ]
    assert crowned == [1]


def test_the_mat_of_whoever_is_asked_has_an_edge_of_its_colour() -> None:
    asked = replace(Market(), questions=(Question(1, "Buy", "ask-buy", "M-1", None),))
    pictures = BOARD.draw(asked, None, say)
    assert edges(pictures.mat(0)) == ["paper-edge"]
    assert edges(pictures.mat(1)) == [OWN.bare]


def test_seats_have_chips_with_the_letters_of_the_readers_language() -> None:
    pictures = BOARD.draw(Market(), None, say)
    assert [symbol.name for symbol in pictures.symbols] == ["seat_0", "seat_1"]
    marks = scene_svg(pictures.mat(1))
    assert "letter-seat-1" in marks
    assert OWN.letter not in texts(pictures.mat(1))


def test_pieces_carry_the_letter_of_their_seat() -> None:
    board = replace(BOARD, marked=lambda seat, mark: (Symbol(f"piece_{mark.letter}", "x", ()),))
    names = [symbol.name for symbol in board.draw(Market(), None, say).symbols]
    assert names[2:] == ["piece_letter-seat-0", "piece_letter-seat-1"]


def test_a_hand_is_its_owners_alone() -> None:
    board = replace(BOARD, hand=lambda canvas, me: (f"purse_{me.seat}",))
    assert board.draw(Market(), None, say).hand == ("purse_0",)
    assert board.draw(Market(seat=-1), None, say).hand == ()
    assert BOARD.draw(Market(), None, say).hand == ()


def test_text_and_goods_need_no_picture() -> None:
    pictures = BOARD.draw(Market(), None, say)
    assert [region.key for region in pictures.regions] == ["square", "seat_0", "seat_1"]
    assert pictures.goods(1) == (GoodsCount("coin", 12, "name-coin", "count-coin 12", noun="coin"),)
    assert not {"common", "mats"} & vars(pictures).keys()


def test_a_seat_has_the_colour_of_its_own_game() -> None:
    """Yínzi's clans are red and blue; most other tables begin with purple and orange."""
    game = games.load("yinzi")
    words = translator_for(game, "en", ["", ""])
    pictures = games.load_board("yinzi").draw(game.view(game.start(2, 1), 0), game.box, words.say)
    assert {pictures.colour(0), pictures.colour(1)}.isdisjoint({"seat-0", "seat-1"})
