"""The worth of things to a player of Xi'an, in points: the weights behind the advice.

The weights were estimated and confirmed by self-play. Useful things lose worth as the activations
run out, down to what the final scoring pays for them.
"""

from typing import Final

from dynasty.games.xian.components import ANY
from dynasty.games.xian.names import (
    ACCOUNTANT,
    ADMINISTRATOR,
    BONUS_TILES,
    CARDS_PER_COLOUR,
    CERAMIST,
    CLAY,
    COIN,
    COLOURS,
    CRAFTSMAN,
    EMISSARY,
    EQUIPMENT_TYPES,
    HELPER,
    MATERIALS,
    NOTHING,
    PIGMENT,
    SCIENTIST,
    SECTIONS,
    TAX_COLLECTOR,
)
from dynasty.games.xian.pit_squares import NEIGHBOURS, SECTION_MASKS, SECTION_OF, connected_squares
from dynasty.games.xian.rules.armory import forge_cost
from dynasty.games.xian.rules.bonus_tiles import is_unused
from dynasty.games.xian.rules.final_scoring import RETURN_RESOURCES, counted
from dynasty.games.xian.rules.painting import requested
from dynasty.games.xian.rules.stock_and_score import resources
from dynasty.games.xian.rules.worker_cards import ability, clay_of, coins_of
from dynasty.games.xian.rules.workshop import bonus, craft_cost
from dynasty.games.xian.state import XianState
from dynasty.games.xian.valuation_context import Floats, ValuationContext
from dynasty.kernel import cache_put, pile_cards

# Majorities: the nearer the end, the safer a lead.
LEAD_UNCERTAINTY_AT_END: Final = (
    0.05  # warriors: nearly nothing, so that a tie shares and a lead leads
)
LEAD_UNCERTAINTY_PER_ACTIVATION: Final = (
    0.15  # warriors per activation left that others may still paint there
)
EMPTY_SECTION_PRIZE_SHARE: Final = (
    0.2  # share of the first prize, at the start, for a seat without warriors there
)

# Equipment: what may still come of it.
SET_GROWTH_POINTS: Final[Floats] = (
    0.0,
    0.8,
    1.2,
    0.0,
)  # by size: the next card of a set adds 3, then 5
LONE_PARTNER_POINTS: Final = (
    1.2  # of the 3 points of a pair, for a card or a warrior without a partner
)

# Mausoleum, beyond the point that an unused tile scores.
BONUS_TILE_POINTS: Final[Floats] = (
    1.0,
    1.0,
    1.2,
    4.0,
)  # by tile: a fee, two swaps, a resource, an action
TRACK_SPACE_POINTS: Final[Floats] = (
    0.0,
    0.3,
    0.6,
    1.0,
    2.0,
    0.0,
)  # by space: the end tile comes nearer
END_TILE_GROWTH_POINTS: Final[Floats] = (
    0.0,
    0.4,
    0.0,
    0.4,
    0.6,
    0.0,
    0.0,
    0.3,
)  # per activation left
EXPECTED_LATE_POINTS: Final = 25  # majorities and equipment, usually, which an end tile counts too

# How often things happen per activation left, as between good players.
CRAFTS_PER_ACTIVATION: Final = 0.25
FORGINGS_PER_ACTIVATION: Final = 0.25
ADVANCES_PER_ACTIVATION: Final = 0.2
SWAP_POINTS: Final = 0.5  # a swap of the emissary: a spare resource for one that is needed

# Cards.
TOP_CARD_SHARE: Final = 0.55  # share of a seat's cards: one of two is on top, rather the better one
POINTS_PER_INITIATIVE: Final = 0.2  # per point of initiative: fees, spaces, the Prime Minister
NEW_CARD_POINTS: Final = 2.0  # an average card on top in the first turn

# The pit.
SITE_POINTS: Final = 0.4  # a raw warrior beside an own one: a larger group later
SEALED_WARRIOR_POINTS: Final = 1.2  # a raw warrior that nobody else may paint

# A search meets few pits and collections of equipment, again and again.
PRIZE_CACHE: Final[dict[tuple[object, ...], tuple[list[float], list[float]]]] = {}
EQUIPMENT_VALUE_CACHE: Final[dict[tuple[object, ...], float]] = {}


