"""A lesson at a table: which card is shown, who moves by themselves, and what was refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dynasty.learn.lesson_model import END_CARD
from dynasty.server.model.lesson_session import LessonSession
from tests.learn.first_lesson import COURIER, LESSON, MONK, NOON, ORANGE, SERVE, TEA, table

AT_HOUR = (COURIER, MONK, *ORANGE)
BOTS = [1]


@pytest.fixture
def session() -> LessonSession:
    return LessonSession(LESSON)


def shown(session: LessonSession, *moves: tuple[int, str]) -> str:
    card = session.card(table(*moves))
    return "nothing" if card is None else card.id


def test_cards_are_shown_until_they_are_read(session: LessonSession) -> None:
    assert shown(session) == "welcome"
    session.closed.append("welcome")
    assert shown(session) == "aside"
    assert shown(session, *AT_HOUR) == "hour"


def test_a_lesson_that_was_left_or_ended_shows_nothing_more(session: LessonSession) -> None:
    done = replace(session, closed=[END_CARD])
    left = replace(session, left=True)
    assert [one.is_on for one in (session, done, left)] == [True, False, False]
    assert [one.is_done for one in (session, done, left)] == [False, True, False]
    assert [shown(one) for one in (done, left)] == ["nothing", "nothing"]


def test_nobody_moves_while_a_card_is_read(session: LessonSession) -> None:
    assert session.movers(table(), BOTS) == []
    session.closed.append("welcome")
    assert session.movers(table(), BOTS) == BOTS  # the learner is asked, and others may move
    assert session.movers(table(COURIER, MONK), BOTS) == BOTS
    assert session.movers(table(*AT_HOUR, NOON), BOTS) == []
    session.left = True
    assert session.movers(table(*AT_HOUR, NOON), BOTS) == BOTS


def test_the_lesson_answers_by_itself_what_teaches_nothing(session: LessonSession) -> None:
    cards = tuple(replace(card, auto=card.id == "hour") for card in LESSON.cards)
    quick = LessonSession(replace(LESSON, cards=cards))
    assert quick.movers(table(*AT_HOUR), BOTS) == [LESSON.seat]
    assert session.movers(table(*AT_HOUR), BOTS) == BOTS


def test_others_answer_as_in_the_record(session: LessonSession) -> None:
    match = table(COURIER)
    assert session.answer(match, 1) == "set_aside:abbess"
    assert session.answer(table(*ORANGE[:2]), 1) is None
    session.left = True
    assert session.answer(match, 1) is None


def test_only_a_legal_choice_of_the_learner_is_turned_down(session: LessonSession) -> None:
    match = table(*AT_HOUR)
    assert session.turned_down(match, 0, "rise:dawn") == "lesson-first-hour-no-dawn"
    assert session.turned_down(match, 0, "rise:noon") == ""
    assert session.turned_down(match, 0, "rise:never") == ""
    assert session.turned_down(match, 1, "rise:dawn") == ""
    session.left = True
    assert session.turned_down(match, 0, "rise:dawn") == ""


def test_a_refusal_is_shown_until_the_learner_has_chosen(session: LessonSession) -> None:
    match = table(*AT_HOUR)
    assert session.told_now(match) == ("", "")
    assert session.tell(match, "rise:dawn")
    assert not session.tell(match, "rise:dawn")  # that is known already
    assert session.told_now(match) == ("lesson-first-hour-no-dawn", "rise:dawn")
    assert session.told_now(table(*AT_HOUR, NOON)) == ("", "")


def test_own_moves_are_those_of_the_learner(session: LessonSession) -> None:
    whole = (*AT_HOUR, NOON, SERVE, TEA)
    assert [session.own_moves(table(*whole[:n])) for n in (0, 2, 5, 8)] == [0, 2, 2, 4]
