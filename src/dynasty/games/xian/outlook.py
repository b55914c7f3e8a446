"""How a seat looks at a state of Xi'an: what is left of the game, and what goods are worth then."""

from typing import Final

from dynasty.games.xian.names import COLOURS, SECTIONS
from dynasty.games.xian.pit import SECTION_MASKS
from dynasty.games.xian.rules.buildings import ENTER_BUILDING
from dynasty.games.xian.rules.scoring import RETURN_RESOURCES, equipment_counts
from dynasty.games.xian.rules.turn import ACTIVATE, ASK_FAVOUR, CHOOSE_PAIR
from dynasty.games.xian.rules.workers import USE_WORKER
from dynasty.games.xian.state import XianState
from dynasty.kernel import cards, remember

Floats = tuple[float, ...]
"""Of no stated length: compiled code loses constant tuples of so many floats."""

# Resources, while there is time to use them: what they buy, less the activation that it takes.
COIN_WORTH: Final = 0.7  # three coins forge a card of three points and more
CLAY_WORTH: Final = 1.2  # three clay craft a warrior of six points
PIGMENT_WORTH: Final = 1.5  # two pigments paint a warrior: a group, a majority, perhaps a pair
REQUESTED: Final = 0.3  # more for each request token of that colour: it can be paid at once
TIME_TO_USE: Final = 6.0  # activations; with fewer left a thing may stay unused

# A search meets few collections and prices of goods, again and again.
OWNED: Final[dict[tuple[object, ...], tuple[list[int], list[int], list[int]]]] = {}
PRICES: Final[dict[tuple[object, ...], tuple[float, float, list[float]]]] = {}


class Outlook:
    """How a seat looks at a state: the activations left, and what that makes things worth."""

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
        self.time = min(1.0, self.left / TIME_TO_USE)
        self.coin, self.clay, self.pigments = prices(s, seat, self.time)
        self.types, self.equipped, self.warriors = collection(s, seat)

    def look_at_agenda(self, s: XianState) -> None:
        """How many activations are left, and whether a worker is to come in this round."""
        own, worker, building = self.seat, False, False
        for step, seat, _ in s.agenda:
            if seat == own:
                worker = worker or step is USE_WORKER or step is ACTIVATE
                building = building or step is ENTER_BUILDING or step is ACTIVATE
            elif step is CHOOSE_PAIR or step is ASK_FAVOUR:
                worker = building = True
        self.worker = worker
        self.left = s.box.rounds * (s.box.turns - s.turn + 1) - s.round + int(building)


def prices(s: XianState, seat: int, time: float) -> tuple[float, float, list[float]]:
    """What a coin, clay and, by colour, a pigment are worth to the seat."""
    returns = s.end_tile[seat] == RETURN_RESOURCES
    key = (s.box, time, returns, *s.requests)
    known = PRICES.get(key)
    return remember(PRICES, key, priced(s, returns, time)) if known is None else known


def priced(s: XianState, returns: bool, time: float) -> tuple[float, float, list[float]]:
    """The same, worked out."""
    low = float(s.box.end_each[RETURN_RESOURCES]) if returns else 1.0 / s.box.leftovers_divisor
    coin = low + max(0.0, COIN_WORTH - low) * time
    clay = low + max(0.0, CLAY_WORTH - low) * time
    pigments = [low + max(0.0, PIGMENT_WORTH - low) * time] * len(COLOURS)
    for token in s.requests:
        pigments[s.box.token_colour[token]] += REQUESTED * time
    return coin, clay, pigments


def collection(s: XianState, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The seat's equipment by type and by section, and its painted warriors by section."""
    key = (s.box, s.forged[seat], s.painted[seat])
    known = OWNED.get(key)
    if known is None:
        equipped, painted = [0] * len(SECTIONS), s.painted[seat]
        for card in cards(s.forged[seat]):
            equipped[s.box.equipment_section[card]] += 1
        warriors = [(painted & mask).bit_count() for mask in SECTION_MASKS]
        known = remember(OWNED, key, (equipment_counts(s, seat), equipped, warriors))
    return known