def resource_value(o: ValuationContext, kind: int) -> float:
    """Return the worth of one resource of this kind."""
    if kind == COIN:
        return o.coin
    return o.clay if kind == CLAY else o.pigments[kind - PIGMENT]


def resources_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of all resources of the seat."""
    value = s.coins[o.seat] * o.coin + s.clay[o.seat] * o.clay
    for colour in range(len(COLOURS)):
        value += s.pigments[o.seat * len(COLOURS) + colour] * o.pigments[colour]
    return value


def pigments_gain_value(s: XianState, o: ValuationContext, colours: list[int]) -> float:
    """Return the worth of pigments from the stock, as far as it has them."""
    value = 0.0
    for colour in colours:
        if s.stock[colour]:
            value += o.pigments[colour]
    return value


# The pit.


def expected_prize(s: XianState, o: ValuationContext, section: int, more: int) -> float:
    """Return the expected prize in a section with `more` additional warriors there."""
    own, places, mask = o.warriors[section] + more, s.box.majority[section], SECTION_MASKS[section]
    if own == 0:
        return EMPTY_SECTION_PRIZE_SHARE * places[0] * o.left / (s.box.turns * s.box.rounds)
    unsure, rank = LEAD_UNCERTAINTY_AT_END + LEAD_UNCERTAINTY_PER_ACTIVATION * o.left, 0.0
    for other in range(s.seats):
        if other != o.seat:
            lead = own - (s.painted[other] & mask).bit_count()
            rank += 0.5 - 0.5 * lead / (abs(lead) + unsure)
    place = int(rank)
    if place >= len(places):
        return 0.0
    below = places[place + 1] if place + 1 < len(places) else 0
    return places[place] + (below - places[place]) * (rank - place)


def expected_prizes(s: XianState, o: ValuationContext) -> tuple[list[float], list[float]]:
    """Return the expected prizes by section, now and with one more warrior. Cached by pit."""
    key = (s.box, o.seat, o.left, *s.painted)
    known = PRIZE_CACHE.get(key)
    if known is None:
        now = [expected_prize(s, o, section, 0) for section in range(len(SECTIONS))]
        then = [expected_prize(s, o, section, 1) for section in range(len(SECTIONS))]
        known = cache_put(PRIZE_CACHE, key, (now, then))
    return known


def majorities_value(s: XianState, o: ValuationContext) -> float:
    """Return the expected prizes of all sections."""
    value = 0.0
    for prize in expected_prizes(s, o)[0]:
        value += prize
    return value


def crafting_values(s: XianState, o: ValuationContext, squares: list[int]) -> list[float]:
    """Return the worth of crafting on each of these squares: bonus and place, less the clay."""
    skill, own = ability(s, o.seat, CERAMIST), s.painted[o.seat]
    costs = [craft_cost(s, o.seat, section, 0) * o.clay for section in range(len(SECTIONS))]
    values: list[float] = []
    for square in squares:
        prestige, coins, colours = bonus(s, square)
        value = prestige + skill + coins * o.coin
        if colours:
            value += pigments_gain_value(s, o, colours)
        if NEIGHBOURS[square] & own:
            value += SITE_POINTS * o.time
        values.append(value - costs[SECTION_OF[square]])
    return values


def painting_value(s: XianState, o: ValuationContext, section: int) -> float:
    """Return the worth of painting in a section: majority and pairs, less the pigments."""
    now, then = expected_prizes(s, o)
    value = then[section] - now[section]
    equipped, warriors = o.equipped[section], o.warriors[section]
    value += pairs_value(s, o, equipped, warriors + 1) - pairs_value(s, o, equipped, warriors)
    for colour in requested(s, section):
        value -= min(o.pigments) if colour == ANY else o.pigments[colour]
    return value


def painted_group_points(s: XianState, o: ValuationContext, square: int) -> int:
    """Return the points of the group that a warrior painted here would join."""
    size = 1
    if NEIGHBOURS[square] & s.painted[o.seat]:
        size = connected_squares(square, s.painted[o.seat]).bit_count()
    return size * s.box.group_prestige


def sealed_warriors_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of raw warriors reserved by the seat's seals."""
    return (s.sealed_squares[o.seat] & s.raw).bit_count() * SEALED_WARRIOR_POINTS * o.time


