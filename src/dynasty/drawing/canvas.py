"""The canvas on which the parts of a board draw: the view, the box, the texts and two layers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from dynasty.drawing.render_cache import CachingCanvas, view_property
from dynasty.drawing.scene import Circle, Group, Node, Rect
from dynasty.drawing.text_metrics import text_width
from dynasty.drawing.theme import SEAT_MARKS, SeatMark
from dynasty.drawing.widgets import COUNTER_FONT_SIZE, Item, symbol_counter, symbol_width
from dynasty.kernel import Question, Translate, seat_noun, text_key

WIDE_WIDTH, NARROW_WIDTH = 1000.0, 390.0  # units across; a page shows a unit as a pixel
GOODS_LINE_HEIGHT = 32.0  # the height of a line of goods
MIN_TOUCH_SIZE = 36.0  # the least size of a touch target on a phone


class ViewLike(Protocol):
    """The fields that the board reads of any view."""

    @property
    def seat(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def finished(self) -> bool: ...
    @property
    def questions(self) -> tuple[Question, ...]: ...
    @property
    def players(self) -> Sequence[Any]: ...
    @property
    def ranking(self) -> tuple[int, ...]: ...


class PlayerLike(Protocol):
    """The fields that the board reads of one player in a view."""

    @property
    def seat(self) -> int: ...
    @property
    def total(self) -> int:
        """Return the points if the game ended now, as far as the viewer may know."""


V = TypeVar("V", bound=ViewLike)
B = TypeVar("B")
P = TypeVar("P", bound=PlayerLike)


@dataclass(frozen=True)
class GoodsCount:
    """A number of things of one kind that a player has, as strips and status lines show it."""

    symbol: str
    count: int
    name: str  # "coin"
    text: str  # "3 coins"
    colour: str = ""  # of a symbol that has none of its own
    noun: str = ""  # of the thing, if it differs from its symbol

    def of(self, seat: int) -> str:
        """Return the id of this good's counter on the mat of a seat."""
        return f"{self.noun or self.symbol}-{seat_noun(seat)}"


