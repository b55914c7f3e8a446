"""The theme: colours, fonts and seat marks by name, defined here and nowhere else."""

from collections.abc import Mapping
from typing import NamedTuple

SERIF_FONTS = "Georgia, 'Noto Serif', 'Noto Serif CJK SC', 'Songti SC', 'Liberation Serif', serif"
SANS_FONTS = (
    "'Inter', 'Segoe UI', 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif"
)
FONTS: Mapping[str, str] = {"serif": SERIF_FONTS, "sans": SANS_FONTS}

# The four bright colours, each with a dark shade and an ink to write on it; they differ also for
# the common colour-blindnesses.
_BRIGHT_COLOURS = {
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

# Things on the table have the same colours in both themes.
_THING_COLOURS = {
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

_SEAT_COLOURS = {
    "seat-0": "#5f3d92",
    "seat-1": "#e07b22",
    "seat-2": "#1f9fc2",
    "seat-3": "#a6dba8",
    "seat-0-ink": "#ffffff",
    "seat-1-ink": "#2b211a",
    "seat-2-ink": "#2b211a",
    "seat-3-ink": "#2b211a",
}

# Colours of seats without a dark outline: lines, bars and edges on paper.
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

LIGHT_THEME: Mapping[str, str] = {
    **_BRIGHT_COLOURS,
    **_THING_COLOURS,
    **_SEAT_COLOURS,
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

DARK_THEME: Mapping[str, str] = {
    **LIGHT_THEME,
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

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT_THEME, "dark": DARK_THEME}


class SeatMark(NamedTuple):
    """The mark of a seat: a colour, a shape and a letter that no other seat has.

    The letter is that of the colour's name in the reader's language; here it is a number.
    """

    colour: str
    ink: str
    shape: str
    letter: str

    @property
    def bare(self) -> str:
        """Return the name of the seat's colour for use on plain paper."""
        return f"{self.colour}-bare"


SEAT_MARKS = (
    SeatMark("seat-0", "seat-0-ink", "circle", "1"),
    SeatMark("seat-1", "seat-1-ink", "triangle", "2"),
    SeatMark("seat-2", "seat-2-ink", "square", "3"),
    SeatMark("seat-3", "seat-3-ink", "diamond", "4"),
)


def theme_css() -> str:
    """Return the theme as CSS custom properties: light by default and in print, dark by choice."""
    fonts = "".join(f"--{name}:{stack};" for name, stack in FONTS.items())
    changed = {name: value for name, value in DARK_THEME.items() if LIGHT_THEME[name] != value}
    dark = _properties(changed)
    return (
        f":root{{color-scheme:light;{fonts}{_properties(LIGHT_THEME)}}}\n"
        f"@media screen{{:root[data-theme=dark]{{color-scheme:dark;{dark}}}}}\n"
        "@media screen and (prefers-color-scheme:dark){"
        f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
    )


def _properties(palette: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in palette.items())


def contrast_ratio(one: str, other: str) -> float:
    """Return the WCAG contrast ratio of two colours written as #rrggbb."""
    dim, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
