"""A table as plain text: aligned, within the width, with nouns where a choice may point."""

from collections.abc import Collection

from dynasty.drawing.scene import Grid, Region, Row, Word, text_row
from dynasty.drawing.text_layout import regions_text

PIT = Grid(
    (
        (Word(""), Word("1"), Word("2")),
        (Word("A1"), Word("raw", "a11"), Word("###", "a12")),
        (Word("A2"), Word("4yr", "a21"), Word("(M)", "a22")),
    )
)


def text(*lines: Row | Grid, lit: Collection[str] | None = None, width: int = 80) -> str:
    return regions_text([Region("pit", "The pit", lines)], lit, width)


def test_a_grid_is_aligned_and_names_every_noun() -> None:
    assert text(PIT) == (
        "The pit\n      1          2\n  A1  raw [a11]  ### [a12]\n  A2  4yr [a21]  (M) [a22]\n"
    )


def test_columns_that_find_no_room_stand_below_behind_their_label() -> None:
    cells = tuple(Word(f"cell {at}") for at in range(1, 6))
    grid = Grid(((Word("top"), *cells), (Word("low"), *cells)))
    text = regions_text([Region("g", "Grid", (grid,))], width=27)
    assert text.splitlines()[1:] == [
        "  top  cell 1  cell 2",
        "  low  cell 1  cell 2",
        "  top  cell 3  cell 4",
        "  low  cell 3  cell 4",
        "  top  cell 5",
        "  low  cell 5",
    ]


def test_with_lit_nouns_only_these_stand_in_brackets() -> None:
    assert text(PIT, lit={"a21"}) == (
        "The pit\n      1          2\n  A1  raw        ###\n  A2  4yr [a21]  (M)\n"
    )


def test_a_line_keeps_words_together_and_within_the_width() -> None:
    words = [Word(f"thing number {n}", f"thing_{n}") for n in range(12)]
    lines = text(text_row("Things:", "", *words), width=60).splitlines()
    assert all(len(line) <= 60 for line in lines)
    assert "thing number 11 [thing_11]" in lines[-1]
    assert lines[1].startswith("  Things:  thing number 0 [thing_0]")


def test_a_long_sentence_is_broken_between_words() -> None:
    lines = text(text_row("seven words in this line of text " * 6), width=40).splitlines()
    assert all(len(line) <= 40 for line in lines)
    assert lines[2].startswith("    ")


def test_regions_are_apart() -> None:
    both = (Region("a", "A", (text_row("x"),)), Region("b", "B", (text_row("y"),)))
    assert regions_text(both) == "A\n  x\n\nB\n  y\n"
