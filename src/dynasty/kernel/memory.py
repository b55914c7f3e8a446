"""What was worked out once and is kept at hand: bots look at the same things again and again."""

from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST: Final = 2000  # entries of one kind


def remember(known: dict[K, V], key: K, value: V) -> V:
    """Keep a value; where there are too many, the others are forgotten."""
    if len(known) >= MOST:
        known.clear()
    known[key] = value
    return value
