"""Measures: texts are kept within their room, whatever the font."""

from dynasty.drawing.layout import fit, measure, shorten, tiled, wrap


def test_longer_and_larger_texts_are_wider() -> None:
    assert measure("Workshop", 16) < measure("Workshop of the tomb", 16)
    assert measure("Workshop", 12) < measure("Workshop", 16)
    assert measure("一", 10) == 10


def test_a_text_shrinks_to_its_room_but_stays_readable() -> None:
    assert fit("Lab", 100, 16, 11) == 16
    assert 11 < fit("Administrator", 100, 16, 11) < 16
    assert fit("A very long name of a card", 20, 16, 11) == 11


def test_a_text_too_long_ends_with_an_ellipsis() -> None:
    assert shorten("Lab", 100, 16) == "Lab"
    short = shorten("The delegate of the First Emperor", 100, 16)
    assert short.endswith("…")
    assert measure(short, 16) <= 100


def test_words_are_wrapped_between_words() -> None:
    assert wrap("Open / Free Building", 80, 12) == ["Open / Free", "Building"]


def test_a_no_break_space_holds_its_words_together() -> None:
    assert wrap("un\u00a0: deux", 10, 12) == ["un\u00a0:", "deux"]
    assert wrap("le Navire\u202f!", 10, 12) == ["le", "Navire\u202f!"]
    assert wrap("Market", 10, 12) == ["Market"]


def test_fields_lie_row_by_row() -> None:
    assert list(tiled(3, 2, 10, 20)) == [(0, 0), (10, 0), (0, 20)]
