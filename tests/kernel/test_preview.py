"""What a choice would do, as far as it is certain."""

import pytest

from dynasty.kernel import IllegalChoice, NotAsked
from tests.kernel.matches import auction, bid, finish


def test_a_preview_shows_what_the_choice_tells_and_the_question_after_it() -> None:
    match = auction()
    first = match.preview(0, bid(match, 0))
    assert (first.ends, first.events) == ("", ())
    assert first.question is not None
    assert first.question.prompt == "ask-coins"
    assert match.moves == []


def test_a_preview_ends_where_others_are_asked() -> None:
    match = auction()
    match.choose(0, bid(match, 0))
    seen = match.preview(0, bid(match, 0))
    assert (seen.ends, seen.question) == ("others", None)


def test_a_preview_ends_before_secrets_come_to_light() -> None:
    match = auction()
    for seat in (0, 0, 1):
        match.choose(seat, bid(match, seat))
    seen = match.preview(1, bid(match, 1))
    assert (seen.ends, seen.events) == ("revealed", ())
    assert not seen.view.finished


def test_whoever_answers_a_private_question_sees_what_the_answer_does() -> None:
    match = auction()
    for seat in (0, 0, 1, 1):
        match.choose(seat, bid(match, seat))
    (decision,) = match.state.decisions
    sale = next(str(choice) for choice in decision.choices if choice.verb == "sell")
    seen = match.preview(decision.seat, sale)
    assert [event.kind for event in seen.events] == ["card_sold"]
    assert (seen.ends, seen.question is not None) == ("", True)


def test_a_preview_of_an_illegal_choice_is_refused() -> None:
    match = auction()
    with pytest.raises(IllegalChoice):
        match.preview(0, "take:point")
    with pytest.raises(NotAsked):
        finish(match).preview(0, "take:point")