class Canvas(CachingCanvas, Generic[V, B, P]):
    """The picture while it is drawn: places on the ground, and pieces above them.

    Everything that can be pointed at has an id: a place, a piece, or a spot that is no choice.
    While a mat is drawn, `owner` is the seat that it belongs to.

    `V`, `B` and `P` are the game's view, its box, and its view of one player. A game implements
    `score` and overrides only what is different with it.
    """

    view: V

    def __init__(self, view: V, box: B, say: Translate, narrow: bool = False) -> None:
        super().__init__()
        self.view = view
        self.box = box
        self.say = say
        self.narrow = narrow
        self.least = MIN_TOUCH_SIZE if narrow else 0.0

    # The sheet of paper: parts of a board draw between `left` and `right`.

    @property
    def edge(self) -> float:
        """Return the margin around a sheet of paper."""
        return 4.0 if self.narrow else 3.0

    @property
    def left(self) -> float:
        return self.edge + (10.0 if self.narrow else 16.0)

    @property
    def right(self) -> float:
        return (NARROW_WIDTH if self.narrow else WIDE_WIDTH) - self.left

    @property
    def room(self) -> float:
        """Return the width between left and right."""
        return self.right - self.left

    # The viewer and the players.

    @property
    def me(self) -> P | None:
        """Return the viewer's own player; None for a spectator."""
        return self.player(self.view.seat) if self.view.seat >= 0 else None

    def player(self, seat: int) -> P:
        found: P = self.view.players[seat]
        return found

    def is_own(self, seat: int) -> bool:
        """Return whether the viewer has this seat."""
        return seat == self.view.seat

    def is_asked(self, seat: int) -> bool:
        """Return whether the game waits for this seat."""
        return any(question.seat == seat for question in self.view.questions)

    @view_property
    def offered(self) -> tuple[str, ...]:
        """Return the nouns of the viewer's choices, each once, in their order."""
        found: dict[str, None] = {}
        for question in self.view.questions:
            if question.seat == self.view.seat:
                for offer in question.offers or ():
                    found[offer.choice.partition(":")[2]] = None
        return tuple(found)

    def mark(self, seat: int) -> SeatMark:
        """Return colour, shape and letter of a seat."""
        return SEAT_MARKS[seat]

    def letter(self, seat: int) -> str:
        """Return the letter that marks a seat, in the reader's language."""
        return self.say(text_key("letter", seat_noun(seat)))

    def who(self, seat: int) -> str:
        """Return the name of the player at this seat."""
        return self.name(seat_noun(seat))

    def score(self, player: P) -> int | None:
        """Return the points that a player has now; None if the game does not show points."""
        raise NotImplementedError

    def points(self, player: P) -> int:
        """Return the points so far; after the end of the game, the final total."""
        return player.total if self.view.finished else self.score(player) or 0

    # Words.

    def name(self, noun: str) -> str:
        return self.say(text_key("name", noun))

    def count(self, noun: str, n: int) -> str:
        return self.say(text_key("count", noun), n=n)

    def help(self, noun: str) -> str:
        return self.say(text_key("help", noun))

    def about(self, name: str, *parts: str) -> str:
        """Return a name followed by these details; empty details are left out."""
        said = ", ".join(part for part in parts if part)
        return self.say("board-about", name=name, said=said) if said else name

    def good(self, symbol: str, n: int, noun: str = "", colour: str = "") -> GoodsCount:
        """Return n of a thing as a Good; `noun` is needed if it differs from the symbol's name."""
        noun = noun or symbol
        return GoodsCount(symbol, n, self.name(noun), self.count(noun, n), colour, noun)

    # Drawing.

    def lay(self, *nodes: Node) -> None:
        """Draw nodes on the ground."""
        self.ground += nodes

    def place(
        self,
        noun: str,
        title: str,
        target: Rect | Circle,
        children: Iterable[Node] = (),
        key: str = "",
    ) -> None:
        """Add a place to the ground that choices may point at; without a noun, add a spot."""
        if not noun:
            self.spot(key, children, title)
            return
        self.ground.append(
            Group(
                tuple(children),
                id=key or noun,
                noun=noun,
                title=title,
                target=enlarged_target(target, self.least),
            )
        )

    def spot(self, key: str, children: Iterable[Node], title: str = "") -> None:
        """Add a spot to the ground: it is no choice, but can be pointed at by its id."""
        self.ground.append(Group(tuple(children), id=key, title=title))

    def piece(
        self,
        key: str,
        at: tuple[float, float],
        children: Iterable[Node],
        title: str = "",
        noun: str = "",
        target: Rect | Circle | None = None,
        opacity: float = 1,
    ) -> None:
        """Add a piece, which keeps its id wherever it is."""
        self.pieces.append(
            Group(
                tuple(children),
                id=key,
                noun=noun,
                title=title,
                classes=("piece",),
                at=at,
                target=enlarged_target(target, self.least) if noun and target else None,
                opacity=opacity,
            )
        )

    # Items that `widgets.flow` arranges in lines.

    def thing(
        self,
        key: str,
        face: tuple[Node, ...],
        title: str,
        width: float,
        height: float,
        noun: str = "",
    ) -> Item:
        """Return a piece as an item; `face` is drawn from (0, 0)."""

        def draw(x: float, y: float) -> None:
            self.piece(key, (x, y), face, title, noun, Rect(0, 0, width, height, 7))

        return Item(width, height, draw)

    def tally(self, good: GoodsCount, size: float = 24) -> Item:
        """Return a symbol with its number as an item."""

        def draw(x: float, y: float) -> None:
            top, n = y + (GOODS_LINE_HEIGHT - size) / 2, str(good.count)
            face = symbol_counter(good.symbol, x, top, n, good.text, size, good.colour)
            self.spot(good.of(self.owner), face)

        width = symbol_width(good.symbol, size) + 3 + text_width(str(good.count), COUNTER_FONT_SIZE)
        return Item(width, GOODS_LINE_HEIGHT, draw)


def enlarged_target(target: Rect | Circle, least: float) -> Rect | Circle:
    """Return the outline enlarged around its centre to at least this width and height."""
    if isinstance(target, Circle):
        return Circle(target.x, target.y, max(target.radius, least / 2))
    wide, high = max(target.width, least), max(target.height, least)
    x, y = target.x - (wide - target.width) / 2, target.y - (high - target.height) / 2
    return Rect(x, y, wide, high, target.radius)
