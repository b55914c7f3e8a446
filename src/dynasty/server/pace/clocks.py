"""Clocks of seats: free time for every turn and a reserve that only shrinks. Pure, no I/O.

A *stretch* lasts from the entry of the log after which a seat is asked to the one after which it
is not. The rules have the numbers C1 to C15 in the tests, one each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from dynasty.server.pace import hours as wall
from dynasty.server.pace.hours import DAY, HOUR, MINUTE, Hours, Span

GRACE: Final = (HOUR, 12 * HOUR)  # at least, at most
MISSED: Final = 2  # stretches in a row after which the stand-in stays
LONGEST_PAUSE: Final = 14 * DAY
PROPOSED: Final = DAY  # how long a proposal of a pause stands
LONGEST_GAP: Final = 45_000  # between two heartbeats; longer ones are nobody's time
ALL_DAY: Final = Hours()
PACES: Final = {  # live: seconds a turn and minutes in reserve; else play days of both
    "quick": (True, 30, 10),
    "normal": (True, 60, 20),
    "slow": (True, 120, 40),
    "day": (False, 1, 3),
    "two-days": (False, 2, 4),
    "three-days": (False, 3, 6),
}


class Begun(Enum):
    """What began a stretch."""

    ENTRY = "entry"
    OWN_UNDO = "own undo"
    OTHERS_UNDO = "another seat's undo"


class Phase(Enum):
    """How far a stretch has come."""

    FREE = "free"
    RESERVE = "reserve"
    LATE = "late"
    OVER = "over"  # whoever stands in acts now


@dataclass(frozen=True)
class Rules:
    """The clock of a table, as it ticks for one seat."""

    free: int  # for every stretch
    reserve: int  # for the game
    hours: Hours = ALL_DAY
    live: bool = False
    stand_in: str = ""  # who acts at zero; nobody, if empty
    holiday: int = 0  # that this table grants
    holidays: tuple[Span, ...] = ()  # of the seat's player, in order, apart from each other

    @property
    def quarter(self) -> int:
        return self.free // 4

    @property
    def grace(self) -> int:
        """C9: what a late seat has left before somebody acts for it."""
        return 0 if self.live else min(max(self.quarter, GRACE[0]), GRACE[1])


def paced(pace: str, hours: Hours = ALL_DAY, stand_in: str = "") -> Rules:
    """A clock by its name; hours and two weeks of holidays are for those that count in days."""
    live, free, reserve = PACES[pace]
    if live:
        return Rules(free * 1000, reserve * MINUTE, live=True, stand_in=stand_in)
    day = hours.play_day
    return Rules(free * day, reserve * day, hours, stand_in=stand_in, holiday=14 * DAY)


@dataclass(frozen=True)
class Clock:
    """What one seat has left, and whether it runs."""

    free: int = 0  # of this stretch
    reserve: int = 0
    grace: int = 0
    holiday: int = 0
    since: int | None = None  # charged up to here, and running; None: it stands
    due: int | None = None  # when free time and reserve are used up, if nothing changes
    asked: bool = False  # a stretch is open
    replaced: bool = False  # somebody stands in
    kept: int = 0  # of the free time, when the last stretch ended
    missed: int = 0  # stretches in a row that a stand-in ended
    granted: bool = False  # the least that a return gives was given in this stretch
    used: int = 0  # what ticked in all

    @property
    def left(self) -> int:
        return self.free + self.reserve

    @property
    def is_away(self) -> bool:
        """C10: the stand-in stays until the person is back."""
        return self.missed >= MISSED


def new(rules: Rules) -> Clock:
    """The clock of a seat when the game begins."""
    return Clock(reserve=rules.reserve, holiday=0 if rules.live else rules.holiday)


# How time passes


def spans(rules: Rules, a: int, holiday: int) -> Iterator[tuple[int, int, bool]]:
    """From a moment on: when the clock would tick, and whether a holiday stops it then."""
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


def passed(rules: Rules, clock: Clock, a: int, b: int) -> tuple[int, int]:
    """C1, C7: how long the clock ticked between two moments, and how long holidays stopped it."""
    ticked = rested = 0
    for start, end, rests in spans(rules, a, clock.holiday):
        if start >= b:
            break
        length = min(end, b) - start
        ticked, rested = (ticked, rested + length) if rests else (ticked + length, rested)
    return ticked, rested


def runs_out(rules: Rules, clock: Clock, need: int) -> int | None:
    """When so much will have ticked from now on; None if the clock stands."""
    if clock.since is None:
        return None
    if need <= 0:
        return clock.since
    for start, end, rests in spans(rules, clock.since, clock.holiday):
        if not rests:
            if need <= end - start:
                return start + need
            need -= end - start
    raise AssertionError("windows open without end")


def charged(rules: Rules, clock: Clock, at: int) -> Clock:
    """C2: what ticked so far is taken off the free time, then the reserve, then the grace."""
    if clock.since is None or at <= clock.since:
        return clock
    ticked, rested = passed(rules, clock, clock.since, at)
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


def timed(rules: Rules, clock: Clock) -> Clock:
    """The same with the moment at which it will be used up."""
    return replace(clock, due=runs_out(rules, clock, clock.left))


# What happens to a clock


def halt(rules: Rules, clock: Clock, at: int) -> Clock:
    """C12: a pause, or anything else that stops it: it keeps what it has."""
    return replace(charged(rules, clock, at), since=None, due=None)


def go_on(rules: Rules, clock: Clock, at: int) -> Clock:
    """C1: it runs again, if a stretch is open and a person plays."""
    if not clock.asked or clock.replaced or clock.since is not None:
        return clock
    return timed(rules, replace(clock, since=at))


def begin(rules: Rules, clock: Clock, at: int, begun: Begun = Begun.ENTRY) -> Clock:
    """C3, C5: a stretch begins; whoever is away stays so."""
    least = rules.quarter if begun is Begun.OTHERS_UNDO else 0
    free = rules.free if begun is Begun.ENTRY else max(clock.kept, least)
    fresh = replace(clock, free=free, grace=rules.grace, asked=True, granted=False)
    return go_on(rules, replace(fresh, replaced=clock.is_away), at)


def end(rules: Rules, clock: Clock, at: int) -> Clock:
    """C4: a stretch ends when its answer reached the server."""
    done = halt(rules, clock, at)
    missed = clock.missed + 1 if clock.replaced else 0
    return replace(done, kept=done.free, asked=False, replaced=False, missed=missed)


def stand_in(rules: Rules, clock: Clock, at: int) -> Clock:
    """C9: somebody answers for the seat until the stretch ends."""
    return replace(halt(rules, clock, at), replaced=True)


def come_back(rules: Rules, clock: Clock, at: int) -> Clock:
    """C11: the person plays with what was left; with a quarter at least, once in a stretch."""
    back = replace(clock, replaced=False, missed=0)
    if clock.replaced and clock.asked and not clock.granted:
        least = max(0, rules.quarter - clock.left)
        back = replace(back, free=clock.free + least, granted=least > 0)
    return go_on(rules, back, at)


def skip(rules: Rules, clock: Clock, start: int, end: int) -> Clock:
    """C13: the server was down from one moment to another; nobody loses time to that."""
    if end - start <= LONGEST_GAP or clock.since is None or clock.since >= end:
        return clock
    before = charged(rules, clock, start)
    return timed(rules, replace(before, since=end))


def change(rules: Rules, changed: Rules, clock: Clock, at: int) -> Clock:
    """C7: from now on other holidays: what ran so far is charged as it was."""
    return timed(changed, charged(rules, clock, at))


def with_holiday(rules: Rules, start: int, end: int, now: int) -> Rules:
    """C7: one more holiday, ahead or from now on, never backwards; what overlaps is one."""
    start = max(start, now)
    if rules.live or start >= end:
        return rules
    apart = [span for span in rules.holidays if span[1] < start or end < span[0]]
    joined = [span for span in rules.holidays if span not in apart]
    first = min([start, *(span[0] for span in joined)])
    last = max([end, *(span[1] for span in joined)])
    return replace(rules, holidays=tuple(sorted([*apart, (first, last)])))


# What follows from a clock


def phase(rules: Rules, clock: Clock, at: int) -> Phase:
    """C9: where a stretch stands at a moment."""
    now = charged(rules, clock, at)
    if now.free:
        return Phase.FREE
    if now.reserve:
        return Phase.RESERVE
    return Phase.LATE if now.grace or not rules.stand_in else Phase.OVER


def acts_at(rules: Rules, clock: Clock) -> int | None:
    """C9: when whoever stands in acts; None if nobody does or the clock stands."""
    return runs_out(rules, clock, clock.left + clock.grace) if rules.stand_in else None


def reminders(rules: Rules, clock: Clock, here: bool) -> list[int]:
    """C8: when to remind: a quarter of the free time is left, and as little of all that there is.

    Not at live tables, not who is here, and not of what is past.
    """
    if rules.live or here or clock.since is None:
        return []
    needs = [clock.free - rules.quarter, clock.left - rules.quarter]
    moments = {runs_out(rules, clock, need) for need in needs if need > 0}
    return sorted(moment for moment in moments if moment is not None)


class Reminder(Enum):
    """C8: of what somebody is reminded."""

    RESERVE = "reserve"  # the free time is nearly used up
    LAST = "last"  # and so is the reserve


def reminder(rules: Rules, before: Clock, after: Clock) -> Reminder | None:
    """C8: the last moment to remind that a clock has passed between the two."""
    if rules.live:
        return None
    if after.left <= rules.quarter < before.left:
        return Reminder.LAST
    return Reminder.RESERVE if after.free <= rules.quarter < before.free else None


@dataclass(frozen=True)
class Shown:
    """C14: what a page is told; it counts down by itself."""

    left: int
    ticks: bool
    due: int | None
    bold: bool


def shown(rules: Rules, clock: Clock, now: int) -> Shown:
    """C14: what is left at a moment, and whether it ticks just then."""
    seen = charged(rules, clock, now)
    ticks = seen.since is not None and passed(rules, seen, now, now + 1)[0] > 0
    return Shown(seen.left, ticks, seen.due, seen.left < rules.free // 10)


def has_clocks(players: Collection[str]) -> bool:
    """C15: do people's seats, by who holds them, belong to more than one player?"""
    return len(set(players)) > 1


@dataclass(frozen=True)
class Pause:
    """C12: proposed by one, agreed to by all others, ended by any one of them or by time."""

    proposed: int
    missing: frozenset[str]  # players who have not agreed yet
    agreed: int | None = None  # since when it lasts

    def agree(self, player: str, at: int) -> Pause:
        """One more agrees; the last one's word begins it. A proposal that has lapsed is none."""
        if self.agreed is not None or at >= self.proposed + PROPOSED:
            return self
        missing = self.missing - {player}
        return replace(self, missing=missing, agreed=None if missing else at)

    def lasts(self, at: int) -> bool:
        return self.agreed is not None and self.agreed <= at < self.agreed + LONGEST_PAUSE
