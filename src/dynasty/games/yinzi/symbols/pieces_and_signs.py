"""Seats, pieces in their colours, money and signs of Yínzi."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from dynasty.drawing.scene import Circle, Rect, Shape, Symbol, Text
from dynasty.drawing.symbols.pen import area, trace
from dynasty.drawing.theme import SeatMark

SEATS: Final = (
    SeatMark("cinnabar", "cinnabar-ink", "circle", "R"),
    SeatMark("azurite", "azurite-ink", "square", "B"),
    SeatMark("jade", "jade-ink", "triangle", "G"),
    SeatMark("orpiment", "orpiment-ink", "diamond", "Y"),
)
COLOURS: Final = ("red", "blue", "green", "yellow")  # by seat


def _cube(seat: int, mark: SeatMark) -> Symbol:
    """Return a goods cube seen from the front, with the seat's letter on it."""
    return Symbol(
        f"cube_{seat}",
        f"name-{COLOURS[seat]}",
        (
            area("M5 15l8-9h31v29l-9 9V15z", f"{mark.colour}-dark", "line", 2),
            area("M5 15l8-9h31l-9 9z", mark.colour, "line", 2),
            Rect(5, 15, 30, 29, 2, fill=mark.colour, stroke="line", line=2),
            Text(20, 39.5, mark.letter, 27, fill=mark.ink, anchor="middle", bold=True),
        ),
    )


def _ware(seat: int, mark: SeatMark) -> Symbol:
    """Return a commodity piece: a flat square in the seat's colour."""
    return Symbol(
        f"piece_{seat}",
        f"name-{COLOURS[seat]}",
        (
            Rect(6, 10, 36, 34, 5, fill=f"{mark.colour}-dark", stroke="line", line=2),
            Rect(6, 5, 36, 34, 5, fill=mark.colour, stroke="line", line=2),
            Text(24, 31.5, mark.letter, 27, fill=mark.ink, anchor="middle", bold=True),
        ),
    )


def _disc(seat: int, mark: SeatMark) -> Symbol:
    """Return a disc with its thickness."""
    return Symbol(
        f"disc_{seat}",
        f"name-{COLOURS[seat]}",
        (
            Circle(24, 26.5, 20, fill=f"{mark.colour}-dark", stroke="line", line=2),
            Circle(24, 22, 20, fill=mark.colour, stroke="line", line=2),
            Text(24, 31.5, mark.letter, 27, fill=mark.ink, anchor="middle", bold=True),
        ),
    )


def _worker(seat: int, mark: SeatMark) -> Symbol:
    """Return a worker in a straw hat, with the seat's letter on the coat."""
    return Symbol(
        f"worker_{seat}",
        f"name-{COLOURS[seat]}",
        (
            area("M4 47c0-19 8-26 20-26s20 7 20 26z", mark.colour, "line", 2),
            area("M17 13a7 8 0 0 0 14 0z", "skin", "line", 1.6),
            area("M24 1L43 13c-11 5-27 5-38 0z", "wood", "line", 1.8),
            Text(24, 44.5, mark.letter, 25, fill=mark.ink, anchor="middle", bold=True),
        ),
    )


WORKER: Final = Symbol(
    "worker",
    "name-worker",
    (
        area("M6 46c0-15 7-22 18-22s18 7 18 22z", "earth", "line", 2),
        area("M17 15a7 8 0 0 0 14 0z", "skin", "line", 1.6),
        area("M24 2L43 15c-11 5-27 5-38 0z", "wood", "line", 1.8),
    ),
)


@lru_cache
def pieces(seat: int, mark: SeatMark) -> tuple[Symbol, ...]:
    """Return the pieces of a seat, with its letter."""
    return tuple(draw(seat, mark) for draw in (_cube, _ware, _disc, _worker))


def _plain_symbol(name: str, draw: Callable[[int, SeatMark], Symbol]) -> Symbol:
    """Return a piece in a neutral colour, as the glossary shows it."""
    return replace(
        draw(0, SeatMark("earth", "line", "circle", "")), name=name, title=f"name-{name}"
    )


