"""The canvas of Xi'an: what its view adds to any board."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.games.xian.components import Box
from dynasty.games.xian.view import PlayerView, XianView


class Canvas(AnyCanvas[XianView, Box]):
    """The picture of Xi'an in the making."""

    @property
    def me(self) -> PlayerView | None:
        """The viewer's own area; a spectator has none."""
        return self.view.players[self.view.seat] if self.view.seat >= 0 else None

    @property
    def choosing(self) -> bool:
        """Whether all choose in secret now, so that the order of the round is not known."""
        return self.view.active < 0 and not self.view.finished

    def points(self, player: PlayerView) -> int:
        """The score: as it stands, at the end with all that the end gave."""
        return player.total if self.view.finished else player.prestige
