"""Measures: texts are kept within their room, whatever the font."""

from dynasty.drawing.text_metrics import (
    fitting_size,
    grid_corners,
    shorten_text,
    text_width,
    wrap_text,
)


def test_longer_and_larger_texts_are_wider() -> None:
    assert text_width("Workshop", 16) < text_width("Workshop of the tomb", 16)
    assert text_width("Workshop", 12) < text_width("Workshop", 16)
    assert text_width("一", 10) == 10


def test_a_text_shrinks_to_its_room_but_stays_readable() -> None:
    assert fitting_size("Lab", 100, 16, 11) == 16
    assert 11 < fitting_size("Administrator", 100, 16, 11) < 16
    assert fitting_size("A very long name of a card", 20, 16, 11) == 11


def test_a_text_too_long_ends_with_an_ellipsis() -> None:
    assert shorten_text("Lab", 100, 16) == "Lab"
    short = shorten_text("The delegate of the First Emperor", 100, 16)
    assert short.endswith("…")
    assert text_width(short, 16) <= 100


def test_words_are_wrapped_between_words() -> None:
    assert wrap_text("Open / Free Building", 80, 12) == ["Open / Free", "Building"]


def test_a_no_break_space_holds_its_words_together() -> None:
    assert wrap_text("un\u00a0: deux", 10, 12) == ["un\u00a0:", "deux"]
    assert wrap_text("le Navire\u202f!", 10, 12) == ["le", "Navire\u202f!"]
    assert wrap_text("Market", 10, 12) == ["Market"]


def test_fields_lie_row_by_row() -> None:
    assert list(grid_corners(3, 2, 10, 20)) == [(0, 0), (10, 0), (0, 20)]
