"""The canvas of Terracotta Army: what its view adds to any board."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.scene import Node, Rect
from dynasty.drawing.tokens import SeatMark
from dynasty.drawing.widgets import sheet
from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.symbols.marks import LI_SI, SEATS
from dynasty.games.terracotta_army.view import ArmyView, PlayerView


class Canvas(AnyCanvas[ArmyView, Box, PlayerView]):
    """The picture of Terracotta Army in the making."""

    def is_li_si(self, seat: int) -> bool:
        return self.view.solo is not None and seat == 1

    def mark(self, seat: int) -> SeatMark:
        """Colour, shape and letter of a seat."""
        return LI_SI if self.is_li_si(seat) else SEATS[seat]

    def score(self, player: PlayerView) -> int:
        return player.vp


def area_sheet(
    canvas: Canvas, x: float, y: float, width: float, height: float, seat: int
) -> tuple[Node, ...]:
    """The paper of a player's area; the one who plays has a strong edge of his colour."""
    colour, active = canvas.mark(seat).colour, seat == canvas.view.active
    return (
        *sheet(x, y, width, height, colour if active else "paper-edge", 4 if active else 1.4),
        Rect(x + 14, y - 1.5, 64, 5, 2.5, fill=colour),
    )
