"""The rules of clocks, C1 to C15, and a machine that plays, undoes, pauses and lets time pass."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dynasty.server.pace import clocks
from dynasty.server.pace.clocks import Begun, Clock, Pause, Phase, Rules, paced
from dynasty.server.pace.hours import DAY, HOUR, MINUTE, WEEKEND, Hours
from tests.server.test_hours import PARIS, at

BOT = "greedy"
EVENINGS = Hours(PARIS, 8 * 60, 23 * 60)
DAILY = paced("day", EVENINGS, BOT)
QUICK = paced("quick", stand_in=BOT)
NOON = at(PARIS, 2026, 6, 1, 12)  # a Monday
PLAY_DAY = 15 * HOUR


def asked(rules: Rules, when: int = NOON) -> Clock:
    return clocks.begin(rules, clocks.new(rules), when)


def test_c1_a_clock_ticks_while_a_person_is_asked_and_in_the_window_only() -> None:
    clock = asked(DAILY)
    night = at(PARIS, 2026, 6, 1, 23)
    assert clocks.charged(DAILY, clock, night).free == PLAY_DAY - 11 * HOUR
    assert clocks.charged(DAILY, clock, night + 9 * HOUR).free == PLAY_DAY - 11 * HOUR
    for stopped in (
        clocks.halt(DAILY, clock, NOON),
        clocks.stand_in(DAILY, clock, NOON),
        clocks.end(DAILY, clock, NOON),
    ):
        assert (stopped.since, stopped.due) == (None, None)
        assert clocks.charged(DAILY, stopped, night) == stopped
    assert clocks.go_on(DAILY, clocks.end(DAILY, clock, NOON), night).since is None


def test_c1_seats_of_a_secret_tick_each_on_its_own() -> None:
    seats = [asked(QUICK) for _ in range(3)]
    seats = [clocks.end(QUICK, seat, NOON + n * 1000) for n, seat in enumerate(seats)]
    assert [seat.used for seat in seats] == [0, 1000, 2000]


def test_c2_free_time_goes_first_then_the_reserve_which_never_grows() -> None:
    clock = asked(QUICK)
    assert (clock.free, clock.reserve) == (30_000, 10 * MINUTE)
    later = clocks.charged(QUICK, clock, NOON + 40_000)
    assert (later.free, later.reserve) == (0, 10 * MINUTE - 10_000)
    again = clocks.begin(QUICK, clocks.end(QUICK, later, NOON + 40_000), NOON + DAY)
    assert (again.free, again.reserve) == (30_000, 10 * MINUTE - 10_000)


def test_c3_a_stretch_begins_with_all_of_the_free_time() -> None:
    first = clocks.end(QUICK, asked(QUICK), NOON + 29_000)
    assert clocks.begin(QUICK, first, NOON + 30_000).due == NOON + 60_000 + 10 * MINUTE


def test_c4_an_answer_counts_from_when_it_reached_the_server() -> None:
    clock = asked(QUICK)
    assert clock.due is not None
    assert clocks.phase(QUICK, clock, clock.due - 1) is Phase.RESERVE
    assert clocks.end(QUICK, clock, clock.due - 1).reserve == 1
    assert clocks.phase(QUICK, clock, clock.due) is Phase.OVER


def test_c5_an_undo_goes_on_with_what_was_left() -> None:
    over = clocks.end(QUICK, asked(QUICK), NOON + 28_000)
    assert clocks.begin(QUICK, over, NOON + DAY, Begun.OWN_UNDO).free == 2000
    assert clocks.begin(QUICK, over, NOON + DAY, Begun.OTHERS_UNDO).free == 7500
    early = clocks.end(QUICK, asked(QUICK), NOON + 1000)
    assert clocks.begin(QUICK, early, NOON + DAY, Begun.OTHERS_UNDO).free == 29_000
    late = clocks.end(QUICK, asked(QUICK), NOON + 50_000)
    assert clocks.begin(QUICK, late, NOON + DAY, Begun.OWN_UNDO).reserve == 10 * MINUTE - 20_000


def test_c6_windows_and_days_off_stop_a_clock_and_reset_nothing() -> None:
    rules = replace(DAILY, hours=replace(EVENINGS, days_off=WEEKEND))
    friday = at(PARIS, 2026, 6, 5, 20)
    monday = clocks.charged(rules, asked(rules, friday), at(PARIS, 2026, 6, 8, 9))
    assert monday.free == PLAY_DAY - 4 * HOUR
    assert asked(rules, friday).due == at(PARIS, 2026, 6, 11, 20)  # four play days later


def test_c7_a_holiday_stops_what_would_tick_until_the_table_grants_no_more() -> None:
    rules = replace(DAILY, holiday=PLAY_DAY)
    two_days = clocks.with_holiday(rules, NOON - DAY, NOON + 2 * DAY, NOON)
    assert two_days.holidays == ((NOON, NOON + 2 * DAY),)  # never backwards
    clock = clocks.change(rules, two_days, asked(rules), NOON)
    tomorrow = clocks.charged(two_days, clock, NOON + DAY)
    assert (tomorrow.free, tomorrow.holiday) == (PLAY_DAY, 0)
    assert clocks.charged(two_days, clock, NOON + DAY + HOUR).free == PLAY_DAY - HOUR
    assert clock.due == at(PARIS, 2026, 6, 6, 12)  # a day later than without
    assert clocks.end(two_days, clock, NOON + 1).free == PLAY_DAY  # whoever is away may move
    assert clocks.with_holiday(QUICK, NOON, NOON + DAY, NOON) == QUICK


def test_c7_holidays_that_touch_are_one() -> None:
    rules = clocks.with_holiday(DAILY, NOON + HOUR, NOON + 2 * HOUR, NOON)
    rules = clocks.with_holiday(rules, NOON + 5 * HOUR, NOON + 6 * HOUR, NOON)
    rules = clocks.with_holiday(rules, NOON + 2 * HOUR, NOON + 3 * HOUR, NOON)
    assert rules.holidays == (
        (NOON + HOUR, NOON + 3 * HOUR),
        (NOON + 5 * HOUR, NOON + 6 * HOUR),
    )
    assert clocks.with_holiday(rules, NOON + HOUR, NOON, NOON) == rules


def test_c8_two_reminders_for_who_is_not_here_and_none_at_live_tables() -> None:
    clock, quarter = asked(DAILY), PLAY_DAY // 4
    first, second = clocks.reminders(DAILY, clock, here=False)
    assert clocks.charged(DAILY, clock, first).free == quarter
    assert clocks.charged(DAILY, clock, second).left == quarter
    assert clocks.reminders(DAILY, clock, here=True) == []
    assert clocks.reminders(QUICK, asked(QUICK), here=False) == []
    assert clocks.reminders(DAILY, clocks.charged(DAILY, clock, first), here=False) == [second]
    bare = replace(DAILY, reserve=0)
    assert len(clocks.reminders(bare, asked(bare), here=False)) == 1


def test_c9_at_zero_a_seat_is_late_and_after_a_grace_somebody_stands_in() -> None:
    clock = asked(DAILY)
    assert clock.due is not None
    acts = clocks.acts_at(DAILY, clock)
    assert acts == at(PARIS, 2026, 6, 5, 15, 45)  # a quarter of a play day after zero
    assert clocks.phase(DAILY, clock, clock.due) is Phase.LATE
    assert clocks.phase(DAILY, clock, acts) is Phase.OVER
    nobody = replace(DAILY, stand_in="")
    assert clocks.acts_at(nobody, clock) is None
    assert clocks.phase(nobody, clock, acts + DAY) is Phase.LATE
    assert clocks.acts_at(QUICK, asked(QUICK)) == asked(QUICK).due
    over = clocks.end(DAILY, clocks.stand_in(DAILY, clock, acts), acts)
    again = clocks.begin(DAILY, over, acts)
    assert (again.free, again.reserve, again.replaced) == (PLAY_DAY, 0, False)


def test_c9_the_grace_is_a_quarter_but_from_an_hour_to_twelve() -> None:
    short, long = Rules(2 * HOUR, 0), paced("three-days")
    assert (short.grace, long.grace, QUICK.grace) == (HOUR, 12 * HOUR, 0)


def test_c10_after_two_stretches_that_a_stand_in_ended_it_stays() -> None:
    clock = clocks.new(QUICK)
    for _ in range(2):
        clock = clocks.begin(QUICK, clock, NOON)
        assert not clock.is_away
        clock = clocks.end(QUICK, clocks.stand_in(QUICK, clock, NOON), NOON)
    away = clocks.begin(QUICK, clock, NOON)
    assert (away.is_away, away.replaced, away.since) == (True, True, None)
    answered = clocks.end(QUICK, clocks.come_back(QUICK, away, NOON), NOON)
    assert not clocks.begin(QUICK, answered, NOON).is_away


def test_c11_a_return_gives_what_was_left_and_a_quarter_at_least_but_once() -> None:
    clock = asked(QUICK)
    assert clock.due is not None
    left = clocks.stand_in(QUICK, clock, NOON + 10_000)
    assert clocks.come_back(QUICK, left, NOON + DAY).left == clock.left - 10_000
    back = clocks.come_back(QUICK, clocks.stand_in(QUICK, clock, clock.due), NOON + DAY)
    assert (back.free, back.since) == (7500, NOON + DAY)
    twice = clocks.stand_in(QUICK, back, NOON + DAY + 7000)
    assert clocks.come_back(QUICK, twice, NOON + 2 * DAY).left == 500


def test_c12_all_agree_to_a_pause_and_it_ends_after_two_weeks() -> None:
    pause = Pause(NOON, frozenset({"ann", "bob"})).agree("ann", NOON + HOUR)
    assert not pause.lasts(NOON + HOUR)
    agreed = pause.agree("bob", NOON + 2 * HOUR)
    assert agreed.lasts(NOON + 2 * HOUR)
    assert agreed.agree("ann", NOON + DAY) == agreed
    assert not agreed.lasts(NOON + 2 * HOUR + 14 * DAY)
    assert pause.agree("bob", NOON + DAY).agreed is None  # it has lapsed
    stopped = clocks.halt(DAILY, asked(DAILY), NOON + HOUR)
    assert clocks.go_on(DAILY, stopped, NOON + 10 * DAY).left == 4 * PLAY_DAY - HOUR


def test_c13_nobody_loses_time_while_the_server_is_down() -> None:
    clock = asked(QUICK)
    after = clocks.skip(QUICK, clock, NOON + 5000, NOON + 65_000)
    assert clock.due is not None
    assert (after.free, after.due) == (25_000, clock.due + 60_000)
    assert clocks.skip(QUICK, clock, NOON + 5000, NOON + 50_000) == clock  # 45 s are none
    assert clocks.skip(QUICK, clock, NOON - HOUR, NOON - 1) == clock
    stands = clocks.halt(QUICK, clock, NOON)
    assert clocks.skip(QUICK, stands, NOON, NOON + DAY) == stands


def test_c14_a_page_is_told_what_is_left_and_whether_it_ticks() -> None:
    clock = asked(DAILY)
    told = clocks.shown(DAILY, clock, NOON + HOUR)
    assert (told.left, told.ticks, told.due, told.bold) == (
        4 * PLAY_DAY - HOUR,
        True,
        clock.due,
        False,
    )
    assert not clocks.shown(DAILY, clock, at(PARIS, 2026, 6, 1, 23)).ticks
    assert clock.due is not None
    assert clocks.shown(DAILY, clock, clock.due - HOUR).bold
    assert not clocks.shown(DAILY, clocks.halt(DAILY, clock, NOON), NOON).ticks


def test_c15_one_player_at_all_seats_has_no_clock() -> None:
    assert not clocks.has_clocks(["ann", "ann"])
    assert clocks.has_clocks(["ann", "bob", "ann"])


class Sitting(RuleBasedStateMachine):
    """One seat of a table over some weeks, beside a count of every minute by hand."""

    @initialize(day=st.sampled_from((1, 27)), off=st.booleans())
    def sit_down(self, day: int, off: bool) -> None:
        hours = replace(EVENINGS, days_off=WEEKEND if off else frozenset())
        self.terms = replace(paced("day", hours, BOT), holiday=2 * DAY)
        self.clock = clocks.new(self.terms)
        self.now = at(PARIS, 2026, 3, day, 12)  # the wall clock jumps on the 29th
        self.passed = self.ticked = self.stopped = self.rested = 0
        self.paused = False

    @rule(minutes=st.integers(1, 2500))
    def let_time_pass(self, minutes: int) -> None:
        for _ in range(minutes):
            self.count_minute()
        self.clock = clocks.charged(self.terms, self.clock, self.now)

    def count_minute(self) -> None:
        wall = datetime.fromtimestamp(self.now / 1000, ZoneInfo(PARIS))
        off = wall.weekday() in self.terms.hours.days_off
        runs = self.clock.asked and not self.clock.replaced and not self.paused
        rests = any(a <= self.now < b for a, b in self.terms.holidays)
        self.passed += MINUTE
        if not runs or off or not 8 <= wall.hour < 23:
            self.stopped += MINUTE
        elif rests and self.rested < 2 * DAY:
            self.rested += MINUTE
            self.stopped += MINUTE
        else:
            self.ticked += MINUTE
        self.now += MINUTE

    @precondition(lambda self: not self.clock.asked and not self.paused)
    @rule(begun=st.sampled_from(Begun))
    def be_asked(self, begun: Begun) -> None:
        self.clock = clocks.begin(self.terms, self.clock, self.now, begun)

    @precondition(lambda self: self.clock.asked and not self.paused)
    @rule()
    def answer(self) -> None:
        self.clock = clocks.end(self.terms, self.clock, self.now)

    @precondition(lambda self: self.clock.asked and not self.paused)
    @rule()
    def be_replaced(self) -> None:
        self.clock = clocks.stand_in(self.terms, self.clock, self.now)

    @precondition(lambda self: self.clock.replaced and not self.paused)
    @rule()
    def come_back(self) -> None:
        self.clock = clocks.come_back(self.terms, self.clock, self.now)

    @rule()
    def pause_or_go_on(self) -> None:
        self.paused = not self.paused
        turn = clocks.halt if self.paused else clocks.go_on
        self.clock = turn(self.terms, self.clock, self.now)

    @rule(days=st.integers(1, 3))
    def go_on_holiday(self, days: int) -> None:
        changed = clocks.with_holiday(self.terms, self.now, self.now + days * DAY, self.now)
        self.clock = clocks.change(self.terms, changed, self.clock, self.now)
        self.terms = changed

    @precondition(lambda self: not self.paused)
    @rule(minutes=st.integers(1, 600))
    def be_down(self, minutes: int) -> None:
        start, self.now = self.now, self.now + minutes * MINUTE
        self.passed += minutes * MINUTE
        self.stopped += minutes * MINUTE
        self.clock = clocks.skip(self.terms, self.clock, start, self.now)

    @invariant()
    def time_adds_up(self) -> None:
        assert self.ticked + self.stopped == self.passed
        assert self.clock.used == self.ticked
        assert self.clock.holiday == 2 * DAY - self.rested

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
            assert clocks.charged(self.terms, clock, clock.due).left == 0
            assert clocks.charged(self.terms, clock, clock.due - 1).left == 1


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
