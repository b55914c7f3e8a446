"""Piles: sets of cards, and how cards are drawn from them."""

import pytest

from dynasty.kernel import Chance, draw, draw_some, make_pile, pile_cards, pile_size


def test_a_pile_is_a_set_of_cards() -> None:
    pile = make_pile([5, 0, 17])
    assert pile_cards(pile) == [0, 5, 17]
    assert pile_size(pile) == 3
    assert pile_cards(0) == []
    assert make_pile([]) == pile_size(0) == 0


def test_what_is_no_pile_has_no_cards() -> None:
    for number in (-1, -(10**4000)):
        with pytest.raises(ValueError, match="a pile is never negative"):
            pile_cards(number)


def test_drawing_leaves_the_pile_to_the_caller_and_reaches_every_card() -> None:
    pile, chance = make_pile([1, 4, 9]), Chance(3)
    assert {draw(pile, chance) for _ in range(60)} == {1, 4, 9}
    assert draw(1 << 7, chance) == 7


def test_drawing_is_the_same_on_every_machine() -> None:
    chance, full = Chance(2017), make_pile(range(24))
    assert [draw(full, chance) for _ in range(5)] == [18, 13, 17, 10, 17]
    assert pile_cards(draw_some(full, 8, chance)) == [3, 5, 8, 9, 13, 15, 18, 22]


def test_drawing_some_takes_different_cards_of_the_pile() -> None:
    pile, chance = make_pile(range(3, 30)), Chance(8)
    for count in range(28):
        drawn = draw_some(pile, count, chance)
        assert pile_size(drawn) == min(count, 27)
        assert drawn & ~pile == 0


def test_drawing_more_than_there_is_takes_all() -> None:
    assert draw_some(make_pile([2, 3]), 5, Chance(1)) == make_pile([2, 3])
    assert draw_some(0, 5, Chance(1)) == 0


def test_drawing_some_is_fair() -> None:
    chance, counts = Chance(11), [0] * 10
    for _ in range(2000):
        for card in pile_cards(draw_some(make_pile(range(10)), 7, chance)):
            counts[card] += 1
    assert all(1300 < count < 1500 for count in counts)  # 1400 each, give or take
