"""The canvas of Yínzi: what its view adds to any board."""

from collections.abc import Iterable

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.scene import Node, Rect
from dynasty.drawing.tokens import SeatMark
from dynasty.drawing.widgets import sheet
from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.symbols import SEATS
from dynasty.games.yinzi.view import FactoryView, PlayerView, YinziView


class Canvas(AnyCanvas[YinziView, Box, PlayerView]):
    """The picture of Yínzi in the making."""

    @property
    def asked(self) -> str:
        """The step that asks the viewer now, if it does."""
        found = (q.step for q in self.view.questions if q.seat == self.view.seat)
        return next(found, "")

    @property
    def active(self) -> int:
        """Whose occasion it is, or -1."""
        return self.view.occasion.seat if self.view.occasion else -1

    def mark(self, seat: int) -> SeatMark:
        """Colour, shape and letter of a seat."""
        return SEATS[seat]

    def score(self, player: PlayerView) -> int:
        return player.total

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


def player_sheet(
    canvas: Canvas, seat: int, x: float, y: float, width: float, height: float
) -> tuple[Node, ...]:
    """The paper of a player's area; whoever decides has a strong edge of the own colour."""
    colour, active = canvas.mark(seat).colour, seat == canvas.active
    edge, line = (colour, 4.0) if active else ("paper-edge", 1.4)
    return (*sheet(x, y, width, height, edge, line), Rect(x + 14, y - 1.5, 64, 5, 2.5, fill=colour))
