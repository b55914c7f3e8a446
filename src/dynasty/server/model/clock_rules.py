"""The rules of clocks: free time for every turn and a reserve for the game. Pure, no I/O.

A *stretch* lasts from the log entry after which a seat is asked to the one after which it is not.
The tests refer to the rules by the numbers C1 to C15, one each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from dynasty.server.model import play_hours as wall
from dynasty.server.model.play_hours import DAY_MS, HOUR_MS, MINUTE_MS, PlayHours, TimeSpan

GRACE_BOUNDS_MS: Final = (HOUR_MS, 12 * HOUR_MS)  # at least, at most
MAX_MISSED_STRETCHES: Final = 2  # missed stretches in a row after which the stand-in remains
MAX_PAUSE_MS: Final = 14 * DAY_MS
MAX_PROPOSAL_MS: Final = DAY_MS  # how long a proposal of a pause is valid
MAX_HEARTBEAT_GAP_MS: Final = 45_000  # between two heartbeats; a longer gap is not charged
ALL_DAY_HOURS: Final = PlayHours()
CLOCK_PRESETS: Final = {  # live: seconds a turn and minutes in reserve; else play days of both
    "quick": (True, 30, 10),
    "normal": (True, 60, 20),
    "slow": (True, 120, 40),
    "day": (False, 1, 3),
    "two-days": (False, 2, 4),
    "three-days": (False, 3, 6),
}


class StretchCause(Enum):
    """The cause of a new stretch."""

    ENTRY = "entry"
    OWN_UNDO = "own undo"
    OTHERS_UNDO = "another seat's undo"


class StretchPhase(Enum):
    """The progress of a stretch."""

    FREE = "free"
    RESERVE = "reserve"
    LATE = "late"
    OVER = "over"  # the stand-in acts now


@dataclass(frozen=True)
class ClockRules:
    """The clock settings that apply to one seat."""

    free: int  # for every stretch
    reserve: int  # for the game
    hours: PlayHours = ALL_DAY_HOURS
    live: bool = False
    stand_in: str = ""  # the bot that acts at zero; empty for none
    holiday: int = 0  # vacation that this table allows
    holidays: tuple[TimeSpan, ...] = ()  # vacations of the seat's player, in order, not overlapping

    @property
    def quarter(self) -> int:
        return self.free // 4

    @property
    def grace(self) -> int:
        """C9: Return the time that a late seat has before a bot acts for it."""
        return 0 if self.live else min(max(self.quarter, GRACE_BOUNDS_MS[0]), GRACE_BOUNDS_MS[1])


def preset_rules(pace: str, hours: PlayHours = ALL_DAY_HOURS, stand_in: str = "") -> ClockRules:
    """Return the rules of a preset; one in days has `hours` and two weeks of vacation."""
    live, free, reserve = CLOCK_PRESETS[pace]
    if live:
        return ClockRules(free * 1000, reserve * MINUTE_MS, live=True, stand_in=stand_in)
    day = hours.play_day
    return ClockRules(free * day, reserve * day, hours, stand_in=stand_in, holiday=14 * DAY_MS)


@dataclass(frozen=True)
class ClockState:
    """The remaining time of one seat, and whether its clock runs."""

    free: int = 0  # of this stretch
    reserve: int = 0
    grace: int = 0
    holiday: int = 0
    since: int | None = None  # running, and charged up to here; None: stopped
    due: int | None = None  # when free time and reserve are used up, if nothing changes
    asked: bool = False  # a stretch is open
    replaced: bool = False  # a bot stands in
    kept: int = 0  # of the free time, when the last stretch ended
    missed: int = 0  # stretches in a row that a stand-in ended
    granted: bool = False  # the bonus for a return was given in this stretch
    used: int = 0  # what ticked in all

    @property
    def left(self) -> int:
        return self.free + self.reserve

    @property
    def is_away(self) -> bool:
        """C10: Return whether the stand-in remains until the person is back."""
        return self.missed >= MAX_MISSED_STRETCHES


def new_clock(rules: ClockRules) -> ClockState:
    """Return a seat's clock at the start of the game."""
    return ClockState(reserve=rules.reserve, holiday=0 if rules.live else rules.holiday)


# How time passes


