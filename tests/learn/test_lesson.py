"""Lessons and their cards: which choices a card takes, and the keys of all sentences."""

from dynasty.learn.lesson import Card


def test_the_more_exact_word_decides() -> None:
    card = Card("x", 0, choice="a:1", accept=("a",), refuse={"a:2": "two", "*": "other"})
    assert [card.takes(choice) for choice in ("a:1", "a:2", "a:3", "b:1")] == [
        True,
        False,
        True,
        False,
    ]
    assert [card.turned_down(choice) for choice in ("a:2", "b:1")] == ["two", "other"]