COPPER: Final = Symbol(
    "copper",
    "name-copper",
    (
        area(
            "M24 3.5a20.5 20.5 0 1 0 0 41 20.5 20.5 0 1 0 0-41zM17.5 17.5h13v13h-13z",
            "terracotta-light",
            "terracotta-dark",
            2.2,
        ),
        Circle(24, 24, 16.6, stroke="terracotta-dark", line=1.2, opacity=0.55),
        trace("M24 10v3.6M24 34.4V38M10 24h3.6M34.4 24H38", "terracotta-dark", 2.4),
    ),
)
SILVER: Final = Symbol(
    "silver",
    "name-silver",
    (
        area(
            "M3 19c4 17 11 23 21 23s17-6 21-23c-4 3-8 4-11 3-3-9-17-9-20 0-3 1-7 0-11-3z",
            "chalk",
            "night-light",
            2.2,
        ),
        area("M14 22c3-9 17-9 20 0-5 5-15 5-20 0z", "silk-dark", "night-light", 2),
        trace("M10 29c2 5 5 8 9 9", "night-light", 1.8, 0.6),
    ),
)
WOOD: Final = Symbol(
    "wood",
    "name-wood",
    (
        area("M8 14l22-6 12 8-22 7z", "wood", "wood-dark", 2),
        area("M20 23l22-7v17l-22 8z", "wood", "wood-dark", 2),
        area("M8 14l12 9v18L8 32z", "wood-dark", "wood-dark", 2),
        trace("M25 28l12-4M25 35l12-4", "wood-dark", 1.8),
    ),
)
STONE: Final = Symbol(
    "stone",
    "name-stone",
    (
        area("M8 15L24 6l16 9-16 9z", "silk-dark", "night", 2),
        area("M8 15l16 9v19L8 34z", "night-light", "night", 2),
        area("M40 15l-16 9v19l16-9z", "ink-soft", "night", 2),
    ),
)
MISFORTUNE: Final = Symbol(
    "misfortune",
    "name-misfortune",
    (
        Rect(4, 4, 40, 40, 7, fill="night", stroke="cinnabar", line=2.4),
        area("M27 8L13 27h9l-3 13 16-20h-10z", "cinnabar", "chalk", 1.2),
    ),
)
VP: Final = Symbol(
    "vp",
    "name-vp",
    (
        Circle(24, 24, 21, fill="gold", stroke="gold-dark", line=2.2),
        Circle(24, 24, 16.5, fill="gold-light", stroke="gold-dark", line=1.2),
    ),
)
WAR: Final = Symbol(
    "swords",
    "name-war-box",
    (
        trace("M9 7l25 27M39 7L14 34", "line", 6.4),
        trace("M9 7l25 27M39 7L14 34", "chalk", 3.2),
        trace("M27 37l11-9M21 37L10 28", "line", 4),
        trace("M35 35l7 8M13 35l-7 8", "wood-dark", 5),
    ),
)
FLAME: Final = Symbol(
    "wildfire",
    "name-wildfire",
    (
        area(
            "M25 2c2 10 14 14 14 27 0 10-7 16-15 16S9 39 9 29c0-7 4-11 7-15"
            " 1 4 3 6 5 6 1-6 1-12 4-18z",
            "cinnabar",
            "cinnabar-dark",
            2,
        ),
        area("M24 24c1 5 7 7 7 13a7 7 0 0 1-14 0c0-5 5-8 7-13z", "orpiment"),
    ),
)
WAVES: Final = Symbol(
    "flood",
    "name-flood",
    (
        trace("M3 15c5-7 9-7 14 0s9 7 14 0 9-7 14 0", "azurite", 5),
        trace("M3 27c5-7 9-7 14 0s9 7 14 0 9-7 14 0", "azurite", 5),
        trace("M3 39c5-7 9-7 14 0s9 7 14 0 9-7 14 0", "azurite-dark", 5),
    ),
)
SUN: Final = Symbol(
    "drought",
    "name-drought",
    (
        Circle(24, 18, 9, fill="orpiment", stroke="orpiment-dark", line=2),
        trace("M24 3v3M9 18H6M42 18h-3M13 7l2 2M35 7l-2 2", "orpiment-dark", 3),
        area("M4 46V33h40v13z", "earth-light", "earth-dark", 1.8),
        trace("M12 33l3 6-4 7M26 33l-2 5 5 8M37 33l-3 8", "earth-dark", 2),
    ),
)
EMISSARY: Final = Symbol(
    "emissary",
    "name-emissary",
    (
        area("M8 46c0-13 6-20 16-20s16 7 16 20z", "current", "line", 2),
        area("M17 18a7 8 0 0 0 14 0z", "skin", "line", 1.6),
        area("M14 18c0-8 4-13 10-13s10 5 10 13z", "night", "line", 1.8),
        trace("M24 5V1M15 18h18", "gold", 2.6),
    ),
)


def _die(face: int) -> Symbol:
    places = {
        1: ((24, 24),),
        2: ((14, 14), (34, 34)),
        3: ((13, 13), (24, 24), (35, 35)),
        4: ((14, 14), (34, 14), (14, 34), (34, 34)),
        5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)),
        6: ((14, 12), (34, 12), (14, 24), (34, 24), (14, 36), (34, 36)),
    }
    pips: tuple[Shape, ...] = tuple(Circle(x, y, 4, fill="line") for x, y in places[face])
    plate = Rect(3, 3, 42, 42, 9, fill="chalk", stroke="line", line=2)
    return Symbol(f"die_{face}", "name-die", (plate, *pips))


MARK_SYMBOLS: Final = (
    WORKER,
    *(_plain_symbol("cube", _cube), _plain_symbol("piece", _ware), _plain_symbol("disc", _disc)),
    *(COPPER, SILVER, WOOD, STONE, MISFORTUNE, VP, WAR, FLAME, WAVES, SUN, EMISSARY),
    *(_die(face) for face in range(1, 7)),
)
