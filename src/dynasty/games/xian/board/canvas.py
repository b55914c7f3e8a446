"""What every part of the board draws on: the view, the box, the words, two layers."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from dynasty.drawing.scene import Circle, Group, Node, Rect
from dynasty.games.xian.components import Box
from dynasty.games.xian.view import PlayerView, XianView
from dynasty.kernel import Say


@dataclass
class Canvas:
    """The picture in the making. Places lie on the ground, pieces above them."""

    view: XianView
    box: Box
    say: Say
    ground: list[Node] = field(default_factory=list)
    pieces: list[Node] = field(default_factory=list)

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

    def name(self, noun: str) -> str:
        return self.say("name-" + noun.replace("_", "-"))

    def count(self, noun: str, n: int) -> str:
        return self.say("count-" + noun.replace("_", "-"), n=n)

    def help(self, noun: str) -> str:
        return self.say("help-" + noun.replace("_", "-"))

    def lay(self, *nodes: Node) -> None:
        """Draw on the ground."""
        self.ground += nodes

    def place(
        self,
        noun: str,
        title: str,
        target: Rect | Circle,
        children: Iterable[Node] = (),
        key: str = "",
    ) -> None:
        """A part of the ground that choices may point at."""
        self.ground.append(
            Group(tuple(children), id=key or noun, noun=noun, title=title, target=target)
        )

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
        """A thing that keeps its id wherever it lies."""
        self.pieces.append(
            Group(
                tuple(children),
                id=key,
                noun=noun,
                title=title,
                classes=("piece",),
                at=at,
                target=target,
                opacity=opacity,
            )
        )