def clock_spans(rules: ClockRules, a: int, holiday: int) -> Iterator[tuple[int, int, bool]]:
    """Yield the open spans of a clock from a moment on, and whether a vacation stops it there."""
    for opens, closes in wall.open_spans(rules.hours, a):
        start = opens
        for begins, ends in rules.holidays if not rules.live else ():
            first, last = max(start, begins), min(closes, ends)
            last = min(last, first + holiday)
            if first < last:
                if start < first:
                    yield start, first, False
                yield first, last, True
                holiday -= last - first
                start = last
        if start < closes:
            yield start, closes, False


def elapsed_time(rules: ClockRules, clock: ClockState, a: int, b: int) -> tuple[int, int]:
    """C1, C7: Return how long the clock ticked in a span, and how long vacations stopped it."""
    ticked = rested = 0
    for start, end, rests in clock_spans(rules, a, clock.holiday):
        if start >= b:
            break
        length = min(end, b) - start
        ticked, rested = (ticked, rested + length) if rests else (ticked + length, rested)
    return ticked, rested


def run_out_time(rules: ClockRules, clock: ClockState, need: int) -> int | None:
    """Return the moment when `need` more milliseconds have ticked; None if the clock is stopped."""
    if clock.since is None:
        return None
    if need <= 0:
        return clock.since
    for start, end, rests in clock_spans(rules, clock.since, clock.holiday):
        if not rests:
            if need <= end - start:
                return start + need
            need -= end - start
    raise AssertionError("windows open without end")


