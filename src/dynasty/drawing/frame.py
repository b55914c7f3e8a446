"""The frame of all boards: from what a game declares to the pictures of a view.

A table is drawn as several scenes: the common board, and for each seat the mat with what lies
before that player. Each is drawn when it is asked for, and placed by whoever shows it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, Generic, TypeAlias, TypeVar

from dynasty.drawing.canvas import NARROW, WIDE, Canvas, Good
from dynasty.drawing.keeping import About, Kept, first_of, part
from dynasty.drawing.layout import measure, shorten
from dynasty.drawing.scene import Group, Node, Rect, Region, Scene, Symbol, Text, Use
from dynasty.drawing.symbols.pieces import seat_chip
from dynasty.drawing.tokens import SeatMark
from dynasty.drawing.widgets import Item, chip, flow, sheet
from dynasty.kernel import Say, seat_noun

COMMON = "common"  # the key of the common board; that of a mat is mat-SEAT
HEAD = 46.0  # the height of a mat's head; its things begin below it, or to the right of HEAD_ROOM
HEAD_ROOM = 300.0
PAD = 12.0  # below the last thing of a sheet

C = TypeVar("C", bound=Canvas[Any, Any, Any])
Part: TypeAlias = Callable[[C, float], float]
MatPart: TypeAlias = Callable[[C, Any, float], float]


@dataclass(frozen=True)
class Board(Generic[C]):
    """What is a game's own in its pictures.

    A part draws from a height on, between the canvas's `left` and `right`, and answers where it
    ends; the frame lays a sheet of paper under it. A part that ends where it begins has nothing
    to show. A mat's part gets the player too, and begins below the head that the frame draws.
    """

    canvas: Callable[[Any, Any, Say, bool], C]
    symbols: tuple[Symbol, ...]
    points: str  # the symbol of what is counted at the end
    moment: Callable[[C], str]  # where the game stands
    wide: tuple[Part[C], ...]
    narrow: tuple[Part[C], ...]
    wide_mat: MatPart[C]
    narrow_mat: MatPart[C]
    text: Callable[[C], Iterable[Region]]
    mat_text: Callable[[C, Any], Iterable[Region]]
    goods: Callable[[C, Any], Iterable[Good]]  # what the viewer may know that a player has
    # The nouns of what the viewer has in hand, drawn on the mat: always in sight, on any page.
    hand: Callable[[C, Any], Iterable[str]] = lambda canvas, player: ()
    # The symbols that carry the letter of a seat, besides its chip.
    marked: Callable[[int, SeatMark], tuple[Symbol, ...]] = lambda seat, mark: ()

    def draw(
        self, view: Any, box: Any, say: Say, narrow: bool = False, kept: Kept | None = None
    ) -> "Pictures[C]":
        """What a view looks like; parts that were kept are not drawn again."""
        return Pictures(self, view, box, say, narrow, kept)


class Pictures(Generic[C]):
    """The scenes of one view, each drawn when it is first wanted."""

    def __init__(
        self,
        board: Board[C],
        view: Any,
        box: Any,
        say: Say,
        narrow: bool,
        kept: Kept | None = None,
    ) -> None:
        self.board = board
        self.kept = kept
        self.view = view
        self.narrow = narrow
        self._given = (view, box, say, narrow)

    @cached_property
    def title(self) -> str:
        """The game, and where it stands."""
        canvas = self._canvas()
        return canvas.about(canvas.say("title"), self.moment)

    @cached_property
    def moment(self) -> str:
        """Where the game stands."""
        return self.board.moment(self._canvas())

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The common board, then the mats, the viewer's own first."""
        return (self.common, *self.mats)

    @cached_property
    def common(self) -> Scene:
        """What lies in the middle of the table."""
        canvas, y = self._keeping(), 0.0
        for draw in self.board.narrow if self.narrow else self.board.wide:
            y = on_paper(canvas, y, part(draw))
        return self._scene(canvas, COMMON, y, self.title)

    @cached_property
    def mats(self) -> tuple[Scene, ...]:
        own = self.view.seat
        seats = sorted(range(len(self.view.players)), key=lambda seat: (seat != own, seat))
        return tuple(self.mat(seat) for seat in seats)

    def mat(self, seat: int) -> Scene:
        """What lies before a player."""
        canvas = self._keeping()
        player, canvas.owner = canvas.player(seat), seat
        draw = part(self.board.narrow_mat if self.narrow else self.board.wide_mat)

        def whole(canvas: C, y: float) -> float:
            draw_head(canvas, player, y, self.board.points)
            return max(draw(canvas, player, y + HEAD), y + HEAD)

        height = on_paper(canvas, 0, whole, seat)
        return self._scene(canvas, f"mat-{seat}", height, canvas.who(seat))

    @cached_property
    def regions(self) -> tuple[Region, ...]:
        """The whole table as text; no picture is drawn for it."""
        canvas = self._canvas()
        mats = (self.board.mat_text(canvas, player) for player in self.view.players)
        return (*self.board.text(canvas), *(region for mat in mats for region in mat))

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols of the game, and those of its seats with their letters."""
        canvas = self._canvas()
        seats = range(len(self.view.players))
        marks = [canvas.mark(seat)._replace(letter=canvas.letter(seat)) for seat in seats]
        marked = chain.from_iterable(map(self.board.marked, seats, marks))
        return (*self.board.symbols, *map(own_chip, seats, marks), *marked)

    @cached_property
    def things(self) -> dict[str, list[About]]:
        """By scene, what its groups hold."""
        kept = self.kept or Kept()
        return {scene.key: kept.things(scene) for scene in self.scenes}

    def titles(self, key: str) -> dict[str, str]:
        """What is said of the things in a scene that choices may point at, by their nouns."""
        things = self.things.get(key, [])
        return first_of(pair for thing in things for pair in thing.titles.items())

    def goods(self, seat: int) -> tuple[Good, ...]:
        """What a player has, as far as the viewer may know it."""
        canvas = self._canvas()
        return tuple(self.board.goods(canvas, canvas.player(seat)))

    def colour(self, seat: int) -> str:
        """The token of a seat's colour at this table, for lines and bars."""
        return self._canvas().mark(seat).bare

    @property
    def hand(self) -> tuple[str, ...]:
        """The nouns of what the viewer has in hand."""
        canvas = self._canvas()
        return () if canvas.me is None else tuple(self.board.hand(canvas, canvas.me))

    def _canvas(self) -> C:
        return self.board.canvas(*self._given)

    def _keeping(self) -> C:
        """A canvas to draw parts on."""
        canvas = self._canvas()
        if self.kept is not None:
            canvas.keep(self.kept)
        return canvas

    def _scene(self, canvas: C, key: str, height: float, title: str) -> Scene:
        width = NARROW if self.narrow else WIDE
        layers = (Group(tuple(canvas.ground)), Group(tuple(canvas.pieces)))
        return Scene(width, height, title, layers, symbols=self.symbols, key=key)


