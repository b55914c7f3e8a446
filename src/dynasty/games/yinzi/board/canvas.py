"""The canvas of Yínzi: what its board needs beyond that of any game."""

from collections.abc import Iterable

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.render_cache import view_property
from dynasty.drawing.scene import Node, Rect
from dynasty.drawing.theme import SeatMark
from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.symbols import SEATS
from dynasty.games.yinzi.view import FactoryView, PlayerView, YinziView

PAYMENT_STEPS = frozenset(("PayCopper", "PayWood", "PayStone"))


class Canvas(AnyCanvas[YinziView, Box, PlayerView]):
    """The drawing surface for the table of Yínzi."""

    @property
    def asked(self) -> str:
        """Return the name of the step that the viewer must answer, or an empty text."""
        found = (q.step for q in self.view.questions if q.seat == self.view.seat)
        return next(found, "")

    @view_property
    def paying(self) -> bool:
        """Return whether the viewer chooses a payment, so that wood means the own wood."""
        return self.asked in PAYMENT_STEPS

    @view_property
    def choosing_route(self) -> bool:
        """Return whether the viewer looks through the discard pile."""
        return self.asked == "ChooseRoute"

    @property
    def active(self) -> int:
        """Return the seat that is deciding, or -1."""
        return self.view.occasion.seat if self.view.occasion else -1

    def mark(self, seat: int) -> SeatMark:
        """Return colour, shape and letter of a seat."""
        return SEATS[seat]

    def score(self, player: PlayerView) -> int:
        """Return the player's points that can no longer be lost or spent."""
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
        """Draw a box of the board that choices may point at."""
        x, y, width, height = area
        box = Rect(x, y, width, height, 9, fill=fill, stroke="paper-edge", line=1.3)
        self.place(noun, title, Rect(x, y, width, height, 9), (box, *children))
