"""The board that all games share: it turns what a game declares into the pictures of a view.

A table is drawn as several scenes: the common board, and one mat for each seat. Each is drawn when
it is first needed; the caller arranges them.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, Generic, TypeAlias, TypeVar

from dynasty.drawing.canvas import NARROW_WIDTH, WIDE_WIDTH, Canvas, GoodsCount
from dynasty.drawing.drawn_parts import NodeIndex, first_values, node_index
from dynasty.drawing.render_cache import RenderCache, cached_part
from dynasty.drawing.scene import Group, Node, Rect, Region, Scene, Symbol, Text, Use
from dynasty.drawing.symbols.pieces import seat_chip
from dynasty.drawing.text_metrics import shorten_text, text_width
from dynasty.drawing.theme import SeatMark
from dynasty.drawing.widgets import Item, chip, flow_items, paper_sheet
from dynasty.kernel import Translate, seat_noun

COMMON_KEY = "common"  # the key of the common board; the key of a mat is mat-SEAT
MAT_HEAD_HEIGHT = (
    46.0  # the height of a mat's head; its things begin below it, or to the right of HEAD_ROOM
)
MAT_HEAD_WIDTH = 300.0
SHEET_PADDING = 12.0  # below the last thing of a sheet

C = TypeVar("C", bound=Canvas[Any, Any, Any])
BoardPart: TypeAlias = Callable[[C, float], float]
MatPart: TypeAlias = Callable[[C, Any, float], float]


@dataclass(frozen=True)
class Board(Generic[C]):
    """What a game declares about its pictures.

    A part draws from a given height, between the canvas's `left` and `right`, and returns its lower
    end; the board draws a sheet of paper under it. A part of height 0 gets no sheet. A mat's part
    also gets the player, and begins below the head that the board draws.
    """

    canvas: Callable[[Any, Any, Translate, bool], C]
    symbols: tuple[Symbol, ...]
    points: str  # the symbol of the points that decide the game
    moment: Callable[[C], str]  # a short text: round, phase
    wide: tuple[BoardPart[C], ...]
    narrow: tuple[BoardPart[C], ...]
    wide_mat: MatPart[C]
    narrow_mat: MatPart[C]
    text: Callable[[C], Iterable[Region]]
    mat_text: Callable[[C, Any], Iterable[Region]]
    goods: Callable[[C, Any], Iterable[GoodsCount]]  # what the viewer may know that a player has
    # The nouns of the viewer's hand, drawn on the mat; every page shows them all the time.
    hand: Callable[[C, Any], Iterable[str]] = lambda canvas, player: ()
    # The symbols that carry the letter of a seat, besides its chip.
    marked: Callable[[int, SeatMark], tuple[Symbol, ...]] = lambda seat, mark: ()

    def draw(
        self,
        view: Any,
        box: Any,
        say: Translate,
        narrow: bool = False,
        kept: RenderCache | None = None,
    ) -> "Pictures[C]":
        """Return the pictures of a view; parts in `kept` that did not change are reused."""
        return Pictures(self, view, box, say, narrow, kept)


class Pictures(Generic[C]):
    """The scenes of one view, each drawn when it is first used."""

    def __init__(
        self,
        board: Board[C],
        view: Any,
        box: Any,
        say: Translate,
        narrow: bool,
        kept: RenderCache | None = None,
    ) -> None:
        self.board = board
        self.kept = kept
        self.view = view
        self.narrow = narrow
        self._given = (view, box, say, narrow)

    @cached_property
    def title(self) -> str:
        """Return the title of the game with its round or phase."""
        canvas = self._canvas()
        return canvas.about(canvas.say("title"), self.moment)

    @cached_property
    def moment(self) -> str:
        """Return the game's round or phase as a short text."""
        return self.board.moment(self._canvas())

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """Return the common board, then the mats, the viewer's own first."""
        return (self.common, *self.mats)

    @cached_property
    def common(self) -> Scene:
        """Return the scene of the common board."""
        canvas, y = self._keeping(), 0.0
        for draw in self.board.narrow if self.narrow else self.board.wide:
            y = draw_on_paper(canvas, y, cached_part(draw))
        return self._scene(canvas, COMMON_KEY, y, self.title)

    @cached_property
    def mats(self) -> tuple[Scene, ...]:
        own = self.view.seat
        seats = sorted(range(len(self.view.players)), key=lambda seat: (seat != own, seat))
        return tuple(self.mat(seat) for seat in seats)

    def mat(self, seat: int) -> Scene:
        """Return the scene of a player's mat."""
        canvas = self._keeping()
        player, canvas.owner = canvas.player(seat), seat
        draw = cached_part(self.board.narrow_mat if self.narrow else self.board.wide_mat)

        def whole(canvas: C, y: float) -> float:
            draw_head(canvas, player, y, self.board.points)
            return max(draw(canvas, player, y + MAT_HEAD_HEIGHT), y + MAT_HEAD_HEIGHT)

        height = draw_on_paper(canvas, 0, whole, seat)
        return self._scene(canvas, f"mat-{seat}", height, canvas.who(seat))

    @cached_property
    def regions(self) -> tuple[Region, ...]:
        """Return the whole table as text; no picture is drawn for it."""
        canvas = self._canvas()
        mats = (self.board.mat_text(canvas, player) for player in self.view.players)
        return (*self.board.text(canvas), *(region for mat in mats for region in mat))

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """Return the symbols of the game, and the seat marks with their letters."""
        canvas = self._canvas()
        seats = range(len(self.view.players))
        marks = [canvas.mark(seat)._replace(letter=canvas.letter(seat)) for seat in seats]
        marked = chain.from_iterable(map(self.board.marked, seats, marks))
        return (*self.board.symbols, *map(cached_seat_chip, seats, marks), *marked)

    @cached_property
    def things(self) -> dict[str, list[NodeIndex]]:
        """Return what each scene's groups contain, by scene key."""
        return {scene.key: index_groups(scene) for scene in self.scenes}

    def titles(self, key: str) -> dict[str, str]:
        """Return the titles of the things in a scene that choices may point at, by noun."""
        things = self.things.get(key, [])
        return first_values(pair for thing in things for pair in thing.pairs())

    def goods(self, seat: int) -> tuple[GoodsCount, ...]:
        """Return the goods of a player, as far as the viewer may know them."""
        canvas = self._canvas()
        return tuple(self.board.goods(canvas, canvas.player(seat)))

    def colour(self, seat: int) -> str:
        """Return the theme colour of a seat at this table, for lines and bars."""
        return self._canvas().mark(seat).bare

    @property
    def hand(self) -> tuple[str, ...]:
        """Return the nouns of the viewer's hand."""
        canvas = self._canvas()
        return () if canvas.me is None else tuple(self.board.hand(canvas, canvas.me))

    def _canvas(self) -> C:
        return self.board.canvas(*self._given)

    def _keeping(self) -> C:
        """Return a canvas to draw parts on, with the cache if there is one."""
        canvas = self._canvas()
        if self.kept is not None:
            canvas.keep(self.kept)
        return canvas

    def _scene(self, canvas: C, key: str, height: float, title: str) -> Scene:
        width = NARROW_WIDTH if self.narrow else WIDE_WIDTH
        layers = (Group(tuple(canvas.ground)), Group(tuple(canvas.pieces)))
        return Scene(width, height, title, layers, symbols=self.symbols, key=key)


