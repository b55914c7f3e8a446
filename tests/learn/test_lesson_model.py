"""Lessons and their cards: which choices a card takes, and the keys of all sentences."""

from dataclasses import replace

from dynasty.learn.lesson_model import END_CARD, Card
from tests.learn.first_lesson import LESSON


def test_the_more_exact_word_decides() -> None:
    card = Card("x", 0, choice="a:1", accept=("a",), refuse={"a:2": "two", "*": "other"})
    assert [card.takes(choice) for choice in ("a:1", "a:2", "a:3", "b:1")] == [
        True,
        False,
        True,
        False,
    ]
    assert [card.turned_down(choice) for choice in ("a:2", "b:1")] == ["two", "other"]


def test_a_choice_may_be_accepted_beside_a_refused_verb() -> None:
    card = Card("x", 0, choice="a:1", accept=("a:2",), refuse={"a": "no"})
    assert [card.takes(choice) for choice in ("a:1", "a:2", "a:3")] == [True, True, False]
    assert card.turned_down("b:1") == ""


def test_a_card_that_shows_something_asks_nothing() -> None:
    assert Card("x", at=0).asks
    assert not Card("x", after=0).asks


def test_cards_are_found_by_id_and_by_the_choice_they_ask_for() -> None:
    hour = LESSON.card("hour")
    assert hour is not None
    assert hour.at is not None
    assert LESSON.asking[hour.at] is hour
    assert LESSON.card(END_CARD) == Card(END_CARD)
    assert LESSON.card("none") is None
    assert all(card.asks for card in LESSON.asking.values())


def test_a_lesson_needs_a_sentence_for_all_that_it_says() -> None:
    cards = (
        Card("show"),
        Card("skip", at=0, auto=True),
        Card("try", at=1, right=2, refuse={"a": "no", "b": "no", "*": "other_one"}),
    )
    found = replace(LESSON, cards=cards).sentences()
    assert found == [
        "lesson-first",
        "lesson-first-promise",
        "lesson-first-end",
        "lesson-first-show",
        "lesson-first-try",
        "lesson-first-try-ask",
        "lesson-first-try-answer-1",
        "lesson-first-try-answer-2",
        "lesson-first-try-answer-3",
        "lesson-first-try-because",
        "lesson-first-try-no-no",
        "lesson-first-try-no-other-one",
    ]
