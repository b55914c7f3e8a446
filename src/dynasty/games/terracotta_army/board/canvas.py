"""The canvas of Terracotta Army: what its view adds to any board."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.keeping import derived
from dynasty.drawing.tokens import SeatMark
from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.names import RINGS
from dynasty.games.terracotta_army.symbols.marks import LI_SI, SEATS
from dynasty.games.terracotta_army.view import ArmyView, PlayerView
from dynasty.kernel import Question


class Canvas(AnyCanvas[ArmyView, Box, PlayerView]):
    """The picture of Terracotta Army in the making."""

    def is_li_si(self, seat: int) -> bool:
        return self.view.solo is not None and seat == 1

    def mark(self, seat: int) -> SeatMark:
        return LI_SI if self.is_li_si(seat) else SEATS[seat]

    def score(self, player: PlayerView) -> int:
        return player.vp

    @property
    def own_question(self) -> Question | None:
        """What the viewer is asked."""
        return next((q for q in self.view.questions if q.seat == self.view.seat), None)

    @derived
    def laying(self) -> bool:
        """Is the viewer choosing the challenges of a solo game?"""
        return self.own_question is not None and self.own_question.step == "LayChallenges"

    @derived
    def shut(self) -> frozenset[tuple[int, str]]:
        """Ring and segment of the actions that the viewer, choosing a segment, cannot perform."""
        question = self.own_question
        return frozenset(
            (ring, offer.choice.partition(":")[2])
            for offer in (question.offers if question else None) or ()
            for ring, name in enumerate(RINGS)
            if offer.details.get(f"{name.removesuffix('_ring')}_shut")
        )