cached_seat_chip = lru_cache(seat_chip)


def index_groups(scene: Scene) -> list[NodeIndex]:
    """Return what each group of a scene contains, in their order."""
    nodes = (node for layer in scene.layers for node in layer.children)
    return [node_index(node) for node in nodes if isinstance(node, Group)]


def draw_on_paper(canvas: C, y: float, draw: BoardPart[C], seat: int | None = None) -> float:
    """Draw a part with a sheet under it; return the height at which the next one begins."""
    below, top = len(canvas.ground), y + canvas.edge
    low = draw(canvas, top)
    if low == top:
        return y
    paper = paper_nodes(canvas, top, low + SHEET_PADDING - top, seat)
    canvas.ground[below:below] = paper
    return low + SHEET_PADDING + canvas.edge


def paper_nodes(canvas: C, y: float, height: float, seat: int | None) -> tuple[Node, ...]:
    """Return a sheet of paper; a mat's has its seat's colour, thicker while that seat is asked."""
    x, width = canvas.edge, (NARROW_WIDTH if canvas.narrow else WIDE_WIDTH) - 2 * canvas.edge
    if seat is None:
        return paper_sheet(x, y, width, height)
    colour, asked = canvas.mark(seat).bare, canvas.is_asked(seat)
    edge, line = (colour, 4.0) if asked else ("paper-edge", 1.4)
    return (
        *paper_sheet(x, y, width, height, edge, line),
        Rect(x + 14, y - 1.5, 64, 5, 2.5, fill=colour),
    )


@cached_part
def draw_items(
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
    """Draw a player's items of one kind in lines of their own; return their lower end."""
    items = list(things(canvas, player, *sizes))
    return flow_items(items, x, y + above, width, gap) if items else y


@cached_part
def draw_head(canvas: C, player: Any, y: float, symbol: str) -> None:
    """Draw mark, name and points of a player, and the points if the game ended now."""
    seat, x, score = player.seat, canvas.left, canvas.score(player)
    right = x + (canvas.room if canvas.narrow else min(canvas.room, MAT_HEAD_WIDTH - 24))
    if score is not None:
        right = draw_points(canvas, player, right, y, symbol)
    name = shorten_text(canvas.who(seat), right - x - 48, 18, "serif")
    face = (chip(seat, x, y + 10, 30), Text(x + 40, y + 31.5, name, 18, font="serif"))
    canvas.spot(f"head-{seat_noun(seat)}", face)


def draw_points(canvas: C, player: Any, right: float, y: float, symbol: str) -> float:
    """Draw the points right-aligned; return their left end."""
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
    return right - 28 - text_width(str(points), 22, "serif")
