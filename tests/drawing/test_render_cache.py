"""Parts of pictures that are kept: what was kept equals what is drawn afresh."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from dynasty import games
from dynasty.drawing.drawn_parts import DrawnPart
from dynasty.drawing.render_cache import (
    CachingCanvas,
    RenderCache,
    cached_part,
    cached_query,
    view_property,
)
from dynasty.drawing.scene import Group, Node, Text
from dynasty.drawing.svg import scene_rope, scene_svg
from dynasty.kernel import Chance
from tests.conformance.checks import SPECTATOR, choose_by
from tests.conformance.tables import NAMES, Table, length, tables_of, words

STEPS = 8


def positions(table: Table, seed: int) -> list[Any]:
    """States of a random game one after the other, and some of them again, as after an undo."""
    s, chance = table.start(seed), Chance(seed)
    for _ in range(chance.below(length(table))):
        if s.decisions:
            choose_by(table.game, s, chance.number() >> 8)
    found = [s.clone()]
    while s.decisions and len(found) < STEPS:
        choose_by(table.game, s, chance.number() >> 8)
        found.append(s.clone())
        if chance.below(3) == 0:
            found.append(found[-2])
    return found


@pytest.mark.parametrize(("narrow", "seed"), [(False, 0), (True, 1)], ids=["wide", "narrow"])
@pytest.mark.parametrize("name", NAMES)
def test_kept_parts_equal_what_is_drawn_afresh(name: str, narrow: bool, seed: int) -> None:
    tables = tables_of(name)
    table = tables[seed % len(tables)]
    board, say = games.load_board(name), words(name, "en", table.seats).say
    for seat in (SPECTATOR, 0):
        kept, chance = RenderCache(), Chance(seed)
        for s in positions(table, seed):
            view, box = table.game.view(s, seat), table.game.box
            afresh = board.draw(view, box, say, narrow).scenes
            again = board.draw(view, box, say, narrow, kept).scenes
            lit = {noun for scene in afresh for noun in scene.nouns() if chance.below(3) == 0}
            assert [str(scene_rope(scene, lit, (), kept)) for scene in again] == [
                scene_svg(scene, lit, theme=None) for scene in afresh
            ]
            kept.drop_unused()


@dataclass(frozen=True)
class Hand:
    """A view of numbers."""

    numbers: tuple[int, ...]


class Numbers(CachingCanvas):
    """A canvas that counts what is drawn."""

    def __init__(self, *numbers: int, kept: RenderCache) -> None:
        super().__init__()
        self.view = Hand(numbers)
        self.drawings: list[str] = []
        kept.drop_unused()
        self.keep(kept)

    @view_property
    def even(self) -> frozenset[int]:
        return frozenset(number for number in self.view.numbers if number % 2 == 0)

    @cached_query
    def is_even(self, number: int) -> bool:
        return number in self.even


@cached_part
def draw_mark(canvas: Numbers, number: int) -> None:
    canvas.drawings.append(f"mark {number}")
    canvas.ground.append(Text(0, 0, "even" if canvas.is_even(number) else "odd or away", 12))


@cached_part
def draw_row(canvas: Numbers) -> None:
    canvas.drawings.append("row")
    for number in canvas.view.numbers:
        canvas.pieces.append(Group((Text(number, 0, str(number), 12),), id=f"n{number}"))


def drawn(canvas: Numbers) -> tuple[list[str], list[Node], list[Node]]:
    draw_row(canvas)
    for number in (2, 3):
        draw_mark(canvas, number)
    return canvas.drawings, laid(canvas.ground), laid(canvas.pieces)


def laid(nodes: Iterable[Node]) -> list[Node]:
    """The nodes of a layer, those of parts in their places."""
    found: list[Node] = []
    for node in nodes:
        found += laid(node.children) if isinstance(node, DrawnPart) else [node]
    return found


def test_who_asks_a_canvas_depends_on_the_answer_alone() -> None:
    kept = RenderCache()
    assert drawn(Numbers(2, 3, kept=kept))[0] == ["row", "mark 2", "mark 3"]
    assert drawn(Numbers(2, 4, kept=kept))[0] == ["row"]
    assert drawn(Numbers(4, 5, kept=kept))[0] == ["row", "mark 2"]
    assert drawn(Numbers(4, 5, kept=kept))[0] == []


def test_what_is_drawn_again_as_it_was_is_the_old_node() -> None:
    kept = RenderCache()
    _, _, before = drawn(Numbers(2, 3, kept=kept))
    _, _, now = drawn(Numbers(1, 2, 3, kept=kept))
    assert [node in before for node in now] == [False, True, True]
    assert now[1] is before[0]
    assert now[2] is before[1]


@dataclass(frozen=True)
class Card:
    """Something in a view."""

    name: str
    worth: int


@dataclass(frozen=True)
class Shelf:
    """A view of things."""

    cards: tuple[Card, ...]
    best: Card | None = None


class Cards(CachingCanvas):
    """A canvas that counts what is drawn of things."""

    def __init__(self, shelf: Shelf, kept: RenderCache) -> None:
        super().__init__()
        self.view = shelf
        self.drawings: list[str] = []
        kept.drop_unused()
        self.keep(kept)

    @cached_query
    def name_at(self, place: int) -> str:
        name: str = self.view.cards[place].name
        return name


@cached_part
def draw_card(canvas: Cards, card: Card) -> None:
    canvas.drawings.append(card.name)
    canvas.ground.append(Text(0, 0, card.name, 12))


@cached_part
def draw_first(canvas: Cards) -> None:
    name = canvas.name_at(0)
    canvas.drawings.append(f"first {name}")


@cached_part
def draw_shelf(canvas: Cards) -> None:
    canvas.drawings.append("shelf")
    for card in canvas.view.cards:
        draw_card(canvas, card)
    if canvas.view.cards:
        draw_first(canvas)
    if canvas.view.best:
        canvas.ground.append(Text(0, 0, canvas.view.best.name, 12))


def shelved(shelf: Shelf, kept: RenderCache) -> tuple[list[str], list[str]]:
    """What is drawn anew, and what then stands there."""
    canvas = Cards(shelf, kept)
    draw_shelf(canvas)
    return canvas.drawings, [node.text for node in laid(canvas.ground) if isinstance(node, Text)]


def test_things_come_and_go_and_only_those_that_changed_are_drawn() -> None:
    kept, tea, rice, salt = RenderCache(), Card("tea", 1), Card("rice", 2), Card("salt", 3)
    assert shelved(Shelf(()), kept) == (["shelf"], [])
    assert shelved(Shelf((tea, rice)), kept)[0] == ["shelf", "tea", "rice", "first tea"]
    assert shelved(Shelf((Card("tea", 9), rice)), kept) == ([], ["tea", "rice"])
    assert shelved(Shelf((tea, salt)), kept) == (["shelf", "salt"], ["tea", "salt"])
    assert shelved(Shelf((tea,)), kept) == (["shelf"], ["tea"])
    assert shelved(Shelf(()), kept) == (["shelf"], [])
    assert shelved(Shelf((rice, tea)), kept)[1] == ["rice", "tea"]
    assert shelved(Shelf((rice, tea), salt), kept) == (["shelf"], ["rice", "tea", "salt"])
    assert shelved(Shelf((rice, tea), Card("salt", 4)), kept)[0] == []
    assert shelved(Shelf((rice, tea), rice), kept) == (["shelf"], ["rice", "tea", "rice"])
