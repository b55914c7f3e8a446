"""Set-up: what each seat gets and what is dealt (X-12)."""

from typing import Final

from dynasty.games.xian.components import Box
from dynasty.games.xian.names import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DISPLAY_SLOTS,
    END_TILES,
    EQUIPMENT,
    NOTHING,
    REQUEST_SPACES,
    SECTION_SQUARES,
    SECTIONS,
    SIDES_PER_SECTION,
    START_TILES,
    TOKENS,
)
from dynasty.games.xian.rules.stock_and_score import CATEGORIES, gain_pigment
from dynasty.games.xian.state import XianState
from dynasty.kernel import Chance, draw, draw_some, make_pile

ALL_SQUARES: Final = (1 << SECTION_SQUARES) - 1


def set_up(seats: int, chance: Chance, box: Box) -> XianState:
    """[X-12.1] Return the state before the first turn."""
    s = XianState(seats, chance, box)
    s.turn, s.round, s.order, s.active = 1, 1, [], NOTHING
    give_pieces(s)
    deal_display_and_tokens(s)
    place_buildings(s)
    lay_tiles(s)
    lay_formations(s)
    deal_starting_tiles(s)
    return s


def give_pieces(s: XianState) -> None:
    """[X-12.1] Give each seat its own deck, pieces and first resources."""
    n, box = s.seats, s.box
    s.prestige = [box.start_prestige] * n
    s.earned = [0] * (n * len(CATEGORIES))
    s.coins = [box.start_coins] * n
    s.clay = [box.start_clay] * n
    s.pigments = [0] * (n * len(COLOURS))
    s.stock = [box.pigments_per_colour] * len(COLOURS)
    s.deck = [make_pile(range(len(CARDS)))] * n
    s.buried, s.hand, s.discard = [0] * n, [0] * n, [0] * n
    s.helpers, s.forged, s.used_tiles = [0] * n, [0] * n, [0] * n
    s.initiative, s.top, s.end_tile = [NOTHING] * n, [NOTHING] * n, [NOTHING] * n
    s.painted, s.sealed_squares = [0] * n, [0] * n
    s.builders = [0] * len(BUILDINGS)


def deal_display_and_tokens(s: XianState) -> None:
    """[X-12.2] Deal four equipment cards and four request tokens (A, B, B, C)."""
    s.equipment_pile, s.equipment_out = make_pile(range(len(EQUIPMENT))), 0
    s.display = []
    for _ in DISPLAY_SLOTS:
        s.display.append(draw(s.equipment_pile, s.chance))
        s.equipment_pile ^= 1 << s.display[-1]
    s.token_pile, s.requests, s.turn_track = make_pile(range(len(TOKENS))), [], []
    for _ in REQUEST_SPACES:
        s.requests.append(draw(s.token_pile, s.chance))
        s.token_pile ^= 1 << s.requests[-1]


def place_buildings(s: XianState) -> None:
    """[X-12.3] Place the building tiles on the four slots at random, then the Prime Minister."""
    s.slot_of, free = [], make_pile(range(len(BUILDINGS)))
    for _ in BUILDINGS:
        s.slot_of.append(draw(free, s.chance))
        free ^= 1 << s.slot_of[-1]
    s.minister, s.minister_met = first_minister(s), 0


def first_minister(s: XianState) -> int:
    """[X-12.3] Return the building whose colour the highest request token shows."""
    highest = max(s.requests, key=lambda token: s.box.token_number[token])
    return s.box.building_of_colour[s.box.token_colour[highest]]


def lay_tiles(s: XianState) -> None:
    """[X-12.4] Place bonus tiles for all on spaces 1 to 4, and some end tiles on space 5."""
    everything = make_pile(range(len(END_TILES)))
    s.end_tiles = draw_some(everything, s.box.end_tiles_in_play, s.chance)


def lay_formations(s: XianState) -> None:
    """[X-12.6] Place one random side per section, and a raw warrior on each statue icon."""
    s.sides, s.spaces, s.raw = [], 0, 0
    for section in range(len(SECTIONS)):
        number = section * SIDES_PER_SECTION + s.chance.below(SIDES_PER_SECTION)
        side, shift = s.box.sides[number], section * SECTION_SQUARES
        s.sides.append(number)
        s.spaces |= (ALL_SQUARES & ~side.walls) << shift
        s.raw |= side.statues << shift


def deal_starting_tiles(s: XianState) -> None:
    """[X-12.5] Deal the starting tiles and their pigments; the lowest number is placed on top."""
    s.space, s.start_tile, s.arrival, s.arrivals = [0] * s.seats, [], [], 0
    free = make_pile(range(len(START_TILES)))
    for seat in range(s.seats):
        tile = draw(free, s.chance)
        free ^= 1 << tile
        s.start_tile.append(tile)
        s.arrival.append(-s.box.start_number[tile])
        for _ in range(s.box.start_pigments):
            gain_pigment(s, seat, s.box.start_pigment[tile])
