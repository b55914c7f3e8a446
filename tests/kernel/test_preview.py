"""What a choice would do, as far as it is certain; and turns, cut where seats change."""

import pytest

from dynasty.kernel import IllegalChoice, NotAsked, turns
from dynasty.kernel.substeps import apply_stepwise
from tests.kernel.auction import TakeLot
from tests.kernel.matches import auction, bid, finish, siege


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


def test_unfolding_gives_a_beat_for_the_answer_and_for_each_step_after_it() -> None:
    match = auction()
    for seat in (0, 0, 1):
        match.choose(seat, bid(match, seat))
    s = match.state.clone()
    last = match.game.vocabulary.read(bid(match, 1))
    beats = [(beat.step.name, beat.decided_by, s.revealed) for beat in apply_stepwise(s, 1, last)]
    assert beats == [("SealBid", "", False), ("SealBid", "revealed", True), ("TakeLot", "", False)]


def test_turns_are_cut_where_the_seat_changes_and_lose_nothing() -> None:
    for match in (finish(auction(seats=3)), finish(siege())):
        for viewer in (-1, 0):
            cut = turns(match, viewer)
            told = [event for turn in cut for _, event in turn.events]
            assert told == match.heard(viewer)
            assert all(
                turn.first <= number <= turn.last for turn in cut for number, _ in turn.events
            )


def test_a_free_action_before_the_first_answer_opens_no_turn_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TakeLot, "opens_turn", True)
    match = auction()
    for seat in (0, 0, 1, 1):
        match.choose(seat, bid(match, seat))
    (decision,) = match.state.decisions
    sale = next(str(choice) for choice in decision.choices if choice.verb == "sell")
    match.choose(decision.seat, sale)
    match.choose(decision.seat, "take:coin")
    own = [turn for turn in turns(match, -1) if turn.seat == decision.seat]
    assert [(turn.first, turn.last) for turn in own] == [(5, 6)]


def test_a_turn_knows_what_its_seat_scored() -> None:
    match = finish(auction())
    cut = [turn for turn in turns(match, -1) if turn.seat >= 0]
    for seat in range(2):
        scored = sum(turn.points for turn in cut if turn.seat == seat)
        assert scored == match.moves[-1].points[seat] - match.first_points[seat]
