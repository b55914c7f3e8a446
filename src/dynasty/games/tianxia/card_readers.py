"""Cards of the box: Objectives, Nomads and the orders of the rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dynasty.games.tianxia.effect_codes import read_effects
from dynasty.games.tianxia.names import (
    BARGES,
    COLOURS,
    EASY_NOMADS,
    LEVELS,
    NORMAL_NOMADS,
    NOTHING,
    OBJECTIVES,
    ORDERS,
    REGIONS,
    SECTIONS,
    SPACES,
)
from dynasty.kernel import ComponentReader, Phrase

if TYPE_CHECKING:
    from dynasty.games.tianxia.components import Box

SCORINGS: Final = (
    *("ranks", "goods", "jade", "governors", "governors_in"),
    *("tiles", "shipping", "fortifications", "meeples"),
)  # what an Objective counts
RANKS: Final = 0
LEFT_GOODS: Final = 1
JADE_AGAIN: Final = 2
GOVERNORS: Final = 3
GOVERNORS_IN: Final = 4
TILES: Final = 5
SHIPPING_MARKERS: Final = 6
FORTIFICATIONS: Final = 7
MEEPLES: Final = 8
ARENAS: Final = {"ranks": COLOURS, "governors_in": REGIONS, "fortifications": SECTIONS}


def read_objectives(box: Box, reader: ComponentReader) -> None:
    """Read the Objective cards: their benefits and what they score."""
    box.benefit, box.scoring, box.among = [], [], []
    box.thresholds, box.points = [], []
    for card in reader.section("objectives").each(OBJECTIVES):
        scoring = card.word("score", SCORINGS)
        box.benefit.append(read_effects(card, "benefit"))
        box.scoring.append(SCORINGS.index(scoring))
        arena = ARENAS.get(scoring, REGIONS)
        box.among.append([arena.index(word) for word in card.words("among", arena)])
        if SCORINGS.index(scoring) == SHIPPING_MARKERS:
            box.among[-1] = [box.region_port[region] for region in box.among[-1]]
        rungs = len(card.get("points", Phrase("expected-list")))
        box.thresholds.append(card.integers("steps", rungs, 0, 99))
        box.points.append(card.integers("points", rungs, 0, 99))


def read_nomads(box: Box, reader: ComponentReader) -> None:
    """Read the Nomad cards: steps and Strength."""
    cards = [
        *reader.section("normal_nomads").each(NORMAL_NOMADS),
        *reader.section("easy_nomads").each(EASY_NOMADS),
    ]
    box.nomad_steps = [card.integers("steps", len(SECTIONS), 0, 12) for card in cards]
    box.nomad_strength = [card.integers("strength", len(SECTIONS), 0, 20) for card in cards]


def read_rival(box: Box, reader: ComponentReader) -> None:
    """Read the rival's orders, levels and prestige."""
    orders = list(reader.section("orders").each(ORDERS))
    box.order_space = [SPACES.index(o.word("space", SPACES)) for o in orders]
    words = [o.word("track", ("banner", *COLOURS)) for o in orders]
    box.order_track = [NOTHING if word == "banner" else COLOURS.index(word) for word in words]
    box.order_barge = [BARGES.index(o.word("barge", BARGES)) for o in orders]
    box.order_sections = [
        [SECTIONS.index(word) for word in o.words("sections", SECTIONS)] for o in orders
    ]
    for order, sections in zip(orders, box.order_sections, strict=True):
        if sorted(sections) != [0, 1, 2, 3]:
            raise order.wrong("sections", Phrase("expected-each-section"))
    levels = list(reader.section("levels").each(LEVELS))
    box.level_start = [level.integer("start", 0, 99) for level in levels]
    box.level_train = [level.integer("train", 0, 9) for level in levels]
    box.level_governor = [level.integer("governor", 0, 9) for level in levels]

    def number(key: str) -> int:
        return reader.section("rival").section(key).integer("value", 0, 99)

    box.house_train = number("house_train")
    lower = min(box.strength_marks)
    box.rival_marks = reader.section("rival").section("marks_lower").integers("value", 2, 0, lower)
    box.rival_step_5 = number("step_5_vp")
    box.rival_step_10 = number("step_10_vp")
    box.rival_delivery = number("delivery_vp")
    box.rival_tile = number("tile_vp")
