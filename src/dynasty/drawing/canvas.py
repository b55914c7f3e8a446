"""What every part of a board draws on: the view, the box, the words, two layers."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from dynasty.drawing.scene import Circle, Group, Node, Rect
from dynasty.kernel import Say

V = TypeVar("V")
B = TypeVar("B")


class Canvas(Generic[V, B]):
    """The picture in the making. Places lie on the ground, pieces above them."""

    def __init__(self, view: V, box: B, say: Say) -> None:
        self.view = view
        self.box = box
        self.say = say
        self.ground: list[Node] = []
        self.pieces: list[Node] = []

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
