"""Bounded caches: they remember, and never grow beyond their limit."""

from dynasty.kernel.bounded_cache import MAX_CACHE_ENTRIES, cache_put


def test_a_value_is_returned_and_remembered() -> None:
    known: dict[str, int] = {}
    assert cache_put(known, "a", 1) == 1
    assert cache_put(known, "b", 2) == 2
    assert known == {"a": 1, "b": 2}


def test_a_full_cache_begins_anew_with_the_last_value() -> None:
    known: dict[int, int] = {}
    for number in range(MAX_CACHE_ENTRIES):
        cache_put(known, number, -number)
    assert len(known) == MAX_CACHE_ENTRIES
    assert cache_put(known, -1, 7) == 7
    assert known == {-1: 7}