# Equipment.


def pairs_value(s: XianState, o: ValuationContext, equipped: int, warriors: int) -> float:
    """Return the worth of the pairs in a section, and of cards and warriors without a partner."""
    matched = min(equipped, warriors)
    alone = equipped + warriors - 2 * matched
    return matched * s.box.pair_prestige + alone * LONE_PARTNER_POINTS * o.time


def set_value(s: XianState, o: ValuationContext, size: int) -> float:
    """Return the worth of a set of this many types, and of its possible growth."""
    return s.box.set_values[size - 1] + SET_GROWTH_POINTS[size] * o.time if size else 0.0


def set_size(s: XianState, o: ValuationContext, material: int, layer: int) -> int:
    """Return how many types of a material the seat has at least `layer` times."""
    size = 0
    for kind in range(len(EQUIPMENT_TYPES)):
        if o.types[kind] >= layer and s.box.equipment_material[kind * 4] == material:
            size += 1
    return size


def equipment_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of everything forged. Cached by forged cards and painted warriors."""
    key = (s.box, o.time, s.forged[o.seat], s.painted[o.seat])
    known = EQUIPMENT_VALUE_CACHE.get(key)
    return (
        cache_put(EQUIPMENT_VALUE_CACHE, key, sets_and_pairs_value(s, o))
        if known is None
        else known
    )


def sets_and_pairs_value(s: XianState, o: ValuationContext) -> float:
    """Compute the worth of the seat's sets and pairs."""
    value = 0.0
    for layer in range(1, max(o.types) + 1):
        for material in range(len(MATERIALS)):
            value += set_value(s, o, set_size(s, o, material, layer))
    for section in range(len(SECTIONS)):
        value += pairs_value(s, o, o.equipped[section], o.warriors[section])
    return value


def forging_value(s: XianState, o: ValuationContext, card: int) -> float:
    """Return the worth of forging a card: its set, its pair and its clay, less the coins."""
    key = (s.box, o.time, s.forged[o.seat], s.painted[o.seat], card)
    value = EQUIPMENT_VALUE_CACHE.get(key)
    if value is None:
        value = cache_put(EQUIPMENT_VALUE_CACHE, key, added_card_value(s, o, card))
    value += s.box.equipment_clay[card] * o.clay
    return value - forge_cost(s, o.seat, card, 0) * o.coin


def added_card_value(s: XianState, o: ValuationContext, card: int) -> float:
    """Return the worth that a card adds to sets and pairs."""
    size = set_size(s, o, s.box.equipment_material[card], o.types[s.box.equipment_type[card]] + 1)
    value = set_value(s, o, size + 1) - set_value(s, o, size)
    section = s.box.equipment_section[card]
    equipped, warriors = o.equipped[section], o.warriors[section]
    return value + (
        pairs_value(s, o, equipped + 1, warriors) - pairs_value(s, o, equipped, warriors)
    )


# The mausoleum.


def bonus_tile_value(s: XianState, o: ValuationContext, which: int) -> float:
    """Return the worth of an unused bonus tile."""
    return s.box.unused_tile + BONUS_TILE_POINTS[which] * o.time


def end_tile_value(s: XianState, o: ValuationContext, which: int) -> float:
    """Return the expected points of an end tile, up to its cap."""
    so_far = s.prestige[o.seat] + EXPECTED_LATE_POINTS
    points = END_TILE_GROWTH_POINTS[which] * o.left
    if which == RETURN_RESOURCES:  # which would score as leftovers otherwise
        points += resources(s, o.seat) * (s.box.end_each[which] - 1.0 / s.box.leftovers_divisor)
    else:
        number = counted(s, o.seat, which, so_far) // s.box.end_per[which]
        points += number * s.box.end_each[which]
    cap = s.box.end_cap[which]
    return points if cap == NOTHING else min(points, float(cap))


