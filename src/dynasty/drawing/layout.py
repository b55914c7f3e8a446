"""Measures for drawings: how wide a text is, whatever the font, and what fits into a line."""

from collections.abc import Iterator

from dynasty.drawing.scene import Font

# Widths in ems, generous, because the reader's font is not known here.
_NARROW = frozenset("iljtfrI.,:;'’|!()[] -·1")
_WIDE = frozenset("mwMWŒœ@%—")


def measure(text: str, size: float, font: Font = "sans") -> float:
    """About how wide a text is drawn at this size; rather too wide than too narrow."""
    return size * sum(_ems(letter) for letter in text) * (1.0 if font == "sans" else 0.98)


def _ems(letter: str) -> float:
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE:
        return 0.9
    if ord(letter) >= 0x2E80:  # ideographs
        return 1.0
    return 0.68 if letter.isupper() else 0.57


def fit(text: str, width: float, size: float, least: float, font: Font = "sans") -> float:
    """The size, between `least` and `size`, at which the text keeps within a width."""
    wanted = measure(text, size, font)
    return size if wanted <= width else max(least, size * width / wanted)


def shorten(text: str, width: float, size: float, font: Font = "sans") -> str:
    """The text, or its beginning and an ellipsis where it is too long for a width."""
    if measure(text, size, font) <= width:
        return text
    kept = text
    while kept and measure(kept + "…", size, font) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def wrap(text: str, width: float, size: float, font: Font = "sans") -> list[str]:
    """The text broken into lines between its words, never at a no-break space."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def tiled(count: int, columns: int, width: float, height: float) -> Iterator[tuple[float, float]]:
    """Corners of `count` fields in a grid of so many columns, row by row."""
    for at in range(count):
        yield (at % columns) * width, (at // columns) * height
