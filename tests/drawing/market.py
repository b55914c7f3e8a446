"""A board of a game that is nothing but a market."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from dynasty.drawing.board import Board
from dynasty.drawing.canvas import Canvas, GoodsCount
from dynasty.drawing.scene import Circle, Rect, Region, text_row
from dynasty.drawing.theme import SEAT_MARKS, SeatMark
from dynasty.kernel import Question

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
