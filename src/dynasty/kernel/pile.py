"""Face-down piles: sets of cards without an order, so that no order can leak.

A pile is an int with one bit per card in it. A card is chosen at random when it is drawn.
"""

from collections.abc import Iterable
from typing import Final

from dynasty.kernel.chance import Chance

DRAWS_PER_NUMBER: Final = 6  # 64 random bits are plenty for six places in a pile
LOW_BYTE_CARDS: Final = [[card for card in range(8) if bits >> card & 1] for bits in range(256)]
HIGH_BYTE_CARDS: Final = [[card + 8 for card in low] for low in LOW_BYTE_CARDS]


def make_pile(some: Iterable[int]) -> int:
    """Return the pile of these cards."""
    pile = 0
    for card in some:
        pile |= 1 << card
    return pile


def pile_size(pile: int) -> int:
    """Return the number of cards in a pile."""
    return pile.bit_count()


def pile_cards(pile: int) -> list[int]:
    """Return the cards in a pile, lowest first; rules show them only to seats that may look."""
    if pile < 0:
        raise ValueError("a pile is never negative")
    found = LOW_BYTE_CARDS[pile & 255] + HIGH_BYTE_CARDS[pile >> 8 & 255]  # most piles have no more
    pile = pile >> 16 << 16
    while pile:
        lowest = pile & -pile
        found.append(lowest.bit_length() - 1)
        pile ^= lowest
    return found


def is_partition(piles: Iterable[int], whole: int) -> bool:
    """Return whether these piles share no card and together make up the whole."""
    union, count = 0, 0
    for pile in piles:
        union |= pile
        count += pile.bit_count()
    return union == whole and count == whole.bit_count()


def nth_card(pile: int, n: int) -> int:
    """Return the card of the n-th bit of a pile, counted from the lowest."""
    for _lower in range(n):
        pile &= pile - 1
    return (pile & -pile).bit_length() - 1


def draw(pile: int, chance: Chance) -> int:
    """Return a random card of a pile; the caller removes it: `pile ^= 1 << card`."""
    return nth_card(pile, chance.below(pile.bit_count()))


def draw_some(pile: int, count: int, chance: Chance) -> int:
    """Return a pile of `count` random cards of a pile, or all if it has no more."""
    left = pile.bit_count()
    if count >= left:
        return pile
    drawn = dice = 0
    for number in range(count):
        if number % DRAWS_PER_NUMBER == 0:
            dice = chance.number()
        dice, place = divmod(dice, left - number)
        card = 1 << nth_card(pile, place)
        pile ^= card
        drawn |= card
    return drawn
