"""The canvas of Yínzi: what its view adds to any board."""

from collections.abc import Iterable

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.keeping import derived
from dynasty.drawing.scene import Node, Rect
from dynasty.drawing.tokens import SeatMark
from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.symbols import SEATS
from dynasty.games.yinzi.view import FactoryView, PlayerView, YinziView

PAYMENTS = frozenset(("PayCopper", "PayWood", "PayStone"))


class Canvas(AnyCanvas[YinziView, Box, PlayerView]):
    """The picture of Yínzi in the making."""

    @property
    def asked(self) -> str:
        """The step that asks the viewer now, if it does."""
        found = (q.step for q in self.view.questions if q.seat == self.view.seat)
        return next(found, "")

    @derived
    def paying(self) -> bool:
        """Does the viewer choose what to pay with? Then wood is the own wood, not the stock's."""
        return self.asked in PAYMENTS

    @derived
    def choosing_route(self) -> bool:
        """Does the viewer look through the discard pile?"""
        return self.asked == "ChooseRoute"

    @property
    def active(self) -> int:
        """Whose occasion it is, or -1."""
        return self.view.occasion.seat if self.view.occasion else -1

    def mark(self, seat: int) -> SeatMark:
        """Colour, shape and letter of a seat."""
        return SEATS[seat]

    def score(self, player: PlayerView) -> int:
        """What can no longer be lost or spent."""
        return sum(line.points for line in player.sheet if not line.at_end)

    def factory(self, name: str) -> FactoryView:
        return next(factory for factory in self.view.factories if factory.id == name)

    def panel(
        self,
        noun: str,
        title: str,
        area: tuple[float, float, float, float],
        children: Iterable[Node] = (),
        fill: str = "paper-dark",
    ) -> None:
        """A box of the board that choices may point at."""
        x, y, width, height = area
        box = Rect(x, y, width, height, 9, fill=fill, stroke="paper-edge", line=1.3)
        self.place(noun, title, Rect(x, y, width, height, 9), (box, *children))
