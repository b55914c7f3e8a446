"""The frame: what a game declares becomes scenes, each on its paper, and text and goods."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from dynasty import games
from dynasty.drawing.board import MAT_HEAD_HEIGHT, SHEET_PADDING, Board
from dynasty.drawing.canvas import (
    MIN_TOUCH_SIZE,
    NARROW_WIDTH,
    WIDE_WIDTH,
    Canvas,
    GoodsCount,
    enlarged_target,
)
from dynasty.drawing.scene import (
    Circle,
    Group,
    Node,
    Rect,
    Region,
    Scene,
    Symbol,
    Text,
    Use,
    text_row,
    walk_nodes,
)
from dynasty.drawing.stack import STACK_MARGIN, stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.theme import SEAT_MARKS, SeatMark
from dynasty.kernel import Offer, Question
from dynasty.localization import translator_for

OWN = SeatMark("jade", "jade-ink", "triangle", "J")


@dataclass(frozen=True)
class Stall:
    """What lies before one player."""

    seat: int
    coins: int
    total: int


@dataclass(frozen=True)
class Market:
    """A view of a game that is nothing but a market."""

    seat: int = 0
    seats: int = 2
    finished: bool = False
    questions: tuple[Question, ...] = ()
    ranking: tuple[int, ...] = ()
    players: tuple[Stall, ...] = field(default=(Stall(0, 3, 5), Stall(1, 12, 12)))


class MarketCanvas(Canvas[Market, None, Stall]):
    def mark(self, seat: int) -> SeatMark:
        return OWN if seat == 1 else SEAT_MARKS[seat]

    def score(self, player: Stall) -> int | None:
        return player.coins or None


def draw_square(canvas: MarketCanvas, y: float) -> float:
    canvas.place("well", "the well", Rect(canvas.left, y, 10, 10), (Circle(5, 5, 5),))
    return y + 100


def draw_nothing(canvas: MarketCanvas, y: float) -> float:
    return y


def draw_stall(canvas: MarketCanvas, player: Stall, y: float) -> float:
    if canvas.is_own(player.seat):
        canvas.piece("purse", (20, y), (), "purse", "purse", Circle(0, 0, 4))
    return y + 50


def regions(canvas: MarketCanvas) -> Iterator[Region]:
    yield Region("square", "Square", (text_row("a well"),))


def stall_regions(canvas: MarketCanvas, player: Stall) -> Iterator[Region]:
    yield Region(f"seat_{player.seat}", canvas.who(player.seat), (text_row(str(player.coins)),))


def goods(canvas: MarketCanvas, player: Stall) -> Iterator[GoodsCount]:
    yield canvas.good("coin", player.coins)


BOARD = Board(
    canvas=MarketCanvas,
    symbols=(),
    points="coin",
    moment=lambda canvas: canvas.say("board-day"),
    wide=(draw_square, draw_nothing),
    narrow=(draw_square, draw_nothing, draw_square),
    wide_mat=draw_stall,
    narrow_mat=draw_stall,
    text=regions,
    mat_text=stall_regions,
    goods=goods,
)


def say(key: str, **values: int | str | tuple[str, ...]) -> str:
    return " ".join([key, *map(str, values.values())])


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


def test_a_seat_has_the_colour_of_its_own_game() -> None:
    """Yínzi's clans are red and blue; most other tables begin with purple and orange."""
    game = games.load("yinzi")
    words = translator_for(game, "en", ["", ""])
    pictures = games.load_board("yinzi").draw(game.view(game.start(2, 1), 0), game.box, words.say)
    assert {pictures.colour(0), pictures.colour(1)}.isdisjoint({"seat-0", "seat-1"})
