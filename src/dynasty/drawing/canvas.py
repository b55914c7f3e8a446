"""What every part of a board draws on: the view, the box, the words, two layers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from dynasty.drawing.keeping import Keeping, derived
from dynasty.drawing.layout import measure
from dynasty.drawing.scene import Circle, Group, Node, Rect
from dynasty.drawing.tokens import SEATS, SeatMark
from dynasty.drawing.widgets import COUNT, Item, breadth, counter
from dynasty.kernel import Question, Say, seat_noun, text_key

WIDE, NARROW = 1000.0, 390.0  # units across; a page shows a unit as a pixel
LINE = 32.0  # the height of a line of goods
FINGER = 36.0  # the least size of what can be hit on a phone


class Seen(Protocol):
    """What the frame reads of any view."""

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


class Owner(Protocol):
    """What the frame reads of one player in a view."""

    @property
    def seat(self) -> int: ...
    @property
    def total(self) -> int:
        """The points if the game ended now, as far as the viewer may know."""


V = TypeVar("V", bound=Seen)
B = TypeVar("B")
P = TypeVar("P", bound=Owner)


@dataclass(frozen=True)
class Good:
    """So many of something before a seat, as strips, differences and status lines show it."""

    symbol: str
    count: int
    name: str  # "coin"
    text: str  # "3 coins"
    colour: str = ""  # of a symbol that has none of its own
    noun: str = ""  # of what it is, where that is not its symbol

    def of(self, seat: int) -> str:
        """The id of its counter on the mat of a seat."""
        return f"{self.noun or self.symbol}-{seat_noun(seat)}"


class Canvas(Keeping, Generic[V, B, P]):
    """The picture in the making. Places lie on the ground, pieces above them.

    Whatever somebody may want to point at has an id: a place, a piece, or a spot that is only
    looked at. On a mat `owner` is the seat before which things lie.

    `V`, `B` and `P` are the game's view, its box, and what its view says of one player. A game
    says how its players score (`score`), and besides only what is different with it.
    """

    view: V

    def __init__(self, view: V, box: B, say: Say, narrow: bool = False) -> None:
        super().__init__()
        self.view = view
        self.box = box
        self.say = say
        self.narrow = narrow
        self.least = FINGER if narrow else 0.0

    # The sheet of paper: parts of a board draw between `left` and `right`.

    @property
    def edge(self) -> float:
        """What is left free around a sheet."""
        return 4.0 if self.narrow else 3.0

    @property
    def left(self) -> float:
        return self.edge + (10.0 if self.narrow else 16.0)

    @property
    def right(self) -> float:
        return (NARROW if self.narrow else WIDE) - self.left

    @property
    def room(self) -> float:
        """How much there is between left and right."""
        return self.right - self.left

    # Who looks, who plays.

    @property
    def me(self) -> P | None:
        """The viewer's own area; a spectator has none."""
        return self.player(self.view.seat) if self.view.seat >= 0 else None

    def player(self, seat: int) -> P:
        found: P = self.view.players[seat]
        return found

    def is_own(self, seat: int) -> bool:
        """Does the viewer sit there?"""
        return seat == self.view.seat

    def is_asked(self, seat: int) -> bool:
        """Does the game wait for this seat?"""
        return any(question.seat == seat for question in self.view.questions)

    @derived
    def offered(self) -> tuple[str, ...]:
        """The nouns of the viewer's choices, each once, in their order."""
        found: dict[str, None] = {}
        for question in self.view.questions:
            if question.seat == self.view.seat:
                for offer in question.offers or ():
                    found[offer.choice.partition(":")[2]] = None
        return tuple(found)

    def mark(self, seat: int) -> SeatMark:
        """Colour, shape and letter of a seat."""
        return SEATS[seat]

    def letter(self, seat: int) -> str:
        """The letter that stands for a seat, in the reader's language."""
        return self.say(text_key("letter", seat_noun(seat)))

    def who(self, seat: int) -> str:
        """The name of who sits there."""
        return self.name(seat_noun(seat))

    def score(self, player: P) -> int | None:
        """The points that a player has now; None where nothing is counted."""
        raise NotImplementedError

    def points(self, player: P) -> int:
        """The points so far; when the game is over, with all that its end gave."""
        return player.total if self.view.finished else self.score(player) or 0

    # Words.

    def name(self, noun: str) -> str:
        return self.say(text_key("name", noun))

    def count(self, noun: str, n: int) -> str:
        return self.say(text_key("count", noun), n=n)

    def help(self, noun: str) -> str:
        return self.say(text_key("help", noun))

    def about(self, name: str, *parts: str) -> str:
        """A name and what is to say about it; empty parts are left out."""
        said = ", ".join(part for part in parts if part)
        return self.say("board-about", name=name, said=said) if said else name

    def good(self, symbol: str, n: int, noun: str = "", colour: str = "") -> Good:
        """So many of a thing; its noun, if that is not the name of its symbol."""
        noun = noun or symbol
        return Good(symbol, n, self.name(noun), self.count(noun, n), colour, noun)

    # Drawing.

    def lay(self, *nodes: Node) -> None:
        """Draw on the ground."""
        self.ground += nodes

    def place(
        self,
        noun: str,
        title: str,
        target: Rect | Circle,
        children: Iterable[Node] = (),
        key: str = "",
    ) -> None:
        """A part of the ground that choices may point at; without a noun it is a spot."""
        if not noun:
            self.spot(key, children, title)
            return
        self.ground.append(
            Group(
                tuple(children),
                id=key or noun,
                noun=noun,
                title=title,
                target=grown(target, self.least),
            )
        )

    def spot(self, key: str, children: Iterable[Node], title: str = "") -> None:
        """A part of the ground that is no choice, but can be pointed at by its id."""
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
        """A thing that keeps its id wherever it lies."""
        self.pieces.append(
            Group(
                tuple(children),
                id=key,
                noun=noun,
                title=title,
                classes=("piece",),
                at=at,
                target=grown(target, self.least) if noun and target else None,
                opacity=opacity,
            )
        )

    # Things to be laid in lines by `widgets.flow`.

    def thing(
        self,
        key: str,
        face: tuple[Node, ...],
        title: str,
        width: float,
        height: float,
        noun: str = "",
    ) -> Item:
        """A piece drawn from (0, 0)."""

        def draw(x: float, y: float) -> None:
            self.piece(key, (x, y), face, title, noun, Rect(0, 0, width, height, 7))

        return Item(width, height, draw)

    def tally(self, good: Good, size: float = 24) -> Item:
        """A symbol and how many of it there are."""

        def draw(x: float, y: float) -> None:
            top, n = y + (LINE - size) / 2, str(good.count)
            face = counter(good.symbol, x, top, n, good.text, size, good.colour)
            self.spot(good.of(self.owner), face)

        width = breadth(good.symbol, size) + 3 + measure(str(good.count), COUNT)
        return Item(width, LINE, draw)


def grown(target: Rect | Circle, least: float) -> Rect | Circle:
    """The outline, around its middle at least so wide and high."""
    if isinstance(target, Circle):
        return Circle(target.x, target.y, max(target.radius, least / 2))
    wide, high = max(target.width, least), max(target.height, least)
    x, y = target.x - (wide - target.width) / 2, target.y - (high - target.height) / 2
    return Rect(x, y, wide, high, target.radius)
