"""When clocks tick: sums, their inverse, and the wall clocks of odd zones."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dynasty.server.model.play_hours import (
    DAY_MS,
    HOUR_MS,
    MINUTE_MS,
    WEEKEND,
    PlayHours,
    open_milliseconds,
    time_after_open,
)
from tests.server.support.clock_examples import PARIS, at

LORD_HOWE, APIA = "Australia/Lord_Howe", "Pacific/Apia"
ODD_TIMES = {  # days around which the wall clock jumps, in Greenwich
    PARIS: (datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)),
    LORD_HOWE: (datetime(2026, 4, 4, tzinfo=UTC), datetime(2026, 10, 3, tzinfo=UTC)),
    APIA: (datetime(2011, 12, 30, tzinfo=UTC), datetime(2011, 9, 24, tzinfo=UTC)),
}


@st.composite
def windows(draw: st.DrawFn) -> PlayHours:
    opens = draw(st.integers(0, 1439))
    length = draw(st.integers(180, 1440))
    off = draw(st.frozensets(st.integers(0, 6), max_size=6))
    return PlayHours(draw(st.sampled_from(sorted(ODD_TIMES))), opens, (opens + length) % 1440, off)


@st.composite
def moments(draw: st.DrawFn, count: int) -> tuple[PlayHours, list[int]]:
    """A window, and moments in order around a day on which its wall clock jumps."""
    hours = draw(windows())
    day = draw(st.sampled_from(ODD_TIMES[hours.zone]))
    start = int(day.timestamp()) * 1000 - 5 * DAY_MS
    offsets = draw(st.lists(st.integers(0, 12 * DAY_MS), min_size=count, max_size=count))
    return hours, [start + offset for offset in sorted(offsets)]


@given(moments(3))
def test_ticking_adds_up_and_never_decreases(given: tuple[PlayHours, list[int]]) -> None:
    hours, (a, b, c) = given
    assert open_milliseconds(hours, a, b) + open_milliseconds(hours, b, c) == open_milliseconds(
        hours, a, c
    )
    assert 0 <= open_milliseconds(hours, a, b) <= b - a


@given(moments(2), st.integers(1, 5 * DAY_MS))
def test_due_is_the_inverse_of_ticking(given: tuple[PlayHours, list[int]], need: int) -> None:
    hours, (a, b) = given
    then = time_after_open(hours, a, need)
    assert open_milliseconds(hours, a, then) == need
    assert open_milliseconds(hours, a, then - 1) == need - 1
    assert time_after_open(hours, a, open_milliseconds(hours, a, b)) <= max(a, b)


@given(moments(1))
def test_a_minute_ticks_when_the_wall_clock_says_so(given: tuple[PlayHours, list[int]]) -> None:
    hours, (a,) = given
    a -= a % MINUTE_MS
    wall = datetime.fromtimestamp(a / 1000, ZoneInfo(hours.zone))
    minute = wall.hour * 60 + wall.minute
    day = timedelta(days=1)
    if wall.utcoffset() != (wall - day).utcoffset() or wall.utcoffset() != (wall + day).utcoffset():
        return  # a day on which it jumps: told below
    inside = any(opens <= minute < closes for opens, closes in hours.parts())
    ticks = inside and wall.weekday() not in hours.days_off
    assert open_milliseconds(hours, a, a + MINUTE_MS) == (MINUTE_MS if ticks else 0)


def test_a_play_day_later_is_the_same_time_the_next_day() -> None:
    hours = PlayHours(PARIS, 8 * 60, 23 * 60)
    posed = at(PARIS, 2026, 6, 1, 15)
    assert time_after_open(hours, posed, hours.play_day) == at(PARIS, 2026, 6, 2, 15)
    assert time_after_open(hours, at(PARIS, 2026, 6, 1, 23, 30), hours.play_day) == at(
        PARIS, 2026, 6, 2, 23
    )


def test_nobody_plays_while_the_wall_clock_jumps() -> None:
    hours = PlayHours(PARIS, 8 * 60, 23 * 60)
    for month, day in ((3, 28), (10, 24)):
        posed = at(PARIS, 2026, month, day, 20)
        assert time_after_open(hours, posed, 4 * HOUR_MS) == at(PARIS, 2026, month, day + 1, 9)


def test_an_hour_that_is_missing_or_comes_twice() -> None:
    night = PlayHours(PARIS, 2 * 60 + 30, 6 * 60)
    spring, autumn = at(PARIS, 2026, 3, 29), at(PARIS, 2026, 10, 25)
    assert (
        open_milliseconds(night, spring, spring + 12 * HOUR_MS) == 2 * HOUR_MS + 30 * MINUTE_MS
    )  # from 3:30 on
    assert open_milliseconds(night, autumn, autumn + 12 * HOUR_MS) == 4 * HOUR_MS + 30 * MINUTE_MS
    around = PlayHours(PARIS, 3 * 60, 2 * 60 + 30)  # two parts of a day that would overlap
    assert open_milliseconds(around, spring, spring + 12 * HOUR_MS) == 12 * HOUR_MS


def test_lord_howe_jumps_by_half_an_hour() -> None:
    whole, early = PlayHours(LORD_HOWE), PlayHours(LORD_HOWE, 0, 6 * 60)
    spring, day = at(LORD_HOWE, 2026, 10, 4), 5 * HOUR_MS + 30 * MINUTE_MS
    assert open_milliseconds(early, spring, spring + 12 * HOUR_MS) == day
    assert open_milliseconds(whole, spring, at(LORD_HOWE, 2026, 10, 5)) == DAY_MS - 30 * MINUTE_MS


def test_apia_never_had_the_30th_of_december_2011() -> None:
    hours = PlayHours(APIA, 8 * 60, 23 * 60)
    posed = at(APIA, 2011, 12, 29, 15)
    assert time_after_open(hours, posed, hours.play_day) == at(APIA, 2011, 12, 31, 15)
    fridays = PlayHours(APIA, 8 * 60, 23 * 60, frozenset({5}))  # Saturdays off: the 31st
    assert time_after_open(fridays, posed, hours.play_day) == at(APIA, 2012, 1, 1, 15)


def test_a_window_over_midnight_and_days_off() -> None:
    late = PlayHours(PARIS, 20 * 60, 2 * 60, WEEKEND)
    friday = at(PARIS, 2026, 6, 5, 22)
    assert late.play_day == 6 * HOUR_MS
    assert time_after_open(late, friday, 2 * HOUR_MS) == at(PARIS, 2026, 6, 6)
    assert time_after_open(late, friday, 2 * HOUR_MS + 1) == at(PARIS, 2026, 6, 8) + 1


@pytest.mark.parametrize(
    ("opens", "closes", "off"), [(600, 700, ()), (1440, 0, ()), (0, -1, ()), (0, 0, range(7))]
)
def test_windows_that_nobody_could_play_in(opens: int, closes: int, off: range) -> None:
    with pytest.raises(ValueError, match="bad-clock"):
        PlayHours("UTC", opens, closes, frozenset(off))
