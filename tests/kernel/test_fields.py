"""The declaration of a field: what it holds, and who may know it."""

from typing import Any

import pytest

from dynasty.kernel import (
    Field,
    known_to_all,
    known_to_none,
    known_to_owner,
    known_to_owner_until_end,
    list_field,
    number_field,
    packed_list_field,
    subset_field,
    subset_list_field,
)
from dynasty.localization import phrase_text
from dynasty.text import Translator
from tests.kernel.siege import Siege


@pytest.mark.parametrize(
    ("field", "fine", "wrong"),
    [
        (number_field("turn", 1, 6), [1, 6], [0, 7, True, None, "1", 1.0, [1]]),
        (number_field("active", -1, 3), [-1, 3], [-2, 4]),
        (
            list_field("coins", 2, 0, 9),
            [[0, 9]],
            [[], [1], [1, 2, 3], [0, 10], [0, True], (1, 2), 5],
        ),
        (list_field("row", 3, 0, 9, least=1), [[1], [1, 2, 3]], [[], [1, 2, 3, 4]]),
        (subset_field("pile", 4), [0, 15], [-1, 16]),
        (subset_list_field("hands", 2, 4), [[0, 15]], [[0, 16], [-1, 0], [0]]),
        (
            packed_list_field("queue", 1, 2, 5, 3),
            [[0], [0o55], [0o5]],
            [[0o6], [0o60], [0o111], [-1]],
        ),
    ],
)
def test_a_field_holds_what_it_declares(field: Field, fine: list[Any], wrong: list[Any]) -> None:
    assert [value for value in fine if not field.holds(value)] == []
    assert [value for value in wrong if field.holds(value)] == []


def said(field: Field) -> str:
    """What a field expects, in English."""
    return phrase_text(field.expected(), Translator("en", strict=True))


def test_a_field_says_what_it_expects() -> None:
    assert said(number_field("turn", 1, 6)) == "a whole number from 1 to 6"
    assert said(list_field("coins", 2, 0, 9)) == "a list of 2 whole numbers from 0 to 9"
    assert said(list_field("row", 3, 0, 9, least=1)).startswith("a list of 1 to 3 whole numbers")
    queue = said(packed_list_field("queue", 1, 2, 5, 3))
    assert queue.endswith("with 3 bits per part and no part above 5")


def test_numbers_are_told_from_subsets_and_packed_parts() -> None:
    assert [field.width for field in (number_field("a", 0, 9), subset_field("b", 9))] == [0, 1]
    row = packed_list_field("c", 4, 2, 5, 3)
    assert (row.width, row.top, row.most, row.high) == (3, 5, 4, 0o77)


def test_who_may_know_a_field() -> None:
    s = Siege().start(2, 1)
    six = [10, 11, 20, 21, 30, 31]
    assert known_to_all(s, six, -1) == six
    assert known_to_none(s, six, 1) == [None] * 6
    assert known_to_owner(s, six, 1) == [None, None, 20, 21, None, None]
    assert known_to_owner(s, six, -1) == [None] * 6
    assert known_to_owner_until_end(s, six, 0) == [10, 11, None, None, None, None]
    s.decisions = []
    assert known_to_owner_until_end(s, six, 0) == six


def test_a_single_number_is_seen_like_a_list_of_one() -> None:
    s = Siege().start(2, 1)
    assert subset_field("spoil", 6).seen(s, 0) == [s.spoil]
    assert list_field("gold", 3, 0, 9).seen(s, -1) == s.gold