own_chip = lru_cache(seat_chip)


def on_paper(canvas: C, y: float, draw: Part[C], seat: int | None = None) -> float:
    """Draw a part, then lay its sheet under it; the answer is where the next one begins."""
    below, top = len(canvas.ground), y + canvas.edge
    low = draw(canvas, top)
    if low == top:
        return y
    paper = paper_of(canvas, top, low + PAD - top, seat)
    canvas.ground[below:below] = paper
    return low + PAD + canvas.edge


def paper_of(canvas: C, y: float, height: float, seat: int | None) -> tuple[Node, ...]:
    """A sheet; that of a mat has the colour of its seat, strongly where the game waits for it."""
    x, width = canvas.edge, (NARROW if canvas.narrow else WIDE) - 2 * canvas.edge
    if seat is None:
        return sheet(x, y, width, height)
    colour, asked = canvas.mark(seat).bare, canvas.is_asked(seat)
    edge, line = (colour, 4.0) if asked else ("paper-edge", 1.4)
    return (*sheet(x, y, width, height, edge, line), Rect(x + 14, y - 1.5, 64, 5, 2.5, fill=colour))


@part
def lay_things(
    canvas: C,
    things: Callable[..., Iterable[Item]],
    player: Any,
    x: float,
    y: float,
    width: float,
    gap: float = 9,
    *sizes: float,
    above: float = 0,
) -> float:
    """What a player has of these things, in lines of their own; the answer is where they end."""
    items = list(things(canvas, player, *sizes))
    return flow(items, x, y + above, width, gap) if items else y


@part
def draw_head(canvas: C, player: Any, y: float, symbol: str) -> None:
    """Mark, name and points of a player; behind them the points if the game ended now."""
    seat, x, score = player.seat, canvas.left, canvas.score(player)
    right = x + (canvas.room if canvas.narrow else min(canvas.room, HEAD_ROOM - 24))
    if score is not None:
        right = draw_points(canvas, player, right, y, symbol)
    name = shorten(canvas.who(seat), right - x - 48, 18, "serif")
    face = (chip(seat, x, y + 10, 30), Text(x + 40, y + 31.5, name, 18, font="serif"))
    canvas.spot(f"head-{seat_noun(seat)}", face)


def draw_points(canvas: C, player: Any, right: float, y: float, symbol: str) -> float:
    """The points, ending at the right; the answer is where they begin."""
    points, say = canvas.points(player), canvas.say
    if canvas.view.ranking[:1] == (player.seat,):
        crown = Use("crown", right - 26, y + 12, 26, title=say("board-first"))
        canvas.spot(f"crown-{seat_noun(player.seat)}", (crown,))
    elif player.total != points:
        forecast = Text(right, y + 30.5, f"→ {player.total}", 14, "ink-soft", anchor="end")
        key = f"total-{seat_noun(player.seat)}"
        canvas.spot(key, (forecast,), say("board-total", n=player.total))
    right -= 46
    face = (
        Use(symbol, right - 24, y + 13, 24, title=say("board-score", n=points)),
        Text(right - 28, y + 33, str(points), 22, font="serif", anchor="end"),
    )
    canvas.spot(f"points-{seat_noun(player.seat)}", face)
    return right - 28 - measure(str(points), 22, "serif")
