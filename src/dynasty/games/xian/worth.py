"""What things are worth to a player of Xi'an, in points: the weights behind the advice.

The weights were set by reckoning and kept where self-play agreed. A thing with a use loses its
worth as the activations run out, down to what the final scoring pays for it.
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
from dynasty.games.xian.outlook import Floats, Outlook
from dynasty.games.xian.pit import NEIGHBOURS, SECTION_MASKS, SECTION_OF, connected
from dynasty.games.xian.rules.armory import forge_cost
from dynasty.games.xian.rules.lab import requested
from dynasty.games.xian.rules.scoring import RETURN_RESOURCES, counted
from dynasty.games.xian.rules.stock import resources
from dynasty.games.xian.rules.tiles import is_unused
from dynasty.games.xian.rules.workers import ability, clay_of, coins_of
from dynasty.games.xian.rules.workshop import bonus, craft_cost
from dynasty.games.xian.state import XianState
from dynasty.kernel import cards, remember

# Majorities: the nearer the end, the safer a lead.
UNSURE_AT_END: Final = 0.05  # warriors: nearly nothing, so that a tie shares and a lead leads
UNSURE: Final = 0.15  # warriors per activation left, which somebody may still paint there
HOPE: Final = 0.2  # of the first prize, at the start, for who has painted nothing there yet

# Equipment: what may still come of it.
SET_PROMISE: Final[Floats] = (0.0, 0.8, 1.2, 0.0)  # by size: the next card of a set adds 3, then 5
PAIR_PROMISE: Final = 1.2  # of the 3 points of a pair, for a card or a warrior without a partner

# Mausoleum, beyond the point that an unused tile scores.
TILE_WORTH: Final[Floats] = (1.0, 1.0, 1.2, 4.0)  # by tile: a fee, two swaps, a resource, an action
TRACK_PROMISE: Final[Floats] = (0.0, 0.3, 0.6, 1.0, 2.0, 0.0)  # by space: the end tile comes nearer
END_GROWTH: Final[Floats] = (0.0, 0.4, 0.0, 0.4, 0.6, 0.0, 0.0, 0.3)  # per activation left
LATE_POINTS: Final = 25  # majorities and equipment, usually, which an end tile counts too

# How often things happen per activation left, as between good players.
CRAFTS: Final = 0.25
FORGINGS: Final = 0.25
ADVANCES: Final = 0.2
SWAP_WORTH: Final = 0.5  # a swap of the emissary: a spare resource for one that is needed

# Cards.
ON_TOP: Final = 0.55  # of a seat's cards: one of two lies on top, the better one rather
INITIATIVE_WORTH: Final = 0.2  # per point of initiative: fees, spaces, the Prime Minister
NEW_CARD: Final = 2.0  # an average card on top in the first turn

# The pit.
SITE_WORTH: Final = 0.4  # a raw warrior beside an own one: a larger group later
SEALED_WORTH: Final = 1.2  # a raw warrior that nobody else may paint

# A search meets few pits and collections of equipment, again and again.
PRIZES: Final[dict[tuple[object, ...], tuple[list[float], list[float]]]] = {}
EQUIPMENT: Final[dict[tuple[object, ...], float]] = {}


def resource(o: Outlook, kind: int) -> float:
    """One of a kind of resource."""
    if kind == COIN:
        return o.coin
    return o.clay if kind == CLAY else o.pigments[kind - PIGMENT]


def purse(s: XianState, o: Outlook) -> float:
    """All resources of the seat."""
    value = s.coins[o.seat] * o.coin + s.clay[o.seat] * o.clay
    for colour in range(len(COLOURS)):
        value += s.pigments[o.seat * len(COLOURS) + colour] * o.pigments[colour]
    return value


def gain_of(s: XianState, o: Outlook, colours: list[int]) -> float:
    """Pigments from the stock, as far as it has them."""
    value = 0.0
    for colour in colours:
        if s.stock[colour]:
            value += o.pigments[colour]
    return value


# The pit.


def standing(s: XianState, o: Outlook, section: int, more: int) -> float:
    """The prize to expect in a section with that many more warriors there."""
    own, places, mask = o.warriors[section] + more, s.box.majority[section], SECTION_MASKS[section]
    if own == 0:
        return HOPE * places[0] * o.left / (s.box.turns * s.box.rounds)
    unsure, rank = UNSURE_AT_END + UNSURE * o.left, 0.0
    for other in range(s.seats):
        if other != o.seat:
            lead = own - (s.painted[other] & mask).bit_count()
            rank += 0.5 - 0.5 * lead / (abs(lead) + unsure)
    place = int(rank)
    if place >= len(places):
        return 0.0
    below = places[place + 1] if place + 1 < len(places) else 0
    return places[place] + (below - places[place]) * (rank - place)


def prizes(s: XianState, o: Outlook) -> tuple[list[float], list[float]]:
    """By section: the prize to expect, and that with one more warrior; once for a pit."""
    key = (s.box, o.seat, o.left, *s.painted)
    known = PRIZES.get(key)
    if known is None:
        now = [standing(s, o, section, 0) for section in range(len(SECTIONS))]
        then = [standing(s, o, section, 1) for section in range(len(SECTIONS))]
        known = remember(PRIZES, key, (now, then))
    return known


def standings(s: XianState, o: Outlook) -> float:
    """The prizes to expect in all sections."""
    value = 0.0
    for prize in prizes(s, o)[0]:
        value += prize
    return value


def crafting(s: XianState, o: Outlook, squares: list[int]) -> list[float]:
    """Crafting a warrior in each of these spaces: the bonus and the place, less the clay."""
    skill, own = ability(s, o.seat, CERAMIST), s.painted[o.seat]
    costs = [craft_cost(s, o.seat, section, 0) * o.clay for section in range(len(SECTIONS))]
    values: list[float] = []
    for square in squares:
        prestige, coins, colours = bonus(s, square)
        value = prestige + skill + coins * o.coin
        if colours:
            value += gain_of(s, o, colours)
        if NEIGHBOURS[square] & own:
            value += SITE_WORTH * o.time
        values.append(value - costs[SECTION_OF[square]])
    return values


def painting_in(s: XianState, o: Outlook, section: int) -> float:
    """Painting in a section: majority and pairs, less the pigments."""
    now, then = prizes(s, o)
    value = then[section] - now[section]
    equipped, warriors = o.equipped[section], o.warriors[section]
    value += pairs(s, o, equipped, warriors + 1) - pairs(s, o, equipped, warriors)
    for colour in requested(s, section):
        value -= min(o.pigments) if colour == ANY else o.pigments[colour]
    return value


def painted_group(s: XianState, o: Outlook, square: int) -> int:
    """The group that a warrior painted here would join."""
    size = 1
    if NEIGHBOURS[square] & s.painted[o.seat]:
        size = connected(square, s.painted[o.seat]).bit_count()
    return size * s.box.group_prestige


def sealed_warriors(s: XianState, o: Outlook) -> float:
    """Raw warriors kept for the seat by its seals."""
    return (s.sealed_squares[o.seat] & s.raw).bit_count() * SEALED_WORTH * o.time


# Equipment.


def pairs(s: XianState, o: Outlook, equipped: int, warriors: int) -> float:
    """Pairs of cards and warriors in a section, and who may still find a partner."""
    matched = min(equipped, warriors)
    alone = equipped + warriors - 2 * matched
    return matched * s.box.pair_prestige + alone * PAIR_PROMISE * o.time


def set_of(s: XianState, o: Outlook, size: int) -> float:
    """A set of that many types, and what it may still grow to."""
    return s.box.set_values[size - 1] + SET_PROMISE[size] * o.time if size else 0.0


def set_size(s: XianState, o: Outlook, material: int, layer: int) -> int:
    """How many types of a material the seat has at least that many times."""
    size = 0
    for kind in range(len(EQUIPMENT_TYPES)):
        if o.types[kind] >= layer and s.box.equipment_material[kind * 4] == material:
            size += 1
    return size


def equipment(s: XianState, o: Outlook) -> float:
    """Everything forged, once for what is forged and painted."""
    key = (s.box, o.time, s.forged[o.seat], s.painted[o.seat])
    known = EQUIPMENT.get(key)
    return remember(EQUIPMENT, key, sets_and_pairs(s, o)) if known is None else known


def sets_and_pairs(s: XianState, o: Outlook) -> float:
    """The same, worked out."""
    value = 0.0
    for layer in range(1, max(o.types) + 1):
        for material in range(len(MATERIALS)):
            value += set_of(s, o, set_size(s, o, material, layer))
    for section in range(len(SECTIONS)):
        value += pairs(s, o, o.equipped[section], o.warriors[section])
    return value


def forging(s: XianState, o: Outlook, card: int) -> float:
    """Forging a card: its set, its pair and its clay, less the coins."""
    key = (s.box, o.time, s.forged[o.seat], s.painted[o.seat], card)
    value = EQUIPMENT.get(key)
    if value is None:
        value = remember(EQUIPMENT, key, one_more(s, o, card))
    value += s.box.equipment_clay[card] * o.clay
    return value - forge_cost(s, o.seat, card, 0) * o.coin


def one_more(s: XianState, o: Outlook, card: int) -> float:
    """What a card adds to sets and pairs."""
    size = set_size(s, o, s.box.equipment_material[card], o.types[s.box.equipment_type[card]] + 1)
    value = set_of(s, o, size + 1) - set_of(s, o, size)
    section = s.box.equipment_section[card]
    equipped, warriors = o.equipped[section], o.warriors[section]
    return value + (pairs(s, o, equipped + 1, warriors) - pairs(s, o, equipped, warriors))


# The mausoleum.


def tile(s: XianState, o: Outlook, which: int) -> float:
    """An unused bonus tile."""
    return s.box.unused_tile + TILE_WORTH[which] * o.time


def end_tile(s: XianState, o: Outlook, which: int) -> float:
    """An end tile: what it counts now and may count later, up to its cap."""
    so_far = s.prestige[o.seat] + LATE_POINTS
    points = END_GROWTH[which] * o.left
    if which == RETURN_RESOURCES:  # which would score as leftovers otherwise
        points += resources(s, o.seat) * (s.box.end_each[which] - 1.0 / s.box.leftovers_divisor)
    else:
        number = counted(s, o.seat, which, so_far) // s.box.end_per[which]
        points += number * s.box.end_each[which]
    cap = s.box.end_cap[which]
    return points if cap == NOTHING else min(points, float(cap))


def tiles(s: XianState, o: Outlook) -> float:
    """The mausoleum tiles of the seat, and the way to the end tile."""
    value = TRACK_PROMISE[s.space[o.seat]] * o.time
    for which in range(min(s.space[o.seat], len(BONUS_TILES))):
        if is_unused(s, o.seat, which):
            value += tile(s, o, which)
    own = s.end_tile[o.seat]
    if own not in (NOTHING, RETURN_RESOURCES):  # returned resources are in the purse
        value += end_tile(s, o, own)
    return value


def advancing(s: XianState, o: Outlook) -> float:
    """One more step of the supervisor: its tile, the way, and the emissary's swap."""
    space = s.space[o.seat]
    value = (TRACK_PROMISE[space + 1] - TRACK_PROMISE[space]) * o.time
    if ability(s, o.seat, EMISSARY):
        value += SWAP_WORTH
    if space < len(BONUS_TILES):
        return value + tile(s, o, space)
    return value + max([end_tile(s, o, which) for which in cards(s.end_tiles)])


