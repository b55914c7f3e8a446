"""A cache of limited size, for values that bots need again and again."""

from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MAX_CACHE_ENTRIES: Final = 2000  # entries of one cache


def cache_put(known: dict[K, V], key: K, value: V) -> V:
    """Save a value in a cache and return it; clear the cache first if it is full."""
    if len(known) >= MAX_CACHE_ENTRIES:
        known.clear()
    known[key] = value
    return value