def mausoleum_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of the seat's mausoleum tiles, and of its way to the end tile."""
    value = TRACK_SPACE_POINTS[s.space[o.seat]] * o.time
    for which in range(min(s.space[o.seat], len(BONUS_TILES))):
        if is_unused(s, o.seat, which):
            value += bonus_tile_value(s, o, which)
    own = s.end_tile[o.seat]
    if own not in (NOTHING, RETURN_RESOURCES):  # returned resources are in the purse
        value += end_tile_value(s, o, own)
    return value


def advance_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of a step of the supervisor: its tile, the way, and the emissary's swap."""
    space = s.space[o.seat]
    value = (TRACK_SPACE_POINTS[space + 1] - TRACK_SPACE_POINTS[space]) * o.time
    if ability(s, o.seat, EMISSARY):
        value += SWAP_POINTS
    if space < len(BONUS_TILES):
        return value + bonus_tile_value(s, o, space)
    return value + max([end_tile_value(s, o, which) for which in pile_cards(s.end_tiles)])


# Helpers and cards.


def helper_value(s: XianState, o: ValuationContext, which: int) -> float:
    """Return the worth of a helper's ability for the rest of the game."""
    amount = s.box.helper_ability[which]
    if which == CERAMIST:
        return amount * CRAFTS_PER_ACTIVATION * o.left
    if which == ACCOUNTANT:
        return amount * workers_left(s, o.seat, TAX_COLLECTOR) * TOP_CARD_SHARE * o.coin
    if which == ADMINISTRATOR:
        return amount * workers_left(s, o.seat, CRAFTSMAN) * TOP_CARD_SHARE * o.clay
    if which == EMISSARY:
        return (
            amount
            * SWAP_POINTS
            * min(s.box.end_space - s.space[o.seat], ADVANCES_PER_ACTIVATION * o.left)
        )
    if which == SCIENTIST:
        return amount * CRAFTS_PER_ACTIVATION * o.left * o.clay
    return amount * FORGINGS_PER_ACTIVATION * o.left * o.coin


def workers_left(s: XianState, seat: int, family: int) -> int:
    """Return how many workers of a family the seat has not played yet."""
    own = s.deck[seat] | s.buried[seat] | s.hand[seat]
    return (own >> family * CARDS_PER_COLOUR & (1 << CARDS_PER_COLOUR) - 1).bit_count()


def helpers_value(s: XianState, o: ValuationContext) -> float:
    """Return the worth of all helpers in front of the seat."""
    value = 0.0
    for which in pile_cards(s.helpers[o.seat]):
        value += helper_value(s, o, which)
    return value


def worker_action_value(s: XianState, o: ValuationContext, card: int) -> float:
    """Return the worth of a worker card's action."""
    colour = s.box.card_colour[card]
    if colour == HELPER:
        which = card % CARDS_PER_COLOUR
        return s.box.helper_prestige[which][s.turn - 1] + helper_value(s, o, which)
    if colour == TAX_COLLECTOR:
        return coins_of(s, o.seat, card) * o.coin
    if colour == CRAFTSMAN:
        return clay_of(s, o.seat, card) * o.clay
    return pigments_gain_value(s, o, s.box.card_pigment_gains[card])


def pigment_instead_value(s: XianState, o: ValuationContext, card: int) -> float:
    """Return the worth of the pigment in the corner of a worker card."""
    colour = s.box.card_colour[card]
    return o.pigments[colour] * s.box.card_pigments if s.stock[colour] else 0.0


def top_card_value(s: XianState, o: ValuationContext, card: int) -> float:
    """Return the worth of a worker card on top of a pair."""
    value = o.tops.get(card)
    if value is None:
        value = o.tops[card] = max(
            worker_action_value(s, o, card), pigment_instead_value(s, o, card)
        )
    return value


def initiative_value(s: XianState, card: int) -> float:
    """Return the worth of a worker card below."""
    return POINTS_PER_INITIATIVE * s.box.card_value[card]


def hand_value(s: XianState, o: ValuationContext, held: int, fresh: int) -> float:
    """Return the worth of this turn's cards and of `fresh` unknown ones: the best half works."""
    value, better = 0.0, [NEW_CARD_POINTS] * fresh
    for card in pile_cards(held):
        below = initiative_value(s, card)
        value += below
        better.append(top_card_value(s, o, card) - below)
    better.sort(reverse=True)
    for place in range(len(better) // 2):
        value += better[place]
    return value
