"""Stock and score: gaining and paying resources, and recording points (X-2)."""

from typing import Final

from dynasty.games.xian.names import CLAY, COIN, PIGMENT, PIGMENTS, RESOURCES
from dynasty.games.xian.state import XianState
from dynasty.kernel import Refusal

NO_RESOURCE: Final = Refusal("X-8.4", "no-resource")
OUT_OF_STOCK: Final = Refusal("X-2.2", "out-of-stock")

CATEGORIES: Final = ("crafting", "ceramist", "painting", "helpers", "minister", "shortage")
CATEGORY_RULES: Final = ("X-5.1", "X-3.7", "X-6.2", "X-3.4", "X-4.8", "X-4.7")
CRAFTING: Final = 0
CERAMIST_PRAISE: Final = 1
PAINTING: Final = 2
RECRUITING: Final = 3
MINISTER: Final = 4
SHORTAGE: Final = 5


def score(s: XianState, seat: int, category: int, points: int) -> None:
    """Add prestige and record its category."""
    s.prestige[seat] += points
    s.earned[seat * len(CATEGORIES) + category] += points


def gain_pigment(s: XianState, seat: int, colour: int) -> None:
    """[X-2.2] Move a pigment from the stock to the seat; an empty stock gives nothing."""
    if s.stock[colour] == 0:
        s.tell("gain_lost", "X-2.2", seat, pigment=PIGMENTS[colour])
        return
    s.stock[colour] -= 1
    s.pigments[seat * 4 + colour] += 1


def obtainable(s: XianState, colours: list[int]) -> list[int]:
    """[X-2.2] Return those of these pigments that the stock can give."""
    return [c for at, c in enumerate(colours) if colours[:at].count(c) < s.stock[c]]


def pay_pigment(s: XianState, seat: int, colour: int) -> None:
    """[X-2.2] Move a pigment from the seat back to the stock."""
    s.stock[colour] += 1
    s.pigments[seat * 4 + colour] -= 1


def held(s: XianState, seat: int, resource: int) -> int:
    """[X-2.4] Return how many of a resource the seat has."""
    if resource == COIN:
        return s.coins[seat]
    if resource == CLAY:
        return s.clay[seat]
    return s.pigments[seat * 4 + resource - PIGMENT]


def resources(s: XianState, seat: int) -> int:
    """[X-2.4] Return the number of all resources of a seat, coins by their value."""
    at = seat * 4
    return s.coins[seat] + s.clay[seat] + sum(s.pigments[at : at + 4])


def in_stock(s: XianState, resource: int) -> bool:
    """[X-2.1] Return whether the stock has the resource; coins and clay never run out."""
    return resource < PIGMENT or s.stock[resource - PIGMENT] > 0


def move_resource(s: XianState, seat: int, resource: int, count: int) -> None:
    """Give the seat this many of a resource, or take them back if negative."""
    if resource == COIN:
        s.coins[seat] += count
    elif resource == CLAY:
        s.clay[seat] += count
    else:
        s.pigments[seat * 4 + resource - PIGMENT] += count
        s.stock[resource - PIGMENT] -= count


def swap(s: XianState, seat: int, given: int, taken: int, rule: str) -> None:
    """[X-8.4] [X-3.10] Swap one resource of the seat for another one of the stock."""
    move_resource(s, seat, given, -1)
    move_resource(s, seat, taken, 1)
    s.tell("swapped", rule, seat, given=RESOURCES[given], taken=RESOURCES[taken])


def raw_stock(s: XianState) -> int:
    """[X-2.3] Return the number of raw warriors in the stock."""
    return s.box.raw_warriors - s.raw.bit_count()


def gains(coins: int = 0, clay: int = 0, colours: list[int] | None = None) -> tuple[str, ...]:
    """Return a list of resources for events and labels."""
    found = (RESOURCES[COIN],) * coins + (RESOURCES[CLAY],) * clay
    return found + tuple(PIGMENTS[colour] for colour in colours or ())
