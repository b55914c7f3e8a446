"""Chance: the same numbers on every machine, below their limit, from any seed."""

from dynasty.kernel import Chance


def test_chance_gives_the_published_numbers_of_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.number() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_chance_gives_the_same_small_numbers_on_every_machine() -> None:
    chance = Chance(2017)
    drawn = [chance.below(limit) for limit in (2, 3, 6, 24, 100, 10**6)]
    assert drawn == [1, 1, 4, 10, 72, 738781]


def test_chance_stays_below_its_limit_and_reaches_every_number() -> None:
    chance = Chance(1)
    assert {chance.below(6) for _ in range(200)} == set(range(6))
    assert {chance.below(1) for _ in range(20)} == {0}


def test_chance_is_one_number_that_changes_with_every_use() -> None:
    chance = Chance(5)
    before = chance.value
    twin = Chance(chance.value)
    assert chance.number() == twin.number()
    assert chance.value == twin.value != before


def test_chance_takes_any_whole_number_as_a_seed() -> None:
    assert Chance(-1).value == Chance(2**64 - 1).value
    assert Chance(2**70 + 3).value == Chance(3).value