# Helpers and cards.


def helper(s: XianState, o: Outlook, which: int) -> float:
    """What a helper's ability will still bring."""
    amount = s.box.helper_ability[which]
    if which == CERAMIST:
        return amount * CRAFTS * o.left
    if which == ACCOUNTANT:
        return amount * workers_left(s, o.seat, TAX_COLLECTOR) * ON_TOP * o.coin
    if which == ADMINISTRATOR:
        return amount * workers_left(s, o.seat, CRAFTSMAN) * ON_TOP * o.clay
    if which == EMISSARY:
        return amount * SWAP_WORTH * min(s.box.end_space - s.space[o.seat], ADVANCES * o.left)
    if which == SCIENTIST:
        return amount * CRAFTS * o.left * o.clay
    return amount * FORGINGS * o.left * o.coin


def workers_left(s: XianState, seat: int, family: int) -> int:
    """How many workers of a family the seat has not played yet."""
    own = s.deck[seat] | s.buried[seat] | s.hand[seat]
    return (own >> family * CARDS_PER_COLOUR & (1 << CARDS_PER_COLOUR) - 1).bit_count()


def helpers(s: XianState, o: Outlook) -> float:
    """The abilities of all helpers in front of the seat."""
    value = 0.0
    for which in cards(s.helpers[o.seat]):
        value += helper(s, o, which)
    return value


