"""The symbols of resources: the plate on which a game writes its prestige points."""

from dynasty.drawing.scene import Path, Symbol
from dynasty.drawing.symbols.pen import blossom
from dynasty.drawing.symbols.resources import PRESTIGE, PRESTIGE_PLATE, RESOURCES


def outline(symbol: Symbol) -> str:
    """The largest shape, on which all others lie."""
    first = symbol.shapes[0]
    assert isinstance(first, Path)
    return first.d


def test_the_plate_is_the_symbol_of_prestige_without_what_would_cover_a_number() -> None:
    assert outline(PRESTIGE_PLATE) == outline(PRESTIGE) == blossom(24, 25, 22)
    assert PRESTIGE_PLATE.title == PRESTIGE.title
    assert len(PRESTIGE_PLATE.shapes) == 1 < len(PRESTIGE.shapes)


def test_resources_are_told_apart_by_outline_and_colour() -> None:
    named = {symbol.title: symbol for symbol in RESOURCES if symbol is not PRESTIGE_PLATE}
    first = [symbol.shapes[0] for symbol in named.values()]
    assert len({outline(symbol) for symbol in named.values()}) == len(named)
    assert len({shape.fill for shape in first if isinstance(shape, Path)}) == len(named)
    assert len({symbol.name for symbol in RESOURCES}) == len(RESOURCES)
