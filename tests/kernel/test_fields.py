"""The declaration of a field: what it holds, and who may know it."""

from typing import Any

import pytest

from dynasty.kernel import (
    Field,
    everybody,
    nobody,
    number,
    numbers,
    owner,
    owner_until_the_end,
    packed,
    subset,
    subsets,
)
from tests.kernel.siege import Siege


@pytest.mark.parametrize(
    ("field", "fine", "wrong"),
    [
        (number("turn", 1, 6), [1, 6], [0, 7, True, None, "1", 1.0, [1]]),
        (number("active", -1, 3), [-1, 3], [-2, 4]),
        (numbers("coins", 2, 0, 9), [[0, 9]], [[], [1], [1, 2, 3], [0, 10], [0, True], (1, 2), 5]),
        (numbers("row", 3, 0, 9, least=1), [[1], [1, 2, 3]], [[], [1, 2, 3, 4]]),
        (subset("pile", 4), [0, 15], [-1, 16]),
        (subsets("hands", 2, 4), [[0, 15]], [[0, 16], [-1, 0], [0]]),
        (packed("queue", 1, 2, 5, 3), [[0], [0o55], [0o5]], [[0o6], [0o60], [0o111], [-1]]),
    ],
)
def test_a_field_holds_what_it_declares(field: Field, fine: list[Any], wrong: list[Any]) -> None:
    assert [value for value in fine if not field.holds(value)] == []
    assert [value for value in wrong if field.holds(value)] == []


def test_a_field_says_what_it_expects() -> None:
    assert number("turn", 1, 6).expected() == "a whole number from 1 to 6"
    assert numbers("coins", 2, 0, 9).expected() == "a list of 2 whole numbers from 0 to 9"
    assert numbers("row", 3, 0, 9, least=1).expected().startswith("a list of 1 to 3 whole numbers")
    assert packed("queue", 1, 2, 5, 3).expected().endswith("3 bits a part, none above 5")


def test_numbers_are_told_from_subsets_and_packed_parts() -> None:
    assert [field.width for field in (number("a", 0, 9), subset("b", 9))] == [0, 1]
    row = packed("c", 4, 2, 5, 3)
    assert (row.width, row.top, row.most, row.high) == (3, 5, 4, 0o77)


def test_who_may_know_a_field() -> None:
    s = Siege().start(2, 1)
    six = [10, 11, 20, 21, 30, 31]
    assert everybody(s, six, -1) == six
    assert nobody(s, six, 1) == [None] * 6
    assert owner(s, six, 1) == [None, None, 20, 21, None, None]
    assert owner(s, six, -1) == [None] * 6
    assert owner_until_the_end(s, six, 0) == [10, 11, None, None, None, None]
    s.decisions = []
    assert owner_until_the_end(s, six, 0) == six


def test_a_single_number_is_seen_like_a_list_of_one() -> None:
    s = Siege().start(2, 1)
    assert subset("spoil", 6).seen(s, 0) == [s.spoil]
    assert numbers("gold", 3, 0, 9).seen(s, -1) == s.gold
