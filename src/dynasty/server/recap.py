"""What happened while a viewer was away: a few lines, and marks on what lies elsewhere now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Use
from dynasty.kernel import Event, Match

LINES = 5
A_SHIFT = 4  # so many pieces going the same way down the page: an area grew, nobody moved them
DOT = 7


def absence(match: Match, seat: int) -> tuple[int, int]:
    """The others' moves before the seat's present stretch: from which number, up to which."""
    moves = match.moves
    end = len(moves)
    while end and (moves[end - 1].seat == seat or not moves[end - 1].events):
        end -= 1
    begin = end
    while begin and moves[begin - 1].seat != seat:
        begin -= 1
    return begin, end


def headlines(match: Match, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The few events that matter most, in the order in which they happened."""
    ranks = {kind: rank for rank, kind in enumerate(match.game.headlines)}

    def weight(number: int) -> tuple[int, int]:
        return ranks.get(told[number][1].kind, len(ranks)), -number

    weighed = sorted(range(len(told)), key=weight)
    return [told[number] for number in sorted(weighed[:LINES])]


def changed_pieces(then: Scene, now: Scene) -> frozenset[str]:
    """The ids of pieces that lie elsewhere than before."""
    before = dict(places(then))
    moved = {key: at for key, at in places(now) if before.get(key) != at}
    shifts = Counter(shift(before[key], at) for key, at in moved.items() if key in before)
    return frozenset(
        key
        for key, at in moved.items()
        if key not in before
        or shift(before[key], at)[0]
        or shifts[shift(before[key], at)] < A_SHIFT
    )


def places(scene: Scene) -> Iterator[tuple[str, tuple[float, float]]]:
    return ((group.id, group.at) for group in scene.groups() if group.id and group.at is not None)


def shift(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    return round(end[0] - start[0], 1), round(end[1] - start[1], 1)


def marked(scene: Scene, ids: frozenset[str]) -> Scene:
    """The scene with a small mark on these pieces."""
    if not ids:
        return scene
    return replace(scene, layers=tuple(marked_group(layer, ids) for layer in scene.layers))


def marked_group(group: Group, ids: frozenset[str]) -> Group:
    children = tuple(
        marked_group(child, ids) if isinstance(child, Group) else child for child in group.children
    )
    if group.id not in ids:
        return replace(group, children=children)
    return replace(group, children=(*children, mark(group)), classes=(*group.classes, "changed"))


def mark(group: Group) -> Group:
    """A dot at the upper right corner of a piece."""
    corners = list(upper_right(group.children if group.target is None else (group.target,)))
    x = max((corner[0] for corner in corners), default=0)
    y = min((corner[1] for corner in corners), default=0)
    dot = Circle(x - 2, y + 2, DOT, fill="cinnabar", stroke="chalk", line=2)
    return Group((dot,), classes=("mark",))


def upper_right(nodes: Iterable[Node]) -> Iterator[tuple[float, float]]:
    """The upper right corners of shapes, as far as they tell."""
    for node in nodes:
        match node:
            case Rect():
                yield node.x + node.width, node.y
            case Circle():
                yield node.x + node.radius * 0.8, node.y - node.radius * 0.8
            case Use():
                yield node.x + node.size * 0.8, node.y
            case Group():
                x, y = node.at or (0, 0)
                yield from ((x + dx, y + dy) for dx, dy in upper_right(node.children))
            case _:
                pass
