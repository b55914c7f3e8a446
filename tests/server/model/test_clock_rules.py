"""The rules of clocks, C1 to C15, and a machine that plays, undoes, pauses and lets time pass."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import (
    ClockRules,
    Pause,
    StretchCause,
    StretchPhase,
    preset_rules,
)
from dynasty.server.model.play_hours import DAY_MS, HOUR_MS, MINUTE_MS, WEEKEND
from tests.server.support.clock_examples import BOT, DAILY, EVENINGS, NOON, PARIS, QUICK, asked, at

PLAY_DAY = 15 * HOUR_MS


def test_c1_a_clock_ticks_while_a_person_is_asked_and_in_the_window_only() -> None:
    clock = asked(DAILY)
    night = at(PARIS, 2026, 6, 1, 23)
    assert clock_rules.charge_clock(DAILY, clock, night).free == PLAY_DAY - 11 * HOUR_MS
    assert (
        clock_rules.charge_clock(DAILY, clock, night + 9 * HOUR_MS).free == PLAY_DAY - 11 * HOUR_MS
    )
    for stopped in (
        clock_rules.stop_clock(DAILY, clock, NOON),
        clock_rules.mark_replaced(DAILY, clock, NOON),
        clock_rules.end_stretch(DAILY, clock, NOON),
    ):
        assert (stopped.since, stopped.due) == (None, None)
        assert clock_rules.charge_clock(DAILY, stopped, night) == stopped
    assert (
        clock_rules.resume_clock(DAILY, clock_rules.end_stretch(DAILY, clock, NOON), night).since
        is None
    )


def test_c1_seats_of_a_secret_tick_each_on_its_own() -> None:
    seats = [asked(QUICK) for _ in range(3)]
    seats = [clock_rules.end_stretch(QUICK, seat, NOON + n * 1000) for n, seat in enumerate(seats)]
    assert [seat.used for seat in seats] == [0, 1000, 2000]


def test_c2_free_time_goes_first_then_the_reserve_which_never_grows() -> None:
    clock = asked(QUICK)
    assert (clock.free, clock.reserve) == (30_000, 10 * MINUTE_MS)
    later = clock_rules.charge_clock(QUICK, clock, NOON + 40_000)
    assert (later.free, later.reserve) == (0, 10 * MINUTE_MS - 10_000)
    again = clock_rules.begin_stretch(
        QUICK, clock_rules.end_stretch(QUICK, later, NOON + 40_000), NOON + DAY_MS
    )
    assert (again.free, again.reserve) == (30_000, 10 * MINUTE_MS - 10_000)


def test_c3_a_stretch_begins_with_all_of_the_free_time() -> None:
    first = clock_rules.end_stretch(QUICK, asked(QUICK), NOON + 29_000)
    assert (
        clock_rules.begin_stretch(QUICK, first, NOON + 30_000).due == NOON + 60_000 + 10 * MINUTE_MS
    )


def test_c4_an_answer_counts_from_when_it_reached_the_server() -> None:
    clock = asked(QUICK)
    assert clock.due is not None
    assert clock_rules.stretch_phase(QUICK, clock, clock.due - 1) is StretchPhase.RESERVE
    assert clock_rules.end_stretch(QUICK, clock, clock.due - 1).reserve == 1
    assert clock_rules.stretch_phase(QUICK, clock, clock.due) is StretchPhase.OVER


def test_c5_an_undo_goes_on_with_what_was_left() -> None:
    over = clock_rules.end_stretch(QUICK, asked(QUICK), NOON + 28_000)
    assert clock_rules.begin_stretch(QUICK, over, NOON + DAY_MS, StretchCause.OWN_UNDO).free == 2000
    assert (
        clock_rules.begin_stretch(QUICK, over, NOON + DAY_MS, StretchCause.OTHERS_UNDO).free == 7500
    )
    early = clock_rules.end_stretch(QUICK, asked(QUICK), NOON + 1000)
    assert (
        clock_rules.begin_stretch(QUICK, early, NOON + DAY_MS, StretchCause.OTHERS_UNDO).free
        == 29_000
    )
    late = clock_rules.end_stretch(QUICK, asked(QUICK), NOON + 50_000)
    assert (
        clock_rules.begin_stretch(QUICK, late, NOON + DAY_MS, StretchCause.OWN_UNDO).reserve
        == 10 * MINUTE_MS - 20_000
    )


def test_c6_windows_and_days_off_stop_a_clock_and_reset_nothing() -> None:
    rules = replace(DAILY, hours=replace(EVENINGS, days_off=WEEKEND))
    friday = at(PARIS, 2026, 6, 5, 20)
    monday = clock_rules.charge_clock(rules, asked(rules, friday), at(PARIS, 2026, 6, 8, 9))
    assert monday.free == PLAY_DAY - 4 * HOUR_MS
    assert asked(rules, friday).due == at(PARIS, 2026, 6, 11, 20)  # four play days later


def test_c7_a_holiday_stops_what_would_tick_until_the_table_grants_no_more() -> None:
    rules = replace(DAILY, holiday=PLAY_DAY)
    two_days = clock_rules.with_vacation(rules, NOON - DAY_MS, NOON + 2 * DAY_MS, NOON)
    assert two_days.holidays == ((NOON, NOON + 2 * DAY_MS),)  # never backwards
    clock = clock_rules.change_rules(rules, two_days, asked(rules), NOON)
    tomorrow = clock_rules.charge_clock(two_days, clock, NOON + DAY_MS)
    assert (tomorrow.free, tomorrow.holiday) == (PLAY_DAY, 0)
    assert (
        clock_rules.charge_clock(two_days, clock, NOON + DAY_MS + HOUR_MS).free
        == PLAY_DAY - HOUR_MS
    )
    assert clock.due == at(PARIS, 2026, 6, 6, 12)  # a day later than without
    assert (
        clock_rules.end_stretch(two_days, clock, NOON + 1).free == PLAY_DAY
    )  # whoever is away may move
    assert clock_rules.with_vacation(QUICK, NOON, NOON + DAY_MS, NOON) == QUICK


def test_c7_holidays_that_touch_are_one() -> None:
    rules = clock_rules.with_vacation(DAILY, NOON + HOUR_MS, NOON + 2 * HOUR_MS, NOON)
    rules = clock_rules.with_vacation(rules, NOON + 5 * HOUR_MS, NOON + 6 * HOUR_MS, NOON)
    rules = clock_rules.with_vacation(rules, NOON + 2 * HOUR_MS, NOON + 3 * HOUR_MS, NOON)
    assert rules.holidays == (
        (NOON + HOUR_MS, NOON + 3 * HOUR_MS),
        (NOON + 5 * HOUR_MS, NOON + 6 * HOUR_MS),
    )
    assert clock_rules.with_vacation(rules, NOON + HOUR_MS, NOON, NOON) == rules


def test_c8_two_reminders_for_who_is_not_here_and_none_at_live_tables() -> None:
    clock, quarter = asked(DAILY), PLAY_DAY // 4
    first, second = clock_rules.reminder_times(DAILY, clock, here=False)
    assert clock_rules.charge_clock(DAILY, clock, first).free == quarter
    assert clock_rules.charge_clock(DAILY, clock, second).left == quarter
    assert clock_rules.reminder_times(DAILY, clock, here=True) == []
    assert clock_rules.reminder_times(QUICK, asked(QUICK), here=False) == []
    assert clock_rules.reminder_times(
        DAILY, clock_rules.charge_clock(DAILY, clock, first), here=False
    ) == [second]
    bare = replace(DAILY, reserve=0)
    assert len(clock_rules.reminder_times(bare, asked(bare), here=False)) == 1


def test_c9_at_zero_a_seat_is_late_and_after_a_grace_somebody_stands_in() -> None:
    clock = asked(DAILY)
    assert clock.due is not None
    acts = clock_rules.stand_in_time(DAILY, clock)
    assert acts == at(PARIS, 2026, 6, 5, 15, 45)  # a quarter of a play day after zero
    assert clock_rules.stretch_phase(DAILY, clock, clock.due) is StretchPhase.LATE
    assert clock_rules.stretch_phase(DAILY, clock, acts) is StretchPhase.OVER
    nobody = replace(DAILY, stand_in="")
    assert clock_rules.stand_in_time(nobody, clock) is None
    assert clock_rules.stretch_phase(nobody, clock, acts + DAY_MS) is StretchPhase.LATE
    assert clock_rules.stand_in_time(QUICK, asked(QUICK)) == asked(QUICK).due
    over = clock_rules.end_stretch(DAILY, clock_rules.mark_replaced(DAILY, clock, acts), acts)
    again = clock_rules.begin_stretch(DAILY, over, acts)
    assert (again.free, again.reserve, again.replaced) == (PLAY_DAY, 0, False)


def test_c9_the_grace_is_a_quarter_but_from_an_hour_to_twelve() -> None:
    short, long = ClockRules(2 * HOUR_MS, 0), preset_rules("three-days")
    assert (short.grace, long.grace, QUICK.grace) == (HOUR_MS, 12 * HOUR_MS, 0)


def test_c10_after_two_stretches_that_a_stand_in_ended_it_stays() -> None:
    clock = clock_rules.new_clock(QUICK)
    for _ in range(2):
        clock = clock_rules.begin_stretch(QUICK, clock, NOON)
        assert not clock.is_away
        clock = clock_rules.end_stretch(QUICK, clock_rules.mark_replaced(QUICK, clock, NOON), NOON)
    away = clock_rules.begin_stretch(QUICK, clock, NOON)
    assert (away.is_away, away.replaced, away.since) == (True, True, None)
    answered = clock_rules.end_stretch(QUICK, clock_rules.return_player(QUICK, away, NOON), NOON)
    assert not clock_rules.begin_stretch(QUICK, answered, NOON).is_away


def test_c11_a_return_gives_what_was_left_and_a_quarter_at_least_but_once() -> None:
    clock = asked(QUICK)
    assert clock.due is not None
    left = clock_rules.mark_replaced(QUICK, clock, NOON + 10_000)
    assert clock_rules.return_player(QUICK, left, NOON + DAY_MS).left == clock.left - 10_000
    back = clock_rules.return_player(
        QUICK, clock_rules.mark_replaced(QUICK, clock, clock.due), NOON + DAY_MS
    )
    assert (back.free, back.since) == (7500, NOON + DAY_MS)
    twice = clock_rules.mark_replaced(QUICK, back, NOON + DAY_MS + 7000)
    assert clock_rules.return_player(QUICK, twice, NOON + 2 * DAY_MS).left == 500


def test_c12_all_agree_to_a_pause_and_it_ends_after_two_weeks() -> None:
    pause = Pause(NOON, frozenset({"ann", "bob"})).agree("ann", NOON + HOUR_MS)
    assert not pause.lasts(NOON + HOUR_MS)
    agreed = pause.agree("bob", NOON + 2 * HOUR_MS)
    assert agreed.lasts(NOON + 2 * HOUR_MS)
    assert agreed.agree("ann", NOON + DAY_MS) == agreed
    assert not agreed.lasts(NOON + 2 * HOUR_MS + 14 * DAY_MS)
    assert pause.agree("bob", NOON + DAY_MS).agreed is None  # it has lapsed
    stopped = clock_rules.stop_clock(DAILY, asked(DAILY), NOON + HOUR_MS)
    assert (
        clock_rules.resume_clock(DAILY, stopped, NOON + 10 * DAY_MS).left == 4 * PLAY_DAY - HOUR_MS
    )


def test_c13_nobody_loses_time_while_the_server_is_down() -> None:
    clock = asked(QUICK)
    after = clock_rules.skip_span(QUICK, clock, NOON + 5000, NOON + 65_000)
    assert clock.due is not None
    assert (after.free, after.due) == (25_000, clock.due + 60_000)
    assert clock_rules.skip_span(QUICK, clock, NOON + 5000, NOON + 50_000) == clock  # 45 s are none
    assert clock_rules.skip_span(QUICK, clock, NOON - HOUR_MS, NOON - 1) == clock
    stands = clock_rules.stop_clock(QUICK, clock, NOON)
    assert clock_rules.skip_span(QUICK, stands, NOON, NOON + DAY_MS) == stands


def test_c14_a_page_is_told_what_is_left_and_whether_it_ticks() -> None:
    clock = asked(DAILY)
    told = clock_rules.clock_display(DAILY, clock, NOON + HOUR_MS)
    assert (told.left, told.ticks, told.due, told.bold) == (
        4 * PLAY_DAY - HOUR_MS,
        True,
        clock.due,
        False,
    )
    assert not clock_rules.clock_display(DAILY, clock, at(PARIS, 2026, 6, 1, 23)).ticks
    assert clock.due is not None
    assert clock_rules.clock_display(DAILY, clock, clock.due - HOUR_MS).bold
    assert not clock_rules.clock_display(
        DAILY, clock_rules.stop_clock(DAILY, clock, NOON), NOON
    ).ticks


def test_c15_one_player_at_all_seats_has_no_clock() -> None:
    assert not clock_rules.has_clocks(["ann", "ann"])
    assert clock_rules.has_clocks(["ann", "bob", "ann"])


class Sitting(RuleBasedStateMachine):
    """One seat of a table over some weeks, beside a count of every minute by hand."""

    @initialize(day=st.sampled_from((1, 27)), off=st.booleans())
    def sit_down(self, day: int, off: bool) -> None:
        hours = replace(EVENINGS, days_off=WEEKEND if off else frozenset())
        self.terms = replace(preset_rules("day", hours, BOT), holiday=2 * DAY_MS)
        self.clock = clock_rules.new_clock(self.terms)
        self.now = at(PARIS, 2026, 3, day, 12)  # the wall clock jumps on the 29th
        self.passed = self.ticked = self.stopped = self.rested = 0
        self.paused = False

    @rule(minutes=st.integers(1, 2500))
    def let_time_pass(self, minutes: int) -> None:
        for _ in range(minutes):
            self.count_minute()
        self.clock = clock_rules.charge_clock(self.terms, self.clock, self.now)

    def count_minute(self) -> None:
        wall = datetime.fromtimestamp(self.now / 1000, ZoneInfo(PARIS))
        off = wall.weekday() in self.terms.hours.days_off
        runs = self.clock.asked and not self.clock.replaced and not self.paused
        rests = any(a <= self.now < b for a, b in self.terms.holidays)
        self.passed += MINUTE_MS
        if not runs or off or not 8 <= wall.hour < 23:
            self.stopped += MINUTE_MS
        elif rests and self.rested < 2 * DAY_MS:
            self.rested += MINUTE_MS
            self.stopped += MINUTE_MS
        else:
            self.ticked += MINUTE_MS
        self.now += MINUTE_MS

    @precondition(lambda self: not self.clock.asked and not self.paused)
    @rule(begun=st.sampled_from(StretchCause))
    def be_asked(self, begun: StretchCause) -> None:
        self.clock = clock_rules.begin_stretch(self.terms, self.clock, self.now, begun)

    @precondition(lambda self: self.clock.asked and not self.paused)
    @rule()
    def answer(self) -> None:
        self.clock = clock_rules.end_stretch(self.terms, self.clock, self.now)

    @precondition(lambda self: self.clock.asked and not self.paused)
    @rule()
    def be_replaced(self) -> None:
        self.clock = clock_rules.mark_replaced(self.terms, self.clock, self.now)

    @precondition(lambda self: self.clock.replaced and not self.paused)
    @rule()
    def come_back(self) -> None:
        self.clock = clock_rules.return_player(self.terms, self.clock, self.now)

    @rule()
    def pause_or_go_on(self) -> None:
        self.paused = not self.paused
        turn = clock_rules.stop_clock if self.paused else clock_rules.resume_clock
        self.clock = turn(self.terms, self.clock, self.now)

    @rule(days=st.integers(1, 3))
    def go_on_holiday(self, days: int) -> None:
        changed = clock_rules.with_vacation(
            self.terms, self.now, self.now + days * DAY_MS, self.now
        )
        self.clock = clock_rules.change_rules(self.terms, changed, self.clock, self.now)
        self.terms = changed

    @precondition(lambda self: not self.paused)
    @rule(minutes=st.integers(1, 600))
    def be_down(self, minutes: int) -> None:
        start, self.now = self.now, self.now + minutes * MINUTE_MS
        self.passed += minutes * MINUTE_MS
        self.stopped += minutes * MINUTE_MS
        self.clock = clock_rules.skip_span(self.terms, self.clock, start, self.now)

    @invariant()
    def time_adds_up(self) -> None:
        assert self.ticked + self.stopped == self.passed
        assert self.clock.used == self.ticked
        assert self.clock.holiday == 2 * DAY_MS - self.rested

    @invariant()
    def nothing_is_negative_and_the_reserve_never_grows(self) -> None:
        clock = self.clock
        assert 0 <= clock.free <= self.terms.free
        assert 0 <= clock.reserve <= self.terms.reserve
        assert min(clock.grace, clock.holiday, clock.kept) >= 0
        self.terms = replace(self.terms, reserve=clock.reserve)

    @invariant()
    def zero_comes_when_it_was_announced(self) -> None:
        clock = self.clock
        assert (clock.due is None) == (clock.since is None)
        if clock.due is not None and clock.left:
            assert clock_rules.charge_clock(self.terms, clock, clock.due).left == 0
            assert clock_rules.charge_clock(self.terms, clock, clock.due - 1).left == 1


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