def charge_clock(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C2: Return the clock with the elapsed time taken off free time, then reserve, then grace."""
    if clock.since is None or at <= clock.since:
        return clock
    ticked, rested = elapsed_time(rules, clock, clock.since, at)
    free = min(clock.free, ticked)
    reserve = min(clock.reserve, ticked - free)
    grace = min(clock.grace, ticked - free - reserve)
    return replace(
        clock,
        free=clock.free - free,
        reserve=clock.reserve - reserve,
        grace=clock.grace - grace,
        holiday=clock.holiday - rested,
        since=at,
        used=clock.used + ticked,
    )


def with_due_time(rules: ClockRules, clock: ClockState) -> ClockState:
    """Return the clock with `due` set to the moment when its time is used up."""
    return replace(clock, due=run_out_time(rules, clock, clock.left))


# What happens to a clock


def stop_clock(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C12: Stop the clock, for a pause or anything else; it retains its time."""
    return replace(charge_clock(rules, clock, at), since=None, due=None)


def resume_clock(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C1: Start the clock again if a stretch is open and a person plays."""
    if not clock.asked or clock.replaced or clock.since is not None:
        return clock
    return with_due_time(rules, replace(clock, since=at))


def begin_stretch(
    rules: ClockRules, clock: ClockState, at: int, begun: StretchCause = StretchCause.ENTRY
) -> ClockState:
    """C3, C5: Return the clock at the start of a stretch; a player who is away remains replaced."""
    least = rules.quarter if begun is StretchCause.OTHERS_UNDO else 0
    free = rules.free if begun is StretchCause.ENTRY else max(clock.kept, least)
    fresh = replace(clock, free=free, grace=rules.grace, asked=True, granted=False)
    return resume_clock(rules, replace(fresh, replaced=clock.is_away), at)


def end_stretch(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C4: End a stretch at the moment when its answer reached the server."""
    done = stop_clock(rules, clock, at)
    missed = clock.missed + 1 if clock.replaced else 0
    return replace(done, kept=done.free, asked=False, replaced=False, missed=missed)


def mark_replaced(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C9: Let a bot answer for the seat until the stretch ends."""
    return replace(stop_clock(rules, clock, at), replaced=True)


def return_player(rules: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C11: Give the seat back with its remaining time, at least a quarter once in a stretch."""
    back = replace(clock, replaced=False, missed=0)
    if clock.replaced and clock.asked and not clock.granted:
        least = max(0, rules.quarter - clock.left)
        back = replace(back, free=clock.free + least, granted=least > 0)
    return resume_clock(rules, back, at)


def skip_span(rules: ClockRules, clock: ClockState, start: int, end: int) -> ClockState:
    """C13: Do not charge the time from `start` to `end`, in which the server was down."""
    if end - start <= MAX_HEARTBEAT_GAP_MS or clock.since is None or clock.since >= end:
        return clock
    before = charge_clock(rules, clock, start)
    return with_due_time(rules, replace(before, since=end))


def change_rules(rules: ClockRules, changed: ClockRules, clock: ClockState, at: int) -> ClockState:
    """C7: Apply changed vacations from now on; charge the elapsed time by the old ones."""
    return with_due_time(changed, charge_clock(rules, clock, at))


def with_vacation(rules: ClockRules, start: int, end: int, now: int) -> ClockRules:
    """C7: Return the rules with one more vacation, not in the past; merge overlapping ones."""
    start = max(start, now)
    if rules.live or start >= end:
        return rules
    apart = [span for span in rules.holidays if span[1] < start or end < span[0]]
    joined = [span for span in rules.holidays if span not in apart]
    first = min([start, *(span[0] for span in joined)])
    last = max([end, *(span[1] for span in joined)])
    return replace(rules, holidays=tuple(sorted([*apart, (first, last)])))


# What follows from a clock


def stretch_phase(rules: ClockRules, clock: ClockState, at: int) -> StretchPhase:
    """C9: Return the phase of a stretch at a moment."""
    now = charge_clock(rules, clock, at)
    if now.free:
        return StretchPhase.FREE
    if now.reserve:
        return StretchPhase.RESERVE
    return StretchPhase.LATE if now.grace or not rules.stand_in else StretchPhase.OVER


def stand_in_time(rules: ClockRules, clock: ClockState) -> int | None:
    """C9: Return when the stand-in acts; None if there is none or the clock is stopped."""
    return run_out_time(rules, clock, clock.left + clock.grace) if rules.stand_in else None


def reminder_times(rules: ClockRules, clock: ClockState, here: bool) -> list[int]:
    """C8: Return when to remind: at a quarter of the free time left, before and after the reserve.

    None at live tables, for players who are here, or in the past.
    """
    if rules.live or here or clock.since is None:
        return []
    needs = [clock.free - rules.quarter, clock.left - rules.quarter]
    moments = {run_out_time(rules, clock, need) for need in needs if need > 0}
    return sorted(moment for moment in moments if moment is not None)


class Reminder(Enum):
    """C8: The kind of a reminder."""

    RESERVE = "reserve"  # the free time is nearly used up
    LAST = "last"  # and so is the reserve


def due_reminder(rules: ClockRules, before: ClockState, after: ClockState) -> Reminder | None:
    """C8: Return the last reminder that became due between two states of a clock."""
    if rules.live:
        return None
    if after.left <= rules.quarter < before.left:
        return Reminder.LAST
    return Reminder.RESERVE if after.free <= rules.quarter < before.free else None


@dataclass(frozen=True)
class ClockDisplay:
    """C14: What a page needs to count a clock down: time left, deadline, whether it ticks."""

    left: int
    ticks: bool
    due: int | None
    bold: bool


def clock_display(rules: ClockRules, clock: ClockState, now: int) -> ClockDisplay:
    """C14: Return the remaining time at a moment, and whether the clock ticks then."""
    seen = charge_clock(rules, clock, now)
    ticks = seen.since is not None and elapsed_time(rules, seen, now, now + 1)[0] > 0
    return ClockDisplay(seen.left, ticks, seen.due, seen.left < rules.free // 10)


def has_clocks(players: Collection[str]) -> bool:
    """C15: Return whether the people's seats, given by their holders, have more than one player."""
    return len(set(players)) > 1


@dataclass(frozen=True)
class Pause:
    """C12: A pause: proposed by one player, agreed to by all others, ended by one or by time."""

    proposed: int
    missing: frozenset[str]  # players who have not agreed yet
    agreed: int | None = None  # since when it lasts

    def agree(self, player: str, at: int) -> Pause:
        """C12: Record an agreement; the last one starts the pause. Expired ones do not change."""
        if self.agreed is not None or at >= self.proposed + MAX_PROPOSAL_MS:
            return self
        missing = self.missing - {player}
        return replace(self, missing=missing, agreed=None if missing else at)

    def lasts(self, at: int) -> bool:
        return self.agreed is not None and self.agreed <= at < self.agreed + MAX_PAUSE_MS
