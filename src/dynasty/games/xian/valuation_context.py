"""The valuation context of a seat: the activations left, and what goods are worth until the end."""

from typing import Final

from dynasty.games.xian.names import COLOURS, SECTIONS
from dynasty.games.xian.pit_squares import SECTION_MASKS
from dynasty.games.xian.rules.buildings import ENTER_BUILDING
from dynasty.games.xian.rules.final_scoring import RETURN_RESOURCES, equipment_counts
from dynasty.games.xian.rules.turns_and_rounds import ACTIVATE, ASK_FAVOUR, CHOOSE_PAIR
from dynasty.games.xian.rules.worker_cards import USE_WORKER
from dynasty.games.xian.state import XianState
from dynasty.kernel import cache_put, pile_cards

Floats = tuple[float, ...]
"""Of no stated length: compiled code loses constant tuples of so many floats."""

# Resources, while there is time to use them: what they buy, less the activation that it takes.
COIN_POINTS: Final = 0.7  # three coins forge a card of three points and more
CLAY_POINTS: Final = 1.2  # three clay craft a warrior of six points
PIGMENT_POINTS: Final = 1.5  # two pigments paint a warrior: a group, a majority, perhaps a pair
REQUESTED_PIGMENT_POINTS: Final = (
    0.3  # more for each request token of that colour: it can be paid at once
)
ACTIVATIONS_TO_USE_GOODS: Final = 6.0  # activations; with fewer left a thing may stay unused

# A search meets few collections and prices of goods, again and again.
COLLECTION_CACHE: Final[dict[tuple[object, ...], tuple[list[int], list[int], list[int]]]] = {}
GOODS_VALUE_CACHE: Final[dict[tuple[object, ...], tuple[float, float, list[float]]]] = {}


class ValuationContext:
    """The context in which a seat values things: the activations left, and the worth of goods."""

    seat: int
    left: int  # activations, this one included while its building is to come
    worker: bool  # a worker is to come in this round
    time: float  # 1 while there is time to use things, 0 at the end
    coin: float
    clay: float
    pigments: list[float]  # by colour
    types: list[int]  # own equipment by type
    equipped: list[int]  # own equipment by section
    warriors: list[int]  # own painted warriors by section
    tops: dict[int, float]  # what cards are worth on top of a pair, as far as it was asked

    def __init__(self, s: XianState, seat: int) -> None:
        self.seat = seat
        self.tops = {}
        self.look_at_agenda(s)
        self.time = min(1.0, self.left / ACTIVATIONS_TO_USE_GOODS)
        self.coin, self.clay, self.pigments = goods_values(s, seat, self.time)
        self.types, self.equipped, self.warriors = owned_collection(s, seat)

    def look_at_agenda(self, s: XianState) -> None:
        """Count the activations left, and find whether a worker is to come in this round."""
        own, worker, building = self.seat, False, False
        for step, seat, _ in s.agenda:
            if seat == own:
                worker = worker or step is USE_WORKER or step is ACTIVATE
                building = building or step is ENTER_BUILDING or step is ACTIVATE
            elif step is CHOOSE_PAIR or step is ASK_FAVOUR:
                worker = building = True
        self.worker = worker
        self.left = s.box.rounds * (s.box.turns - s.turn + 1) - s.round + int(building)


def goods_values(s: XianState, seat: int, time: float) -> tuple[float, float, list[float]]:
    """Return the worth of a coin, of clay and, by colour, of a pigment to the seat. Cached."""
    returns = s.end_tile[seat] == RETURN_RESOURCES
    key = (s.box, time, returns, *s.requests)
    known = GOODS_VALUE_CACHE.get(key)
    return (
        cache_put(GOODS_VALUE_CACHE, key, compute_goods_values(s, returns, time))
        if known is None
        else known
    )


def compute_goods_values(
    s: XianState, returns: bool, time: float
) -> tuple[float, float, list[float]]:
    """Compute the worth of a coin, of clay and, by colour, of a pigment."""
    low = float(s.box.end_each[RETURN_RESOURCES]) if returns else 1.0 / s.box.leftovers_divisor
    coin = low + max(0.0, COIN_POINTS - low) * time
    clay = low + max(0.0, CLAY_POINTS - low) * time
    pigments = [low + max(0.0, PIGMENT_POINTS - low) * time] * len(COLOURS)
    for token in s.requests:
        pigments[s.box.token_colour[token]] += REQUESTED_PIGMENT_POINTS * time
    return coin, clay, pigments


def owned_collection(s: XianState, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Return the seat's equipment by type and by section, and its warriors by section. Cached."""
    key = (s.box, s.forged[seat], s.painted[seat])
    known = COLLECTION_CACHE.get(key)
    if known is None:
        equipped, painted = [0] * len(SECTIONS), s.painted[seat]
        for card in pile_cards(s.forged[seat]):
            equipped[s.box.equipment_section[card]] += 1
        warriors = [(painted & mask).bit_count() for mask in SECTION_MASKS]
        known = cache_put(COLLECTION_CACHE, key, (equipment_counts(s, seat), equipped, warriors))
    return known
