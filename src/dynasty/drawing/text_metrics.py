"""Text metrics: an estimate of how wide a text is in any font, and what fits into a line."""

from collections.abc import Iterator

from dynasty.drawing.scene import Font

# Widths in ems, generous, because the reader's font is not known here.
_NARROW_LETTERS = frozenset("iljtfrI.,:;'’|!()[] -·1")
_WIDE_LETTERS = frozenset("mwMWŒœ@%—")


def text_width(text: str, size: float, font: Font = "sans") -> float:
    """Return about how wide a text is at this size, rather too much than too little."""
    return size * sum(_letter_width(letter) for letter in text) * (1.0 if font == "sans" else 0.98)


def _letter_width(letter: str) -> float:
    if letter in _NARROW_LETTERS:
        return 0.36
    if letter in _WIDE_LETTERS:
        return 0.9
    if ord(letter) >= 0x2E80:  # ideographs
        return 1.0
    return 0.68 if letter.isupper() else 0.57


def fitting_size(text: str, width: float, size: float, least: float, font: Font = "sans") -> float:
    """Return the size between `least` and `size` at which the text fits into a width."""
    wanted = text_width(text, size, font)
    return size if wanted <= width else max(least, size * width / wanted)


def shorten_text(text: str, width: float, size: float, font: Font = "sans") -> str:
    """Return the text, or its beginning and an ellipsis if it is too long for a width."""
    if text_width(text, size, font) <= width:
        return text
    kept = text
    while kept and text_width(kept + "…", size, font) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def wrap_text(text: str, width: float, size: float, font: Font = "sans") -> list[str]:
    """Return the lines of a text, broken between its words, never at a no-break space."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def grid_corners(
    count: int, columns: int, width: float, height: float
) -> Iterator[tuple[float, float]]:
    """Return the corners of `count` fields in a grid of `columns` columns, row by row."""
    for at in range(count):
        yield (at % columns) * width, (at // columns) * height
