"""Colours, fonts and seat marks under names: the only place where they are written down."""

from collections.abc import Mapping
from typing import NamedTuple

SERIF = "Georgia, 'Noto Serif', 'Noto Serif CJK SC', 'Songti SC', 'Liberation Serif', serif"
SANS = "'Inter', 'Segoe UI', 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif"
FONTS: Mapping[str, str] = {"serif": SERIF, "sans": SANS}

# The four bright colours, each with a dark and with the ink to write on it; they stay apart for
# the common colour-blindnesses.
_BRIGHT = {
    "orpiment": "#e8b62c",
    "orpiment-dark": "#a1740d",
    "cinnabar": "#b93626",
    "cinnabar-dark": "#7d1f15",
    "jade": "#4a9d80",
    "jade-dark": "#23604b",
    "azurite": "#2a5fa6",
    "azurite-dark": "#173e74",
    "orpiment-ink": "#2b211a",
    "cinnabar-ink": "#fcf6e8",
    "jade-ink": "#17120e",
    "azurite-ink": "#fcf6e8",
}

# Things on the table keep their colours in both themes.
_THINGS = {
    "line": "#2b211a",
    "chalk": "#fcf6e8",
    "shade": "#000000",
    "night": "#1f2a33",
    "night-light": "#33485a",
    "gold": "#c79a3b",
    "gold-dark": "#7d5b16",
    "gold-light": "#f1d68f",
    "glow": "#ffc83d",
    "silk": "#f3e9d2",
    "silk-dark": "#dccaa4",
    "earth": "#8a6a4b",
    "earth-dark": "#4f3928",
    "earth-light": "#c9a57d",
    "earth-pale": "#dcbf9a",
    "terracotta": "#b5654a",
    "terracotta-dark": "#7a3e2b",
    "terracotta-light": "#d39478",
    "wood": "#cfa873",
    "wood-dark": "#8a6135",
    "bronze": "#a9b18a",
    "bronze-dark": "#5c6b48",
    "skin": "#ecc9a0",
    "plum": "#a8375c",
    "plum-dark": "#6d1d3a",
}

_SEATS = {
    "seat-0": "#5f3d92",
    "seat-1": "#e07b22",
    "seat-2": "#1f9fc2",
    "seat-3": "#a6dba8",
    "seat-0-ink": "#ffffff",
    "seat-1-ink": "#2b211a",
    "seat-2-ink": "#2b211a",
    "seat-3-ink": "#2b211a",
}

# Colours of seats where nothing is around them: lines, bars and edges on paper.
_BARE_ON_LIGHT = {
    "seat-0-bare": "#5f3d92",
    "seat-1-bare": "#b8651c",
    "seat-2-bare": "#1a84a1",
    "seat-3-bare": "#628163",
    "orpiment-bare": "#97761d",
    "cinnabar-bare": "#b93626",
    "jade-bare": "#40876e",
    "azurite-bare": "#2a5fa6",
    "night-light-bare": "#33485a",
}
_BARE_ON_DARK = {
    "seat-0-bare": "#9a64fa",
    "seat-1-bare": "#e07b22",
    "seat-2-bare": "#1f9fc2",
    "seat-3-bare": "#a6dba8",
    "orpiment-bare": "#e8b62c",
    "cinnabar-bare": "#ca665a",
    "jade-bare": "#4a9d80",
    "azurite-bare": "#5d85bb",
    "night-light-bare": "#788692",
}

LIGHT: Mapping[str, str] = {
    **_BRIGHT,
    **_THINGS,
    **_SEATS,
    **_BARE_ON_LIGHT,
    "room": "#1f2a33",
    "room-soft": "#2b3945",
    "room-ink": "#efe4cb",
    "paper": "#f3e9d2",
    "paper-light": "#faf3e2",
    "paper-dark": "#e9dbbd",
    "paper-edge": "#c9b48a",
    "weave": "#e6d8b8",
    "ink": "#2b211a",
    "ink-soft": "#665240",
    "accent": "#7a5614",
}

DARK: Mapping[str, str] = {
    **LIGHT,
    **_BARE_ON_DARK,
    "seat-0": "#9a64fa",  # the one seat whose pieces would be lost on dark paper
    "seat-0-ink": "#17120e",
    "room": "#11181d",
    "room-soft": "#1b252c",
    "paper": "#2b2824",
    "paper-light": "#35312b",
    "paper-dark": "#3d372f",
    "paper-edge": "#6a5c46",
    "weave": "#332f29",
    "ink": "#f3e8d0",
    "ink-soft": "#c4b497",
    "accent": "#e3bd66",
}

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}


class SeatMark(NamedTuple):
    """How one seat is told apart everywhere: by colour, by shape and by letter.

    The letter is that of the colour's name in the reader's language; here it is a number.
    """

    colour: str
    ink: str
    shape: str
    letter: str

    @property
    def bare(self) -> str:
        """Its colour where nothing is around it."""
        return f"{self.colour}-bare"


SEATS = (
    SeatMark("seat-0", "seat-0-ink", "circle", "1"),
    SeatMark("seat-1", "seat-1-ink", "triangle", "2"),
    SeatMark("seat-2", "seat-2-ink", "square", "3"),
    SeatMark("seat-3", "seat-3-ink", "diamond", "4"),
)


def css() -> str:
    """The tokens as CSS custom properties: light by default and on paper, dark by choice."""
    fonts = "".join(f"--{name}:{stack};" for name, stack in FONTS.items())
    changed = {name: value for name, value in DARK.items() if LIGHT[name] != value}
    dark = _properties(changed)
    return (
        f":root{{color-scheme:light;{fonts}{_properties(LIGHT)}}}\n"
        f"@media screen{{:root[data-theme=dark]{{color-scheme:dark;{dark}}}}}\n"
        "@media screen and (prefers-color-scheme:dark){"
        f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
    )


def _properties(palette: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in palette.items())


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours written as #rrggbb."""
    dim, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
