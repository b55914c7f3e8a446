"""Widgets: nothing is too small to read, and what is laid out stays within its width."""

import pytest

from dynasty.drawing.scene import Circle, Line, Symbol, Text, Use
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_metrics import text_width
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import (
    MIN_CHIP_SIZE,
    MIN_FONT_SIZE,
    Item,
    dot_row,
    figure,
    fitted_label,
    flow_items,
    part_heading,
    symbol_counter,
    symbol_row,
    symbol_width,
)

LONG = "a very long label that fits nowhere at all"
WIDE = Symbol("banner", "sign-banner", (), width=96)


def test_a_label_is_centred_and_shrinks_only_as_far_as_it_can_be_read() -> None:
    short, long = fitted_label(10, 0, 100, "tea", 20), fitted_label(10, 0, 100, LONG, 20)
    assert (short.x, short.anchor, short.size) == (60, "middle", 20)
    assert MIN_FONT_SIZE <= long.size < 20


@pytest.mark.parametrize(("width", "lines"), [(400, 1), (20, 0)])
def test_a_heading_has_a_line_as_far_as_there_is_room(width: float, lines: int) -> None:
    text, *rest = part_heading(5, 30, width, "Market")
    assert isinstance(text, Text)
    found = [node for node in rest if isinstance(node, Line)]
    assert len(found) == len(rest) == lines
    for line in found:
        assert 5 + text_width("Market", text.size, "serif") < line.x1 < line.x2 == 5 + width


def test_a_number_stands_beside_its_symbol_however_wide_that_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(SYMBOLS, "banner", WIDE)
    assert (symbol_width("banner", 20), symbol_width("of-a-game", 20)) == (40, 20)
    for symbol in ("banner", "of-a-game"):
        use, text = symbol_counter(symbol, 100, 0, "7", "seven")
        assert isinstance(use, Use)
        assert isinstance(text, Text)
        assert use.title == "seven"
        assert text.x > 100 + symbol_width(symbol, use.size)


def test_a_row_of_symbols_is_centred() -> None:
    uses = symbol_row(["coin", "clay", "coin"], 50, 0, 20, 30)
    assert [use.symbol for use in uses if isinstance(use, Use)] == ["coin", "clay", "coin"]
    places = [use.x for use in uses if isinstance(use, Use)]
    assert places == [10, 40, 70]  # the last one ends at 90, as far from 50 as the first begins


@pytest.mark.parametrize("size", [24, 200])
def test_a_figure_wears_its_seats_mark_large_enough_to_read(size: float) -> None:
    body, mark = figure("warrior", 1, size)
    assert isinstance(body, Use)
    assert isinstance(mark, Use)
    assert (body.y + body.size, body.colour) == (0, SEAT_MARKS[1].colour)
    assert mark.symbol == "seat_1"
    assert mark.size >= MIN_CHIP_SIZE
    assert mark.x == -mark.size / 2


@pytest.mark.parametrize(("filled", "limit", "count"), [(2, 5, 5), (3, 2, 3), (0, 1, 1)])
def test_as_many_dots_as_are_taken_are_filled(filled: int, limit: int, count: int) -> None:
    dots = [dot for dot in dot_row(0, 0, filled, limit, 10, "jade") if isinstance(dot, Circle)]
    assert [dot.x for dot in dots] == [10 * at for at in range(count)]
    assert [dot.fill == "jade" for dot in dots] == [at < filled for at in range(count)]


def test_items_flow_into_lines_that_fit() -> None:
    drawn: list[tuple[float, float]] = []
    sizes = [(40, 10), (40, 30), (40, 10), (300, 20)]
    items = [Item(*size, lambda x, y: drawn.append((x, y))) for size in sizes]
    end = flow_items(items, 5, 100, 100, gap=10)
    (first, second, third, last), lefts = drawn, [x for x, _ in drawn]
    assert lefts == [5, 55, 5, 5]  # what is too wide for any line has one of its own
    assert first[1] == second[1] == 100
    assert third[1] >= 130
    assert last[1] >= third[1] + 10
    assert end == last[1] + 20
    assert flow_items([], 5, 100, 100) == 100
