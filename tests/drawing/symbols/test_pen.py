"""The pen of symbols: its outlines."""

from dynasty.drawing.symbols.pen import blossom, disc


def test_pen_outlines_are_closed() -> None:
    assert blossom(24, 24, 20).endswith("z")
    assert disc(10, 10, 3) == "M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"
