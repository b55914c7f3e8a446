"""What happened while a viewer was away: a few lines, and marks on what lies elsewhere now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import inf

from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Use
from dynasty.kernel import Event, Match

LINES = 5
A_SHIFT = 4  # so many pieces going the same way down the page: an area grew, nobody moved them
DOT = 7


def absence(match: Match, seat: int) -> range:
    """The moves in which others acted before the seat's present stretch; 0 is the set-up."""
    last = len(match.moves)
    while last >= 0 and not by_others(match, seat, last):
        last -= 1
    first = last
    while first > 0 and is_wholly_others(match, seat, first) and acted(match, seat, first - 1):
        first -= 1
    return range(max(0, first), last + 1)


def by_others(match: Match, seat: int, number: int) -> Sequence[Event]:
    """What others did in a move; in a move of the seat, what automated opponents did after it."""
    move = match.moves[number - 1] if number else None
    events = match.opening if move is None else move.events
    if move is not None and move.seat != seat:
        return events
    at = next((at for at, event in enumerate(events) if is_automated(match, event)), len(events))
    return events[at:]


def is_automated(match: Match, event: Event) -> bool:
    """Did an automated opponent do that?"""
    return event.seat >= len(match.seats)


def is_wholly_others(match: Match, seat: int, number: int) -> bool:
    """Did the seat itself do nothing that was told in this move?"""
    return len(by_others(match, seat, number)) == len(match.moves[number - 1].events)


def acted(match: Match, seat: int, number: int) -> bool:
    """Did somebody else act in this move?"""
    other = number > 0 and match.moves[number - 1].seat != seat
    return other or bool(by_others(match, seat, number))


def headlines(match: Match, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The few events that matter most, in the order in which they happened.

    What automated opponents did is told whole: nobody else can say why they did it.
    """
    ranks = {kind: rank for rank, kind in enumerate(match.game.headlines)}
    automated = {at for at, (_, event) in enumerate(told) if is_automated(match, event)}

    def weight(at: int) -> tuple[int, int]:
        return ranks.get(told[at][1].kind, len(ranks)), -at

    weighed = sorted(set(range(len(told))) - automated, key=weight)
    return [told[at] for at in sorted(automated.union(weighed[:LINES]))]


def changed_pieces(then: Sequence[Scene], now: Sequence[Scene]) -> frozenset[str]:
    """The ids of pieces that lie elsewhere than before."""
    before = dict(places(then))
    moved = {key: at for key, at in places(now) if before.get(key) != at}
    shifts = Counter(shift(before[key], at) for key, at in moved.items() if key in before)
    sets, gone = (Counter(stem(key) for key in keys) for keys in (before, before.keys() & moved))
    return frozenset(
        key
        for key, at in moved.items()
        if key not in before
        or (
            (shift(before[key], at)[0] or shifts[shift(before[key], at)] < A_SHIFT)
            and (gone[stem(key)] < A_SHIFT or gone[stem(key)] < sets[stem(key)])
        )
    )


def stem(key: str) -> str:
    """The set that a piece belongs to: a whole set that moves, like a ring that turns, is one."""
    return key.rpartition("-")[0]


Lying = tuple[str, float, float]  # in which picture, and where in it


def places(scenes: Sequence[Scene]) -> Iterator[tuple[str, Lying]]:
    for scene in scenes:
        for group in scene.groups():
            if group.id and group.at is not None:
                yield group.id, (scene.key, *group.at)


def shift(start: Lying, end: Lying) -> tuple[float, float]:
    """How far a piece went; into another picture, far away."""
    if start[0] != end[0]:
        return inf, inf
    return round(end[1] - start[1], 1), round(end[2] - start[2], 1)


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
