"""The canvas of Terracotta Army: what its board needs beyond that of any game."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.render_cache import view_property
from dynasty.drawing.theme import SeatMark
from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.names import RINGS
from dynasty.games.terracotta_army.symbols.seats_and_goods import LI_SI_MARK, SEATS
from dynasty.games.terracotta_army.view import ArmyView, PlayerView
from dynasty.kernel import Question


class Canvas(AnyCanvas[ArmyView, Box, PlayerView]):
    """The drawing surface for the table of Terracotta Army."""

    def is_li_si(self, seat: int) -> bool:
        return self.view.solo is not None and seat == 1

    def mark(self, seat: int) -> SeatMark:
        return LI_SI_MARK if self.is_li_si(seat) else SEATS[seat]

    def score(self, player: PlayerView) -> int:
        return player.vp

    @property
    def own_question(self) -> Question | None:
        """Return the question that the viewer has to answer."""
        return next((q for q in self.view.questions if q.seat == self.view.seat), None)

    @view_property
    def laying(self) -> bool:
        """Return whether the viewer is choosing the challenges of a solo game."""
        return self.own_question is not None and self.own_question.step == "LayChallenges"

    @view_property
    def shut(self) -> frozenset[tuple[int, str]]:
        """Return ring and segment of the actions that the viewer cannot perform."""
        question = self.own_question
        return frozenset(
            (ring, offer.choice.partition(":")[2])
            for offer in (question.offers if question else None) or ()
            for ring, name in enumerate(RINGS)
            if offer.details.get(f"{name.removesuffix('_ring')}_shut")
        )
