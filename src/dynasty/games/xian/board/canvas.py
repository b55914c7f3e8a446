"""The canvas of Xi'an: what its view adds to any board."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.games.xian.components import Box
from dynasty.games.xian.view import PlayerView, XianView


class Canvas(AnyCanvas[XianView, Box, PlayerView]):
    """The picture of Xi'an in the making."""

    def score(self, player: PlayerView) -> int:
        return player.prestige

    @property
    def choosing(self) -> bool:
        """Whether all choose in secret now, so that the order of the round is not known."""
        return self.view.active < 0 and not self.view.finished
