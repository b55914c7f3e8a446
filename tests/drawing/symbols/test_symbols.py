"""Symbols: each is named, drawn in known colours, and drawn at all."""

import pytest

from dynasty.drawing.scene import Group, OutlineStyle, Rect, Scene, Symbol, Text, Use
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.theme import LIGHT_THEME, SEAT_MARKS

COLOURS = {*LIGHT_THEME, "none", "current"}


@pytest.mark.parametrize("symbol", SYMBOLS.values(), ids=SYMBOLS)
def test_a_symbol_has_a_title_shapes_and_known_colours(symbol: Symbol) -> None:
    assert symbol.title.startswith(("name-", "sign-"))
    assert symbol.shapes
    for shape in symbol.shapes:
        if isinstance(shape, OutlineStyle):
            assert {shape.fill, shape.stroke} <= COLOURS
        if isinstance(shape, Text):
            assert shape.fill in COLOURS


def test_every_resource_and_every_seat_has_its_symbol() -> None:
    chips = {f"seat_{seat}" for seat in range(len(SEAT_MARKS))}
    assert {"coin", "clay", "prestige"} | chips <= SYMBOLS.keys()


def test_every_symbol_can_be_drawn() -> None:
    uses = tuple(Use(name, 0, 0, 16, colour="jade") for name in SYMBOLS)
    drawn = scene_svg(Scene(16, 16, "all", (Group((Rect(0, 0, 16, 16), *uses)),)))
    assert drawn.count("<symbol ") == len(SYMBOLS)
