"""The clock of a seat: when somebody has to look at it, and what moves it."""

from dataclasses import replace

import pytest

from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import StretchCause
from dynasty.server.model.seat_timing import NO_ANSWER, ClockEvent, SeatTiming
from tests.server.support.clock_examples import DAILY, NOON, PARIS, QUICK, asked

LIVE = SeatTiming(0, QUICK, asked(QUICK), "ann")
DAYS = SeatTiming(1, DAILY, asked(DAILY), "bob")


def test_a_live_clock_is_looked_at_when_its_time_is_used_up() -> None:
    assert LIVE.wake == LIVE.clock.due == NOON + QUICK.free + QUICK.reserve


def test_a_clock_in_days_is_looked_at_for_its_first_reminder() -> None:
    first, last = clock_rules.reminder_times(DAILY, DAYS.clock, here=False)
    assert DAYS.wake == first < last
    assert DAYS.clock.due is not None
    assert last < DAYS.clock.due


def test_a_late_clock_is_looked_at_when_the_bot_has_to_play() -> None:
    late = replace(DAYS, late=True)
    assert late.wake == clock_rules.stand_in_time(DAILY, DAYS.clock)
    assert DAYS.clock.due is not None
    assert late.wake is not None
    assert late.wake > DAYS.clock.due
    alone = replace(DAILY, stand_in="")
    assert SeatTiming(1, alone, asked(alone), "bob", late=True).wake is None


def test_a_stopped_clock_needs_nobody() -> None:
    assert SeatTiming(1, DAILY, clock_rules.new_clock(DAILY), "bob").wake is None
    assert DAYS.zone == PARIS


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (NO_ANSWER, StretchCause.ENTRY, StretchCause.ENTRY),
        (ClockEvent(0, NOON), StretchCause.ENTRY, StretchCause.ENTRY),
        (ClockEvent(0, undo=True), StretchCause.OWN_UNDO, StretchCause.OTHERS_UNDO),
    ],
)
def test_c5_an_undo_begins_a_stretch_for_who_undid_and_for_others(
    event: ClockEvent, own: StretchCause, other: StretchCause
) -> None:
    assert (event.begun(0), event.begun(1)) == (own, other)


def test_c4_an_answer_counts_from_its_arrival() -> None:
    answer = ClockEvent(0, NOON - 5)
    assert answer.answered(0, NOON) == NOON - 5
    assert answer.answered(1, NOON) == NOON
    assert ClockEvent(0, undo=True).answered(0, NOON) == NOON
    assert NO_ANSWER.answered(0, NOON) == NOON
