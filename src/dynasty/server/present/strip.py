"""The strip below the board: what the viewer has in hand, as small cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from dynasty.drawing.frame import COMMON, Pictures
from dynasty.kernel import text_key
from dynasty.text import Words


@dataclass(frozen=True)
class Card:
    """Something on the viewer's mat, in two short lines."""

    noun: str
    name: str
    said: str
    lit: bool


def cards(pictures: Pictures[Any], viewer: int, lit: Collection[str], words: Words) -> list[Card]:
    """The hand, then whatever else on the viewer's mat can be chosen and lies nowhere else."""
    titles = pictures.titles(f"mat-{viewer}")
    hand = [noun for noun in pictures.hand if noun in titles]
    more = [noun for noun in titles if noun in lit and noun not in hand]
    if more:
        elsewhere = pictures.titles(COMMON)
        more = [noun for noun in more if noun not in elsewhere]
    return told_apart([card(noun, titles[noun], noun in lit, words) for noun in (*hand, *more)])


def told_apart(found: list[Card]) -> list[Card]:
    """Cards of one name go by what else is said of them."""
    names = Counter(card.name for card in found)
    return [
        replace(card, name=card.said, said="") if names[card.name] > 1 and card.said else card
        for card in found
    ]


def card(noun: str, title: str, lit: bool, words: Words) -> Card:
    """A thing by its name and by what else its title says."""
    name = words.name(noun) if words.has(text_key("name", noun)) else title
    said = title.removeprefix(name)
    said = title if said[:1].isalpha() else said  # the name of several begins like that of one
    return Card(noun, name, said.strip(" :\u00a0\u202f"), lit)
