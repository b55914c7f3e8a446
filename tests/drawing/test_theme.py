"""Colours: readable, told apart by everybody, the same in Python and in CSS."""

from itertools import combinations
from math import dist
from typing import Any

import pytest

from dynasty import games
from dynasty.drawing.theme import (
    DARK_THEME,
    LIGHT_THEME,
    SEAT_MARKS,
    THEMES,
    SeatMark,
    contrast_ratio,
    theme_css,
)
from tests.conformance.checks import SPECTATOR
from tests.conformance.tables import NAMES, tables_of, words

AA = 4.5  # WCAG contrast of text
GRAPHIC = 3.0  # and of what must be seen
APART = 20  # distance in CIELAB at which two colours are plainly different

BRIGHT = ("orpiment", "cinnabar", "jade", "azurite")
PAPERS = ("paper", "paper-light", "paper-dark")

# How three common colour-blindnesses see linear RGB (Machado, Oliveira, Fernandes 2009).
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def marks_of(name: str) -> list[SeatMark]:
    """The marks of all seats of a game, those of rivals that play by themselves too."""
    marks: set[SeatMark] = set()
    for table in tables_of(name):
        view: Any = table.game.view(table.start(0), SPECTATOR)
        say = words(name, "en", table.seats).say
        canvas = games.load_board(name).canvas(view, table.game.box, say, False)
        marks.update(canvas.mark(seat) for seat in range(len(view.players)))
    return sorted(marks)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_seats_are_seen_on_paper_and_their_letters_on_them(name: str, theme: str) -> None:
    colours = THEMES[theme]
    for mark in marks_of(name):
        assert contrast_ratio(colours[mark.colour], colours[mark.ink]) >= AA
        assert all(
            contrast_ratio(colours[mark.bare], colours[paper]) >= GRAPHIC for paper in PAPERS
        )


@pytest.mark.parametrize("mark", SEAT_MARKS)
def test_pieces_of_a_seat_are_seen_on_dark_paper(mark: SeatMark) -> None:
    """On light paper their dark outlines are."""
    assert all(
        contrast_ratio(DARK_THEME[mark.colour], DARK_THEME[paper]) >= GRAPHIC for paper in PAPERS
    )


@pytest.mark.parametrize("bright", BRIGHT)
def test_text_can_be_read_on_a_bright_colour(bright: str) -> None:
    assert contrast_ratio(LIGHT_THEME[bright], LIGHT_THEME[f"{bright}-ink"]) >= AA


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ink", ["ink", "ink-soft", "accent"])
def test_text_can_be_read_on_paper(theme: str, paper: str, ink: str) -> None:
    assert contrast_ratio(THEMES[theme][paper], THEMES[theme][ink]) >= AA


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("line", "silk"),
        ("line", "chalk"),
        ("line", "wood"),
        ("line", "bronze"),
        ("line", "gold"),
        ("earth-dark", "earth-light"),
        ("chalk", "night"),
        ("gold-light", "night"),
        ("room-ink", "room"),
    ],
)
def test_text_can_be_read_on_things(ink: str, ground: str) -> None:
    assert contrast_ratio(LIGHT_THEME[ink], LIGHT_THEME[ground]) >= AA


def test_the_gold_ring_is_seen_between_its_dark_edges() -> None:
    assert contrast_ratio(LIGHT_THEME["glow"], LIGHT_THEME["gold-dark"]) >= GRAPHIC
    assert contrast_ratio(LIGHT_THEME["gold-dark"], LIGHT_THEME["paper"]) >= GRAPHIC


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eye", EYES)
def test_seats_and_bright_colours_differ_for_every_eye(eye: str, theme: str) -> None:
    colours = THEMES[theme]
    for family in ([mark.colour for mark in SEAT_MARKS], BRIGHT):
        for one, other in combinations(family, 2):
            assert dist(seen(colours[one], eye), seen(colours[other], eye)) >= APART, (one, other)


def test_seats_differ_by_shape_and_by_letter_too() -> None:
    assert (
        len({mark.shape for mark in SEAT_MARKS})
        == len({mark.letter for mark in SEAT_MARKS})
        == len(SEAT_MARKS)
    )


def test_both_themes_have_the_same_names() -> None:
    assert LIGHT_THEME.keys() == DARK_THEME.keys()


def test_css_has_every_token_and_the_dark_ones_again() -> None:
    text = theme_css()
    for name, value in LIGHT_THEME.items():
        assert f"--{name}:{value};" in text
    for name, value in DARK_THEME.items():
        assert f"--{name}:{value};" in text
    assert text.count("{") == text.count("}")


def seen(colour: str, eye: str) -> tuple[float, float, float]:
    """A colour in CIELAB as this eye sees it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    red, green, blue = (
        min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
