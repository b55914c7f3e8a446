"""The canvas of Xi'an, which adds its view to the common canvas."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.games.xian.components import Box
from dynasty.games.xian.view import PlayerView, XianView


class Canvas(AnyCanvas[XianView, Box, PlayerView]):
    """The canvas that Xi'an's table is drawn on."""

    def score(self, player: PlayerView) -> int:
        return player.prestige

    @property
    def choosing(self) -> bool:
        """Whether all seats are choosing in secret, so that the order of the round is unknown."""
        return self.view.active < 0 and not self.view.finished
