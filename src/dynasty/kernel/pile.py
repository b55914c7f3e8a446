"""Face-down piles: sets of cards without an order, so that no order exists to leak.

A pile is an int with one bit per card in it. Who draws, draws by chance at that moment.
"""

from collections.abc import Iterable
from typing import Final

from dynasty.kernel.chance import Chance

DRAWS_PER_NUMBER: Final = 6  # 64 random bits are plenty for six places in a pile
LOW: Final = [[card for card in range(8) if bits >> card & 1] for bits in range(256)]
HIGH: Final = [[card + 8 for card in low] for low in LOW]


def pile_of(some: Iterable[int]) -> int:
    """The pile of these cards."""
    pile = 0
    for card in some:
        pile |= 1 << card
    return pile


def size(pile: int) -> int:
    """How many cards lie in it."""
    return pile.bit_count()


def cards(pile: int) -> list[int]:
    """The cards in it, lowest first: for whoever may look."""
    if pile < 0:
        raise ValueError("a pile is never negative")
    found = LOW[pile & 255] + HIGH[pile >> 8 & 255]  # most piles have no more
    pile = pile >> 16 << 16
    while pile:
        lowest = pile & -pile
        found.append(lowest.bit_length() - 1)
        pile ^= lowest
    return found


def is_partition(piles: Iterable[int], whole: int) -> bool:
    """Do these piles share nothing, and are they all that there is?"""
    union, count = 0, 0
    for pile in piles:
        union |= pile
        count += pile.bit_count()
    return union == whole and count == whole.bit_count()


def nth(pile: int, n: int) -> int:
    """The card of the n-th bit, counted from the lowest."""
    for _lower in range(n):
        pile &= pile - 1
    return (pile & -pile).bit_length() - 1


def draw(pile: int, chance: Chance) -> int:
    """One card of a pile that holds some, at random; the caller removes it: `pile ^= 1 << card`."""
    return nth(pile, chance.below(pile.bit_count()))


def draw_some(pile: int, count: int, chance: Chance) -> int:
    """A pile of that many cards of it at random, or of all if it holds no more."""
    left = pile.bit_count()
    if count >= left:
        return pile
    drawn = dice = 0
    for number in range(count):
        if number % DRAWS_PER_NUMBER == 0:
            dice = chance.number()
        dice, place = divmod(dice, left - number)
        card = 1 << nth(pile, place)
        pile ^= card
        drawn |= card
    return drawn