def work(s: XianState, o: Outlook, card: int) -> float:
    """The action of a worker card."""
    colour = s.box.card_colour[card]
    if colour == HELPER:
        which = card % CARDS_PER_COLOUR
        return s.box.helper_prestige[which][s.turn - 1] + helper(s, o, which)
    if colour == TAX_COLLECTOR:
        return coins_of(s, o.seat, card) * o.coin
    if colour == CRAFTSMAN:
        return clay_of(s, o.seat, card) * o.clay
    return gain_of(s, o, s.box.card_pigment_gains[card])


def pigment_instead(s: XianState, o: Outlook, card: int) -> float:
    """The pigment in the corner of a worker card."""
    colour = s.box.card_colour[card]
    return o.pigments[colour] * s.box.card_pigments if s.stock[colour] else 0.0


def top_card(s: XianState, o: Outlook, card: int) -> float:
    """A worker card on top of a pair."""
    value = o.tops.get(card)
    if value is None:
        value = o.tops[card] = max(work(s, o, card), pigment_instead(s, o, card))
    return value


def initiative(s: XianState, card: int) -> float:
    """A worker card below."""
    return INITIATIVE_WORTH * s.box.card_value[card]


def hand(s: XianState, o: Outlook, held: int, fresh: int) -> float:
    """Cards to be played this turn, some of them still to be drawn: the best half on top."""
    value, better = 0.0, [NEW_CARD] * fresh
    for card in cards(held):
        below = initiative(s, card)
        value += below
        better.append(top_card(s, o, card) - below)
    better.sort(reverse=True)
    for place in range(len(better) // 2):
        value += better[place]
    return value
