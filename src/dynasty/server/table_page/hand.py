"""The viewer's hand, as small cards below the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from dynasty.drawing.board import COMMON_KEY, Pictures
from dynasty.kernel import text_key
from dynasty.text import Translator


@dataclass(frozen=True)
class HandCard:
    """Something on the viewer's mat, in two short lines."""

    noun: str
    name: str
    said: str
    lit: bool


def hand_cards(
    pictures: Pictures[Any], viewer: int, lit: Collection[str], words: Translator
) -> list[HandCard]:
    """Return the hand, then what else can be chosen on the viewer's mat and nowhere else."""
    titles = pictures.titles(f"mat-{viewer}")
    hand = [noun for noun in pictures.hand if noun in titles]
    more = [noun for noun in titles if noun in lit and noun not in hand]
    if more:
        elsewhere = pictures.titles(COMMON_KEY)
        more = [noun for noun in more if noun not in elsewhere]
    return cards_with_distinct_names(
        [hand_card(noun, titles[noun], noun in lit, words) for noun in (*hand, *more)]
    )


def cards_with_distinct_names(found: list[HandCard]) -> list[HandCard]:
    """Return the cards; those that share a name get their other text as their name."""
    names = Counter(card.name for card in found)
    return [
        replace(card, name=card.said, said="") if names[card.name] > 1 and card.said else card
        for card in found
    ]


def hand_card(noun: str, title: str, lit: bool, words: Translator) -> HandCard:
    """Return a card with a thing's name and the rest of its title."""
    name = words.name(noun) if words.has(text_key("name", noun)) else title
    said = title.removeprefix(name)
    said = title if said[:1].isalpha() else said  # the name of several begins like that of one
    return HandCard(noun, name, said.strip(" :\u00a0\u202f"), lit)
