"""Symbols of the four pigments, and of any pigment."""

from dynasty.drawing.scene import Path, Symbol
from dynasty.drawing.symbols.pen import area, trace
from dynasty.kernel import text_key

_DROP = "M24 3C28.5 12 39 20.5 39 30.5a15 15 0 0 1-30 0C9 20.5 19.5 12 24 3z"


def pigment(name: str, colour: str, mark: Path) -> Symbol:
    """Return the symbol of a pigment: a drop with a mark, so that colour is not the only cue."""
    return Symbol(
        name,
        text_key("name", name),
        (
            area(_DROP, colour, f"{colour}-dark", 2.2),
            trace("M14.6 27c.9-3.4 2.8-6.2 4.7-8.8", "chalk", 2.4, 0.6),
            mark,
        ),
    )


SUN = area("M24 26.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 1 0 0-10.8z", "orpiment-dark")
FLAME = trace("M17.5 36l6.5-8.5 6.5 8.5", "chalk", 3.6)
LEAF = trace("M24 24.5V39M24 35l6-5.5M24 35l-6-5.5", "chalk", 3.2)
WAVE = trace("M15.5 33c2.8-4.6 5.7-4.6 8.5 0s5.7 4.6 8.5 0", "chalk", 3.4)

PIGMENTS = (
    pigment("pigment_yellow", "orpiment", SUN),
    pigment("pigment_red", "cinnabar", FLAME),
    pigment("pigment_green", "jade", LEAF),
    pigment("pigment_blue", "azurite", WAVE),
)

ANY_PIGMENT = Symbol(
    "any_pigment",
    "name-any",
    (
        area("M24 3C20.5 10 13 16.5 10.3 24.5H24z", "orpiment"),
        area("M24 3C27.5 10 35 16.5 37.7 24.5H24z", "cinnabar"),
        area("M10.3 24.5C9 28 9 29 9 30.5a15 15 0 0 0 15 15v-21z", "jade"),
        area("M37.7 24.5C39 28 39 29 39 30.5a15 15 0 0 1-15 15v-21z", "azurite"),
        trace("M24 6v38M11 25h26", "chalk", 2),
        area(_DROP, "none", "line", 2),
    ),
)

PIGMENT_SYMBOLS = (*PIGMENTS, ANY_PIGMENT)
