"""The canvas of Tianxia: what its view adds to any board."""

from collections.abc import Iterable
from functools import cached_property

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.scene import Circle, Node, Rect
from dynasty.games.tianxia.components import Box
from dynasty.games.tianxia.view import NEUTRAL_PIECE, PlayerView, TianxiaView


class Canvas(AnyCanvas[TianxiaView, Box]):
    """The picture of Tianxia in the making; on a phone what can be hit is at least so large."""

    least = 0.0

    def place(
        self,
        noun: str,
        title: str,
        target: Rect | Circle,
        children: Iterable[Node] = (),
        key: str = "",
    ) -> None:
        if noun:
            super().place(noun, title, grown(target, self.least), children, key)
        else:
            self.lay(*children)

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
        roomy = grown(target, self.least) if noun and target is not None else None
        super().piece(key, at, children, title, noun, roomy, opacity)

    @property
    def me(self) -> PlayerView | None:
        """The viewer's own area; a spectator has none."""
        return self.view.players[self.view.seat] if self.view.seat >= 0 else None

    @cached_property
    def offered(self) -> list[str]:
        """The nouns of the viewer's choices, each once, in their order."""
        found: dict[str, None] = {}
        for question in self.view.questions:
            if question.seat == self.view.seat:
                for offer in question.offers or ():
                    found[offer.choice.partition(":")[2]] = None
        return list(found)

    @property
    def open_sets(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """The starting sets that can still be taken, until every house has one."""
        houses = [player for player in self.view.players if not player.rival]
        if all(player.starting for player in houses):
            return []
        return [(noun, building, gain) for noun, building, gain, gone in self.view.sets if not gone]

    def inside(self, noun: str, around: str) -> str:
        """The noun of a part, or none while the thing around it can be chosen and it cannot."""
        return noun if noun in self.offered or around not in self.offered else ""

    def who(self, seat: int) -> str:
        """The name of a house, of the rival, or of a neutral piece."""
        if seat == NEUTRAL_PIECE:
            return self.name("neutral")
        rival = self.view.players[seat].rival
        return self.name(rival or f"seat_{seat}")

    def points(self, player: PlayerView) -> int:
        """The score: as it stands, at the end with all that the end gave."""
        return player.total if self.view.finished else player.vp

    def moment(self) -> str:
        """Where the game stands."""
        if self.view.finished:
            return self.say("board-over")
        return self.say("board-round", round=self.view.round, rounds=self.box.rounds)


def grown(target: Rect | Circle, least: float) -> Rect | Circle:
    """The outline, around its middle at least so wide and high."""
    if isinstance(target, Circle):
        return Circle(target.x, target.y, max(target.radius, least / 2))
    wide, high = max(target.width, least), max(target.height, least)
    x, y = target.x - (wide - target.width) / 2, target.y - (high - target.height) / 2
    return Rect(x, y, wide, high, target.radius)
